import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DeletedAt, DocumentId } from '../../core/documents/stored-fields.ts'
import { Price } from '../../core/money/money.ts'
import { Decimal } from '../../core/quantities/decimal.ts'
import { PositiveQuantity } from '../../core/quantities/quantity.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** Most pieces that one pack may hold. */
export const LARGEST_PACK_COUNT = 1_000_000

/** Most price lines of one stock line that stand in an order of their own. */
const LAST_RANK = 99

/** What one price buys: `count` pieces of `size` each, such as 6 × 750 ml. */
export const Pack = z.strictObject({ count: z.int().min(1).max(LARGEST_PACK_COUNT), size: PositiveQuantity })
export type Pack = Readonly<z.infer<typeof Pack>>

/** One supplier's pack and price for a stock line (product, E20). The price is kept as entered (rule MO1). */
export const PriceLine = z.strictObject({
  ...commonFields,
  /** The stock line it is a price of. */
  lineId: DocumentId,
  /** The supplier link, once the supplier is on Brigade. */
  linkId: DocumentId.optional(),
  /** The supplier's name, shown beside every cost that comes from this line. */
  supplierName: honestName(1, 80),
  catalogueLineId: DocumentId.optional(),
  /** The supplier's own words for it. */
  name: z.string().trim().min(1).max(120),
  /** The supplier's number for it. */
  code: z.string().trim().min(1).max(60).optional(),
  pack: Pack,
  /** Price of one pack, without VAT. */
  price: Price,
  /** When this price was seen or agreed. */
  priceAt: Timestamp,
  vatPct: Decimal.optional(),
  minPacks: z.int().min(1),
  multiple: z.int().min(1),
  maxPacks: z.int().min(1).optional(),
  /** 1 is preferred, others are fallbacks in order. */
  rank: z.int().min(1).max(LAST_RANK),
  isAvailable: z.boolean(),
  deletedAt: DeletedAt,
})
export type PriceLine = Readonly<z.infer<typeof PriceLine>>

/** The rank of one more price line of a stock line: behind all that it has, as far as ranks go. */
export function nextRank(
  priceLines: Iterable<Pick<PriceLine, 'lineId' | 'rank' | 'deletedAt'>>,
  lineId: string,
): number {
  const ranks = [...priceLines].flatMap((each) =>
    each.lineId === lineId && each.deletedAt === undefined ? [each.rank] : [],
  )
  return Math.min(Math.max(0, ...ranks) + 1, LAST_RANK)
}

/** One price a price line has had, and where it came from. */
export const PastPrice = z.strictObject({
  ...commonFields,
  price: Price,
  /** What the price bought then, where it is known: a smaller pack is a higher price. */
  pack: Pack.optional(),
  at: Timestamp,
  reason: z.enum(['receipt', 'catalogue', 'hand']),
})
export type PastPrice = Readonly<z.infer<typeof PastPrice>>
