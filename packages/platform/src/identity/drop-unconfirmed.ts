import type { Queryable } from '../database/database.ts'
import type { Account } from './account.ts'
import { unlinkProviders } from './account-store.ts'
import { deleteFactors } from './second-factor/factor-store.ts'
import { endSessions } from './session.ts'

/**
 * For a person who has just verified their address: removes all sign-in methods that were set up before, because a stranger
 * may have signed up with it. A verified account does not change.
 */
export async function dropUnconfirmed(tx: Queryable, before: Account, now: number): Promise<Account> {
  if (before.isEmailVerified) return before
  await endSessions(tx, before.uid)
  await deleteFactors(tx, before.uid)
  const ids = before.providers.map(({ providerId }) => providerId)
  const account = await unlinkProviders(tx, before, ids)
  return {
    ...account,
    passwordHash: null,
    hasEmailLink: false,
    phoneNumber: null,
    factors: [],
    validSince: now,
  }
}
