import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { KitchenConsent } from './job.ts'

/** `ask` is the recruiter's, `give` and `refuse` are a manager's of the kitchen. */
export type ConsentCommand = 'ask' | 'give' | 'refuse'

/** Product E39: a refused kitchen may be asked again; its own managers give consent without being asked. */
export const consentLifecycle = defineLifecycle<KitchenConsent, ConsentCommand>({
  none: { ask: 'asked', give: 'given', refuse: refused },
  asked: { ask: refused, give: 'given', refuse: 'refused' },
  given: { ask: refused, give: refused, refuse: refused },
  refused: { ask: 'asked', give: refused, refuse: refused },
})
