import { newCommonFields } from '../../core/documents/common-fields.ts'
import { DEFAULT_ALARM_DELAY_MIN } from './range-alarm.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { Equipment, EquipmentLimit } from './equipment.ts'

/** New equipment with the defaults of product E15: in use, and an alarm after half an hour out of range. */
export function newEquipment(
  {
    limit,
    ...said
  }: Pick<Equipment, 'name' | 'kind'> &
    Partial<Pick<Equipment, 'storageAreaId' | 'serial' | 'readEveryMin'>> & {
      readonly limit?: Partial<EquipmentLimit>
    },
  uid: string,
  at: Timestamp,
): Equipment {
  return {
    ...newCommonFields(uid, at),
    ...said,
    limit: { delayMin: DEFAULT_ALARM_DELAY_MIN, ...limit },
    state: 'in use',
  }
}
