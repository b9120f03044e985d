import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { Money } from '../../core/money/money.ts'
import { planChoice } from './plan-choice.ts'

/** A plan somebody asked for, until it is paid, or an operator confirms or declines it. The document's id is the person's. */
export const PlanRequest = z.strictObject({
  ...commonFields,
  ...planChoice,
  /** What the person was shown. */
  price: Money,
  /** Not to be guessed: the way to the payment goes by it. */
  token: z.string().min(20).max(128),
  state: z.enum(['waiting', 'confirmed', 'declined']),
})
export type PlanRequest = Readonly<z.infer<typeof PlanRequest>>

/** Plans asked for: read by the person, written by the server. */
export const planRequests = collection({
  path: 'plan-requests/{uid}',
  schema: PlanRequest,
  policy: writtenByFunctions<PlanRequest>(
    ({ caller, params }) => caller.uid !== null && params['uid'] === caller.uid,
  ),
  indexes: [['state', 'createdAt'], ['token']],
})
