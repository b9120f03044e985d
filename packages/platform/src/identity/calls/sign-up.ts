import { newAccount } from '../account.ts'
import { findAccountByEmail, insertAccount, lockAccount, saveAccount } from '../account-store.ts'
import { callBody, call, emailField, idTokenField, passwordField } from '../call.ts'
import { openSession, presentTokens, requireRecentSignIn, signedIn } from '../identity-context.ts'
import type { IdentityContext, NewSession, SignedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { checkPassword } from '../password-policy.ts'
import { newUid } from '../secret-text.ts'
import { insertRefreshToken } from '../refresh-tokens.ts'
import { saveSession } from '../session.ts'

const signUpBody = callBody({
  idToken: idTokenField.optional(),
  email: emailField.optional(),
  password: passwordField.optional(),
})

/**
 * `accounts:signUp`: a guest without e-mail and password, an account with them, or, with an ID token, the same
 * account with a password added (the uid stays).
 */
export const signUp = call(signUpBody, async (context, { idToken, email, password }, { address, device }) => {
  await context.attempts.take({ signUpPerAddress: address })
  const holder = idToken === undefined ? undefined : await signedIn(context, idToken)
  if (email === undefined && password === undefined && holder === undefined) {
    return present(context, await openGuest(context, device))
  }
  if (email === undefined) throw new IdentityError('MISSING_EMAIL')
  if (password === undefined) throw new IdentityError('MISSING_PASSWORD')
  await checkPassword(context, { email, displayName: holder?.account.displayName ?? null }, password)
  if (holder !== undefined) await allowLink(context, holder)
  const taken = await findAccountByEmail(context.database, email)
  if (taken !== undefined && taken.uid !== holder?.account.uid) throw new IdentityError('EMAIL_EXISTS')

  const passwordHash = await context.passwords.hash(password)
  return present(
    context,
    holder === undefined
      ? await openMember(context, { email, passwordHash }, device)
      : await linkPassword(context, holder, { email, passwordHash }),
  )
})

async function present(context: IdentityContext, opened: NewSession): Promise<object> {
  const { uid, email, displayName } = opened.account
  return {
    kind: 'identitytoolkit#SignupNewUserResponse',
    localId: uid,
    ...(email !== null && { email }),
    ...(displayName !== null && { displayName }),
    ...(await presentTokens(context, opened)),
  }
}

async function openGuest({ database, now }: IdentityContext, device: string): Promise<NewSession> {
  return database.transact(async (tx) => {
    const account = newAccount(newUid(), now())
    await insertAccount(tx, account)
    return openSession(tx, account, { provider: 'anonymous', authTime: now(), device })
  })
}

interface Credentials {
  readonly email: string
  readonly passwordHash: string
}

async function openMember(
  { database, now }: IdentityContext,
  credentials: Credentials,
  device: string,
): Promise<NewSession> {
  return database.transact(async (tx) => {
    const account = { ...newAccount(newUid(), now()), ...credentials }
    await insertAccount(tx, account)
    return openSession(tx, account, { provider: 'password', authTime: now(), device })
  })
}

/** A guest may always become a member; others need a recent sign-in. */
async function allowLink(context: IdentityContext, { account, session }: SignedIn): Promise<void> {
  if (account.passwordHash !== null) throw new IdentityError('PROVIDER_ALREADY_LINKED')
  if (session.provider !== 'anonymous') requireRecentSignIn(context, session)
}

/** The session stays, so the browser's other tabs stay signed in, as the same member. */
async function linkPassword(
  { database, now }: IdentityContext,
  holder: SignedIn,
  { email, passwordHash }: Credentials,
): Promise<NewSession> {
  return database.transact(async (tx) => {
    const before = await lockAccount(tx, holder.account.uid)
    if (before.passwordHash !== null) throw new IdentityError('PROVIDER_ALREADY_LINKED')
    const isEmailVerified = before.isEmailVerified && before.email === email
    const account = { ...before, email, isEmailVerified, passwordHash, lastLoginAt: now() }
    const session = { ...holder.session, provider: 'password', authTime: now() }
    await saveAccount(tx, account)
    await saveSession(tx, session)
    return { account, session, refreshToken: await insertRefreshToken(tx, session) }
  })
}
