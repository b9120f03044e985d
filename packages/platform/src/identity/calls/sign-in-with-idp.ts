import * as z from 'zod'
import type { Queryable } from '../../database/database.ts'
import { newAccount } from '../account.ts'
import type { Account } from '../account.ts'
import {
  findAccountByEmail,
  findAccountByProvider,
  insertAccount,
  linkProvider,
  lockAccount,
  saveAccount,
} from '../account-store.ts'
import { callBody, call, idTokenField, text } from '../call.ts'
import { dropUnconfirmed } from '../drop-unconfirmed.ts'
import { completeFirstFactor, presentFirstFactorResult } from '../first-factor-result.ts'
import type { FirstFactorResult } from '../first-factor-result.ts'
import { requireRecentSignIn, signedIn } from '../identity-context.ts'
import type { IdentityContext, Origin } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { linkAssertion } from '../providers/link-assertion.ts'
import type { Assertion } from '../providers/assertion.ts'
import { presentAssertion, presentConfirmation, presentLinkRefusal } from '../providers/present-assertion.ts'
import { readCredential, consumePending } from '../providers/read-credential.ts'
import { newUid } from '../secret-text.ts'

const signInWithIdpBody = callBody({
  postBody: text('CREDENTIAL_OR_PROVIDER_ID', 20_000).optional(),
  pendingToken: text('PENDING_TOKEN', 1024).optional(),
  idToken: idTokenField.optional(),
  autoCreate: z.boolean('INVALID_AUTO_CREATE').optional(),
})

type SignInWithIdpBody = z.infer<typeof signInWithIdpBody>

/**
 * `accounts:signInWithIdp`: signs in through another provider, creating a missing account; with an ID
 * token, adds the provider to that account instead.
 */
export const signInWithIdp = call(signInWithIdpBody, async (context, body, origin) => {
  const tries = { codeCheckPerAddress: origin.address }
  await context.attempts.take(tries)
  const assertion = await readCredential(context, body)
  await context.attempts.giveBack(tries)
  return body.idToken === undefined
    ? signInBy(context, { assertion, body, origin })
    : link(context, { assertion, body, idToken: body.idToken })
})

interface SignInParts {
  readonly assertion: Assertion
  readonly body: SignInWithIdpBody
  readonly origin: Origin
}

async function signInBy(context: IdentityContext, { assertion, body, origin }: SignInParts): Promise<object> {
  const now = context.now()
  const found = await context.database.transact(async (tx) => {
    const known = await findOrOpen(tx, assertion, { now, mayCreate: body.autoCreate !== false })
    if ('unconfirmed' in known) return known
    await consumePending(tx, body.pendingToken)
    const entrance = await completeFirstFactor(tx, known.account, {
      provider: assertion.providerId,
      authTime: now,
      device: origin.device,
    })
    return { ...known, entrance }
  })
  if ('unconfirmed' in found) return presentConfirmation(context, assertion, found.unconfirmed)
  return presentAssertion(assertion, {
    account: found.account,
    isNewUser: found.isNewUser,
    tokens: await presentFirstFactorResult(context, found.entrance),
  })
}

async function link(
  context: IdentityContext,
  { assertion, body, idToken }: Omit<SignInParts, 'origin'> & { readonly idToken: string },
): Promise<object> {
  const holder = await signedIn(context, idToken)
  if (holder.session.provider !== 'anonymous') requireRecentSignIn(context, holder.session)
  const now = context.now()
  const linked = await context.database.transact(async (tx) => {
    const outcome = await linkAssertion(tx, holder, { assertion, now })
    if (typeof outcome !== 'string') await consumePending(tx, body.pendingToken)
    return outcome
  })
  if (typeof linked === 'string') return presentLinkRefusal(context, assertion, linked)
  const entrance: FirstFactorResult = linked
  return presentAssertion(assertion, {
    account: linked.account,
    isNewUser: false,
    tokens: await presentFirstFactorResult(context, entrance),
  })
}

type Known =
  | { readonly account: Account; readonly isNewUser: boolean }
  /** Another account has the address, and the provider has not verified it. */
  | { readonly unconfirmed: Account }

async function findOrOpen(
  tx: Queryable,
  assertion: Assertion,
  { now, mayCreate }: { readonly now: number; readonly mayCreate: boolean },
): Promise<Known> {
  const byProvider = await findAccountByProvider(tx, assertion)
  if (byProvider !== undefined) {
    const account = { ...(await lockAccount(tx, byProvider.uid)), lastLoginAt: now }
    await saveAccount(tx, account)
    return { account, isNewUser: false }
  }
  const byEmail = assertion.email === null ? undefined : await findAccountByEmail(tx, assertion.email)
  if (byEmail !== undefined) return takeOver(tx, assertion, { uid: byEmail.uid, now })
  if (!mayCreate) throw new IdentityError('EMAIL_NOT_FOUND')
  const account: Account = {
    ...newAccount(newUid(), now),
    email: assertion.email,
    isEmailVerified: assertion.email !== null && assertion.isEmailVerified,
    displayName: assertion.displayName,
    photoUrl: assertion.photoUrl,
  }
  await insertAccount(tx, account)
  return { account: await linkProvider(tx, account, { provider: assertion, now }), isNewUser: true }
}

/**
 * An account has the address already. If the provider has verified the address, its person gets the account; sign-in methods
 * from before the address was confirmed may be a stranger's and are removed. Otherwise nothing is linked.
 */
async function takeOver(
  tx: Queryable,
  assertion: Assertion,
  { uid, now }: { readonly uid: string; readonly now: number },
): Promise<Known> {
  const before = await lockAccount(tx, uid)
  const isOtherPerson = before.providers.some(({ providerId }) => providerId === assertion.providerId)
  if (!assertion.isEmailVerified || isOtherPerson) return { unconfirmed: before }
  if (before.isDisabled) throw new IdentityError('USER_DISABLED')
  const account = { ...(await dropUnconfirmed(tx, before, now)), isEmailVerified: true, lastLoginAt: now }
  await saveAccount(tx, account)
  return { account: await linkProvider(tx, account, { provider: assertion, now }), isNewUser: false }
}
