import { findAccountByEmail, lockAccount, saveAccount } from '../account.ts'
import type { Account } from '../account.ts'
import { bodyOf, call, emailField, passwordField } from '../call.ts'
import { openSession, presentTokens } from '../identity-context.ts'
import type { IdentityContext, OpenedSession } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { takeTry } from '../identity-limits.ts'

/**
 * `accounts:signInWithPassword`. An unknown address and a wrong password get the same answer after the same work,
 * so nobody learns who has an account.
 */
export const signInWithPassword = call(
  bodyOf({ email: emailField, password: passwordField }),
  async (context, { email, password }, { address }) => {
    const { signInPerAccount, signInPerAddress } = context.attempts
    takeTry(signInPerAddress, address)
    takeTry(signInPerAccount, email)
    const account = await findAccountByEmail(context.database, email)
    const isRight = await context.passwords.matches(account?.passwordHash ?? null, password)
    if (!isRight || account === undefined) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
    if (account.isDisabled) throw new IdentityError('USER_DISABLED')
    signInPerAddress.giveBack(address)
    signInPerAccount.giveBack(email)

    const opened = await open(context, account, await renewedHash(context, account, password))
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: account.uid,
      email,
      displayName: account.displayName ?? '',
      ...(await presentTokens(context, opened)),
    }
  },
)

/** A hash made at an older cost is replaced while the password is at hand. */
async function renewedHash(
  { passwords }: IdentityContext,
  { passwordHash }: Account,
  password: string,
): Promise<string | null> {
  return passwordHash !== null && passwords.isOutdated(passwordHash) ? passwords.hash(password) : passwordHash
}

async function open(
  { database, now }: IdentityContext,
  checked: Account,
  passwordHash: string | null,
): Promise<OpenedSession> {
  return database.transact(async (tx) => {
    const before = await lockAccount(tx, checked.uid)
    // Changed between the check and now: the typed password is no longer the one.
    if (before.passwordHash !== checked.passwordHash) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
    const account = { ...before, passwordHash, lastLoginAt: now() }
    await saveAccount(tx, account)
    return openSession(tx, account, { provider: 'password', authTime: now() })
  })
}
