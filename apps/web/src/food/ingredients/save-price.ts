import { differing, isSame } from '@brigade/domain/core/documents/changed-fields.ts'
import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import { pastPrices, priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import { supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { newId } from '../../lib/writing/new-id.ts'
import {
  changing,
  creating,
  type Draft,
  write,
  type WriteOutcome,
  type WritePart,
} from '../../lib/writing/write.ts'
import type { PriceFacts } from './price-form.ts'
import { priceSupplier, type Suppliers } from './price-supplier.ts'

/** A price as it is about to be saved. */
export interface PriceToSave {
  readonly kitchenId: string
  readonly lineId: string
  readonly stockLine: StockLine
  readonly facts: PriceFacts
  /** The current price line; undefined for a new one. */
  readonly before: StoredDocument<PriceLine> | undefined
  /** As it stood when the form was opened. */
  readonly opened: PriceLine | undefined
  readonly rank: number
  /** Whom the kitchen buys from, and where its hours are. */
  readonly suppliers: Suppliers
  readonly zone: string
  /** Costs are to come from this line. */
  readonly isPreferred: boolean
}

/** The document of a new price line. */
function newPriceLine(
  facts: PriceFacts & Pick<PriceLine, 'linkId'>,
  lineId: string,
  rank: number,
): Draft<PriceLine> {
  const priceAt = timestampFromMs(Date.now())
  return { ...facts, lineId, priceAt, minPacks: 1, multiple: 1, rank, isAvailable: true }
}

/** The writes of one price, and whom the kitchen buys from once they are made. */
interface PriceParts {
  readonly parts: readonly WritePart[]
  readonly suppliers: Suppliers
}

function lineParts(
  { kitchenId, lineId, before, opened, rank }: PriceToSave,
  facts: PriceFacts & Pick<PriceLine, 'linkId'>,
  priceLineId: string,
): readonly WritePart[] {
  const params = { kitchenId, priceLineId }
  const fresh = newPriceLine(facts, lineId, rank)
  const past = { price: facts.price, pack: facts.pack, at: fresh.priceAt, reason: 'hand' } as const
  const appending = creating(pastPrices, { ...params, priceId: newId() }, past)
  if (before === undefined) return [creating(priceLines, params, fresh), appending]
  const { content } = before
  // A price or pack that changed meanwhile was shown to the reader, who decided; the rest is written where it was typed.
  const formerPrice = { ...(opened ?? content), price: content.price, pack: content.pack }
  const isRepriced = !isSame(content.price, facts.price) || !isSame(content.pack, facts.pack)
  const { code, vatPct, linkId } = facts
  const changes = {
    ...differing(formerPrice, { ...facts, code, vatPct, linkId }),
    ...(isRepriced && { priceAt: fresh.priceAt }),
  }
  const line = changing(priceLines, params, { before: content, changes })
  return isRepriced ? [line, appending] : [line]
}

function priceParts(save: PriceToSave): PriceParts {
  const { kitchenId, lineId, stockLine, facts, before, suppliers, zone, isPreferred } = save
  const priceLineId = before?.id ?? newId()
  const supplier = priceSupplier({ zone, typed: facts.supplierName, suppliers, before: before?.content })
  const { created } = supplier
  const making =
    created === undefined ? [] : [creating(supplierLinks, { kitchenId, linkId: created.id }, created.content)]
  const changes = { preferredPriceLineId: priceLineId }
  const preferring =
    isPreferred && stockLine.preferredPriceLineId !== priceLineId
      ? [changing(stockLines, { kitchenId, lineId }, { before: stockLine, changes })]
      : []
  return {
    parts: [...making, ...lineParts(save, { ...facts, ...supplier.facts }, priceLineId), ...preferring],
    suppliers: created === undefined ? suppliers : [...(suppliers ?? []), created],
  }
}

/**
 * Writes price lines, and with every change of pack or price one entry of its history, all or none. A supplier that is new
 * in several of them is made once.
 */
export function savePrices(saves: readonly PriceToSave[]): Promise<WriteOutcome> {
  const parts: WritePart[] = []
  let suppliers = saves[0]?.suppliers
  for (const save of saves) {
    const made = priceParts({ ...save, suppliers })
    suppliers = made.suppliers
    parts.push(...made.parts)
  }
  return write(parts)
}
