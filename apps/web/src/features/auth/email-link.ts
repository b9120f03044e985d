import {
  applyActionCode,
  checkActionCode,
  confirmPasswordReset,
  verifyPasswordResetCode,
} from 'firebase/auth'
import { auth } from '../../data/firebase-session.ts'
import { refreshAccount } from './identity.ts'
import { identityProblem, type IdentityProblem } from './identity-words.ts'

export type LinkOutcome<Value> =
  | { readonly state: 'done'; readonly value: Value }
  | { readonly state: 'refused'; readonly problem: IdentityProblem }

async function told<Value>(step: () => Promise<Value>): Promise<LinkOutcome<Value>> {
  try {
    return { state: 'done', value: await step() }
  } catch (thrown) {
    return { state: 'refused', problem: identityProblem(thrown) }
  }
}

/** Whose address a link is for; looking does not use it up. */
export function addressOfLink(mode: string, code: string): Promise<LinkOutcome<string>> {
  return told(async () =>
    mode === 'resetPassword'
      ? verifyPasswordResetCode(auth, code)
      : ((await checkActionCode(auth, code)).data.email ?? ''),
  )
}

/** Sets the new password; the link is used up. */
export function choosePassword(code: string, password: string): Promise<LinkOutcome<void>> {
  return told(() => confirmPasswordReset(auth, code, password))
}

/** Does what the link was sent for: confirms an address, changes it, takes it back. */
export function confirmLink(code: string): Promise<LinkOutcome<void>> {
  return told(async () => {
    await applyActionCode(auth, code)
    await refreshAccount()
  })
}
