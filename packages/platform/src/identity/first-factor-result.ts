import type { Queryable } from '../database/database.ts'
import type { Account } from './account.ts'
import { presentFactor } from './account-answers.ts'
import { openSession, presentTokens } from './identity-context.ts'
import type { IdentityContext, NewSession } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import type { SessionStart } from './session.ts'
import { insertTicket } from './ticket.ts'

/** The result of a first factor: a session or, when a second one is enrolled, a ticket to verify that. */
export type FirstFactorResult = NewSession | { readonly account: Account; readonly pendingCredential: string }

/**
 * Continues after a verified first factor, within the same transaction.
 * @throws USER_DISABLED
 */
export async function completeFirstFactor(
  tx: Queryable,
  account: Account,
  opening: SessionStart,
): Promise<FirstFactorResult> {
  if (account.isDisabled) throw new IdentityError('USER_DISABLED')
  if (account.factors.length === 0) return openSession(tx, account, opening)
  const pendingCredential = await insertTicket(tx, {
    kind: 'second-factor',
    uid: account.uid,
    content: { provider: opening.provider, claims: opening.claims ?? {} },
    now: opening.authTime,
  })
  return { account, pendingCredential }
}

/** Tokens, or what the SDK needs to ask for the second factor. */
export async function presentFirstFactorResult(
  context: IdentityContext,
  entrance: FirstFactorResult,
): Promise<object> {
  if (!('pendingCredential' in entrance)) return presentTokens(context, entrance)
  return {
    mfaPendingCredential: entrance.pendingCredential,
    mfaInfo: entrance.account.factors.map(presentFactor),
  }
}
