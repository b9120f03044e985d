import { useText } from '../../messages/text.tsx'
import { useParam, useSearchParams } from '../../shell/page-context.tsx'
import { RecipeWorkspace } from './recipe-workspace.tsx'
import { type OpenBook, useKitchenBook, firstUnready } from './use-kitchen-book.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { recipeNeeds, type RecipeNeeds } from '@brigade/domain/food/recipes/recipe-needs.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { useMemo, useState } from 'react'
import { useIsOffline } from '../../lib/network/use-is-offline.ts'
import { useKitchenSettings } from '../../lib/kitchen/use-kitchen.ts'
import { useOwnAccess } from '../../lib/kitchen/use-own-access.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { listsIn, useLists } from '../../lib/reading/use-lists.ts'
import { kitchenBook } from './kitchen-book.ts'

function byId<Content>(rows: readonly StoredDocument<Content>[]): ReadonlyMap<string, Content> {
  return new Map(rows.map(({ id, content }) => [id, content]))
}

/** Whether each of the ids has something among these rows. */
function hasAll<Content>(
  ids: readonly string[],
  rows: readonly StoredDocument<Content>[] | undefined,
  idOf: (row: StoredDocument<Content>) => string,
): boolean {
  const there = new Set(rows?.map(idOf))
  return rows !== undefined && ids.every((id) => there.has(id))
}

const isSame = (one: RecipeNeeds, other: RecipeNeeds) => JSON.stringify(one) === JSON.stringify(other)

/**
 * A kitchen's book with one recipe, what is in it and what that costs: all that its page shows, however many others there
 * are. It is read level by level. While a change of the recipe brings more, what was there stays.
 */
function useRecipeBook(kitchenId: string, recipeId: string): OpenBook {
  const access = useOwnAccess(kitchenId)
  const isOffline = useIsOffline()
  const settings = useKitchenSettings(kitchenId)
  const [needs, setNeeds] = useState<RecipeNeeds>({ recipeIds: [recipeId], lineIds: [] })
  const own = {
    where: [
      ['ownerKind', '==', 'kitchen'],
      ['ownerId', '==', kitchenId],
    ],
  } as const
  const foundRecipes = useLists(recipes, listsIn({}, '__name__', needs.recipeIds, own))
  const foundLines = useLists(stockLines, listsIn({ kitchenId }, '__name__', needs.lineIds))
  const { isKnown, seesCosts } = access
  const priced = listsIn({ kitchenId }, 'lineId', needs.lineIds)
  const prices = useLists(priceLines, seesCosts ? priced : undefined)

  const allRecipes = foundRecipes.state === 'success' ? foundRecipes.value : undefined
  const allLines = foundLines.state === 'success' ? foundLines.value : undefined
  const allPrices = prices.state === 'success' ? prices.value : undefined
  const isTold = (part: Loadable<unknown>) => part.state === 'success' && (!part.fromCache || isOffline)
  // What a device has of a list may be a part of it: unless nothing is missing, only the server, or no way to it, says
  // that this is all.
  const isAll =
    (isTold(foundRecipes) || hasAll(needs.recipeIds, allRecipes, ({ id }) => id)) &&
    (isTold(foundLines) || hasAll(needs.lineIds, allLines, ({ id }) => id)) &&
    (!seesCosts || isTold(prices) || hasAll(needs.lineIds, allPrices, ({ content }) => content.lineId))
  const next =
    allRecipes === undefined || allLines === undefined
      ? undefined
      : recipeNeeds(recipeId, { recipes: byId(allRecipes), stockLines: byId(allLines) })
  const isSettled = next !== undefined && isSame(next, needs)
  if (next !== undefined && !isSettled) setNeeds(next)

  const content = settings.state === 'success' ? settings.value?.content : undefined
  const book = useMemo(() => {
    const isReady = isKnown && isSettled && (!seesCosts || allPrices !== undefined)
    if (!isReady || allRecipes === undefined || allLines === undefined || content === undefined)
      return undefined
    return kitchenBook({
      home: { ownerKind: 'kitchen', ownerId: kitchenId },
      recipes: allRecipes,
      stockLines: allLines,
      priceLines: seesCosts ? allPrices : undefined,
      settings: content,
    })
  }, [kitchenId, isKnown, isSettled, seesCosts, allRecipes, allLines, allPrices, content])

  const [last, setLast] = useState(book)
  if (book !== undefined && isAll && book !== last) setLast(book)
  const shown = isAll ? (book ?? last) : last
  if (shown === undefined) {
    const parts = [foundRecipes, foundLines, settings, ...(seesCosts ? [prices] : [])]
    return { book: firstUnready(parts), access }
  }
  const fromCache = foundRecipes.state === 'success' && foundRecipes.fromCache
  const hasPendingWrites = foundRecipes.state === 'success' && foundRecipes.hasPendingWrites
  return { book: { state: 'success', value: shown, fromCache, hasPendingWrites }, access }
}

interface RecipeOfProps {
  readonly kitchenId: string
  readonly recipeId: string
}

function WorkspaceOf({ kitchenId, open }: Pick<RecipeOfProps, 'kitchenId'> & { readonly open: OpenBook }) {
  const t = useText()
  return (
    <RecipeWorkspace
      home={{ ownerKind: 'kitchen', ownerId: kitchenId }}
      listTitle={t('recipes.title')}
      open={open}
    />
  )
}

/** To read a recipe takes what is in it. */
function OneRecipe({ kitchenId, recipeId }: RecipeOfProps) {
  return <WorkspaceOf kitchenId={kitchenId} open={useRecipeBook(kitchenId, recipeId)} />
}

/** To write one takes the whole book: any other recipe may become part of it. */
function WholeBook({ kitchenId }: Pick<RecipeOfProps, 'kitchenId'>) {
  return <WorkspaceOf kitchenId={kitchenId} open={useKitchenBook(kitchenId)} />
}

/** One recipe of a kitchen. */
export function RecipePage() {
  const kitchenId = useParam('kitchenId')
  const recipeId = useParam('recipeId')
  const isEditing = useSearchParams().get('edit') !== null
  return isEditing ? (
    <WholeBook kitchenId={kitchenId} />
  ) : (
    <OneRecipe key={recipeId} kitchenId={kitchenId} recipeId={recipeId} />
  )
}
