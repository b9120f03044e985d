import { FirebaseError } from 'firebase/app'
import { linkWithCredential, OAuthProvider, type OAuthCredential, signInWithCredential } from 'firebase/auth'
import * as z from 'zod'
import { auth, currentUser, publishSession } from '../../../lib/session/firebase-session.ts'
import { paths } from '../../../lib/routing/paths.ts'
import { identityProblem } from './identity-words.ts'
import { enter, type SignInOutcome } from './second-factor.ts'

const Providers = z.object({
  providers: z.array(z.object({ providerId: z.string(), name: z.string() })),
})

/** An external sign-in provider that the operator has set up. */
export interface Provider {
  readonly providerId: string
  readonly name: string
}

/** The providers of this server; none while it cannot be asked, for the other ways in still work. */
export async function listProviders(): Promise<readonly Provider[]> {
  try {
    const answer = await fetch('/identity/providers')
    return answer.ok ? Providers.parse(await answer.json()).providers : []
  } catch {
    return []
  }
}

/** Where the visit to a provider begins; it leads back to the sign-in page with a code. */
export function visitAddress({ providerId }: Provider, next: string): string {
  const back = encodeURIComponent(paths.auth(next))
  return `/identity/providers/${encodeURIComponent(providerId)}/visit?next=${back}`
}

/** What a provider's answer in the address says: a code to sign in with, or that it came to nothing. */
export type ProviderReturn =
  | { readonly state: 'code'; readonly providerId: string; readonly code: string }
  | { readonly state: 'refused' }

/** Reads `#providerId=…&code=…` or `#providerId=…&error=…`; undefined when nobody comes back from a provider. */
export function providerReturn(hash: string): ProviderReturn | undefined {
  const params = new URLSearchParams(hash.slice(1))
  const providerId = params.get('providerId')
  const code = params.get('code')
  if (providerId === null) return undefined
  return code === null ? { state: 'refused' } : { state: 'code', providerId, code }
}

async function joinOrSignIn(credential: OAuthCredential): Promise<void> {
  const user = await currentUser()
  if (user === null) {
    await signInWithCredential(auth, credential)
    return
  }
  try {
    await linkWithCredential(user, credential)
  } catch (thrown) {
    if (!(thrown instanceof FirebaseError)) throw thrown
    const other = OAuthProvider.credentialFromError(thrown)
    const isTaken = identityProblem(thrown).words === 'auth.error.emailInUse'
    if (!user.isAnonymous || !isTaken || other === null) throw thrown
    await signInWithCredential(auth, other)
  }
}

/**
 * Signs in by a provider's word. A guest without an account keeps the uid; a member gets one more way to sign in.
 */
export function signInByProvider({
  providerId,
  code,
}: Extract<ProviderReturn, { readonly state: 'code' }>): Promise<SignInOutcome> {
  const credential = new OAuthProvider(providerId).credential({ accessToken: code })
  return enter(
    () => joinOrSignIn(credential),
    async () => {
      await auth.currentUser?.getIdToken(true)
      publishSession()
    },
  )
}
