import { decimalFromTyped } from '@brigade/domain/core/quantities/decimal-from-typed.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { MessageKey } from '../../messages/catalogue.ts'

export type TypedQuantity =
  | { readonly ok: true; readonly qty: Quantity }
  | { readonly ok: false; readonly problem: MessageKey }

/** An amount above nothing as it was typed, with the unit chosen beside it. */
export function quantityFromTyped(text: string, unit: Unit): TypedQuantity {
  const typed = decimalFromTyped(text)
  if (typed.ok && typed.decimal !== '0') return { ok: true, qty: { amount: typed.decimal, unit } }
  if (!typed.ok && typed.problem === 'too-many-digits')
    return { ok: false, problem: 'ingredients.problem.digits' }
  if (!typed.ok && typed.problem === 'ambiguous')
    return { ok: false, problem: 'ingredients.problem.ambiguous' }
  return { ok: false, problem: 'ingredients.problem.amount' }
}
