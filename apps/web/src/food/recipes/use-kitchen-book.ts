import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { recipes } from '@brigade/domain/food/recipes/recipes.ts'
import { useMemo } from 'react'
import type { Loadable } from '../../lib/reading/loadable.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { type BookSources, type KitchenBook, kitchenBook } from './kitchen-book.ts'
import { type OwnAccess, useOwnAccess } from '../../lib/kitchen/use-own-access.ts'

/** A recipe book as far as it has arrived, and what the reader may do in it. */
export interface OpenBook {
  readonly book: Loadable<KitchenBook>
  readonly access: OwnAccess
}

const pending = { state: 'pending' } as const

/** Why a book made of these parts cannot be opened yet. */
export function firstUnready(parts: readonly Loadable<unknown>[]): Loadable<never> {
  for (const part of parts) if (part.state === 'forbidden' || part.state === 'failed') return part
  return pending
}

/** A kitchen's recipes with costs and allergens; anew after every change of a recipe, stock line or price. */
export function useKitchenBook(kitchenId: string): OpenBook {
  const access = useOwnAccess(kitchenId)
  const recipeRows = useQuery(
    recipes,
    {},
    {
      where: [
        ['ownerKind', '==', 'kitchen'],
        ['ownerId', '==', kitchenId],
      ],
      orderBy: ['name'],
    },
  )
  const lines = useQuery(stockLines, { kitchenId })
  const prices = useQuery(priceLines, access.seesCosts ? { kitchenId } : null)
  const settings = useDocument(kitchenSettings, { kitchenId, settingsId: 'main' })

  const allRecipes = recipeRows.state === 'success' ? recipeRows.value : undefined
  const allLines = lines.state === 'success' ? lines.value : undefined
  const allPrices = prices.state === 'success' ? prices.value : undefined
  const content = settings.state === 'success' ? settings.value?.content : undefined
  const { isKnown, seesCosts } = access
  const book = useMemo(() => {
    const isReady = isKnown && (!seesCosts || allPrices !== undefined)
    if (!isReady || allRecipes === undefined || allLines === undefined || content === undefined)
      return undefined
    const sources: BookSources = {
      home: { ownerKind: 'kitchen', ownerId: kitchenId },
      recipes: allRecipes,
      stockLines: allLines,
      priceLines: seesCosts ? allPrices : undefined,
      settings: content,
    }
    return kitchenBook(sources)
  }, [kitchenId, isKnown, seesCosts, allRecipes, allLines, allPrices, content])

  if (book === undefined) {
    const parts = seesCosts ? [recipeRows, lines, settings, prices] : [recipeRows, lines, settings]
    return { book: firstUnready(parts), access }
  }
  const fromCache = recipeRows.state === 'success' && recipeRows.fromCache
  const hasPendingWrites = recipeRows.state === 'success' && recipeRows.hasPendingWrites
  return { book: { state: 'success', value: book, fromCache, hasPendingWrites }, access }
}
