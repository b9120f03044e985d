/** A person's account. Times are ms since 1970. */
export interface Account {
  readonly uid: string
  /** Lower case; null for guests. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly passwordHash: string | null
  /** Has signed in by a link sent to the address. */
  readonly hasEmailLink: boolean
  /** E.164; verified by a code sent to it. */
  readonly phoneNumber: string | null
  readonly displayName: string | null
  readonly photoUrl: string | null
  readonly isDisabled: boolean
  /** Custom claims, set by the operator. */
  readonly claims: Readonly<Record<string, unknown>>
  readonly createdAt: number
  readonly lastLoginAt: number
  /** Sessions opened before this moment have been ended. */
  readonly validSince: number
  /** Linked accounts at other providers, at most one per provider. */
  readonly providers: readonly LinkedProvider[]
  /** Second factors, oldest first. */
  readonly factors: readonly EnrolledFactor[]
}

/** An account at another provider. */
export interface LinkedProvider {
  /** Such as `oidc.acme`. */
  readonly providerId: string
  /** The person's id there. */
  readonly rawId: string
  readonly email: string | null
  readonly displayName: string | null
  readonly photoUrl: string | null
}

/** An authenticator app that shows one-time passwords, without its secret. */
export interface EnrolledFactor {
  readonly enrollmentId: string
  readonly displayName: string | null
  /** ms since 1970 */
  readonly enrolledAt: number
}

/** A new account without any sign-in method. */
export function newAccount(uid: string, now: number): Account {
  return {
    uid,
    email: null,
    isEmailVerified: false,
    passwordHash: null,
    hasEmailLink: false,
    phoneNumber: null,
    displayName: null,
    photoUrl: null,
    isDisabled: false,
    claims: {},
    createdAt: now,
    lastLoginAt: now,
    validSince: now,
    providers: [],
    factors: [],
  }
}

/** Whether the person signs in with the account's e-mail address: by password or by link. */
export function hasEmailMethod(account: Account): boolean {
  return account.passwordHash !== null || account.hasEmailLink
}

/** Whether the account has a way to sign in again; a guest has none. */
export function hasSignInMethod(account: Account): boolean {
  return hasEmailMethod(account) || account.phoneNumber !== null || account.providers.length > 0
}
