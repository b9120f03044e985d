import { hasSignInMethod } from './account.ts'
import type { Account } from './account.ts'

/** The SDK looks at the presence of a hash only; the real one never leaves. */
const HIDDEN_PASSWORD_HASH = 'UkVEQUNURUQ='

/** Sign-in methods of an account as the protocol lists them; empty for a guest. */
export function providerUserInfo(account: Account): readonly object[] {
  if (account.email === null || !hasSignInMethod(account)) return []
  return [
    {
      providerId: 'password',
      rawId: account.email,
      federatedId: account.email,
      email: account.email,
      ...shownName(account),
    },
  ]
}

/** An account as `accounts:lookup` shows it. All times are text: with numbers the SDK drops the stored user. */
export function presentAccount(account: Account): object {
  return {
    localId: account.uid,
    ...(account.email !== null && { email: account.email }),
    emailVerified: account.isEmailVerified,
    ...shownName(account),
    providerUserInfo: providerUserInfo(account),
    ...shownHash(account),
    validSince: String(Math.floor(account.validSince / 1000)),
    ...(Object.keys(account.claims).length > 0 && { customAttributes: JSON.stringify(account.claims) }),
    lastLoginAt: String(account.lastLoginAt),
    createdAt: String(account.createdAt),
  }
}

/** An account as `accounts:update` echoes it; the SDK takes a missing name or picture for none. */
export function presentUpdate(account: Account): object {
  return {
    kind: 'identitytoolkit#SetAccountInfoResponse',
    localId: account.uid,
    ...(account.email !== null && { email: account.email }),
    emailVerified: account.isEmailVerified,
    ...shownName(account),
    providerUserInfo: providerUserInfo(account),
    ...shownHash(account),
  }
}

function shownName({ displayName, photoUrl }: Account): object {
  return { ...(displayName !== null && { displayName }), ...(photoUrl !== null && { photoUrl }) }
}

function shownHash({ passwordHash }: Account): object {
  return passwordHash === null ? {} : { passwordHash: HIDDEN_PASSWORD_HASH }
}
