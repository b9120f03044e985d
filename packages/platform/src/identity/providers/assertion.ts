import * as z from 'zod'
import { emailField, text } from '../call.ts'

/** What another provider says of a person. */
export interface Assertion {
  readonly providerId: string
  /** The person's id there. */
  readonly rawId: string
  /** Lower case; null when the provider tells none that is one. */
  readonly email: string | null
  readonly isEmailVerified: boolean
  readonly displayName: string | null
  readonly photoUrl: string | null
  /** Everything the provider said, for the program that asks. */
  readonly claims: Readonly<Record<string, unknown>>
  /** The tokens it came with, as the SDK wants them back. */
  readonly tokens: { readonly oauthIdToken?: string; readonly oauthAccessToken?: string }
}

const optionalText = (name: string, maximum: number) => text(name, maximum).nullish().catch(null)

const assertionClaims = z.looseObject({
  sub: text('RAW_ID', 255).min(1),
  email: emailField.nullish().catch(null),
  email_verified: z.boolean().or(z.stringbool()).nullish().catch(false),
  name: optionalText('DISPLAY_NAME', 256),
  picture: optionalText('PHOTO_URL', 2048),
})

/**
 * Reads the standard claims of OpenID Connect Core 1.0, section 5.1.
 * @returns undefined when they name nobody
 */
export function readAssertion(
  providerId: string,
  claims: unknown,
  tokens: Assertion['tokens'],
): Assertion | undefined {
  const { data } = assertionClaims.safeParse(claims)
  if (data === undefined) return undefined
  return {
    providerId,
    rawId: data.sub,
    email: data.email ?? null,
    isEmailVerified: data.email_verified ?? false,
    displayName: data.name ?? null,
    photoUrl: data.picture ?? null,
    claims: data,
    tokens,
  }
}
