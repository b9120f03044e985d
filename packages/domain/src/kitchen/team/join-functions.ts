import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { DocumentId, Sentence } from '../../core/documents/stored-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { DisplayName } from '../../core/text/names.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { AccessRole } from '../../access/roles/access.ts'
import { JoinRequestStateSchema } from './join-request.ts'

const KitchenCall = z.strictObject({ requestId: RequestId, kitchenId: DocumentId })
const StateAfter = z.strictObject({ state: JoinRequestStateSchema })

/** Asks to join a kitchen's team; one open request per person. Managers are told. */
export const requestToJoin = functionContract({
  name: 'requestToJoin',
  audience: 'member',
  input: KitchenCall.extend({
    /** The person's name as the managers read it. */
    displayName: DisplayName,
    note: z.string().trim().max(300),
  }),
  output: StateAfter.extend({ expiresAt: Timestamp }),
  reasons: ['asked', 'already-member', 'gone'],
})

/** Takes the own request back before it is answered. */
export const withdrawJoinRequest = functionContract({
  name: 'withdrawJoinRequest',
  audience: 'member',
  input: KitchenCall,
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/** Lets a person in, up to lead, or refuses with a sentence that the person reads; managers and the owner. */
export const answerJoinRequest = functionContract({
  name: 'answerJoinRequest',
  audience: 'guest',
  input: KitchenCall.extend({
    uid: Uid,
    answer: z.discriminatedUnion('approve', [
      z.strictObject({
        approve: z.literal(true),
        access: AccessRole.exclude(['owner', 'manager']),
        sentence: z.string().trim().max(300),
      }),
      z.strictObject({ approve: z.literal(false), sentence: Sentence }),
    ]),
  }),
  output: StateAfter,
  reasons: ['sentence-needed', 'plan', 'state', 'gone'],
})
