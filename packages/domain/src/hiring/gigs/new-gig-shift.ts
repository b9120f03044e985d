import { type CommonFields, newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { GigShiftOffer } from './gig-shift.ts'

/** What a recruiter says of a new gig shift; everything else has a default. */
export type GigShiftDraft = Pick<GigShiftOffer, 'startsAt' | 'endsAt' | 'payPerHour'> &
  Partial<Pick<GigShiftOffer, 'breakMin' | 'seats' | 'dress' | 'minPaidHours' | 'isInstant'>>

/** Rule PY5. */
const MIN_PAID_HOURS = 4

/** An open gig shift with the defaults of product E39, without who offers it and when. */
export function openGigShift(draft: GigShiftDraft): Omit<GigShiftOffer, keyof CommonFields> {
  return {
    breakMin: 0,
    seats: 1,
    dress: '',
    minPaidHours: MIN_PAID_HOURS,
    isInstant: false,
    ...draft,
    taken: 0,
    state: 'open',
  }
}

/** An open gig shift as it is stored. */
export function newGigShift(draft: GigShiftDraft, uid: string, at: Timestamp): GigShiftOffer {
  return { ...newCommonFields(uid, at), ...openGigShift(draft) }
}
