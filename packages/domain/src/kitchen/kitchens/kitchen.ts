import * as z from 'zod'
import { honestName } from '../../core/text/names.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { changedFields } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { Address, HttpsUrl } from '../../core/geo/address.ts'
import { Handle } from '../../people/handles/handle.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { LocalTime } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { ownTeamDocument, callerHasAccess, worksHere } from '../../access/roles/kitchen-policy.ts'
import { KITCHEN_STATES } from './move-kitchen.ts'

export const KitchenKind = z.enum([
  'restaurant',
  'hotel',
  'bar',
  'bakery',
  'catering',
  'canteen',
  'school',
  'care',
  'ship',
  'private',
  'dark kitchen',
  'pop-up',
  'other',
])
export type KitchenKind = z.infer<typeof KitchenKind>

/** Opening hours of one weekday, 1 = Monday to 7 = Sunday. */
export const OpeningHours = z.strictObject({ day: z.int().min(1).max(7), from: LocalTime, to: LocalTime })

/** A kitchen's address: street and town may wait until it is listed. */
export const KitchenAddress = Address.extend({
  line1: z.string().trim().max(120),
  town: z.string().trim().max(80),
})

/** Whether guests would find the kitchen by its address. */
export function isAddressWhole({
  line1,
  town,
}: Pick<z.infer<typeof KitchenAddress>, 'line1' | 'town'>): boolean {
  return line1 !== '' && town !== ''
}

/** The public card of a kitchen (product, E11). */
export const Kitchen = z.strictObject({
  ...commonFields,
  name: honestName(2, 80),
  handle: Handle.optional(),
  kind: KitchenKind,
  address: KitchenAddress,
  near: GeoPoint.optional(),
  website: HttpsUrl.optional(),
  photo: DocumentId.optional(),
  description: z.string().max(1000),
  cuisines: z.array(z.string().trim().min(1).max(40)).max(12),
  hours: z.array(OpeningHours).max(28),
  owner: Uid,
  isListed: z.boolean(),
  state: z.enum(KITCHEN_STATES),
  /** When the kitchen is gone, while it is being deleted. */
  deletesAt: Timestamp.optional(),
  isGuestKitchen: z.boolean(),
})
export type Kitchen = Readonly<z.infer<typeof Kitchen>>

/** Fields that change by function only; `isGuestKitchen` ends when the owner has become a member. */
const SERVER_FIELDS = ['owner', 'state', 'deletesAt', 'handle', 'isGuestKitchen']

/**
 * Kitchens. A guest or member founds one in a single batch of three documents: the kitchen, `settings/main` and the
 * own team document as owner; each of the three is refused without the others.
 */
export const kitchens = collection({
  path: 'kitchens/{kitchenId}',
  schema: Kitchen.refine(({ isListed, address }) => !isListed || isAddressWhole(address), {
    path: ['address', 'line1'],
    message: 'address-needed',
  }),
  policy: {
    policyReads: (params, caller) => ({
      ...ownTeamDocument(params, caller),
      ...(params['kitchenId'] === undefined
        ? {}
        : { settings: `kitchens/${params['kitchenId']}/settings/main` }),
    }),
    read: (context, known) => (known.isListed === true && known.state === 'active') || worksHere(context),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.owner === context.caller.uid &&
      after.state === 'active' &&
      after.isGuestKitchen === context.caller.isGuest &&
      after.handle === undefined &&
      context.related['own'] === undefined &&
      context.relatedAfter['own']?.['access'] === 'owner' &&
      context.relatedAfter['settings'] !== undefined,
    change: (context, before, after) => {
      if (!isChangedByCaller(context, before, after) || !callerHasAccess(context, 'manager')) return false
      const changed = changedFields(before, after).filter((field) => SERVER_FIELDS.includes(field))
      const isGuestKitchenEnding =
        before.owner === context.caller.uid && !context.caller.isGuest && !after.isGuestKitchen
      return changed.every((field) => field === 'isGuestKitchen' && isGuestKitchenEnding)
    },
    delete: () => false,
  },
  indexes: [
    ['isListed', 'state', 'name'],
    ['isListed', 'state', 'kind', 'name'],
  ],
})
