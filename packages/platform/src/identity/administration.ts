import { newAccount } from './account.ts'
import type { Account } from './account.ts'
import { publishAccountChange } from './account-changes.ts'
import {
  deleteAccountRow as removeAccount,
  findAccount,
  findAccountByEmail,
  insertAccount,
  lockAccount,
  saveAccount,
} from './account-store.ts'
import { emailField, passwordField } from './call.ts'
import { rejectReservedClaims } from './custom-token.ts'
import type { IdentityContext } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { insertCode } from './one-time-code.ts'
import { checkPassword } from './password-policy.ts'
import { deleteFactors } from './second-factor/factor-store.ts'
import { newUid } from './secret-text.ts'
import { endSessions } from './session.ts'

/** The operator's input for a new account. */
export interface AccountToCreate {
  readonly email: string
  readonly password: string
  readonly displayName?: string
  readonly photoUrl?: string
  readonly isEmailVerified?: boolean
}

/** Creates an account with e-mail and password. @throws INVALID_EMAIL, WEAK_PASSWORD, EMAIL_EXISTS */
export async function createAccount(context: IdentityContext, wanted: AccountToCreate): Promise<string> {
  const email = emailField.safeParse(wanted.email)
  if (!email.success) throw new IdentityError('INVALID_EMAIL')
  const person = { email: email.data, displayName: wanted.displayName ?? null }
  await checkPassword(context, person, passwordField.parse(wanted.password))
  const account: Account = {
    ...newAccount(newUid(), context.now()),
    ...person,
    passwordHash: await context.passwords.hash(wanted.password),
    photoUrl: wanted.photoUrl ?? null,
    isEmailVerified: wanted.isEmailVerified ?? false,
  }
  await context.database.transact((tx) => insertAccount(tx, account))
  return account.uid
}

/** An account by its uid or its e-mail address. */
export async function findByName(
  { database }: IdentityContext,
  uidOrEmail: string,
): Promise<Account | undefined> {
  return (
    (await findAccount(database, uidOrEmail)) ??
    (await findAccountByEmail(database, uidOrEmail.toLowerCase()))
  )
}

/** Disables an account immediately on all devices, or enables it again. */
export async function setDisabled(context: IdentityContext, uid: string, isDisabled: boolean): Promise<void> {
  await change(context, uid, (account) => ({ ...account, isDisabled }))
}

/** Replaces custom claims. @throws FORBIDDEN_CLAIM for a reserved name */
export async function setClaims(
  context: IdentityContext,
  uid: string,
  claims: Readonly<Record<string, unknown>>,
): Promise<void> {
  rejectReservedClaims(claims)
  await change(context, uid, (account) => ({ ...account, claims }))
}

/** Signs an account out everywhere. */
export async function endAllSessions({ database, now }: IdentityContext, uid: string): Promise<void> {
  await database.transact(async (tx) => {
    await saveAccount(tx, { ...(await lockAccount(tx, uid)), validSince: now() })
    await endSessions(tx, uid)
  })
}

/** Deletes an account with its sessions, links and second factors. */
export async function deleteAccount({ database }: IdentityContext, uid: string): Promise<void> {
  await database.transact(async (tx) => {
    await lockAccount(tx, uid)
    await removeAccount(tx, uid)
    await publishAccountChange(tx, uid)
  })
}

/** For a person who lost the authenticator app: removes all second factors and signs out everywhere. */
export async function removeFactors({ database, now }: IdentityContext, uid: string): Promise<number> {
  return database.transact(async (tx) => {
    await saveAccount(tx, { ...(await lockAccount(tx, uid)), validSince: now() })
    await endSessions(tx, uid)
    return deleteFactors(tx, uid)
  })
}

/** Sends an e-mail for choosing a new password. @throws USER_NOT_FOUND, MISSING_EMAIL */
export async function sendPasswordReset(context: IdentityContext, uid: string): Promise<void> {
  const account = await findAccount(context.database, uid)
  if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
  const { email } = account
  if (email === null) throw new IdentityError('MISSING_EMAIL')
  context.mailLater(async () => {
    const purpose = 'PASSWORD_RESET'
    const code = await context.database.transact((tx) =>
      insertCode(tx, { purpose, uid, email, newEmail: null }, context.now()),
    )
    return { purpose, to: email, code, continueUrl: undefined, newEmail: null }
  })
}

async function change(
  { database }: IdentityContext,
  uid: string,
  changed: (account: Account) => Account,
): Promise<void> {
  await database.transact(async (tx) => {
    await saveAccount(tx, changed(await lockAccount(tx, uid)))
    await publishAccountChange(tx, uid)
  })
}
