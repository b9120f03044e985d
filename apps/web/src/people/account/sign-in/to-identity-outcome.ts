import { identityProblem, type IdentityProblem } from './identity-words.ts'

/** How a step with the own account ended. */
export type IdentityOutcome =
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly problem: IdentityProblem }

/** Does a step; whatever the SDK throws comes back as a problem with words. */
export async function toIdentityOutcome(step: () => Promise<unknown>): Promise<IdentityOutcome> {
  try {
    await step()
    return { state: 'done' }
  } catch (thrown) {
    return { state: 'refused', problem: identityProblem(thrown) }
  }
}
