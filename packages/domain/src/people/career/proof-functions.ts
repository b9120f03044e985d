import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { LocalMonth } from '../../core/time/local-month.ts'
import { ProofState } from './experience.ts'

/** Asks the kitchen of an experience to confirm it; its managers are told. */
export const askProof = functionContract({
  name: 'askProof',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, experienceId: DocumentId }),
  output: z.strictObject({ proof: ProofState }),
  reasons: ['no-kitchen', 'state', 'gone'],
})

/** A manager confirms that somebody worked in the kitchen, from when to when, or does not. */
export const answerProof = functionContract({
  name: 'answerProof',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    uid: Uid,
    experienceId: DocumentId,
    confirm: z.boolean(),
    /** The months as the kitchen knows them; those of the card when absent. */
    dates: z.strictObject({ from: LocalMonth, to: LocalMonth.optional() }).optional(),
  }),
  output: z.strictObject({ proof: ProofState }),
  reasons: ['not-our-kitchen', 'state', 'role', 'gone'],
})
