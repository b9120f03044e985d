import type { SignedDecimal } from '../../core/quantities/decimal.ts'
import type { Unit } from '../../core/quantities/unit.ts'

/** An amount beside its unit that may be below zero: a change of stock, or what the ledger says is there. */
export interface SignedQuantity {
  readonly amount: SignedDecimal
  readonly unit: Unit
}
