import { newAccount } from '../account.ts'
import { findAccountByEmail, insertAccount, lockAccount, saveAccount } from '../account-store.ts'
import type { Account } from '../account.ts'
import { callBody, call, emailField, idTokenField, oobCodeField } from '../call.ts'
import type { Queryable } from '../../database/database.ts'
import { dropUnconfirmed } from '../drop-unconfirmed.ts'
import { completeFirstFactor, presentFirstFactorResult } from '../first-factor-result.ts'
import type { FirstFactorResult } from '../first-factor-result.ts'
import { requireRecentSignIn, signedIn } from '../identity-context.ts'
import type { SignedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { consumeCode } from '../one-time-code.ts'
import { newUid } from '../secret-text.ts'
import { insertRefreshToken } from '../refresh-tokens.ts'
import { saveSession } from '../session.ts'

/**
 * `accounts:signInWithEmailLink`: signs in by a link sent to the address, creating a missing account;
 * with an ID token, adds the address to that account instead.
 */
export const signInWithEmailLink = call(
  callBody({ email: emailField, oobCode: oobCodeField, idToken: idTokenField.optional() }),
  async (context, { email, oobCode, idToken }, { address, device }) => {
    await context.attempts.take({ codeCheckPerAddress: address })
    const holder = idToken === undefined ? undefined : await signedIn(context, idToken)
    if (holder !== undefined && holder.session.provider !== 'anonymous')
      requireRecentSignIn(context, holder.session)

    const { isNewUser, ...entrance } = await context.database.transact(async (tx) => {
      const code = await consumeCode(tx, oobCode, context.now())
      if (code.purpose !== 'EMAIL_SIGNIN') throw new IdentityError('INVALID_OOB_CODE')
      if (code.email !== email) throw new IdentityError('INVALID_EMAIL')
      return holder === undefined
        ? signIn(tx, email, { now: context.now(), device })
        : link(tx, holder, { email, now: context.now() })
    })
    await context.attempts.giveBack({ codeCheckPerAddress: address })
    return {
      kind: 'identitytoolkit#EmailLinkSigninResponse',
      email,
      localId: entrance.account.uid,
      isNewUser,
      ...(await presentFirstFactorResult(context, entrance)),
    }
  },
)

type EmailLinkSignIn = FirstFactorResult & { readonly isNewUser: boolean }

async function signIn(
  tx: Queryable,
  email: string,
  { now, device }: { readonly now: number; readonly device: string },
): Promise<EmailLinkSignIn> {
  const found = await findAccountByEmail(tx, email)
  const account = found === undefined ? await openAccount(tx, email, now) : await takeOver(tx, found.uid, now)
  return {
    ...(await completeFirstFactor(tx, account, { provider: 'password', authTime: now, device })),
    isNewUser: found === undefined,
  }
}

async function openAccount(tx: Queryable, email: string, now: number): Promise<Account> {
  const account = { ...newAccount(newUid(), now), email, isEmailVerified: true, hasEmailLink: true }
  await insertAccount(tx, account)
  return account
}

/**
 * A stranger may have signed up with the address. The person who reads its mail is the owner: everything that was set up
 * before the address was confirmed is removed, with all sessions.
 */
async function takeOver(tx: Queryable, uid: string, now: number): Promise<Account> {
  const before = await lockAccount(tx, uid)
  if (before.isDisabled) throw new IdentityError('USER_DISABLED')
  const kept = await dropUnconfirmed(tx, before, now)
  const account = { ...kept, isEmailVerified: true, hasEmailLink: true, lastLoginAt: now }
  await saveAccount(tx, account)
  return account
}

async function link(
  tx: Queryable,
  holder: SignedIn,
  { email, now }: { readonly email: string; readonly now: number },
): Promise<EmailLinkSignIn> {
  const before = await lockAccount(tx, holder.account.uid)
  if (before.email !== null && before.email !== email) throw new IdentityError('PROVIDER_ALREADY_LINKED')
  const account = { ...before, email, isEmailVerified: true, hasEmailLink: true, lastLoginAt: now }
  const session = { ...holder.session, provider: 'password', authTime: now }
  await saveAccount(tx, account)
  await saveSession(tx, session)
  return { account, session, refreshToken: await insertRefreshToken(tx, session), isNewUser: false }
}
