import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { aCaller, noCaller } from '@brigade/domain/testing/ask-policy.ts'

const inTeam = (access: string) => ({ access, grants: [], state: 'active' })

/** Twelve kinds of caller; the name is the uid. */
export const cast = {
  nobody: noCaller,
  guest: aCaller('guest', { isGuest: true, email: null, isEmailVerified: false }),
  /** Has an account, and nothing to do with anything here. */
  stranger: aCaller('stranger'),
  /** The person whom a document is about: profile, application, conversation, booking. */
  sam: aCaller('sam'),
  /** The team of kitchen `k1`. */
  viewer: aCaller('viewer'),
  cook: aCaller('cook'),
  lead: aCaller('lead'),
  manager: aCaller('manager'),
  owner: aCaller('owner'),
  /** Sells for supplier `s1`. */
  sales: aCaller('sales'),
  /** Owns job `j1`. */
  rui: aCaller('rui'),
  mod: aCaller('mod', { claims: { mod: true } }),
} as const satisfies Record<string, Caller>

/** Their places, and what makes documents theirs. */
export const places: Readonly<Record<string, DocumentData>> = {
  'kitchens/k1/team/viewer': inTeam('viewer'),
  'kitchens/k1/team/cook': inTeam('cook'),
  'kitchens/k1/team/lead': inTeam('lead'),
  'kitchens/k1/team/manager': inTeam('manager'),
  'kitchens/k1/team/owner': inTeam('owner'),
  'suppliers/s1/staff/sales': { role: 'sales' },
  'jobs/j1/hiring-team/rui': { role: 'owner' },
}
