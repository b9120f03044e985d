import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { Station } from '../../access/stations/station.ts'

/** A new station with the defaults of product E14: it expedites nothing, and hears and warns as the kitchen does. */
export function newStation(
  said: Pick<Station, 'name' | 'kind' | 'sortKey'> &
    Partial<Pick<Station, 'colour' | 'thresholds' | 'sounds' | 'isExpediter'>>,
  uid: string,
  at: Timestamp,
): Station {
  return { ...newCommonFields(uid, at), isExpediter: false, ...said }
}
