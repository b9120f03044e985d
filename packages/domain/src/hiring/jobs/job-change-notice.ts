import { isSame } from '../../core/documents/changed-fields.ts'
import type { Job } from './job.ts'

/** What applicants are told when an open job changes (product, E39). */
export type WorseJobChange = 'pay' | 'place'

type Offered = Pick<Job, 'pay' | 'place'>

function paysLess(before: Offered, after: Offered): boolean {
  if (before.pay === undefined) return false
  if (after.pay === undefined) return true
  const { min, max, per } = after.pay
  const isComparable = per === before.pay.per && max.currency === before.pay.max.currency
  return !isComparable || min.minor < before.pay.min.minor || max.minor < before.pay.max.minor
}

/**
 * What of a job got worse for those who have applied, so that they are told (product, E39): pay that falls at either end, or
 * that cannot be compared any more, and another place.
 */
export function jobChangeNotice(before: Offered, after: Offered): readonly WorseJobChange[] {
  return [
    ...(paysLess(before, after) ? (['pay'] as const) : []),
    ...(isSame(before.place, after.place) ? [] : (['place'] as const)),
  ]
}
