import {
  type LinkSide,
  moveSupplierLink,
  type SupplierLinkCommand,
} from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { type SupplierLink, supplierLinks } from '@brigade/domain/kitchen/suppliers/supplier-link.ts'
import type { Changes } from '../../../core/functions/store.ts'
import { orReason, type StepRules } from '../../../core/functions/take-step.ts'

/** A move of a link between a kitchen and a supplier, by one of them. */
interface LinkMove {
  readonly command: SupplierLinkCommand
  readonly side: LinkSide
  /** What else is noted: the terms that were agreed to, or who has claimed the link. */
  readonly noted?: Changes<SupplierLink>
}

/** How links between kitchens and suppliers move. */
export const linkSteps: StepRules<SupplierLink, LinkMove> = {
  of: supplierLinks,
  next: (_, { state }, { command, side }) => orReason(moveSupplierLink(state, command, side)),
  changes: (_, { move, to }) => ({ ...move.noted, state: to }),
}
