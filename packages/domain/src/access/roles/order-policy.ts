import type { Caller } from '@brigade/contract/document.ts'
import type { Policy, PolicyContext } from '@brigade/contract/policy.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { callerHasGrant, ownTeamDocument } from './kitchen-policy.ts'
import { callerHasStaffRole, ownStaffDocument } from './supplier-staff.ts'

/** The two sides of an order, repeated in everything below it, so that a list shows whose it is. */
export const orderParties = {
  kitchenId: DocumentId,
  /** Absent for a supplier without an account. */
  supplierId: DocumentId.optional(),
}

/** The part of a document that says whose order it is about. */
export interface OrderParties {
  readonly kitchenId: string
  readonly supplierId?: string | undefined
}

/** The caller's place in the kitchen that ordered, and in the supplier's staff. */
export function orderPeople(caller: Caller, known: Partial<OrderParties>): Readonly<Record<string, string>> {
  return {
    ...(known.kitchenId !== undefined && ownTeamDocument({ kitchenId: known.kitchenId }, caller)),
    ...ownStaffDocument({ supplierId: known.supplierId }, caller),
  }
}

/** Those of the kitchen who see costs or send orders. */
export function readsAsKitchen(context: PolicyContext): boolean {
  return callerHasGrant(context, 'costs') || callerHasGrant(context, 'orders')
}

/** Both sides read it: those of the kitchen who see costs or send orders, and the supplier's staff. Functions write it. */
export function readByBothSides<Content extends OrderParties>(): Policy<Content> {
  return writtenByFunctions<Content>(
    (context) => readsAsKitchen(context) || callerHasStaffRole(context, 'viewer'),
    (_params, caller, known) => orderPeople(caller, known),
  )
}
