import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import { useText } from '../../messages/text.tsx'
import { BinRecipe } from './bin-recipe.tsx'
import { CostLines } from './cost-lines.tsx'
import { CostPanel } from './cost-panel.tsx'
import { CopyToKitchen } from './copy-to-kitchen.tsx'
import { ForkBanner } from './fork-banner.tsx'
import type { KitchenBook } from './kitchen-book.ts'
import { RecipeMethod } from './recipe-method.tsx'
import { RecipeReaders } from './recipe-readers.tsx'
import { mayBin } from './take-out-of-bin.ts'
import { ScaleBar } from './scale-bar.tsx'
import { ScaleFields } from './scale-fields.tsx'
import { scaleOf } from './scale-of.ts'
import { useScaleWish } from './scale-wish.ts'
import { ScaledLines } from './scaled-lines.tsx'
import type { OwnAccess } from '../../lib/kitchen/use-own-access.ts'
import { useGives } from './use-gives.ts'
import { useVersions } from './use-versions.ts'
import { VersionsPanel } from './versions-panel.tsx'
import { AllergenPanel } from '../allergens/public.ts'

interface RecipeViewProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
  readonly access: OwnAccess
  readonly editHref: string
}

function Lines({ recipe, book, access, editHref }: Omit<RecipeViewProps, 'recipeId'>) {
  const t = useText()
  const { current } = recipe
  const [wish, change] = useScaleWish()
  const refId = current.lines.find(({ lineKey }) => lineKey === wish.lineKey)?.refId
  const facts = refId === undefined ? undefined : book.stockLines.get(refId)?.conversions
  const scale = scaleOf(current, wish, facts ?? [])
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
      <ScaleBar content={current} wish={wish} change={change}>
        <ScaleFields content={current} wish={wish} change={change} scale={scale} />
      </ScaleBar>
      <ScaledLines home={book.home} lines={current.lines} factor={scale.factor} />
    </>
  )
}

/** A recipe to cook from and to judge: lines, method, cost, allergens, versions. */
export function RecipeView(props: RecipeViewProps) {
  const { recipeId, recipe, book, access } = props
  const t = useText()
  const { versions, nameOf } = useVersions(book.home, recipeId)
  const knownVersions = versions.state === 'success' ? versions.value : []
  const allergens = book.allergens.of(recipeId)
  const gives = useGives(recipe.current)
  const shared = { recipeId, recipe, versions: knownVersions, nameOf }
  return (
    <Stack gap={16}>
      <ForkBanner {...shared} mayDecide={access.may('lead')} />
      <p className="recipe-gives">{gives}</p>
      {recipe.source?.kind === 'recipe' ? <p>{t('recipes.copyOf', { name: recipe.source.name })}</p> : null}
      <Columns>
        <Stack gap={16}>
          <Lines {...props} />
          <RecipeMethod content={recipe.current} />
          {access.seesCosts ? <CostLines book={book} recipeId={recipeId} /> : null}
        </Stack>
        <Stack gap={16}>
          {access.seesCosts ? <CostPanel recipeId={recipeId} book={book} /> : null}
          {allergens === undefined ? null : <AllergenPanel facts={allergens} lines={recipe.current.lines} />}
          {recipe.ownerKind === 'person' ? <CopyToKitchen recipeId={recipeId} recipe={recipe} /> : null}
          {access.may('lead') ? <RecipeReaders recipeId={recipeId} recipe={recipe} /> : null}
          <VersionsPanel {...shared} mayWrite={access.may('cook')} />
          {mayBin(access, recipe) ? <BinRecipe recipeId={recipeId} recipe={recipe} book={book} /> : null}
        </Stack>
      </Columns>
    </Stack>
  )
}
