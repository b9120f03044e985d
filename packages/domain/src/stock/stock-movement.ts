import type { SignedDecimal } from '../quantities/decimal.ts'
import type { Timestamp } from '../time/timestamp.ts'

/** Why stock moved (product, E21). */
export type MovementKind =
  | 'receipt'
  | 'prep-out'
  | 'prep-in'
  | 'sale'
  | 'waste'
  | 'transfer-out'
  | 'transfer-in'
  | 'count'
  | 'correction'
  | 'staff-meal'

/** One line of the stock ledger, never edited (product, E21; rule ST2). */
export interface StockMovement {
  readonly id: string
  /** The stock line that moved. */
  readonly lineId: string
  readonly kind: MovementKind
  /** In the line's stock unit; below zero for what went out. */
  readonly change: SignedDecimal
  /** When it happened, by the clock of the device; it may be recorded later. */
  readonly at: Timestamp
  /** The movement that this one takes back. */
  readonly reverses?: string | undefined
}
