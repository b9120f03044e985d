import type { PriceLine } from '@brigade/domain/ingredients/price-line.ts'
import { type Basket, baskets } from '@brigade/domain/ordering/basket.ts'
import { type Shelved, suggestedPacks } from '@brigade/domain/ordering/suggest-packs.ts'
import { EXACT_ZERO } from '@brigade/domain/quantities/exact.ts'
import { takesOrders } from '@brigade/domain/suppliers/move-supplier-link.ts'
import { changing, creating, write, type WritePart } from '../../data/write.ts'
import type { Buying } from './use-buying.ts'

/** Something that can be bought through a link, with how much of it is there. */
export interface Buyable {
  readonly priceLineId: string
  readonly priceLine: PriceLine
  readonly shelved: Shelved
}

/** What one link sells of what the kitchen keeps, by name. */
export function buyablesOf({ shelf, onHand, onOrder }: Buying, linkId: string): readonly Buyable[] {
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

type Lines = Basket['lines']

/** The write that makes these the lines of a basket. */
export function basketPart(buying: Buying, linkId: string, lines: Lines): WritePart {
  const before = buying.baskets.get(linkId)
  const params = { kitchenId: buying.shelf.kitchenId, linkId }
  return before === undefined
    ? creating(baskets, params, { lines })
    : changing(baskets, params, { before, changes: { lines } })
}

/** Puts so many packs of a line into its basket; none takes it out. */
export function setPacks(
  buying: Buying,
  linkId: string,
  { priceLineId, packs }: { priceLineId: string; packs: number },
) {
  const { [priceLineId]: there, ...rest } = buying.baskets.get(linkId)?.lines ?? {}
  const line = { note: '', why: '', ...there, packs }
  return write([basketPart(buying, linkId, packs === 0 ? rest : { ...rest, [priceLineId]: line })])
}

interface Filled {
  readonly parts: readonly WritePart[]
  /** How many lines are suggested. */
  readonly count: number
}

/**
 * Fills every basket up to par; what somebody put in by hand stays. The price in use decides where a line is bought.
 * @param why - the reason in words, kept with the line
 */
export function filledBaskets(buying: Buying, why: (buyable: Buyable) => string): Filled {
  const { orderCap } = buying.shelf.settings
  let count = 0
  const parts = buying.links.flatMap(({ id: linkId, content: link }) => {
    if (!takesOrders(link.state)) return []
    const lines: Record<string, Lines[string]> = { ...buying.baskets.get(linkId)?.lines }
    const before = Object.keys(lines).length
    for (const buyable of buyablesOf(buying, linkId)) {
      const { priceLineId, priceLine, shelved } = buyable
      const isChosen = buying.shelf.prices.get(priceLine.lineId)?.priceLineId === priceLineId
      const packs = isChosen ? (suggestedPacks(shelved, priceLine, orderCap)?.packs ?? 0) : 0
      if (packs > 0) lines[priceLineId] ??= { packs, note: '', why: why(buyable) }
    }
    const added = Object.keys(lines).length - before
    count += added
    return added === 0 ? [] : [basketPart(buying, linkId, lines)]
  })
  return { parts, count }
}
