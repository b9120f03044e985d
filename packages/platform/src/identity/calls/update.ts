import * as z from 'zod'
import { hasSignInMethod } from '../account.ts'
import { lockAccount, saveAccount, unlinkProviders } from '../account-store.ts'
import type { Account } from '../account.ts'
import { presentUpdate } from '../account-answers.ts'
import { callBody, call, emailField, idTokenField, oobCodeField, passwordField, text } from '../call.ts'
import { continueSession, presentTokens, requireRecentSignIn, signedIn } from '../identity-context.ts'
import type { IdentityContext, SignedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { checkPassword } from '../password-policy.ts'
import { deleteFactors } from '../second-factor/factor-store.ts'
import { saveSession } from '../session.ts'
import { applyCode } from './apply-code.ts'

const updateBody = callBody({
  idToken: idTokenField.optional(),
  oobCode: oobCodeField.optional(),
  email: emailField.optional(),
  password: passwordField.optional(),
  displayName: text('DISPLAY_NAME', 256).nullable().optional(),
  photoUrl: text('PHOTO_URL', 2048).nullable().optional(),
  deleteProvider: z
    .array(text('PROVIDER_ID', 128), 'INVALID_PROVIDER_ID')
    .max(20, 'INVALID_PROVIDER_ID')
    .optional(),
})

type UpdateBody = z.infer<typeof updateBody>

/**
 * `accounts:update`: with a code from an e-mail, applies the code; with an ID token, changes name, picture,
 * password or address, or removes a way to sign in. A new password or address ends all other sessions.
 */
export const update = call(updateBody, async (context, body, origin) => {
  if (body.oobCode !== undefined) return presentUpdate(await applyCode(context, body.oobCode, origin))
  if (body.idToken === undefined) throw new IdentityError('MISSING_ID_TOKEN')
  const holder = await signedIn(context, body.idToken)
  if (body.deleteProvider !== undefined)
    return presentUpdate(await unlink(context, holder, body.deleteProvider))
  if (body.email !== undefined || body.password !== undefined) return changeCredentials(context, holder, body)
  return presentUpdate(await changeProfile(context, holder, body))
})

async function changeProfile(
  { database }: IdentityContext,
  holder: SignedIn,
  body: UpdateBody,
): Promise<Account> {
  return database.transact(async (tx) => {
    const account = withProfile(await lockAccount(tx, holder.account.uid), body)
    await saveAccount(tx, account)
    return account
  })
}

/** Null and the empty text both remove a name or picture. */
function withProfile(account: Account, { displayName, photoUrl }: UpdateBody): Account {
  return {
    ...account,
    ...(displayName !== undefined && { displayName: displayName === '' ? null : displayName }),
    ...(photoUrl !== undefined && { photoUrl: photoUrl === '' ? null : photoUrl }),
  }
}

async function changeCredentials(
  context: IdentityContext,
  holder: SignedIn,
  body: UpdateBody,
): Promise<object> {
  const { email, password } = body
  // A new address is confirmed first: see VERIFY_AND_CHANGE_EMAIL.
  if (email !== undefined && !context.isOpen) throw new IdentityError('OPERATION_NOT_ALLOWED')
  requireRecentSignIn(context, holder.session)
  if (password !== undefined)
    await checkPassword(context, { ...holder.account, ...(email !== undefined && { email }) }, password)
  if (email === undefined && holder.account.email === null) throw new IdentityError('MISSING_EMAIL')
  const passwordHash = password === undefined ? undefined : await context.passwords.hash(password)

  const now = context.now()
  const opened = await context.database.transact(async (tx) => {
    const before = withProfile(await lockAccount(tx, holder.account.uid), body)
    const account = {
      ...before,
      ...(email !== undefined && {
        email,
        isEmailVerified: before.isEmailVerified && email === before.email,
      }),
      ...(passwordHash !== undefined && { passwordHash }),
      validSince: now,
    }
    await saveAccount(tx, account)
    const { provider } = holder.session
    return continueSession(tx, account, {
      ...holder.session,
      provider: provider === 'anonymous' ? 'password' : provider,
    })
  })
  return { ...presentUpdate(opened.account), ...(await presentTokens(context, opened)) }
}

/** Without its last sign-in method, an account is a guest again. */
async function unlink(
  context: IdentityContext,
  holder: SignedIn,
  providers: readonly string[],
): Promise<Account> {
  requireRecentSignIn(context, holder.session)
  return context.database.transact(async (tx) => {
    const before = await lockAccount(tx, holder.account.uid)
    const left = await unlinkProviders(tx, withoutOwnMethods(before, providers), providers)
    const isGuest = hasSignInMethod(before) && !hasSignInMethod(left)
    const account = isGuest ? { ...left, email: null, isEmailVerified: false } : left
    if (isGuest) await deleteFactors(tx, account.uid)
    await saveAccount(tx, account)
    if (isGuest) await saveSession(tx, { ...holder.session, provider: 'anonymous' })
    return isGuest ? { ...account, factors: [] } : account
  })
}

function withoutOwnMethods(account: Account, providers: readonly string[]): Account {
  return {
    ...account,
    ...(providers.includes('password') && { passwordHash: null, hasEmailLink: false }),
    ...(providers.includes('phone') && { phoneNumber: null }),
  }
}
