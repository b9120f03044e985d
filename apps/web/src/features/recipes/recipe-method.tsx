import type { RecipeContent } from '@brigade/domain/recipes/recipe.ts'
import { useText } from '../../messages/text.tsx'

/** How it is made, step by step, and the words that go with it. */
export function RecipeMethod({ content: { steps, description } }: { readonly content: RecipeContent }) {
  const t = useText()
  return (
    <>
      {steps.length === 0 ? null : (
        <section className="recipe-method">
          <h2>{t('recipes.method')}</h2>
          <ol>
            {steps.map((step) => (
              <li key={step.stepKey}>{step.text}</li>
            ))}
          </ol>
        </section>
      )}
      {description === undefined ? null : (
        <section className="recipe-method">
          <h2>{t('recipes.description')}</h2>
          <p>{description}</p>
        </section>
      )}
    </>
  )
}
