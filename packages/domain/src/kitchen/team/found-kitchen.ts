import type { Caller } from '@brigade/contract/document.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Currency } from '../../core/money/money.ts'
import type { Address } from '../../core/geo/address.ts'
import type { GeoPoint } from '../../core/geo/geo-point.ts'
import { serviceDayOf } from '../../core/time/service-day.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { Kitchen, KitchenKind } from '../kitchens/kitchen.ts'
import type { Jurisdiction, KitchenSettings } from '../kitchens/kitchen-settings.ts'
import type { TeamMember } from './team-member.ts'

/** What a founder says about a new kitchen. */
export interface KitchenDraft {
  readonly name: string
  readonly kind: KitchenKind
  readonly address: Address
  readonly near?: GeoPoint
  readonly zone: string
  readonly currency: Currency
  readonly jurisdiction: Jurisdiction
  /** The founder's name as the team reads it. */
  readonly founderName: string
}

/** The three documents of a new kitchen; they are written in one batch or not at all. */
export interface FoundedKitchen {
  /** Goes to `kitchens/{kitchenId}`. */
  readonly kitchen: Kitchen
  /** Goes to `kitchens/{kitchenId}/settings/main`. */
  readonly settings: KitchenSettings
  /** Goes to `kitchens/{kitchenId}/team/{uid}`. */
  readonly member: TeamMember
}

const DAY_STARTS_AT = '04:00'
const LIMITS_VERSION = '2026'

/** A new kitchen of the founder, with the defaults of product E11. The founder becomes its one owner (rule ID9). */
export function foundKitchen(
  draft: KitchenDraft,
  founder: Pick<Caller, 'isGuest'> & { readonly uid: string },
  at: Timestamp,
): FoundedKitchen {
  const signed = newCommonFields(founder.uid, at)
  return {
    kitchen: {
      ...signed,
      name: draft.name.trim(),
      kind: draft.kind,
      address: draft.address,
      ...(draft.near === undefined ? {} : { near: draft.near }),
      description: '',
      cuisines: [],
      hours: [],
      owner: founder.uid,
      isListed: false,
      state: 'active',
      isGuestKitchen: founder.isGuest,
    },
    settings: {
      ...signed,
      zone: draft.zone,
      currency: draft.currency,
      dayStartsAt: DAY_STARTS_AT,
      services: [],
      jurisdiction: draft.jurisdiction,
      limitsVersion: LIMITS_VERSION,
      ticketThresholds: { firstMin: 5, secondMin: 8 },
      targets: { foodCostPct: '28' },
      orderCap: 'below',
      priceTolerance: { pct: 2, minor: 100 },
      autoLockMin: 5,
      undoSeconds: 5,
      allowPublicTeam: false,
    },
    member: {
      ...signed,
      uid: founder.uid,
      displayName: draft.founderName.trim(),
      access: 'owner',
      grants: [],
      position: 'owner',
      stations: [],
      state: 'active',
      from: serviceDayOf(msFromTimestamp(at), { zone: draft.zone, dayStartsAt: DAY_STARTS_AT }),
      isShownPublicly: false,
    },
  }
}
