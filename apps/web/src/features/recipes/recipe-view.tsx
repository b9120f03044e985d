import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { Recipe } from '@brigade/domain/recipes/recipe.ts'
import { useText } from '../../messages/text.tsx'
import { AllergenPanel } from './allergen-panel.tsx'
import { useAmountWords } from './amount-text.ts'
import { BinRecipe } from './bin-recipe.tsx'
import { CostLines } from './cost-lines.tsx'
import { CostPanel } from './cost-panel.tsx'
import { ForkBanner } from './fork-banner.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { RecipeLines } from './recipe-lines.tsx'
import { ScaleBar } from './scale-bar.tsx'
import type { OwnAccess } from './use-own-access.ts'
import { useScale } from './use-scale.ts'
import { useVersions } from './use-versions.ts'
import { VersionsPanel } from './versions-panel.tsx'

interface RecipeViewProps {
  readonly kitchenId: string
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
  readonly access: OwnAccess
  readonly editHref: string
}

function Method({ recipe }: { readonly recipe: Recipe }) {
  const t = useText()
  const { steps, description } = recipe.current
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

function Lines({ kitchenId, recipe, book, access, editHref }: Omit<RecipeViewProps, 'recipeId'>) {
  const t = useText()
  const { current } = recipe
  const scale = useScale(current, (lineKey) => {
    const refId = current.lines.find((line) => line.lineKey === lineKey)?.refId
    return refId === undefined ? [] : (book.stockLines.get(refId)?.conversions ?? [])
  })
  if (current.lines.length === 0) {
    return (
      <p>
        {t('recipes.noLines')}{' '}
        {access.may('cook') ? <LinkButton href={editHref}>{t('common.edit')}</LinkButton> : null}
      </p>
    )
  }
  return (
    <>
      <ScaleBar content={current} scale={scale} />
      <RecipeLines kitchenId={kitchenId} lines={current.lines} factor={scale.factor} />
    </>
  )
}

/** A recipe to cook from and to judge: lines, method, cost, allergens, versions. */
export function RecipeView(props: RecipeViewProps) {
  const { kitchenId, recipeId, recipe, book, access } = props
  const t = useText()
  const words = useAmountWords()
  const { versions, nameOf } = useVersions(kitchenId, recipeId)
  const kept = versions.state === 'here' ? versions.value : []
  const allergens = book.allergens.of(recipeId)
  const { portions, yield: batch, lines } = recipe.current
  const gives = [
    ...(portions === undefined ? [] : [t('recipes.portionCount', { count: portions })]),
    ...(batch === undefined ? [] : [words.quantity(batch)]),
  ]
  const shared = { recipeId, recipe, versions: kept, nameOf }
  return (
    <Stack gap={16}>
      <ForkBanner {...shared} mayDecide={access.may('lead')} />
      <p className="recipe-gives">{gives.length === 0 ? t('recipes.givesUnknown') : gives.join(' · ')}</p>
      <Columns>
        <Stack gap={16}>
          <Lines {...props} />
          <Method recipe={recipe} />
          {access.seesCosts ? <CostLines book={book} recipeId={recipeId} /> : null}
        </Stack>
        <Stack gap={16}>
          {access.seesCosts ? <CostPanel kitchenId={kitchenId} recipeId={recipeId} book={book} /> : null}
          {allergens === undefined ? null : <AllergenPanel facts={allergens} lines={lines} />}
          <VersionsPanel {...shared} kitchenId={kitchenId} mayWrite={access.may('cook')} />
          {access.may(recipe.approvedVersionId === undefined ? 'cook' : 'lead') ? (
            <BinRecipe kitchenId={kitchenId} recipeId={recipeId} recipe={recipe} book={book} />
          ) : null}
        </Stack>
      </Columns>
    </Stack>
  )
}
