import type { ConstrainedChange, Constraint } from '@brigade/contract/constraint.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import type { TimedReading } from './judge-cooling.ts'
import { readingsOf, runStanding } from './run-now.ts'
import type { SafetyRun } from './safety-run.ts'
import { foundRecords, recordsOfRun } from './sought-records.ts'

type Change = ConstrainedChange<SafetyRun>

/** The run as it ends, when this change ends it. */
function endedRun({ before, after }: Change): SafetyRun | undefined {
  return before?.state === 'running' && after?.state !== 'running' ? after : undefined
}

/** Only a cooling has a rule over all its readings; of another kind nothing passes that nobody measured. */
function isVerdictOf(readings: readonly TimedReading[], run: SafetyRun): boolean {
  if (run.kind !== 'cooling') return run.state !== 'passed' || readings.length > 0
  const endedMs = run.endedAt === undefined ? 0 : msFromTimestamp(run.endedAt)
  return runStanding(readings, run, endedMs).state === run.state
}

/** A run ends with the verdict of its readings, the one that comes with it among them (rule HC1). */
export const endsByReadings: Constraint<SafetyRun> = {
  reads: (change) => {
    const { kitchenId = '', runId = '' } = change.params
    return endedRun(change) === undefined ? [] : [recordsOfRun(kitchenId, runId)]
  },
  violation: (change, found) => {
    const run = endedRun(change)
    if (run === undefined || isVerdictOf(readingsOf(foundRecords(found)), run)) return undefined
    return `The readings of this run do not make it "${run.state}".`
  },
}
