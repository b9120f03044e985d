import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { WRONG_PINS } from './device-lock.ts'

/**
 * What a person's PIN for a kitchen's tablets is checked against (product, E17); the id is the person's uid. A PIN has so
 * few digits that its hash keeps it from eyes, not from guessing: it is therefore nobody's to read.
 */
export const DevicePin = z.strictObject({
  ...commonFields,
  uid: Uid,
  /** 16 random octets as lower-case hex, new with each PIN. */
  salt: z.string().regex(/^[0-9a-f]{32}$/),
  /** scrypt of the PIN with this salt, 32 octets as lower-case hex [RFC 7914]. */
  hash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type DevicePin = Readonly<z.infer<typeof DevicePin>>

/** The wrong PINs of one person at one tablet since the last right one; what `tryPin` counts. */
export const DevicePinTries = z.strictObject({
  ...commonFields,
  uid: Uid,
  wrong: z.int().min(0).max(WRONG_PINS),
  lockedUntil: Timestamp.nullable(),
})
export type DevicePinTries = Readonly<z.infer<typeof DevicePinTries>>

/** Hashes of PINs: `setPin` writes them, `unlockDevice` reads them, nobody else does either. */
export const devicePins = collection({
  path: 'kitchens/{kitchenId}/pins/{uid}',
  schema: DevicePin,
  policy: writtenByFunctions<DevicePin>(() => false),
})

/** Wrong tries, by tablet and person; they go with the tablet. */
export const devicePinTries = collection({
  path: 'kitchens/{kitchenId}/devices/{deviceId}/pin-tries/{uid}',
  schema: DevicePinTries,
  policy: writtenByFunctions<DevicePinTries>(() => false),
})
