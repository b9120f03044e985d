import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { Acted } from '../src/access/roles/acting-person.ts'
import { type AccessRole, accessRoles, type Grant } from '../src/access/roles/access.ts'
import { type CommonFields, newCommonFields } from '../src/core/documents/common-fields.ts'
import {
  aCaller,
  askedAt,
  mayChange,
  mayCreate,
  mayDelete,
  mayRead,
  noCaller,
  type World,
} from './ask-policy.ts'

/** Everybody who can stand before a document of kitchen `k1` or of its supplier `s1`; the name is the uid. */
export const cast: Readonly<Record<string, Caller>> = {
  nobody: noCaller,
  guest: aCaller('guest', { isGuest: true, email: null, isEmailVerified: false }),
  stranger: aCaller('stranger'),
  /** Was the owner once and has left. */
  former: aCaller('former'),
  viewer: aCaller('viewer'),
  'viewer+costs': aCaller('viewer+costs'),
  cook: aCaller('cook'),
  'cook+orders': aCaller('cook+orders'),
  lead: aCaller('lead'),
  manager: aCaller('manager'),
  owner: aCaller('owner'),
  /** Owns the kitchen next door. */
  neighbour: aCaller('neighbour'),
  /** A paired tablet that the cook has unlocked. */
  tablet: aCaller('tablet', { isGuest: true, email: null, isEmailVerified: false }),
  'supplier owner': aCaller('supplier owner'),
  'supplier sales': aCaller('supplier sales'),
  'supplier viewer': aCaller('supplier viewer'),
  /** Sells for another supplier. */
  rival: aCaller('rival'),
  moderator: aCaller('moderator', { claims: { mod: true } }),
}

/** A change never is the very document again. */
const changedAt = { ...askedAt, seconds: askedAt.seconds + 1 }

const inTeam = (access: AccessRole, grants: readonly Grant[] = [], state = 'active') => ({
  access,
  grants,
  state,
})

/** Teams, tablets and staff as they are stored. */
export const castWorld: World = {
  'kitchens/k1/team/former': inTeam('owner', [], 'left'),
  'kitchens/k1/team/viewer': inTeam('viewer'),
  'kitchens/k1/team/viewer+costs': inTeam('viewer', ['costs']),
  'kitchens/k1/team/cook': inTeam('cook'),
  'kitchens/k1/team/cook+orders': inTeam('cook', ['orders']),
  'kitchens/k1/team/lead': inTeam('lead'),
  'kitchens/k1/team/manager': inTeam('manager'),
  'kitchens/k1/team/owner': inTeam('owner'),
  'kitchens/k2/team/neighbour': inTeam('owner'),
  'kitchens/k1/devices/tablet': { unlockedBy: 'cook' },
  'suppliers/s1/staff/supplier owner': { role: 'owner' },
  'suppliers/s1/staff/supplier sales': { role: 'sales' },
  'suppliers/s1/staff/supplier viewer': { role: 'viewer' },
  'suppliers/s2/staff/rival': { role: 'sales' },
}

const withGrants: Readonly<Record<string, readonly string[]>> = {
  viewer: ['viewer', 'viewer+costs'],
  cook: ['cook', 'cook+orders'],
}

/** The people of the team with at least this access role, lowest first. */
export function from(atLeast: AccessRole): string {
  const roles = accessRoles.slice(accessRoles.indexOf(atLeast))
  return roles.flatMap((role) => withGrants[role] ?? [role]).join(' ')
}

export const nobodyAtAll = ''
export const everybody = Object.keys(cast).join(' ')
/** The team and its tablets. */
export const atWork = `${from('viewer')} tablet`
/** Cooks and higher, also at a tablet. */
export const cooksAtWork = `${from('cook')} tablet`
export const withCosts = `viewer+costs ${from('lead')}`
export const withOrders = `cook+orders ${from('lead')}`
export const supplierStaff = 'supplier owner supplier sales supplier viewer'
export const supplierSales = 'supplier owner supplier sales'

/** Who signs a document, and who did what it tells of: at the tablet the cook who unlocked it. */
export interface Author {
  readonly common: CommonFields
  readonly acted: Acted
}

function authorOf(name: string): Author {
  const acted = name === 'tablet' ? { by: 'cook', device: 'tablet' } : { by: name }
  return { common: newCommonFields(name, askedAt), acted }
}

/** The documents a table asks about. */
export interface Asking<Content> {
  readonly params: Readonly<Record<string, string>>
  /** A document as this person would write it. */
  readonly sample: (author: Author) => Content
  /** A change as this person would write it; by default nothing but their signature. */
  readonly change?: (author: Author, before: Content) => Content
  /** Who wrote what is changed and deleted; the owner when absent. */
  readonly writtenBy?: string
  readonly world?: World
  readonly batch?: World
}

/** For each operation the people who may do it, in the order of the cast. */
export function whoMay<Content extends CommonFields>(
  of: Collection<Content>,
  { params, sample, change, writtenBy = 'owner', world = {}, batch = {} }: Asking<Content>,
): Readonly<Record<'read' | 'create' | 'change' | 'delete', string>> {
  const stored = sample(authorOf(writtenBy))
  const among = (may: (name: string, caller: Caller) => boolean) =>
    Object.entries(cast)
      .flatMap(([name, caller]) => (may(name, caller) ? [name] : []))
      .join(' ')
  const asked = (caller: Caller) => ({ caller, params, before: { ...castWorld, ...world }, batch })
  const changed = (name: string): Content => {
    const author = authorOf(name)
    if (change !== undefined) return change(author, stored)
    return {
      ...stored,
      ...('by' in stored && author.acted),
      updatedBy: author.common.updatedBy,
      updatedAt: changedAt,
    }
  }
  return {
    read: among((_, caller) => mayRead(of, asked(caller), stored)),
    create: among((name, caller) => mayCreate(of, asked(caller), sample(authorOf(name)))),
    change: among((name, caller) => mayChange(of, asked(caller), [stored, changed(name)])),
    delete: among((_, caller) => mayDelete(of, asked(caller), stored)),
  }
}
