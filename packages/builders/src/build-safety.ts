import type { Jurisdiction } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { correctiveActions } from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { checksOfDay, type Occurrence } from '@brigade/domain/kitchen/safety/due-checks.ts'
import { newSafetySchedule, newSafetyTemplate } from '@brigade/domain/kitchen/safety/new-safety-check.ts'
import { newSafetyRecord } from '@brigade/domain/kitchen/safety/new-safety-record.ts'
import type { SafetyValues } from '@brigade/domain/kitchen/safety/safety-field.ts'
import { limitsOf } from '@brigade/domain/kitchen/safety/safety-limits.ts'
import { safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { safetySchedules } from '@brigade/domain/kitchen/safety/safety-schedule.ts'
import { safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { type UsualCheck, usualChecks } from '@brigade/domain/kitchen/safety/usual-checks.ts'
import type { KitchenTime } from '@brigade/domain/core/time/service-day.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'
import type { Pantry } from './build-pantry.ts'

const MS_PER_MINUTE = 60_000

/** A kitchen's usual checks, with what was found at those of today that are over. */
export interface SafetyToBuild {
  readonly jurisdiction: Jurisdiction
  readonly kitchen: KitchenTime
  /** The name of each check. */
  readonly names: Readonly<Record<UsualCheck['key'], string>>
  /** What is found each time, by check, and by whom. */
  readonly found: Readonly<Partial<Record<UsualCheck['key'], SafetyValues>>>
  readonly by: readonly string[]
}

const LABELS = { temperature: 'Temperature', isClean: 'All surfaces and floors are clean' }

/**
 * The usual checks of a rule set, due at their times, and a record ten minutes after each time of today that is past.
 * @throws when there is no such rule set
 */
export function buildSafety(
  { kitchenId, by }: Pantry,
  wanted: SafetyToBuild,
  at: Timestamp,
): readonly BuiltDocument[] {
  const limits = limitsOf(wanted.jurisdiction)
  if (limits === undefined) throw new Error(`There are no limits for ${wanted.jurisdiction}`)
  const inForce = { jurisdiction: limits.jurisdiction, version: limits.version, values: {} }
  const checks = usualChecks(limits, LABELS).map((check) => {
    const { key, kind, fields, times } = check
    const said = { kind, name: wanted.names[key], fields: [...fields], limits: inForce }
    return {
      key,
      template: newSafetyTemplate(said, by, at),
      schedule: newSafetySchedule({ templateId: key, times: [...times] }, by, at),
    }
  })
  const scheduled = checks.filter(({ schedule }) => schedule.times.length > 0)
  const today = checksOfDay(
    scheduled.map(({ key, schedule }) => ({ id: key, content: schedule })),
    msFromTimestamp(at),
    wanted.kitchen,
  )
  const recorded = today.flatMap((occurrence, index) => {
    const check = checks.find(({ key }) => key === occurrence.templateId)
    const author = wanted.by[index % wanted.by.length] ?? by
    return check === undefined
      ? []
      : recordOf({ kitchenId, by: author }, wanted, { ...check, occurrence, at })
  })
  return [
    ...checks.map(({ key, template }) =>
      builtDocument(safetyTemplates, { kitchenId, templateId: key }, template),
    ),
    ...scheduled.map(({ key, schedule }) =>
      builtDocument(safetySchedules, { kitchenId, scheduleId: key }, schedule),
    ),
    ...recorded,
  ]
}

interface Checked {
  readonly key: UsualCheck['key']
  readonly template: ReturnType<typeof newSafetyTemplate>
  readonly occurrence: Occurrence
  readonly at: Timestamp
}

function recordOf(
  { kitchenId, by }: Pantry,
  { found }: SafetyToBuild,
  { key, template, occurrence, at }: Checked,
): readonly BuiltDocument[] {
  const values = found[key]
  const doneMs = occurrence.dueMs + 10 * MS_PER_MINUTE
  if (values === undefined || doneMs > msFromTimestamp(at)) return []
  const recordId = occurrence.key.replaceAll(':', '')
  const measured = timestampFromMs(doneMs)
  const { record, action } = newSafetyRecord(
    { recordId, templateId: key, template, values, at: measured, occurrenceKey: occurrence.key },
    { uid: by, acted: { by } },
    measured,
  )
  return [
    builtDocument(safetyRecords, { kitchenId, recordId }, { ...record, recordedAt: measured }),
    ...(action === undefined
      ? []
      : [builtDocument(correctiveActions, { kitchenId, actionId: recordId }, action)]),
  ]
}
