import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { BrigadeUser, ProfileKind } from './brigade-user.ts'
import type { BrigadeUserProfile } from './brigade-user-profile.ts'
import type { Chef, ChefProfile } from './chef.ts'
import { handleSkeleton } from '../handles/handle-skeleton.ts'
import type { HandleHolder } from '../handles/handles.ts'
import type { Professional } from './professional.ts'
import type { ProfessionalProfile } from './professional-profile.ts'
import type { Recruiter, RecruiterProfile } from './recruiter.ts'

/** The person a card is for, as the identity service knows them. */
export interface CardOwner {
  readonly uid: string
  readonly isGuest: boolean
}

/** A new public card and its handle; they are written in one batch or not at all. */
export interface NewCard {
  /** Goes to `brigade-users/{uid}`. */
  readonly card: BrigadeUser
  /** Goes to `handles/{handle}`. */
  readonly holder: HandleHolder
}

/** A new public card with the defaults of product E01. */
export function newBrigadeUser(
  said: Pick<BrigadeUser, 'displayName' | 'handle' | 'brigadeCode'>,
  owner: CardOwner,
  at: Timestamp,
): NewCard {
  const signed = newCommonFields(owner.uid, at)
  const kinds: ProfileKind[] = ['brigade-user']
  return {
    card: {
      ...signed,
      ...said,
      headline: '',
      bio: '',
      languages: [],
      kinds,
      links: [],
      isGuest: owner.isGuest,
      isVerified: false,
      standing: 'active',
    },
    holder: {
      ...signed,
      kind: 'person',
      targetId: owner.uid,
      skeleton: handleSkeleton(said.handle),
    },
  }
}

/** A new private profile with the defaults of product E02. */
export function newBrigadeUserProfile(
  said: Pick<BrigadeUserProfile, 'locale' | 'zone'>,
  uid: string,
  at: Timestamp,
): BrigadeUserProfile {
  return {
    ...newCommonFields(uid, at),
    ...said,
    units: 'metric',
    temperatureUnit: 'C',
    currency: 'EUR',
    visibility: {},
    blocked: [],
    onboarding: {},
  }
}

/** A new professional: the public card, and the private wishes that go with it. */
export function newProfessional(
  said: Pick<Professional, 'displayName' | 'title' | 'roles'>,
  uid: string,
  at: Timestamp,
): { readonly card: Professional; readonly profile: ProfessionalProfile } {
  const signed = newCommonFields(uid, at)
  return {
    card: {
      ...signed,
      ...said,
      stations: [],
      cuisines: [],
      shortBio: '',
      longBio: '',
      openTo: [],
      workAreas: [],
      isListed: true,
      audience: 'public',
    },
    profile: { ...signed, rightToWork: [], hideFrom: [] },
  }
}

/** A new recruiter: the public card, and what belongs to the recruiter alone. */
export function newRecruiter(
  said: Pick<Recruiter, 'companyName' | 'kind'> & Pick<RecruiterProfile, 'defaultCurrency'>,
  uid: string,
  at: Timestamp,
): { readonly card: Recruiter; readonly profile: RecruiterProfile } {
  const signed = newCommonFields(uid, at)
  const { defaultCurrency, ...card } = said
  return {
    card: { ...signed, ...card, shortBio: '', longBio: '', sectors: [], isVerified: false },
    profile: { ...signed, defaultCurrency, templates: [] },
  }
}

/** A new chef: the public card, and what belongs to the chef alone. */
export function newChef(
  said: Pick<Chef, 'displayName' | 'specialties'>,
  uid: string,
  at: Timestamp,
): { readonly card: Chef; readonly profile: ChefProfile } {
  const signed = newCommonFields(uid, at)
  return {
    card: { ...signed, ...said, shortBio: '', longBio: '', shownKitchens: [], isListed: true },
    profile: { ...signed, kitchenOrder: [], tastingNotes: '', defaultUnits: 'metric' },
  }
}
