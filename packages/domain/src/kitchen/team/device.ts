import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'

/**
 * A tablet that hangs in the kitchen (product, E17). It has an identity of its own, whose uid is the document's id; a
 * person unlocks it with a PIN, and what it writes carries that person's name.
 */
export const KitchenDevice = z.strictObject({
  ...commonFields,
  name: honestName(2, 40),
  pairedBy: Uid,
  /** Who unlocked it last; null before the first time. */
  unlockedBy: Uid.nullable(),
  /** When it locks by itself: the kitchen's `autoLockMin` after the last touch. */
  unlockedUntil: Timestamp.nullable(),
  lastSeen: Timestamp.nullable(),
})
export type KitchenDevice = Readonly<z.infer<typeof KitchenDevice>>

/** Paired devices: managers read them, and each tablet itself; written by functions only. */
export const kitchenDevices = collection({
  path: 'kitchens/{kitchenId}/devices/{deviceId}',
  schema: KitchenDevice,
  policy: writtenByFunctions(
    (context) =>
      callerHasAccess(context, 'manager') ||
      (context.caller.uid !== null && context.params['deviceId'] === context.caller.uid),
    ownTeamDocument,
  ),
})
