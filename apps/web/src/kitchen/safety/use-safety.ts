import {
  type CorrectiveActionDocument,
  correctiveActions,
} from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import { type SafetyRecordDocument, safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { type SafetyRun, safetyRuns } from '@brigade/domain/kitchen/safety/safety-run.ts'
import { type SafetySchedule, safetySchedules } from '@brigade/domain/kitchen/safety/safety-schedule.ts'
import { type SafetyTemplate, safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { daysAfter } from '@brigade/domain/core/time/local-time.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** How far back the list of records goes at once. */
const DAYS_SHOWN = 31

/** Everything a kitchen's checks are made of. */
export interface SafetyBook {
  readonly templates: ReadonlyMap<string, SafetyTemplate>
  readonly schedules: readonly StoredDocument<SafetySchedule>[]
  /** Newest first. */
  readonly records: readonly StoredDocument<SafetyRecordDocument>[]
  readonly actions: readonly StoredDocument<CorrectiveActionDocument>[]
  /** Newest first. */
  readonly runs: readonly StoredDocument<SafetyRun>[]
}

/** The checks of a kitchen with what was recorded in the last month, kept up to date. */
export function useSafety(kitchenId: string, serviceDay: string): Loadable<SafetyBook> {
  const at = { kitchenId }
  const since = timestampFromMs(Date.parse(`${daysAfter(serviceDay, -DAYS_SHOWN)}T00:00:00Z`))
  const templates = useQuery(safetyTemplates, at)
  const schedules = useQuery(safetySchedules, at)
  const records = useQuery(safetyRecords, at, { where: [['at', '>=', since]], orderBy: ['-at'] })
  const actions = useQuery(correctiveActions, at)
  const runs = useQuery(safetyRuns, at, { where: [['startedAt', '>=', since]], orderBy: ['-startedAt'] })
  if (templates.state !== 'success') return templates
  if (schedules.state !== 'success') return schedules
  if (records.state !== 'success') return records
  if (actions.state !== 'success') return actions
  if (runs.state !== 'success') return runs
  return {
    ...records,
    value: {
      templates: new Map(templates.value.map(({ id, content }) => [id, content])),
      schedules: schedules.value,
      records: records.value,
      actions: actions.value,
      runs: runs.value,
    },
  }
}
