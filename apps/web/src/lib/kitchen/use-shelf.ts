import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { type KitchenSettings, kitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { choosePrices, type ChosenPrice } from '@brigade/domain/food/recipes/cost-sources.ts'
import { useMemo } from 'react'
import type { StoredDocument, Loadable } from '../reading/loadable.ts'
import { useDocument } from '../reading/use-document.ts'
import { useQuery } from '../reading/use-query.ts'
import { type OwnAccess, useOwnAccess } from './use-own-access.ts'

/** What a kitchen keeps: its ingredients, what they cost for those who may see it, and what this person may do. */
export interface Shelf {
  readonly kitchenId: string
  readonly settings: KitchenSettings
  readonly access: OwnAccess
  /** Every line, those in the bin too, so that nothing is made twice. */
  readonly lines: readonly StoredDocument<StockLine>[]
  readonly stockLines: ReadonlyMap<string, StockLine>
  /** Undefined for people who may not see costs. */
  readonly priceLines: ReadonlyMap<string, PriceLine> | undefined
  /** The price in use of each line. */
  readonly prices: ReadonlyMap<string, ChosenPrice>
}

const pending = { state: 'pending' } as const

function byId<Content>(rows: readonly StoredDocument<Content>[]): ReadonlyMap<string, Content> {
  return new Map(rows.map((row) => [row.id, row.content]))
}

/** A kitchen's shelf, kept up to date. */
export function useShelf(kitchenId: string): Loadable<Shelf> {
  const access = useOwnAccess(kitchenId)
  const { isKnown, seesCosts } = access
  const lines = useQuery(stockLines, { kitchenId })
  const prices = useQuery(priceLines, seesCosts ? { kitchenId } : null)
  const settings = useDocument(kitchenSettings, { kitchenId, settingsId: 'main' })

  const allLines = lines.state === 'success' ? lines.value : undefined
  const allPrices = prices.state === 'success' ? prices.value : undefined
  const byLine = useMemo(() => (allLines === undefined ? undefined : byId(allLines)), [allLines])
  const byPrice = useMemo(() => (allPrices === undefined ? undefined : byId(allPrices)), [allPrices])
  const chosen = useMemo(
    () => choosePrices({ stockLines: byLine ?? new Map(), priceLines: byPrice ?? new Map() }),
    [byLine, byPrice],
  )

  const parts: readonly Loadable<unknown>[] = seesCosts ? [lines, settings, prices] : [lines, settings]
  for (const part of parts) if (part.state === 'forbidden' || part.state === 'failed') return part
  if (lines.state !== 'success' || settings.state !== 'success' || byLine === undefined || !isKnown)
    return pending
  if (settings.value === null || (seesCosts && byPrice === undefined)) return pending
  const shelf: Shelf = {
    kitchenId,
    settings: settings.value.content,
    access,
    lines: lines.value,
    stockLines: byLine,
    priceLines: byPrice,
    prices: chosen,
  }
  return { ...lines, value: shelf }
}
