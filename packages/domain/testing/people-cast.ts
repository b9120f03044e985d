import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { AccessRole } from '../src/access/roles/access.ts'
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

const aGuest = (uid: string) => aCaller(uid, { isGuest: true, email: null, isEmailVerified: false })

/** Everybody who can stand before a document of people, jobs and rotas; the name is the uid. */
const cast: Readonly<Record<string, Caller>> = {
  nobody: noCaller,
  guest: aGuest('guest'),
  stranger: aCaller('stranger'),
  /** The person it is about: a professional with an application, a booking and a place in pools. */
  sam: aCaller('sam'),
  /** The other person of a conversation or follow. */
  kim: aCaller('kim'),
  /** Owns job `j1`, and the hiring team has one person of each lower role. */
  rui: aCaller('rui'),
  full: aCaller('full'),
  pipeline: aCaller('pipeline'),
  view: aCaller('view'),
  /** The team of kitchen `k1`, lowest first; `former` has left. */
  former: aCaller('former'),
  viewer: aCaller('viewer'),
  cook: aCaller('cook'),
  lead: aCaller('lead'),
  manager: aCaller('manager'),
  owner: aCaller('owner'),
  /** A paired tablet of the kitchen that the cook has unlocked. */
  tablet: aGuest('tablet'),
  /** Supplier `lena` and one person of each lower staff role. */
  lena: aCaller('lena'),
  sales: aCaller('sales'),
  packer: aCaller('packer'),
  mod: aCaller('mod', { claims: { mod: true } }),
  op: aCaller('op', { claims: { op: true } }),
}

const inTeam = (access: AccessRole, state = 'active') => ({ access, grants: [], state })
export const hiringTeam = ['rui', 'full', 'pipeline', 'view']

/** What is stored around them. */
export const peopleWorld: World = {
  'kitchens/k1/team/former': inTeam('owner', 'left'),
  'kitchens/k1/team/viewer': inTeam('viewer'),
  'kitchens/k1/team/cook': inTeam('cook'),
  'kitchens/k1/team/lead': inTeam('lead'),
  'kitchens/k1/team/manager': inTeam('manager'),
  'kitchens/k1/team/owner': inTeam('owner'),
  'kitchens/k1/devices/tablet': { unlockedBy: 'cook' },
  'jobs/j1': { state: 'open', type: 'gig', recruiter: 'rui', hiringTeam },
  'jobs/j1/hiring-team/rui': { role: 'owner' },
  'jobs/j1/hiring-team/full': { role: 'full' },
  'jobs/j1/hiring-team/pipeline': { role: 'pipeline' },
  'jobs/j1/hiring-team/view': { role: 'view' },
  'applications/j1_sam': { jobId: 'j1', professional: 'sam', recruiter: 'rui', hiringTeam },
  'recruiters/rui': {},
  'suppliers/lena/staff/lena': { role: 'owner' },
  'suppliers/lena/staff/sales': { role: 'sales' },
  'suppliers/lena/staff/packer': { role: 'viewer' },
  'professionals/sam': { isListed: true, audience: 'public' },
  'professional-profiles/sam': { hideFrom: [] },
}

export const nobodyAtAll = ''
export const everybody = Object.keys(cast).join(' ')
export const members = without(everybody, 'nobody guest tablet')
export const team = 'viewer cook lead manager owner'
export const atWork = `${team} tablet`

/** All of these names but some. */
export function without(names: string, gone: string): string {
  const missing = gone.split(' ')
  return names
    .split(' ')
    .filter((name) => !missing.includes(name))
    .join(' ')
}

/** The fields that everybody signs, by this person at the time of asking. */
export function signedBy(uid: string): CommonFields {
  return newCommonFields(uid, askedAt)
}

/** The document a table asks about, and what stands beside it. */
export interface Place {
  readonly params: Readonly<Record<string, string>>
  readonly world?: World
  readonly batch?: World
}

type May = (caller: Caller) => boolean
const nameOf = ({ uid }: Caller): string => uid ?? 'nobody'

/** The four questions about documents of a collection at one place. */
export function questionsAbout<Content extends CommonFields>(of: Collection<Content>, place: Place) {
  const asked = (caller: Caller) => ({
    caller,
    params: place.params,
    before: { ...peopleWorld, ...place.world },
    ...(place.batch !== undefined && { batch: place.batch }),
  })
  return {
    read:
      (known: Partial<Content>): May =>
      (caller) =>
        mayRead(of, asked(caller), known),
    /** A new document as each person would write it. */
    create:
      (write: (uid: string) => Content): May =>
      (caller) =>
        mayCreate(of, asked(caller), write(nameOf(caller))),
    /** A change that each person signs. */
    change:
      (before: Content, changes: Partial<Content> | ((uid: string) => Partial<Content>)): May =>
      (caller) => {
        const changed = typeof changes === 'function' ? changes(nameOf(caller)) : changes
        return mayChange(of, asked(caller), [before, { ...before, ...changed, updatedBy: nameOf(caller) }])
      },
    delete:
      (before: Content): May =>
      (caller) =>
        mayDelete(of, asked(caller), before),
  }
}

/** For each operation the names of all who may do it, in the order of the cast. */
export function whoMayDo<Operation extends string>(
  operations: Readonly<Record<Operation, May>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries<May>(operations).map(([operation, may]) => [
      operation,
      Object.values(cast).filter(may).map(nameOf).join(' '),
    ]),
  )
}

/** The four plain operations on a document: read, made, changed in nothing but the signature, deleted. */
export function plainTable<Content extends CommonFields>(
  of: Collection<Content>,
  place: Place,
  { make, by }: { readonly make: (uid: string) => Content; readonly by: string },
): Readonly<Record<string, string>> {
  const ask = questionsAbout(of, place)
  const stored = make(by)
  if (!of.schema.safeParse(stored).success) throw new Error(`no document of ${of.path}`)
  return whoMayDo({
    read: ask.read(stored),
    create: ask.create(make),
    change: ask.change(stored, {}),
    delete: ask.delete(stored),
  })
}
