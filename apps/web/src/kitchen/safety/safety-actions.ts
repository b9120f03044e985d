import { signedBy } from '@brigade/domain/access/roles/acting-person.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import type { Temperature } from '@brigade/domain/core/quantities/temperature.ts'
import {
  type CorrectiveActionDocument,
  correctiveActions,
} from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { finishAction, verifyAction } from '@brigade/domain/kitchen/safety/corrective-action.ts'
import { endRun } from '@brigade/domain/kitchen/safety/move-run.ts'
import { newSafetySchedule, newSafetyTemplate } from '@brigade/domain/kitchen/safety/new-safety-check.ts'
import { newSafetyRecord } from '@brigade/domain/kitchen/safety/new-safety-record.ts'
import type { SafetyValues } from '@brigade/domain/kitchen/safety/safety-field.ts'
import type { SafetyLimits } from '@brigade/domain/kitchen/safety/safety-limits.ts'
import { type SafetyRecordDocument, safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { type SafetyRun, safetyRuns } from '@brigade/domain/kitchen/safety/safety-run.ts'
import { safetySchedules } from '@brigade/domain/kitchen/safety/safety-schedule.ts'
import { type SafetyTemplate, safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import type { UsualCheck } from '@brigade/domain/kitchen/safety/usual-checks.ts'
import type { Verdict } from '@brigade/domain/kitchen/safety/verdict.ts'
import { type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { changing, creating, write, type WriteOutcome, type WritePart } from '../../lib/writing/write.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

/** What is done about a fail. */
export type FailAnswer = Pick<CorrectiveActionDocument, 'what' | 'choice'>

/** What was found at a check, and what it answers or corrects. */
export interface CheckResult {
  readonly templateId: string
  readonly template: SafetyTemplate
  readonly values: SafetyValues
  readonly occurrenceKey?: string | undefined
  readonly action?: FailAnswer | undefined
  readonly correctionOf?: string
  readonly reason?: string
}

const now = () => timestampFromMs(Date.now())
const authorOf = ({ uid }: Crew) => ({ uid, acted: { by: uid } })

/** Writes a record, and with a fail its open corrective action in the same batch (rule HC1). */
export function recordCheck(crew: Crew, recordId: string, result: CheckResult): Promise<WriteOutcome> {
  const { correctionOf, reason, occurrenceKey, action: answer, ...measured } = result
  const at = now()
  const { record, action } = newSafetyRecord(
    {
      ...measured,
      recordId,
      at,
      ...(occurrenceKey !== undefined && { occurrenceKey }),
      ...(answer !== undefined && { action: answer }),
    },
    authorOf(crew),
    at,
  )
  const corrects = correctionOf === undefined ? {} : { correctionOf, reason: reason ?? '' }
  const { kitchenId } = crew
  return write([
    creating(safetyRecords, { kitchenId, recordId }, { ...record, ...corrects }),
    ...(action === undefined ? [] : [creating(correctiveActions, { kitchenId, actionId: recordId }, action)]),
  ])
}

/** Does or verifies a corrective action; undefined when the rules refuse it (rules HC1, HC3). */
export function moveAction(
  crew: Crew,
  action: StoredDocument<CorrectiveActionDocument>,
  command: 'finish' | 'verify',
): Promise<WriteOutcome> | undefined {
  const actor = { uid: crew.uid, access: crew.own }
  const moved =
    command === 'finish' ? finishAction(action.content, actor) : verifyAction(action.content, actor)
  if (!moved.ok) return undefined
  const { state, doneBy, verifiedBy } = moved.value
  const changes = { state, doneBy, verifiedBy, by: crew.uid, device: undefined }
  const params = { kitchenId: crew.kitchenId, actionId: action.id }
  return write([changing(correctiveActions, params, { before: action.content, changes })])
}

/** Begins a cooling under the limits in force now. */
export function startCooling(crew: Crew, food: string, template: SafetyTemplate): Promise<WriteOutcome> {
  const { kitchenId } = crew
  const at = now()
  return write([
    creating(
      safetyRuns,
      { kitchenId, runId: newId() },
      {
        ...signedBy(authorOf(crew), at),
        kind: 'cooling',
        food,
        startedAt: at,
        limits: template.limits,
        state: 'running',
      },
    ),
  ])
}

/** A reading of a run: a record that is judged with the others of its run. */
function readingPart(
  crew: Crew,
  {
    runId,
    templateId,
    template,
    temperature,
    at,
  }: {
    readonly runId: string
    readonly templateId: string
    readonly template: SafetyTemplate
    readonly temperature: Temperature
    readonly at: Timestamp
  },
): WritePart {
  const { kitchenId } = crew
  return creating(
    safetyRecords,
    { kitchenId, recordId: newId() },
    {
      ...signedBy(authorOf(crew), at),
      templateId,
      kind: template.kind,
      values: { temperature: { type: 'temperature', value: temperature } },
      limitsVersion: template.limits.version,
      at,
      enteredAt: at,
      runId,
      photos: [],
    },
  )
}

/** Ends a run with its verdict; a fail opens a corrective action under the run's id (rule HC1). */
function endingParts(
  crew: Crew,
  run: StoredDocument<SafetyRun>,
  {
    verdict,
    takenBy,
    answer,
    at,
  }: {
    readonly verdict: Verdict
    readonly takenBy: readonly string[]
    /** What is done about a fail; not asked for otherwise. */
    readonly answer: FailAnswer | undefined
    readonly at: Timestamp
  },
): readonly WritePart[] {
  const ended = endRun(run.content.state, verdict)
  if (!ended.ok) return []
  const { kitchenId, uid } = crew
  const changes = { state: ended.value.state, endedAt: at, by: uid, device: undefined }
  const params = { kitchenId, runId: run.id }
  const ending = changing(safetyRuns, params, { before: run.content, changes })
  if (ended.value.correctiveAction === undefined || answer === undefined) return [ending]
  const action = {
    ...signedBy(authorOf(crew), at),
    ...answer,
    runId: run.id,
    state: ended.value.correctiveAction,
    takenBy: [...new Set([...takenBy, uid])],
    doneBy: null,
    verifiedBy: null,
  }
  return [ending, creating(correctiveActions, { kitchenId, actionId: run.id }, action)]
}

/**
 * Writes a reading of a run, then the run's end once it is decided: a write of its own, so that the reading is kept where
 * another device's readings decide otherwise.
 */
export async function writeReading(
  crew: Crew,
  run: StoredDocument<SafetyRun>,
  reading: {
    readonly check: readonly [templateId: string, template: SafetyTemplate]
    readonly records: readonly StoredDocument<SafetyRecordDocument>[]
    /** Not given when a run whose time is over is ended. */
    readonly measured: Temperature | undefined
    readonly state: Verdict | 'running'
    readonly answer: FailAnswer | undefined
    /** When it was measured and judged. */
    readonly nowMs: number
  },
): Promise<WriteOutcome> {
  const { check, records, measured, state, answer, nowMs } = reading
  const [templateId, template] = check
  const at = timestampFromMs(nowMs)
  const takenBy = records.filter(({ content }) => content.runId === run.id).map(({ content }) => content.by)
  const ending = state === 'running' ? [] : endingParts(crew, run, { verdict: state, takenBy, answer, at })
  if (measured === undefined) return write(ending)
  const part = readingPart(crew, { runId: run.id, templateId, template, temperature: measured, at })
  const outcome = await write([part])
  return outcome.state === 'queued' && ending.length > 0 ? write(ending) : outcome
}

/** The usual checks of a rule set, with the kitchen's own names, in one write. */
export function setUpChecks(
  crew: Crew,
  settings: KitchenSettings,
  {
    limits,
    checks,
    nameOf,
  }: {
    readonly limits: SafetyLimits
    readonly checks: readonly UsualCheck[]
    readonly nameOf: (check: UsualCheck) => string
  },
): Promise<WriteOutcome> {
  const { kitchenId, uid } = crew
  const inForce = { jurisdiction: settings.jurisdiction, version: limits.version, values: {} }
  return write(
    checks.flatMap((check) => {
      const templateId = newId()
      const { kind, fields, times } = check
      const description = { kind, name: nameOf(check), fields: [...fields], limits: inForce }
      const template = creating(
        safetyTemplates,
        { kitchenId, templateId },
        newSafetyTemplate(description, uid, now()),
      )
      if (times.length === 0) return [template]
      const schedule = newSafetySchedule({ templateId, times: [...times] }, uid, now())
      return [template, creating(safetySchedules, { kitchenId, scheduleId: newId() }, schedule)]
    }),
  )
}
