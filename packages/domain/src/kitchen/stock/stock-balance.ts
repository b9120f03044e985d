import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { ownTeamDocument, worksHere } from '../../access/roles/kitchen-policy.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** A sum of movements: digits enough for the sum of many, at most six behind the decimal sign. */
const LedgerSum = z.string().regex(/^(0|-?(?!0$)(0|[1-9]\d{0,14})(\.\d{0,5}[1-9])?)$/)

/**
 * What the ledger says is there of one stock line, in its stock unit (rule ST2): the sum of its movements, kept in the
 * transaction of each, and provable from them.
 */
export const StockBalance = z.strictObject({
  ...commonFields,
  amount: LedgerSum,
  /** How many movements it is of, those that a count held already among them. */
  movements: z.int().min(1),
  /** When the newest of them was taken by the server; absent where none says. */
  recordedAt: Timestamp.optional(),
  /** The moment that counts which stand reach up to: what happened before and arrives later changes nothing (rule ST3). */
  countedAt: Timestamp.optional(),
})
export type StockBalance = Readonly<z.infer<typeof StockBalance>>

/** `kitchens/{kitchenId}/stock-balances/{lineId}`: written with each movement, read by everybody at work. */
export const stockBalances = collection<StockBalance>({
  path: 'kitchens/{kitchenId}/stock-balances/{lineId}',
  schema: StockBalance,
  policy: writtenByFunctions<StockBalance>(worksHere, ownTeamDocument),
})
