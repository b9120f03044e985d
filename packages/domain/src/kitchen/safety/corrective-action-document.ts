import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { worksHere } from '../../access/roles/kitchen-policy.ts'
import { ACTION_STATES, actionLifecycle } from './corrective-action.ts'
import { verifiedByOther } from './verified-by-other.ts'

export const actionChoices = [
  're-cool',
  'reheat to limit',
  'bin',
  'move',
  'engineer',
  'retrain',
  'other',
] as const

/** What was done about a failed record or run (product, E35). The first one of a fail has that document's id. */
export const CorrectiveActionDocument = z
  .strictObject({
    ...commonFields,
    /** Who opened it, or moved it last. */
    ...actorFields,
    recordId: DocumentId.optional(),
    runId: DocumentId.optional(),
    what: z.string().trim().min(3).max(500),
    choice: z.enum(actionChoices),
    state: z.enum(ACTION_STATES),
    /** Everybody who took the readings it answers to; none of them verifies it (rule HC3). */
    takenBy: z.array(Uid).min(1).max(50),
    doneBy: Uid.nullable(),
    verifiedBy: Uid.nullable(),
  })
  .refine(({ recordId, runId }) => (recordId === undefined) !== (runId === undefined), {
    path: ['recordId'],
    message: 'is about one record or one run',
  })
export type CorrectiveActionDocument = Readonly<z.infer<typeof CorrectiveActionDocument>>

type Action = CorrectiveActionDocument

/** Done in one's own name, then verified by a lead who neither took the readings nor did it (rules HC1, HC3). */
function mayMove(context: PolicyContext, before: Action, after: Action): boolean {
  const isDoerKept = after.doneBy === before.doneBy
  const isVerifierKept = after.verifiedBy === before.verifiedBy
  if (before.state === after.state) return before.state === 'open' && isDoerKept && isVerifierKept
  const [step] = actionLifecycle.stepsBetween(before.state, after.state)
  if (step === undefined || !actorHasAccess(context, after, step.access)) return false
  if (step.to === 'done') return after.doneBy === after.by && isVerifierKept
  const isOthers = ![...before.takenBy, before.doneBy].includes(after.by)
  return isDoerKept && after.verifiedBy === after.by && isOthers
}

const MOVED_FIELDS = ['state', 'doneBy', 'verifiedBy', 'by', 'device', 'personNotConfirmed']
const WORDED_FIELDS = ['what', 'choice']

/** Corrective actions: everybody at work reads them, cooks open and do them, leads verify them, nobody deletes them. */
export const correctiveActions = collection<Action>({
  path: 'kitchens/{kitchenId}/corrective-actions/{actionId}',
  schema: CorrectiveActionDocument,
  policy: {
    policyReads: actingPeople,
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(context, after, 'cook') &&
      after.state === 'open' &&
      after.doneBy === null &&
      after.verifiedBy === null,
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      actorHasAccess(context, after, 'cook') &&
      changesOnly(
        before,
        after,
        before.state === 'open' ? [...MOVED_FIELDS, ...WORDED_FIELDS] : MOVED_FIELDS,
      ) &&
      mayMove(context, before, after),
    delete: () => false,
  },
  constraints: [verifiedByOther],
  indexes: [['state', 'createdAt'], ['recordId'], ['runId']],
})
