import * as z from 'zod'
import { changedFields } from '../collections/changed-fields.ts'
import { collection, type PolicyContext } from '../collections/collection.ts'
import { idIn } from '../collections/document-path.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../collections/common-fields.ts'
import { DocumentId } from '../collections/stored-fields.ts'
import { commandsBetween } from '../collections/transitions.ts'
import { actingPeople, actorFields, actorHasAccess } from '../kitchens/acting-person.ts'
import { belowKitchen, worksHere } from '../kitchens/kitchen-policy.ts'
import { Timestamp } from '../time/timestamp.ts'
import { accessToMoveRun, endRun, RUN_STATES, runMoves } from './move-run.ts'
import { RunKind } from './safety-kind.ts'
import { LimitsInForce } from './safety-template.ts'
import { VERDICTS } from './verdict.ts'

/** A cooling, reheating, hot hold or time out of control (product, E35). Its readings are records with its id. */
export const SafetyRun = z.strictObject({
  ...commonFields,
  /** Who started it, or moved it last. */
  ...actorFields,
  kind: RunKind,
  food: z.string().trim().min(1).max(100),
  batchId: DocumentId.optional(),
  startedAt: Timestamp,
  /** In force when it began; a later edition never judges it anew. */
  limits: LimitsInForce,
  /** Set by the write that gives the verdict. */
  endedAt: Timestamp.optional(),
  state: z.enum(RUN_STATES),
})
export type SafetyRun = Readonly<z.infer<typeof SafetyRun>>

/** What stays as it was when the run began. */
const FIXED_FIELDS = ['kind', 'startedAt', 'limits']

/** Ends with a verdict, once; a fail comes with an open corrective action under the run's id (rule HC1). */
function mayEnd({ params, relatedAfter }: PolicyContext, before: SafetyRun, after: SafetyRun): boolean {
  const verdict = VERDICTS.find((given) => given === after.state)
  if (verdict === undefined || after.endedAt === undefined) return false
  const ended = endRun(before.state, verdict)
  if (!ended.ok) return false
  const action = relatedAfter['action']
  return (
    ended.value.correctiveAction === undefined ||
    (action?.['runId'] === params['runId'] && action?.['state'] === ended.value.correctiveAction)
  )
}

function mayMove(context: PolicyContext, before: SafetyRun, after: SafetyRun): boolean {
  if (before.state === after.state) return true
  return (
    mayEnd(context, before, after) ||
    commandsBetween(runMoves, before.state, after.state).some((command) =>
      actorHasAccess(context, after, accessToMoveRun(command)),
    )
  )
}

/** Runs: everybody at work reads them, cooks and higher start, end and follow them up, nobody deletes them. */
export const safetyRuns = collection<SafetyRun>({
  path: 'kitchens/{kitchenId}/safety-runs/{runId}',
  schema: SafetyRun,
  policy: {
    related: (params, caller, known) => ({
      ...actingPeople(params, caller, known),
      action: belowKitchen(params, `corrective-actions/${idIn(params, 'runId')}`),
    }),
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(context, after, 'cook') &&
      after.state === 'running' &&
      after.endedAt === undefined,
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      actorHasAccess(context, after, 'cook') &&
      changedFields(before, after).every((field) => !FIXED_FIELDS.includes(field)) &&
      mayMove(context, before, after),
    delete: () => false,
  },
  indexes: [['state', 'startedAt'], ['-startedAt']],
  references: [{ field: 'batchId', to: 'kitchens/{kitchenId}/batches/{value}', onDelete: 'restrict' }],
})
