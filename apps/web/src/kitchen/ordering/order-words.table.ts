import type { State } from '@brigade/design-system/atoms/state-mark.tsx'
import type { OrderState } from '@brigade/domain/kitchen/ordering/order-state.ts'
import type { OrderReach } from '@brigade/domain/kitchen/ordering/order-reach.ts'
import type { SupplierLinkState } from '@brigade/domain/kitchen/suppliers/move-supplier-link.ts'
import { type CallProblem, wordsOfProblem } from '../../lib/calls/call-problem.ts'
import type { MessageKey } from '../../messages/catalogue.ts'

/** How an order's state is marked; its words are `supply.state.{state}`. */
export const orderMarks: Readonly<Record<OrderState, State>> = {
  sent: 'info',
  confirmed: 'ok',
  changed: 'warn',
  cancelled: 'neutral',
  'part-received': 'warn',
  received: 'ok',
  disputed: 'late',
  settled: 'ok',
  closed: 'neutral',
}

/** How it is marked whether an order has reached its supplier; its words are `supply.reach.{reach}`. */
export const reachMarks: Readonly<Record<OrderReach, State>> = {
  account: 'ok',
  'mail-waits': 'info',
  mailed: 'ok',
  'mail-failed': 'late',
  'by-hand': 'ok',
  'not-passed-on': 'warn',
}

/** How a link's state is marked; its words are `supply.linkState.{state}`. */
export const linkMarks: Readonly<Record<SupplierLinkState, State>> = {
  local: 'neutral',
  asked: 'info',
  active: 'ok',
  refused: 'late',
  paused: 'warn',
  ended: 'neutral',
}

const wordsOfReason: Readonly<Record<string, MessageKey>> = {
  role: 'supply.problem.role',
  'cut-off-passed': 'supply.problem.late',
  holiday: 'supply.problem.holiday',
  'below-minimum': 'supply.problem.minimum',
  'price-changed': 'supply.problem.price',
  'not-linked': 'supply.problem.notLinked',
  'no-price': 'supply.problem.noPrice',
  linked: 'supply.problem.linked',
  'not-taking': 'supply.problem.notTaking',
  'too-late': 'supply.problem.tooLate',
  'more-than-sent': 'supply.problem.more',
  'duplicate-number': 'supply.problem.duplicate',
  'words-needed': 'supply.problem.words',
  window: 'supply.problem.window',
  'own-offer': 'supply.problem.ownOffer',
  'no-address': 'supply.problem.noAddress',
  'has-account': 'supply.problem.hasAccount',
}

/** The sentence for a refusal of a function about suppliers and orders. */
export function wordsOfSupplyProblem(problem: CallProblem): MessageKey {
  return wordsOfReason[problem.reason ?? ''] ?? wordsOfProblem(problem)
}
