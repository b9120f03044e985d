import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import type { ProofState } from './experience.ts'

/** `ask` is the professional's, the others are a manager's of the kitchen that is named. */
export type ProofCommand = 'ask' | 'confirm' | 'decline'

/** Product E04 and `askProof`, `answerProof`: what was declined may be asked again, after the dates are put right. */
export const proofLifecycle = defineLifecycle<ProofState, ProofCommand>({
  none: { ask: 'asked', confirm: refused, decline: refused },
  asked: { ask: refused, confirm: 'confirmed', decline: 'declined' },
  confirmed: { ask: refused, confirm: refused, decline: refused },
  declined: { ask: 'asked', confirm: refused, decline: refused },
})
