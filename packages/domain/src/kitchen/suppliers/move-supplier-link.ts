import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'

/**
 * Where the link between a kitchen and a supplier stands (product, E31). A local one is the kitchen's own note of a
 * supplier without an account. Refused and ended are final; asking again makes a new link.
 */
export const SUPPLIER_LINK_STATES = ['local', 'asked', 'active', 'refused', 'paused', 'ended'] as const
export type SupplierLinkState = (typeof SUPPLIER_LINK_STATES)[number]

export type SupplierLinkCommand = 'accept' | 'refuse' | 'pause' | 'resume' | 'end' | 'claim'

/** The two ends of a link. */
export type LinkSide = 'kitchen' | 'supplier'

const moves: Moves<SupplierLinkState, SupplierLinkCommand> = {
  accept: { asked: 'active' },
  refuse: { asked: 'refused' },
  pause: { active: 'paused' },
  resume: { paused: 'active' },
  end: { active: 'ended', paused: 'ended' },
  claim: { local: 'active' },
}

const SUPPLIERS_OWN: readonly SupplierLinkCommand[] = ['accept', 'refuse', 'claim']

/** The state a link comes to. Answering and claiming are the supplier's; pausing, resuming and ending either side's. */
export function moveSupplierLink(
  state: SupplierLinkState,
  command: SupplierLinkCommand,
  side: LinkSide,
): Result<SupplierLinkState, 'state' | 'role'> {
  const next = stateAfter(moves, command, state)
  if (next === undefined) return refuse('state')
  return SUPPLIERS_OWN.includes(command) && side !== 'supplier' ? refuse('role') : accept(next)
}

/** Whether a kitchen may order through a link: one without an account by e-mail, one with an account while it is active. */
export function takesOrders(state: SupplierLinkState): boolean {
  return state === 'local' || state === 'active'
}

/** Whether a link is over for good: another one may be asked for. */
export function isOverLink(state: SupplierLinkState): boolean {
  return state === 'refused' || state === 'ended'
}
