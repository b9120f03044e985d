import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'

/**
 * Where the link between a kitchen and a supplier stands (product, E31). A local one is the kitchen's own note of a
 * supplier without an account. Refused and ended are final; asking again makes a new link.
 */
export const SUPPLIER_LINK_STATES = ['local', 'asked', 'active', 'refused', 'paused', 'ended'] as const
export type SupplierLinkState = (typeof SUPPLIER_LINK_STATES)[number]

export type SupplierLinkCommand = 'accept' | 'refuse' | 'pause' | 'resume' | 'end' | 'claim'

/** The two ends of a link. */
export type LinkSide = 'kitchen' | 'supplier'

/** Where a command leads, and whose it is; either side's where none is named. */
interface LinkStep {
  readonly to: SupplierLinkState
  readonly side?: LinkSide
}

const bySupplier = (to: SupplierLinkState): LinkStep => ({ to, side: 'supplier' })
const over = {
  accept: refused,
  refuse: refused,
  pause: refused,
  resume: refused,
  end: refused,
  claim: refused,
}

/** Product E31. Answering and claiming are the supplier's; pausing, resuming and ending either side's. */
export const supplierLinkLifecycle = defineLifecycle<SupplierLinkState, SupplierLinkCommand, LinkStep>({
  local: {
    accept: refused,
    refuse: refused,
    pause: refused,
    resume: refused,
    end: refused,
    claim: bySupplier('active'),
  },
  asked: {
    accept: bySupplier('active'),
    refuse: bySupplier('refused'),
    pause: refused,
    resume: refused,
    end: refused,
    claim: refused,
  },
  active: {
    accept: refused,
    refuse: refused,
    pause: { to: 'paused' },
    resume: refused,
    end: { to: 'ended' },
    claim: refused,
  },
  refused: over,
  paused: {
    accept: refused,
    refuse: refused,
    pause: refused,
    resume: { to: 'active' },
    end: { to: 'ended' },
    claim: refused,
  },
  ended: over,
})

/** The state a link comes to by a command of one side, or why it is refused. */
export function moveSupplierLink(
  state: SupplierLinkState,
  command: SupplierLinkCommand,
  side: LinkSide,
): Result<SupplierLinkState, 'state' | 'role'> {
  const step = supplierLinkLifecycle.stepOf(state, command)
  if (step === undefined) return err('state')
  return step.side === undefined || step.side === side ? ok(step.to) : err('role')
}

/** Whether a kitchen may order through a link: one without an account by e-mail, one with an account while it is active. */
export function takesOrders(state: SupplierLinkState): boolean {
  return state === 'local' || state === 'active'
}

/** Whether a link is over for good: another one may be asked for. */
export function isOverLink(state: SupplierLinkState): boolean {
  return state === 'refused' || state === 'ended'
}
