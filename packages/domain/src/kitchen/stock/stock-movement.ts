import type { Movement } from './movement.ts'

/** Why stock moved (product, E21). */
export const MOVEMENT_KINDS = [
  'receipt',
  'prep-out',
  'prep-in',
  'sale',
  'waste',
  'transfer-out',
  'transfer-in',
  'count',
  'correction',
  'staff-meal',
] as const
export type MovementKind = (typeof MOVEMENT_KINDS)[number]

/** One line of the stock ledger as the rules read it: a movement with its id (product, E21; rule ST2). */
export interface StockMovement extends Pick<
  Movement,
  'lineId' | 'kind' | 'change' | 'at' | 'recordedAt' | 'reverses'
> {
  readonly id: string
}
