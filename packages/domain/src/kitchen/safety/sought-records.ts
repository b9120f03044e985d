import type { ConstraintDocuments, ConstraintRead } from '@brigade/contract/constraint.ts'
import { SafetyRecordDocument } from './safety-record.ts'

/** Where a constraint looks for the readings of a run. */
export function recordsOfRun(kitchenId: string, runId: string): ConstraintRead {
  return { collection: `kitchens/${kitchenId}/safety-records`, where: { runId } }
}

/** The safety records among what a constraint has found. */
export function foundRecords(found: ConstraintDocuments): readonly SafetyRecordDocument[] {
  return [...found.values()].flatMap((data) => SafetyRecordDocument.safeParse(data).data ?? [])
}
