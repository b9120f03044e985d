import { getMultiFactorResolver, type MultiFactorError, TotpMultiFactorGenerator } from 'firebase/auth'
import * as z from 'zod'
import { auth, publishSession } from '../../../lib/session/firebase-session.ts'
import { identityProblem } from './identity-words.ts'
import { type IdentityOutcome, toIdentityOutcome } from './to-identity-outcome.ts'

/** The first step is proved; the code of the authenticator app is still missing. */
export interface SecondStep {
  readonly state: 'secondStep'
  /** @param code - six digits, as the app shows them now */
  readonly finish: (code: string) => Promise<IdentityOutcome>
}

/** Six digits as they are typed, often with a space in their middle. */
export const TypedCode = z.object({ code: z.string().max(7) })

export type SignInOutcome = IdentityOutcome | SecondStep

function isMultiFactorError(thrown: unknown): thrown is MultiFactorError {
  return identityProblem(thrown).code === 'multi-factor-auth-required'
}

function secondStep(error: MultiFactorError, done: () => Promise<void>): SignInOutcome {
  const resolver = getMultiFactorResolver(auth, error)
  const [hint] = resolver.hints
  return {
    state: 'secondStep',
    finish: (code) =>
      toIdentityOutcome(async () => {
        const assertion = TotpMultiFactorGenerator.assertionForSignIn(
          hint?.uid ?? '',
          code.replaceAll(/\s/gu, ''),
        )
        await resolver.resolveSignIn(assertion)
        await done()
      }),
  }
}

/** Signs in by one step; where the account has a second one, the answer asks for it. `done` runs after a successful sign-in. */
export async function enter(
  step: () => Promise<unknown>,
  done: () => Promise<void> = async () => publishSession(),
): Promise<SignInOutcome> {
  try {
    await step()
    await done()
    return { state: 'done' }
  } catch (thrown) {
    if (isMultiFactorError(thrown)) return secondStep(thrown, done)
    return { state: 'refused', problem: identityProblem(thrown) }
  }
}
