import { LinkButton } from '@brigade/design-system/atoms/link-button.tsx'
import { Columns } from '@brigade/design-system/layouts/columns.tsx'
import { Stack } from '@brigade/design-system/layouts/stack.tsx'
import { type Recipe, isShownOutside } from '@brigade/domain/food/recipes/recipe.ts'
import { useText } from '../../messages/text.tsx'
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
import { Button } from '@brigade/design-system/atoms/button.tsx'
import { Banner } from '@brigade/design-system/molecules/banner.tsx'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { useState } from 'react'
import { changing, write } from '../../lib/writing/write.ts'
import { navigate } from '../../shell/routing/navigation.ts'
import { offerUndo } from '../../shell/undo/undo.ts'
import { recipesPath, type RecipeHome } from './recipe-home.ts'
import { recipesUsing } from '@brigade/domain/food/recipes/recipe-graph.ts'
import { getDocuments } from '../../lib/reading/documents.ts'
import { contentOf } from '../../lib/reading/stored-values.ts'
import { sdkQuery } from '../../lib/reading/use-query.ts'
import { menuItems, menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { nameOfItemSelling } from '@brigade/domain/food/recipes/sells-recipe.ts'

/**
 * Names of the menu items that sell a recipe or offer it as an option, over all menus of the kitchen. People have no
 * menus.
 */
async function menuItemsUsing(
  { ownerKind, ownerId: kitchenId }: RecipeHome,
  recipeId: string,
): Promise<readonly string[]> {
  if (ownerKind === 'person') return []
  const documents = await getDocuments()
  const list = await documents.sdk.getDocs(
    sdkQuery(documents, { collection: menus, params: { kitchenId }, wish: {} }),
  )
  const open = list.docs.filter((menu) => menu.data().deletedAt === undefined)
  const results = await Promise.all(
    open.map(async ({ id: menuId }) => {
      const params = { kitchenId, menuId }
      const items = await documents.sdk.getDocs(
        sdkQuery(documents, { collection: menuItems, params, wish: {} }),
      )
      return items.docs.flatMap((item) => nameOfItemSelling(recipeId, item.data()) ?? [])
    }),
  )
  return results.flat()
}

/** Names of the recipes of the same home that a recipe is part of; those in the bin do not count. */
async function recipesWith({ ownerKind, ownerId }: RecipeHome, recipeId: string): Promise<readonly string[]> {
  const documents = await getDocuments()
  const wish = {
    where: [
      ['ownerKind', '==', ownerKind],
      ['ownerId', '==', ownerId],
    ],
  } as const
  const found = await documents.sdk.getDocs(sdkQuery(documents, { collection: recipes, params: {}, wish }))
  const all = new Map(found.docs.map((each) => [each.id, contentOf(recipes, documents.sdk, each.data())]))
  const kept = new Map([...all].filter(([, { deletedAt }]) => deletedAt === undefined))
  return recipesUsing({ kind: 'recipe', refId: recipeId }, kept).map((id) => kept.get(id)?.name ?? '')
}

interface BinRecipeProps {
  readonly recipeId: string
  readonly recipe: Recipe
  readonly book: KitchenBook
}

/** Puts a recipe in the bin, unless another recipe or a menu uses it: those are named. */
function BinRecipe({ recipeId, recipe, book }: BinRecipeProps) {
  const t = useText()
  const [isLooking, setLooking] = useState(false)
  const [users, setUsers] = useState<readonly string[]>([])
  const bin = async () => {
    setLooking(true)
    const found = await Promise.all([recipesWith(book.home, recipeId), menuItemsUsing(book.home, recipeId)])
    const uses = found.flat()
    setLooking(false)
    setUsers(uses)
    if (uses.length > 0) return
    const deletedAt = timestampFromMs(Date.now())
    await write([changing(recipes, { recipeId }, { before: recipe, changes: { deletedAt } })])
    const undo = () =>
      void write([changing(recipes, { recipeId }, { before: recipe, changes: { deletedAt: undefined } })])
    offerUndo({ text: t('recipes.binned', { name: recipe.name }), undo })
    navigate(recipesPath(book.home))
  }
  if (isShownOutside(recipe)) return <p>{t('recipes.stillShown')}</p>
  return (
    <div className="bin-recipe">
      {users.length === 0 ? null : (
        <Banner state="warn" role="alert">
          {t('recipes.stillUsed', { names: users.join(', ') })}
        </Banner>
      )}
      <Button tone="danger" isPending={isLooking} onClick={() => void bin()}>
        {t('recipes.bin')}
      </Button>
    </div>
  )
}

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
