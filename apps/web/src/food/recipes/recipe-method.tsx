import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { useText } from '../../messages/text.tsx'

/** How it is made, step by step, and the words that go with it. */
export function RecipeMethod({ content }: { readonly content: RecipeContent }) {
  const t = useText()
  const { steps, description, sourceWords } = content
  return (
    <>
      {steps.length === 0 ? null : (
        <section className="recipe-method">
          <h2>{t('recipes.method')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step.stepKey}>
                <bdi>{step.text}</bdi>
              </li>
            ))}
          </ol>
        </section>
      )}
      {description === undefined ? null : (
        <section className="recipe-method">
          <h2>{t('recipes.description')}</h2>
          <p>
            <bdi>{description}</bdi>
          </p>
        </section>
      )}
      {sourceWords === undefined ? null : (
        <details className="recipe-source" data-print="no">
          <summary>{t('recipes.sourceWords')}</summary>
          <p>
            <bdi>{sourceWords}</bdi>
          </p>
        </details>
      )}
    </>
  )
}
