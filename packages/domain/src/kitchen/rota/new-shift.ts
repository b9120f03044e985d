import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import { rotaDayOf } from '../../core/time/rota-week.ts'
import type { Shift } from './shift.ts'

/** What a manager says of a new shift; everything else has a default. */
export type ShiftDraft = Pick<Shift, 'startsAt' | 'endsAt' | 'position'> &
  Partial<Pick<Shift, 'breakMin' | 'stationId' | 'uid' | 'note' | 'neededCertificates' | 'acceptedWarnings'>>

/**
 * A drawn shift with the defaults of product E37; its day is that of its start in the kitchen (rule RO9).
 * @param manager - uid of who draws it, and the kitchen's zone
 */
export function newShift(
  draft: ShiftDraft,
  manager: { readonly uid: string; readonly zone: string },
  at: Timestamp,
): Shift {
  return {
    ...newCommonFields(manager.uid, at),
    breakMin: 0,
    note: '',
    neededCertificates: [],
    acceptedWarnings: [],
    ...draft,
    day: rotaDayOf(msFromTimestamp(draft.startsAt), manager.zone).date,
    state: 'draft',
    sequence: 0,
  }
}
