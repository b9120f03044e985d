import type { Temperature } from '@brigade/domain/quantities/temperature.ts'
import type { TimedReading } from '@brigade/domain/safety/judge-cooling.ts'
import { coolingStanding, type RunStanding } from '@brigade/domain/safety/run-now.ts'
import { limitsOf } from '@brigade/domain/safety/safety-limits.ts'
import type { SafetyRecordDocument } from '@brigade/domain/safety/safety-record.ts'
import type { SafetyRun } from '@brigade/domain/safety/safety-run.ts'
import { msFromTimestamp } from '@brigade/domain/time/timestamp.ts'
import type { Kept } from '../../data/loadable.ts'

function readingOf({ at, values }: SafetyRecordDocument): TimedReading | undefined {
  const measured = values['temperature']
  if (measured?.type !== 'temperature') return undefined
  return { atMs: msFromTimestamp(at), temperature: measured.value }
}

/** The readings of a run, oldest first. */
export function readingsOf(
  runId: string,
  records: readonly Kept<SafetyRecordDocument>[],
): readonly TimedReading[] {
  return records
    .filter(({ content }) => content.runId === runId)
    .flatMap(({ content }) => readingOf(content) ?? [])
    .toSorted((one, other) => one.atMs - other.atMs)
}

/** How a run stands under the limits it began with; with one reading more, how it would stand then. */
export function standingOf(
  run: Kept<SafetyRun>,
  records: readonly Kept<SafetyRecordDocument>[],
  nowMs: number,
  more?: Temperature,
): { readonly readings: readonly TimedReading[]; readonly standing: RunStanding } {
  const { limits: inForce, startedAt } = run.content
  const limits = limitsOf(inForce.jurisdiction, inForce.version)
  const known = readingsOf(run.id, records)
  const readings = more === undefined ? known : [...known, { atMs: nowMs, temperature: more }]
  if (limits === undefined) {
    return { readings, standing: { state: 'not proven', deadlineMs: undefined } }
  }
  return {
    readings,
    standing: coolingStanding(readings, { limits, startedMs: msFromTimestamp(startedAt), nowMs }),
  }
}
