import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  EmailAuthProvider,
  linkWithCredential,
  sendSignInLinkToEmail,
  signInWithEmailLink,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { auth, currentUser, publishSession } from '../../../lib/session/firebase-session.ts'
import { refreshAccount } from './identity.ts'
import { identityProblem, type IdentityProblem } from './identity-words.ts'
import { enter, type SignInOutcome } from './second-factor.ts'
import { type IdentityOutcome, toIdentityOutcome } from './to-identity-outcome.ts'

export type LinkOutcome<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'refused'; readonly problem: IdentityProblem }

async function learned<Value>(step: () => Promise<Value>): Promise<LinkOutcome<Value>> {
  try {
    return { state: 'done', value: await step() }
  } catch (thrown) {
    return { state: 'refused', problem: identityProblem(thrown) }
  }
}

/** Whose address a link is for; looking does not use it up. A link that was cut off before its code has none. */
export async function addressOfLink(mode: string, code: string): Promise<LinkOutcome<string>> {
  if (code === '') return { state: 'refused', problem: identityProblem({ code: 'auth/invalid-action-code' }) }
  return learned(async () =>
    mode === 'resetPassword'
      ? verifyPasswordResetCode(auth, code)
      : ((await checkActionCode(auth, code)).data.email ?? ''),
  )
}

/** Sets the new password; the link is used up. */
export function choosePassword(code: string, password: string): Promise<LinkOutcome<void>> {
  return learned(() => confirmPasswordReset(auth, code, password))
}

/** Does what the link was sent for: confirms an address, changes it, takes it back. */
export function confirmLink(code: string): Promise<LinkOutcome<void>> {
  return learned(async () => {
    await applyActionCode(auth, code)
    await refreshAccount()
  })
}

const ASKED_FOR = 'signInEmail'

/** The address for which this device asked for a sign-in link; empty when another device did. */
export function requestedAddress(): string {
  return localStorage.getItem(ASKED_FOR) ?? ''
}

/**
 * Sends a link that signs in, or makes an account; the answer is the same whether or not there is one.
 * @param next - own path on which somebody is who has followed it
 */
export function askForSignInLink(email: string, next: string): Promise<IdentityOutcome> {
  return toIdentityOutcome(async () => {
    const url = globalThis.location.origin + next
    await sendSignInLinkToEmail(auth, email, { url, handleCodeInApp: true })
    localStorage.setItem(ASKED_FOR, email)
  })
}

async function useLink(email: string, link: string): Promise<void> {
  const user = await currentUser()
  if (user?.isAnonymous !== true) {
    await signInWithEmailLink(auth, email, link)
    return
  }
  try {
    await linkWithCredential(user, EmailAuthProvider.credentialWithLink(email, link))
  } catch (thrown) {
    if (identityProblem(thrown).words !== 'auth.error.emailInUse') throw thrown
    // A refused link is not used up.
    await signInWithEmailLink(auth, email, link)
  }
}

/** The server says the same of an address that is none and of one that the link was not sent to. */
function aboutLink(outcome: SignInOutcome, email: string): SignInOutcome {
  const isOthers =
    outcome.state === 'refused' && outcome.problem.code === 'invalid-email' && /^\S+@\S+$/u.test(email)
  return isOthers
    ? { state: 'refused', problem: { code: 'invalid-email', words: 'auth.error.linkOfOther' } }
    : outcome
}

/** Signs in by the link of an e-mail; a guest without an account keeps the uid and everything made with it (rule ID2). */
export async function signInByLink(email: string, link: string): Promise<SignInOutcome> {
  const outcome = await enter(
    () => useLink(email, link),
    async () => {
      localStorage.removeItem(ASKED_FOR)
      await auth.currentUser?.getIdToken(true)
      publishSession()
    },
  )
  return aboutLink(outcome, email)
}
