import {
  type CorrectiveActionDocument,
  correctiveActions,
} from '@brigade/domain/kitchen/safety/corrective-action-document.ts'
import type { ActionState } from '@brigade/domain/kitchen/safety/corrective-action.ts'
import { type SafetyRecordDocument, safetyRecords } from '@brigade/domain/kitchen/safety/safety-record.ts'
import { type SafetyRun, safetyRuns } from '@brigade/domain/kitchen/safety/safety-run.ts'
import { type SafetySchedule, safetySchedules } from '@brigade/domain/kitchen/safety/safety-schedule.ts'
import { type SafetyTemplate, safetyTemplates } from '@brigade/domain/kitchen/safety/safety-template.ts'
import { daysAfter } from '@brigade/domain/core/time/local-time.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** How far back runs are shown. */
const DAYS_SHOWN = 31
/** The service day and the one before it, whatever the zone. */
const DAYS_OF_RECORDS = 2
const UNVERIFIED: readonly ActionState[] = ['open', 'done']
/** A kitchen has a few at once. */
const MOST_ACTIONS = 200

/** Everything a kitchen's checks are made of. */
export interface SafetyBook {
  readonly templates: ReadonlyMap<string, SafetyTemplate>
  readonly schedules: readonly StoredDocument<SafetySchedule>[]
  /** Of the service day and the one before it, newest first. */
  readonly records: readonly StoredDocument<SafetyRecordDocument>[]
  /** What somebody still has to do or verify. */
  readonly actions: readonly StoredDocument<CorrectiveActionDocument>[]
  /** Newest first. */
  readonly runs: readonly StoredDocument<SafetyRun>[]
}

/** The checks of a kitchen with what is recorded of the day, kept up to date. */
export function useSafety(kitchenId: string, serviceDay: string): Loadable<SafetyBook> {
  const at = { kitchenId }
  const sinceDay = (days: number) => timestampFromMs(Date.parse(`${daysAfter(serviceDay, -days)}T00:00:00Z`))
  const recorded = sinceDay(DAYS_OF_RECORDS)
  const since = sinceDay(DAYS_SHOWN)
  const templates = useQuery(safetyTemplates, at)
  const schedules = useQuery(safetySchedules, at)
  const records = useQuery(safetyRecords, at, { where: [['at', '>=', recorded]], orderBy: ['-at'] })
  const actions = useQuery(correctiveActions, at, {
    where: [['state', 'in', UNVERIFIED]],
    limit: MOST_ACTIONS,
  })
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
