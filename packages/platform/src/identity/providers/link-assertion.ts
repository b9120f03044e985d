import type { Queryable } from '../../database/database.ts'
import type { Account } from '../account.ts'
import {
  findAccountByEmail,
  findAccountByProvider,
  linkProvider,
  lockAccount,
  saveAccount,
} from '../account-store.ts'
import type { NewSession, SignedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { insertRefreshToken } from '../refresh-tokens.ts'
import { saveSession } from '../session.ts'
import type { Assertion } from './assertion.ts'

/** Why another provider cannot be added: the SDK wants these with the assertion. */
export type LinkRefusal = 'FEDERATED_USER_ID_ALREADY_LINKED' | 'EMAIL_EXISTS'

/**
 * Adds another provider to the account of somebody who is signed in. The session stays, so that other tabs do too.
 * @throws PROVIDER_ALREADY_LINKED when the account has one of this provider
 */
export async function linkAssertion(
  tx: Queryable,
  holder: SignedIn,
  { assertion, now }: { readonly assertion: Assertion; readonly now: number },
): Promise<NewSession | LinkRefusal> {
  const before = await lockAccount(tx, holder.account.uid)
  const owner = await findAccountByProvider(tx, assertion)
  if (owner !== undefined && owner.uid !== before.uid) return 'FEDERATED_USER_ID_ALREADY_LINKED'
  if (before.providers.some(({ providerId }) => providerId === assertion.providerId)) {
    throw new IdentityError('PROVIDER_ALREADY_LINKED')
  }
  const byEmail = assertion.email === null ? undefined : await findAccountByEmail(tx, assertion.email)
  if (byEmail !== undefined && byEmail.uid !== before.uid) return 'EMAIL_EXISTS'

  const changed = { ...withEmail(before, assertion), lastLoginAt: now }
  await saveAccount(tx, changed)
  const account = await linkProvider(tx, changed, { provider: assertion, now })
  const { session: old } = holder
  const session =
    old.provider === 'anonymous' ? { ...old, provider: assertion.providerId, authTime: now } : old
  await saveSession(tx, session)
  return { account, session, refreshToken: await insertRefreshToken(tx, session) }
}

/** An account without an address takes the provider's; the provider's word confirms the same one. */
function withEmail(account: Account, { email, isEmailVerified }: Assertion): Account {
  if (email === null || (account.email !== null && account.email !== email)) return account
  return { ...account, email, isEmailVerified: account.isEmailVerified || isEmailVerified }
}
