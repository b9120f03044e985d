import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'

/**
 * The version of a recipe that was in force at a moment: the one approved last by then, from the very moment of its
 * approval on (rule ST4). Undefined when none had been approved.
 * @param versions - with the time of their approval; of two approved at once the later in the list counts
 */
export function versionInForce<Version extends { readonly approvedAt: Timestamp }>(
  versions: readonly Version[],
  moment: Timestamp,
): Version | undefined {
  return versions
    .filter(({ approvedAt }) => compareTimestamps(approvedAt, moment) <= 0)
    .toSorted((one, other) => compareTimestamps(one.approvedAt, other.approvedAt))
    .at(-1)
}
