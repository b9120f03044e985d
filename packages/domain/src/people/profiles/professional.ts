import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { commonFields } from '../../core/documents/common-fields.ts'
import { StationKind } from '../../access/stations/station.ts'
import { Position } from '../../access/positions/position.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { isHiddenFromCaller, isKeptFromStrangers, placesInHiddenKitchens } from './hidden-from.ts'
import { DisplayName, ProfessionalTitle } from '../../core/text/names.ts'
import { ownDocument } from '../../access/roles/own-document.ts'

export const JobType = z.enum(['permanent', 'fixed-term', 'gig', 'apprenticeship'])
export type JobType = z.infer<typeof JobType>

/** What somebody who looks for work would take. */
export const OpenTo = z.enum(['permanent', 'fixed-term', 'gig', 'trial'])
export type OpenTo = z.infer<typeof OpenTo>

const MAX_POSITIONS = 5
const MAX_STATIONS = 9

/** The public card of a person looking for work (product, E04). */
export const Professional = z.strictObject({
  ...commonFields,
  /** Name as on the person's public card when this one was last saved. */
  displayName: DisplayName,
  title: ProfessionalTitle,
  roles: z.array(Position).max(MAX_POSITIONS),
  stations: z.array(StationKind).max(MAX_STATIONS),
  cuisines: z.array(z.string().trim().min(1).max(40)).max(12),
  shortBio: z.string().max(300),
  longBio: z.string().max(3000),
  openTo: z.array(OpenTo).max(4),
  /** Where the person would work; centres are rounded to two decimals, see `roundedPoint`. */
  workAreas: z
    .array(
      z.strictObject({
        label: z.string().trim().min(1).max(80),
        centre: GeoPoint,
        radiusKm: z.int().min(1).max(100),
      }),
    )
    .max(5),
  earliestStart: LocalDate.optional(),
  isListed: z.boolean(),
  /** `members` as soon as the card is hidden from anybody. */
  audience: z.enum(['public', 'members']),
  replyHoursSnapshot: z.strictObject({ hours: z.number().min(0), at: Timestamp }).optional(),
})
export type Professional = Readonly<z.infer<typeof Professional>>

/**
 * Whether a listed card may be shown. One for members only is shown to members one at a time, because only then can
 * its hide-from list be looked up: `policyReads` must name the private profile under `profile`, and `nestedReads` be
 * `placesInHiddenKitchens`.
 */
export function isShownTo(context: PolicyContext, known: Partial<Professional>): boolean {
  if (known.isListed !== true) return false
  if (known.audience === 'public') return true
  const { uid, isGuest } = context.caller
  if (known.audience !== 'members' || uid === null || isGuest || context.params['uid'] === undefined)
    return false
  return !isHiddenFromCaller(context)
}

const own = ownDocument<Professional>(isShownTo, ['replyHoursSnapshot'])

/** Public cards of professionals. */
export const professionals = collection({
  path: 'professionals/{uid}',
  mostListed: MOST_PUBLIC,
  schema: Professional,
  policy: {
    ...own,
    create: (context, after) =>
      own.create(context, after) && isKeptFromStrangers(after, context.relatedAfter['profile']),
    change: (context, before, after) =>
      own.change(context, before, after) && isKeptFromStrangers(after, context.relatedAfter['profile']),
    policyReads: (params) =>
      params['uid'] === undefined ? {} : { profile: `professional-profiles/${params['uid']}` },
    nestedReads: placesInHiddenKitchens,
  },
  indexes: [['isListed', 'audience', '-updatedAt'], ['roles[]']],
})
