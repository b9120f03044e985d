import * as z from 'zod'
import { Uid } from '../../core/documents/common-fields.ts'
import { isInKitchen, ownKitchenDocuments } from './in-kitchen.ts'
import type { RealtimePlace } from './realtime-place.ts'

const LONGEST_SCREEN = 200

/** What a device shows: the path of the screen, who is at it, and since when (milliseconds since 1970). */
const Screen = z.strictObject({
  uid: Uid,
  screen: z.string().startsWith('/').max(LONGEST_SCREEN),
  since: z.number().nonnegative(),
})

const Owned = z.object({ uid: z.string() })

function isOf(uid: string | null, content: unknown): boolean {
  const owned = Owned.safeParse(content)
  return uid !== null && owned.success && owned.data.uid === uid
}

/** Which screens of the kitchen are open, and who is at them: its team and its tablets see it. */
export const screens: RealtimePlace = {
  path: 'screens/{kitchenId}',
  policyReads: ownKitchenDocuments,
  read: isInKitchen,
  write: () => false,
}

/**
 * What one device shows. Whoever is in the kitchen may take a free device, or one that was theirs, in their own name; a
 * tablet on the wall always speaks for itself, and what is one's own can always be taken away.
 */
export const screenOfDevice: RealtimePlace = {
  path: 'screens/{kitchenId}/{deviceId}',
  policyReads: ownKitchenDocuments,
  read: isInKitchen,
  write(context, { before, after }) {
    const { uid } = context.caller
    if (uid === null) return false
    const isTheirs = isOf(uid, before) || context.params['deviceId'] === uid
    if (after === null) return isTheirs
    return isInKitchen(context) && isOf(uid, after) && (before === null || isTheirs)
  },
  schema: Screen,
}
