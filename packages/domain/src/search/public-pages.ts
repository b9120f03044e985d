import type { JobHit } from '../hiring/jobs/job-functions.ts'
import type { BrigadeUser } from '../people/profiles/brigade-user.ts'
import type { Chef } from '../people/profiles/chef.ts'
import type { Professional } from '../people/profiles/professional.ts'
import type { Recruiter } from '../people/profiles/recruiter.ts'
import type { Supplier } from '../kitchen/suppliers/supplier.ts'

/** What the page of a professional shows to everybody. */
export interface ProfessionalPageData {
  readonly card: Pick<
    Professional,
    | 'displayName'
    | 'title'
    | 'roles'
    | 'stations'
    | 'cuisines'
    | 'shortBio'
    | 'longBio'
    | 'openTo'
    | 'workAreas'
    | 'earliestStart'
  >
  /** What the person speaks, as the person's own card says. */
  readonly languages: BrigadeUser['languages']
}

/** What the page of a recruiter shows to everybody. */
export interface RecruiterPageData {
  readonly card: Pick<Recruiter, 'companyName' | 'kind' | 'website' | 'shortBio' | 'longBio' | 'isVerified'>
  /** Where the company is, as its recruiter's own card says. */
  readonly town: BrigadeUser['town'] | null
  readonly jobs: readonly JobHit[]
}

/** What the page of a chef shows to everybody. */
export interface ChefPageData {
  readonly card: Pick<Chef, 'displayName' | 'specialties' | 'shortBio' | 'longBio'>
  readonly kitchens: readonly { readonly kitchenId: string; readonly name: string; readonly town: string }[]
}

/** What the page of a supplier shows to everybody. */
export interface SupplierPageData {
  readonly card: Pick<
    Supplier,
    | 'companyName'
    | 'categories'
    | 'regions'
    | 'shortBio'
    | 'longBio'
    | 'website'
    | 'deliveryDays'
    | 'isTakingKitchens'
    | 'isVerified'
  >
}

/** What the page of a person shows to everybody. */
export interface BrigadeUserPageData {
  readonly uid: string
  readonly card: Pick<
    BrigadeUser,
    | 'displayName'
    | 'handle'
    | 'brigadeCode'
    | 'headline'
    | 'bio'
    | 'town'
    | 'country'
    | 'languages'
    | 'kinds'
    | 'links'
  >
}

/** Where the address made of one word leads. */
export interface FoundPageData {
  readonly path: string
}
