import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { type Basket, baskets } from '@brigade/domain/kitchen/ordering/basket.ts'
import { type Shelved, suggestedPacks } from '@brigade/domain/kitchen/ordering/suggest-packs.ts'
import { EXACT_ZERO } from '@brigade/domain/core/quantities/exact.ts'
import { takesOrders } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { changing, creating, write, type WritePart } from '../../lib/writing/write.ts'
import type { Buying } from './use-buying.ts'
import type { Stocked } from './use-stocked.ts'

/** Something that can be bought through a link, with how much of it is there. */
export interface Buyable {
  readonly priceLineId: string
  readonly priceLine: PriceLine
  readonly shelved: Shelved
}

/** What one link sells of what the kitchen keeps, by name. */
export function buyablesOf({ shelf, onHand, onOrder }: Stocked, linkId: string): readonly Buyable[] {
  return [...(shelf.priceLines ?? [])]
    .flatMap(([priceLineId, priceLine]) => {
      const line = shelf.stockLines.get(priceLine.lineId)
      const isSold = priceLine.linkId === linkId && priceLine.isAvailable && priceLine.deletedAt === undefined
      if (!isSold || line === undefined || line.deletedAt !== undefined) return []
      const { lineId } = priceLine
      const shelved = {
        line,
        onHand: onHand.get(lineId) ?? EXACT_ZERO,
        onOrder: onOrder.get(lineId) ?? EXACT_ZERO,
      }
      return [{ priceLineId, priceLine, shelved }]
    })
    .sort((one, other) => one.priceLine.name.localeCompare(other.priceLine.name))
}

/** A line of a basket with what it is. */
export interface BasketLine {
  readonly priceLineId: string
  readonly priceLine: PriceLine
  readonly packs: number
  readonly why: string
}

/** What is in a link's basket, by name; what is no longer sold through it is left out. */
export function basketLines({ baskets: all, prices }: Buying, linkId: string): readonly BasketLine[] {
  return Object.entries(all.get(linkId)?.lines ?? {})
    .flatMap(([priceLineId, { packs, why }]) => {
      const priceLine = prices.get(priceLineId)
      const isSold =
        priceLine?.linkId === linkId && priceLine.isAvailable && priceLine.deletedAt === undefined
      return isSold ? [{ priceLineId, priceLine, packs, why }] : []
    })
    .toSorted((one, other) => one.priceLine.name.localeCompare(other.priceLine.name))
}

type Lines = Basket['lines']

/** What of the buying a basket's write is made from. */
interface Baskets {
  readonly baskets: Buying['baskets']
  readonly shelf: Pick<Buying['shelf'], 'kitchenId'>
}

/** The write that puts lines into a basket, each by itself: what others add meanwhile stays. */
function fillingPart(buying: Baskets, linkId: string, lines: Lines): WritePart {
  const before = buying.baskets.get(linkId)
  const params = { kitchenId: buying.shelf.kitchenId, linkId }
  return before === undefined
    ? creating(baskets, params, { lines })
    : changing(baskets, params, { before, changes: {}, entries: { lines } })
}

function emptyingPart(buying: Baskets, linkId: string, priceLineId: string): readonly WritePart[] {
  const before = buying.baskets.get(linkId)
  const params = { kitchenId: buying.shelf.kitchenId, linkId }
  const entries = { lines: { [priceLineId]: undefined } }
  return before === undefined ? [] : [changing(baskets, params, { before, changes: {}, entries })]
}

/** The write that puts so many packs of a line into its basket; none takes it out. */
export function packsParts(
  buying: Baskets,
  linkId: string,
  { priceLineId, packs }: { priceLineId: string; packs: number },
): readonly WritePart[] {
  if (packs === 0) return emptyingPart(buying, linkId, priceLineId)
  const there = buying.baskets.get(linkId)?.lines[priceLineId]
  return [fillingPart(buying, linkId, { [priceLineId]: { note: '', why: '', ...there, packs } })]
}

/** Puts so many packs of a line into its basket; none takes it out. */
export function setPacks(...wish: Parameters<typeof packsParts>) {
  return write(packsParts(...wish))
}

interface Filled {
  readonly parts: readonly WritePart[]
  /** How many lines are suggested. */
  readonly count: number
  /** Whether anything that is bought has a par: without one nobody knows what is missing. */
  readonly hasPar: boolean
}

/**
 * Fills every basket up to par; what was added by hand stays. The price in use decides where a line is bought.
 * @param why - the reason in words, kept with the line
 */
export function filledBaskets(buying: Stocked, why: (buyable: Buyable) => string): Filled {
  const { orderCap } = buying.shelf.settings
  let count = 0
  let hasPar = false
  const parts = buying.links.flatMap(({ id: linkId, content: link }) => {
    if (!takesOrders(link.state)) return []
    const there = buying.baskets.get(linkId)?.lines
    const added: Record<string, Lines[string]> = {}
    for (const buyable of buyablesOf(buying, linkId)) {
      const { priceLineId, priceLine, shelved } = buyable
      if (shelved.line.par !== undefined) hasPar = true
      const isChosen = buying.shelf.prices.get(priceLine.lineId)?.priceLineId === priceLineId
      const packs = isChosen ? (suggestedPacks(shelved, priceLine, orderCap)?.packs ?? 0) : 0
      if (packs > 0 && there?.[priceLineId] === undefined)
        added[priceLineId] = { packs, note: '', why: why(buyable) }
    }
    const size = Object.keys(added).length
    count += size
    return size === 0 ? [] : [fillingPart(buying, linkId, added)]
  })
  return { parts, count, hasPar }
}
