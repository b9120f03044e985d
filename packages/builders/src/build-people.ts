import { handleFrom } from '@brigade/domain/people/handles/handle.ts'
import { type BrigadeCode, brigadeCode } from '@brigade/domain/people/handles/brigade-code.ts'
import { type BrigadeUser, brigadeUsers } from '@brigade/domain/people/profiles/brigade-user.ts'
import { type Chef, chefProfiles, chefs } from '@brigade/domain/people/profiles/chef.ts'
import { handles } from '@brigade/domain/people/handles/handles.ts'
import {
  newBrigadeUser,
  newChef,
  newProfessional,
  newRecruiter,
} from '@brigade/domain/people/profiles/new-cards.ts'
import { newSupplier } from '@brigade/domain/kitchen/suppliers/new-supplier.ts'
import { type Professional, professionals } from '@brigade/domain/people/profiles/professional.ts'
import { professionalProfiles } from '@brigade/domain/people/profiles/professional-profile.ts'
import { type Recruiter, recruiterProfiles, recruiters } from '@brigade/domain/people/profiles/recruiter.ts'
import { supplierStaff } from '@brigade/domain/access/roles/supplier-staff.ts'
import { type Supplier, supplierProfiles, suppliers } from '@brigade/domain/kitchen/suppliers/supplier.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

const FNV_BASIS = 0x811c9dc5
const FNV_PRIME = 0x01000193
const CODE_CHARACTERS = 6
const BITS_EACH = 5

type Named = Pick<PersonToBuild, 'uid' | 'displayName'>

/** Somebody with an account. */
export interface PersonToBuild {
  readonly uid: string
  readonly displayName: string
  /** What the person says on the public card. */
  readonly card?: Partial<Pick<BrigadeUser, 'headline' | 'bio' | 'town' | 'country' | 'languages' | 'kinds'>>
}

/**
 * A member's public card with its handle. The brigade code follows from the uid, so building it twice gives one card.
 * @throws when the name gives no handle
 */
export function buildPerson(
  { uid, displayName, card: said = {} }: PersonToBuild,
  at: Timestamp,
): readonly BuiltDocument[] {
  const handle = handleFrom(displayName)
  if (handle === undefined) throw new Error(`${displayName} gives no handle`)
  const { card, holder } = newBrigadeUser(
    { displayName, handle, brigadeCode: codeFrom(uid) },
    { uid, isGuest: false },
    at,
  )
  return [
    builtDocument(brigadeUsers, { uid }, { ...card, ...said }),
    builtDocument(handles, { handle }, holder),
  ]
}

/** A brigade code that follows from the whole of a uid (FNV-1a), so that people whose uids begin alike differ in it. */
function codeFrom(uid: string): BrigadeCode {
  const bytes = new TextEncoder().encode(uid)
  const hash = bytes.reduce((sum, byte) => Math.imul(sum ^ byte, FNV_PRIME), FNV_BASIS)
  return brigadeCode(Uint8Array.from({ length: CODE_CHARACTERS }, (_, at) => hash >>> (BITS_EACH * at)))
}

/** A professional: the card that recruiters find, and the private wishes beside it. */
export function buildProfessional(
  { uid, displayName, ...card }: Named & Pick<Professional, 'title' | 'roles'> & Partial<Professional>,
  at: Timestamp,
): readonly BuiltDocument[] {
  const made = newProfessional({ displayName, title: card.title, roles: card.roles }, uid, at)
  return [
    builtDocument(professionals, { uid }, { ...made.card, ...card }),
    builtDocument(professionalProfiles, { uid }, made.profile),
  ]
}

/** A recruiter of a company. */
export function buildRecruiter(
  { uid, ...card }: { readonly uid: string } & Pick<Recruiter, 'companyName'> & Partial<Recruiter>,
  at: Timestamp,
): readonly BuiltDocument[] {
  const made = newRecruiter(
    { companyName: card.companyName, kind: card.kind ?? 'employer', defaultCurrency: 'EUR' },
    uid,
    at,
  )
  return [
    builtDocument(recruiters, { uid }, { ...made.card, ...card }),
    builtDocument(recruiterProfiles, { uid }, made.profile),
  ]
}

/** A chef: the public page, and the private companion. */
export function buildChef(
  { uid, displayName, ...card }: Named & Pick<Chef, 'specialties'> & Partial<Chef>,
  at: Timestamp,
): readonly BuiltDocument[] {
  const made = newChef({ displayName, specialties: card.specialties }, uid, at)
  return [
    builtDocument(chefs, { uid }, { ...made.card, ...card }),
    builtDocument(chefProfiles, { uid }, made.profile),
  ]
}

/** A company that sells to kitchens; orders arrive at an address that leads nowhere. */
export function buildSupplier(
  { uid, displayName, ...card }: Named & Pick<Supplier, 'companyName' | 'categories'> & Partial<Supplier>,
  at: Timestamp,
): readonly BuiltDocument[] {
  const { companyName, categories } = card
  const terms = { orderEmail: 'orders@supplier.example', zone: 'Europe/Lisbon' }
  const made = newSupplier({ companyName, categories, ...terms }, { uid, displayName }, at)
  return [
    builtDocument(suppliers, { uid }, { ...made.card, ...card }),
    builtDocument(supplierProfiles, { uid }, made.profile),
    builtDocument(supplierStaff, { supplierId: uid, uid }, made.owner),
  ]
}
