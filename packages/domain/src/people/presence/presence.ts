import * as z from 'zod'
import { isInKitchen, ownKitchenDocuments } from './in-kitchen.ts'
import type { RealtimePlace } from './realtime-place.ts'

/** Connections of one person that are shown at once: more are an error, not a person. */
const MOST_CONNECTIONS = 20

/** Milliseconds since 1970, as the server fills them in. */
const Since = z.number().nonnegative()

/**
 * The connections of one person in one kitchen, by an id that the client makes for each: with two tabs, closing one does
 * not take the person away.
 */
const PresenceOfPerson = z
  .record(z.string(), z.strictObject({ since: Since, state: z.enum(['here', 'away']) }))
  .refine((connections) => Object.keys(connections).length <= MOST_CONNECTIONS)

/** Who is in the kitchen now: its team and its tablets see it (product, section 1). */
export const presence: RealtimePlace = {
  path: 'presence/{kitchenId}',
  policyReads: ownKitchenDocuments,
  read: isInKitchen,
  write: () => false,
}

/** Somebody's own presence. It can always be taken away, also by who has just left the team. */
export const presenceOfPerson: RealtimePlace = {
  path: 'presence/{kitchenId}/{uid}',
  policyReads: ownKitchenDocuments,
  read: isInKitchen,
  write: (context, { after }) =>
    context.caller.uid !== null &&
    context.params['uid'] === context.caller.uid &&
    (after === null || isInKitchen(context)),
  schema: PresenceOfPerson,
}
