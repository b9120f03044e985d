import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import { commonFields, isChangedByCaller, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { belowKitchen, worksHere } from '../../access/roles/kitchen-policy.ts'
import { isNotAhead } from '../../core/time/device-time.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { endRun, RUN_STATES, runLifecycle } from './move-run.ts'
import { endsByReadings } from './run-ending.ts'
import { RunKind } from '../../food/haccp/safety-kind.ts'
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

/** What the last move says. */
const MOVED_FIELDS = ['state', 'by', 'device', 'personNotConfirmed']
/** What may be said anew of a run under way, as long as nothing is decided. */
const WORDED_FIELDS = [...MOVED_FIELDS, 'food', 'batchId']

/** Ends with a verdict, once; a fail comes with an open corrective action under the run's id (rule HC1). */
function mayEnd({ params, relatedAfter, now }: PolicyContext, before: SafetyRun, after: SafetyRun): boolean {
  const verdict = VERDICTS.find((given) => given === after.state)
  if (verdict === undefined || after.endedAt === undefined || !isNotAhead(after.endedAt, now)) return false
  const ended = endRun(before.state, verdict)
  if (!ended.ok || !changesOnly(before, after, [...WORDED_FIELDS, 'endedAt'])) return false
  const action = relatedAfter['action']
  return (
    ended.value.correctiveAction === undefined ||
    (action?.['runId'] === params['runId'] && action?.['state'] === ended.value.correctiveAction)
  )
}

/** Once it has ended, a run keeps what it was and when it ended; only its state moves on. */
function mayMove(context: PolicyContext, before: SafetyRun, after: SafetyRun): boolean {
  const isRunning = before.state === 'running'
  if (before.state === after.state) return changesOnly(before, after, isRunning ? WORDED_FIELDS : [])
  if (isRunning) return mayEnd(context, before, after)
  return (
    changesOnly(before, after, MOVED_FIELDS) &&
    runLifecycle
      .stepsBetween(before.state, after.state)
      .some(({ access }) => actorHasAccess(context, after, access))
  )
}

/** Runs: everybody at work reads them, cooks and higher start, end and follow them up, nobody deletes them. */
export const safetyRuns = collection<SafetyRun>({
  path: 'kitchens/{kitchenId}/safety-runs/{runId}',
  schema: SafetyRun,
  policy: {
    policyReads: (params, caller, known) => ({
      ...actingPeople(params, caller, known),
      action: belowKitchen(params, `corrective-actions/${idIn(params, 'runId')}`),
    }),
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      actorHasAccess(context, after, 'cook') &&
      after.state === 'running' &&
      after.endedAt === undefined &&
      isNotAhead(after.startedAt, context.now),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      actorHasAccess(context, after, 'cook') &&
      mayMove(context, before, after),
    delete: () => false,
  },
  constraints: [endsByReadings],
  indexes: [['state', 'startedAt'], ['-startedAt']],
  references: [{ field: 'batchId', to: 'kitchens/{kitchenId}/batches/{value}', onDelete: 'restrict' }],
})
