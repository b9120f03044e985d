import { findAccountByEmail, lockAccount, saveAccount } from '../account-store.ts'
import type { Account } from '../account.ts'
import { callBody, call, emailField, passwordField } from '../call.ts'
import { completeFirstFactor, presentFirstFactorResult } from '../first-factor-result.ts'
import type { FirstFactorResult } from '../first-factor-result.ts'
import type { IdentityContext, Origin } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'

/**
 * `accounts:signInWithPassword`. An unknown address and a wrong password get the same answer after the same work,
 * so nobody learns who has an account.
 */
export const signInWithPassword = call(
  callBody({ email: emailField, password: passwordField }),
  async (context, { email, password }, origin) => {
    const tries = { signInPerAddress: origin.address, signInPerAccount: email }
    await context.attempts.take(tries)
    const account = await findAccountByEmail(context.database, email)
    const isRight = await context.passwords.matches(account?.passwordHash ?? null, password)
    if (!isRight || account === undefined) throw new IdentityError(refusal(account, origin))
    if (account.isDisabled) throw new IdentityError('USER_DISABLED')
    await context.attempts.giveBack(tries)

    const entrance = await letIn(context, account, {
      passwordHash: await renewedHash(context, account, password),
      origin,
    })
    return {
      kind: 'identitytoolkit#VerifyPasswordResponse',
      registered: true,
      localId: account.uid,
      email,
      displayName: account.displayName ?? '',
      ...(await presentFirstFactorResult(context, entrance)),
    }
  },
)

function refusal(account: Account | undefined, { isFrank }: Origin): string {
  if (!isFrank) return 'INVALID_LOGIN_CREDENTIALS'
  return account === undefined ? 'EMAIL_NOT_FOUND' : 'INVALID_PASSWORD'
}

/** Replaces a hash of an older cost while the password is known. */
async function renewedHash(
  { passwords }: IdentityContext,
  { passwordHash }: Account,
  password: string,
): Promise<string | null> {
  return passwordHash !== null && passwords.isOutdated(passwordHash) ? passwords.hash(password) : passwordHash
}

async function letIn(
  { database, now }: IdentityContext,
  checked: Account,
  { passwordHash, origin }: { readonly passwordHash: string | null; readonly origin: Origin },
): Promise<FirstFactorResult> {
  return database.transact(async (tx) => {
    const before = await lockAccount(tx, checked.uid)
    // The password has changed since the check.
    if (before.passwordHash !== checked.passwordHash) throw new IdentityError('INVALID_LOGIN_CREDENTIALS')
    const account = { ...before, passwordHash, lastLoginAt: now() }
    await saveAccount(tx, account)
    return completeFirstFactor(tx, account, { provider: 'password', authTime: now(), device: origin.device })
  })
}
