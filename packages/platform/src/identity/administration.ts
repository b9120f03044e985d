import { insertAccount, lockAccount, newAccount, saveAccount } from './account.ts'
import type { Account } from './account.ts'
import { emailField, passwordField } from './call.ts'
import { RESERVED_CLAIMS } from './id-token.ts'
import type { IdentityContext } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { checkPassword } from './password-policy.ts'
import { newUid } from './secret-text.ts'
import { endSessions } from './session.ts'

/** What the operator says of an account to be made. */
export interface AccountToCreate {
  readonly email: string
  readonly password: string
  readonly displayName?: string
  readonly photoUrl?: string
  readonly isEmailVerified?: boolean
}

/** Makes an account with e-mail and password. @throws INVALID_EMAIL, WEAK_PASSWORD, EMAIL_EXISTS */
export async function createAccount(context: IdentityContext, wanted: AccountToCreate): Promise<string> {
  const email = emailField.safeParse(wanted.email)
  if (!email.success) throw new IdentityError('INVALID_EMAIL')
  checkPassword(context.passwordPolicy, passwordField.parse(wanted.password))
  const account: Account = {
    ...newAccount(newUid(), context.now()),
    email: email.data,
    passwordHash: await context.passwords.hash(wanted.password),
    displayName: wanted.displayName ?? null,
    photoUrl: wanted.photoUrl ?? null,
    isEmailVerified: wanted.isEmailVerified ?? false,
  }
  await insertAccount(context.database, account)
  return account.uid
}

/** Disables an account, at once and everywhere, or enables it again. */
export async function setDisabled(
  { database }: IdentityContext,
  uid: string,
  isDisabled: boolean,
): Promise<void> {
  await database.transact(async (tx) => {
    await saveAccount(tx, { ...(await lockAccount(tx, uid)), isDisabled })
  })
}

/** Replaces custom claims. @throws FORBIDDEN_CLAIM for a name with a meaning of its own */
export async function setClaims(
  { database }: IdentityContext,
  uid: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<void> {
  const reserved = Object.keys(claims).find((name) => RESERVED_CLAIMS.includes(name))
  if (reserved !== undefined) throw new IdentityError('FORBIDDEN_CLAIM', reserved)
  await database.transact(async (tx) => {
    await saveAccount(tx, { ...(await lockAccount(tx, uid)), claims })
  })
}

/** Signs an account out everywhere. */
export async function endAllSessions({ database, now }: IdentityContext, uid: string): Promise<void> {
  await database.transact(async (tx) => {
    await saveAccount(tx, { ...(await lockAccount(tx, uid)), validSince: now() })
    await endSessions(tx, uid)
  })
}
