import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { convertTemperature, Temperature } from '../../core/quantities/temperature.ts'
import { writtenFrom } from '../../access/roles/kitchen-policy.ts'

export const equipmentKinds = [
  'fridge',
  'freezer',
  'blast chiller',
  'hot hold',
  'oven',
  'dishwasher',
  'probe',
  'display',
  'dry store',
  'other',
] as const
export const EquipmentKind = z.enum(equipmentKinds)
export type EquipmentKind = z.infer<typeof EquipmentKind>

const MINUTES_IN_A_DAY = 1440

/** Whether the coldest allowed is not warmer than the warmest, each in the scale it was entered in. */
export function areLimitsInOrder({
  min,
  max,
}: {
  readonly min?: Temperature | undefined
  readonly max?: Temperature | undefined
}): boolean {
  return (
    min === undefined ||
    max === undefined ||
    convertTemperature(min, max.unit).compare(convertTemperature(max, max.unit)) <= 0
  )
}

/** What a piece of equipment keeps to. Without either end nothing is watched. */
export const EquipmentLimit = z
  .strictObject({
    /** Warmest allowed, as entered. */
    max: Temperature.optional(),
    /** Coldest allowed, as entered. */
    min: Temperature.optional(),
    /** Minutes out of range before the alarm; 30 unless set, so that an opened door is none. */
    delayMin: z.int().min(0).max(MINUTES_IN_A_DAY),
  })
  .refine(areLimitsInOrder, { path: ['max'], message: 'limit-order' })
export type EquipmentLimit = Readonly<z.infer<typeof EquipmentLimit>>

/** A fridge, oven or probe (product, E15): one record serves stock and safety. */
export const Equipment = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(2).max(40),
  kind: EquipmentKind,
  /** The storage area it holds; null or absent when it is no place for stock. */
  storageAreaId: DocumentId.nullish(),
  limit: EquipmentLimit,
  /** The maker's number, as on the plate. */
  serial: z.string().trim().min(1).max(60).optional(),
  /** Minutes between a sensor's readings; three missed ones are an alert. Absent without a sensor. */
  readEveryMin: z.int().min(1).max(MINUTES_IN_A_DAY).optional(),
  /** Never deleted, only out of use, so that its records keep their place. */
  state: z.enum(['in use', 'out of use']),
})
export type Equipment = Readonly<z.infer<typeof Equipment>>

/** Equipment of a kitchen: the team reads it, leads and higher write it, nobody deletes it. */
export const equipment = collection({
  path: 'kitchens/{kitchenId}/equipment/{equipmentId}',
  schema: Equipment,
  policy: writtenFrom('lead'),
  indexes: [['state', 'kind']],
  references: [
    { field: 'storageAreaId', to: 'kitchens/{kitchenId}/storage-areas/{value}', onDelete: 'detach' },
  ],
})
