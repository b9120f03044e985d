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
import { useNamed } from '../../lib/reading/use-named.ts'
import { useQuery } from '../../lib/reading/use-query.ts'

/** How far back runs are shown. */
const DAYS_SHOWN = 31
/** The service day and the one before it, whatever the zone. */
const DAYS_OF_RECORDS = 2
const UNVERIFIED: readonly ActionState[] = ['open', 'done']
/** A kitchen has a few at once. */
const MOST_ACTIONS = 200
/** A query takes no more ids than these. */
const MOST_RUNS = 30
const MOST_READINGS = 600

interface Records {
  readonly rows: readonly StoredDocument<SafetyRecordDocument>[]
  readonly failed: ReadonlyMap<string, SafetyRecordDocument>
}

const pending = { state: 'pending' } as const

/** Everything a kitchen's checks are made of. */
export interface SafetyBook {
  readonly templates: ReadonlyMap<string, SafetyTemplate>
  readonly schedules: readonly StoredDocument<SafetySchedule>[]
  /** Of the service day and the one before it, newest first, then the readings of older runs. */
  readonly records: readonly StoredDocument<SafetyRecordDocument>[]
  /** What open actions are about, by the record's id. */
  readonly failed: ReadonlyMap<string, SafetyRecordDocument>
  /** What somebody still has to do or verify. */
  readonly actions: readonly StoredDocument<CorrectiveActionDocument>[]
  /** Newest first. */
  readonly runs: readonly StoredDocument<SafetyRun>[]
}

interface Wanted {
  readonly serviceDay: string
  readonly runs: readonly StoredDocument<SafetyRun>[] | undefined
  readonly actions: readonly StoredDocument<CorrectiveActionDocument>[] | undefined
}

const sinceDay = (serviceDay: string, days: number) =>
  timestampFromMs(Date.parse(`${daysAfter(serviceDay, -days)}T00:00:00Z`))

/** The records of the day, the readings of the runs that are shown, and what open actions are about. */
function useRecords(kitchenId: string, { serviceDay, runs, actions }: Wanted): Loadable<Records> {
  const at = { kitchenId }
  const since = sinceDay(serviceDay, DAYS_OF_RECORDS)
  const ofDay = useQuery(safetyRecords, at, { where: [['at', '>=', since]], orderBy: ['-at'] })
  const runIds = runs?.map(({ id }) => id)
  const isRunning = runIds !== undefined && runIds.length > 0
  const readings = useQuery(safetyRecords, isRunning ? at : null, {
    where: [['runId', 'in', runIds]],
    limit: MOST_READINGS,
  })
  const failed = useNamed(
    safetyRecords,
    at,
    actions?.flatMap(({ content }) => content.recordId ?? []),
  )
  if (ofDay.state !== 'success') return ofDay
  if (isRunning && readings.state !== 'success') return readings
  if (failed.state !== 'success' || runIds === undefined) return failed.state === 'success' ? pending : failed
  const ofRuns = readings.state === 'success' && isRunning ? readings.value : []
  const known = new Set(ofDay.value.map(({ id }) => id))
  const rows = [...ofDay.value, ...ofRuns.filter(({ id }) => !known.has(id))]
  return { ...ofDay, value: { rows, failed: failed.value } }
}

/** The checks of a kitchen with what is recorded of the day, kept up to date. */
export function useSafety(kitchenId: string, serviceDay: string): Loadable<SafetyBook> {
  const at = { kitchenId }
  const since = sinceDay(serviceDay, DAYS_SHOWN)
  const templates = useQuery(safetyTemplates, at)
  const schedules = useQuery(safetySchedules, at)
  const actions = useQuery(correctiveActions, at, {
    where: [['state', 'in', UNVERIFIED]],
    limit: MOST_ACTIONS,
  })
  const runs = useQuery(safetyRuns, at, {
    where: [['startedAt', '>=', since]],
    orderBy: ['-startedAt'],
    limit: MOST_RUNS,
  })
  const records = useRecords(kitchenId, {
    serviceDay,
    runs: runs.state === 'success' ? runs.value : undefined,
    actions: actions.state === 'success' ? actions.value : undefined,
  })
  if (templates.state !== 'success') return templates
  if (schedules.state !== 'success') return schedules
  if (actions.state !== 'success') return actions
  if (runs.state !== 'success') return runs
  if (records.state !== 'success') return records
  return {
    ...records,
    value: {
      templates: new Map(templates.value.map(({ id, content }) => [id, content])),
      schedules: schedules.value,
      records: records.value.rows,
      failed: records.value.failed,
      actions: actions.value,
      runs: runs.value,
    },
  }
}
