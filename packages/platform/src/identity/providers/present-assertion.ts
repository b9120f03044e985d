import { hasEmailMethod } from '../account.ts'
import type { Account } from '../account.ts'
import type { IdentityContext } from '../identity-context.ts'
import { insertTicket } from '../ticket.ts'
import type { Assertion } from './assertion.ts'
import type { LinkRefusal } from './link-assertion.ts'

/** The answer of `accounts:signInWithIdp` to somebody who is let in. */
export function presentAssertion(
  assertion: Assertion,
  outcome: { readonly account: Account; readonly isNewUser: boolean; readonly tokens: object },
): object {
  return {
    ...shownAssertion(assertion),
    localId: outcome.account.uid,
    isNewUser: outcome.isNewUser,
    ...outcome.tokens,
  }
}

/**
 * Somebody has the address and must show that it is them, with one of the methods named; then the pending token adds
 * the provider. The SDK takes this for `auth/account-exists-with-different-credential`.
 */
export async function presentConfirmation(
  context: IdentityContext,
  assertion: Assertion,
  account: Account,
): Promise<object> {
  const verifiedProvider = [
    ...(hasEmailMethod(account) ? ['password'] : []),
    ...account.providers.map(({ providerId }) => providerId),
  ]
  return {
    ...shownAssertion(assertion),
    needConfirmation: true,
    verifiedProvider,
    pendingToken: await keepAssertion(context, assertion),
  }
}

/** A refusal that carries the credential, so that the SDK can sign in with it instead. */
export async function presentLinkRefusal(
  context: IdentityContext,
  assertion: Assertion,
  errorMessage: LinkRefusal,
): Promise<object> {
  return {
    ...shownAssertion(assertion),
    errorMessage,
    pendingToken: await keepAssertion(context, assertion),
  }
}

function shownAssertion(assertion: Assertion): object {
  const { providerId, rawId, email, isEmailVerified, displayName, photoUrl, claims, tokens } = assertion
  return {
    kind: 'identitytoolkit#VerifyAssertionResponse',
    providerId,
    rawUserInfo: JSON.stringify(claims),
    federatedId: rawId,
    ...(email !== null && { email, emailVerified: isEmailVerified }),
    ...(displayName !== null && { displayName, fullName: displayName }),
    ...(photoUrl !== null && { photoUrl }),
    ...tokens,
  }
}

async function keepAssertion(
  { database, now }: IdentityContext,
  { providerId, claims, tokens }: Assertion,
): Promise<string> {
  return database.transact((tx) =>
    insertTicket(tx, {
      kind: 'provider-assertion',
      uid: null,
      content: { providerId, claims, tokens },
      now: now(),
    }),
  )
}
