import { hasEmailMethod } from './account.ts'
import type { Account, EnrolledFactor } from './account.ts'

/** The SDK only checks whether there is a hash; the real one is never sent. */
const HIDDEN_PASSWORD_HASH = 'UkVEQUNURUQ='

/** Sign-in methods of an account as the protocol lists them; empty for a guest. */
export function providerUserInfo(account: Account): readonly object[] {
  const { email, phoneNumber } = account
  return [
    ...(email !== null && hasEmailMethod(account)
      ? [{ providerId: 'password', rawId: email, federatedId: email, email, ...shownName(account) }]
      : []),
    ...(phoneNumber === null ? [] : [{ providerId: 'phone', rawId: phoneNumber, phoneNumber }]),
    ...account.providers.map((provider) => ({
      providerId: provider.providerId,
      rawId: provider.rawId,
      federatedId: provider.rawId,
      ...(provider.email !== null && { email: provider.email }),
      ...shownName(provider),
    })),
  ]
}

/** An account as `accounts:lookup` shows it. All times are text: with numbers the SDK drops the stored user. */
export function presentAccount(account: Account): object {
  return {
    ...presentIdentity(account),
    validSince: String(Math.floor(account.validSince / 1000)),
    ...(Object.keys(account.claims).length > 0 && { customAttributes: JSON.stringify(account.claims) }),
    lastLoginAt: String(account.lastLoginAt),
    createdAt: String(account.createdAt),
    // Sent when empty too: otherwise the SDK keeps the last value.
    ...(account.email !== null && { mfaInfo: account.factors.map(presentFactor) }),
  }
}

/** An account as `accounts:update` returns it; a missing name or picture means none to the SDK. */
export function presentUpdate(account: Account): object {
  return { kind: 'identitytoolkit#SetAccountInfoResponse', ...presentIdentity(account) }
}

/** A second factor; the key `totpInfo` tells the SDK its kind. */
export function presentFactor({ enrollmentId, displayName, enrolledAt }: EnrolledFactor): object {
  return {
    mfaEnrollmentId: enrollmentId,
    ...(displayName !== null && { displayName }),
    enrolledAt: new Date(enrolledAt).toISOString(),
    totpInfo: {},
  }
}

function presentIdentity(account: Account): object {
  const { uid, email, phoneNumber, isEmailVerified, passwordHash } = account
  return {
    localId: uid,
    ...(email !== null && { email }),
    emailVerified: isEmailVerified,
    ...(phoneNumber !== null && { phoneNumber }),
    ...shownName(account),
    providerUserInfo: providerUserInfo(account),
    ...(passwordHash !== null && { passwordHash: HIDDEN_PASSWORD_HASH }),
  }
}

function shownName({ displayName, photoUrl }: Pick<Account, 'displayName' | 'photoUrl'>): object {
  return { ...(displayName !== null && { displayName }), ...(photoUrl !== null && { photoUrl }) }
}
