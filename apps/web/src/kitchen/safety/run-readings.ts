import type { Temperature } from '@brigade/domain/core/quantities/temperature.ts'
import type { TimedReading } from '@brigade/domain/kitchen/safety/judge-cooling.ts'
import { readingsOf, runStanding, type RunStanding } from '@brigade/domain/kitchen/safety/run-now.ts'
import type { SafetyRecordDocument } from '@brigade/domain/kitchen/safety/safety-record.ts'
import type { SafetyRun } from '@brigade/domain/kitchen/safety/safety-run.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'

/** The state of a run under the limits it began with, or what it would be with one more reading. */
export function standingOf(
  run: StoredDocument<SafetyRun>,
  records: readonly StoredDocument<SafetyRecordDocument>[],
  nowMs: number,
  more?: Temperature,
): { readonly readings: readonly TimedReading[]; readonly standing: RunStanding } {
  const ofRun = records.map(({ content }) => content).filter(({ runId }) => runId === run.id)
  const known = readingsOf(ofRun)
  const readings = more === undefined ? known : [...known, { atMs: nowMs, temperature: more }]
  return { readings, standing: runStanding(readings, run.content, nowMs) }
}
