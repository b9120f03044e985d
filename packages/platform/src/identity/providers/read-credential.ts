import { decodeJwt } from 'jose'
import { text } from '../call.ts'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { isSecretShaped } from '../secret-text.ts'
import { lockTicket, consumeTicket } from '../ticket.ts'
import { readAssertion } from './assertion.ts'
import type { Assertion } from './assertion.ts'
import { readReturn } from './provider-return.ts'

/** What `accounts:signInWithIdp` brings as its credential. */
interface Credential {
  readonly postBody?: string | undefined
  readonly pendingToken?: string | undefined
}

/** Decoded from the form, it may be what no text of a body may. */
const providerIdField = text('PROVIDER_ID', 255)

/**
 * Verifies the credential of another provider: its ID token, the one-time code of our own way back from it (as an
 * access token), or the ticket of an assertion that was verified a moment ago.
 * @throws INVALID_IDP_RESPONSE, MISSING_OR_INVALID_NONCE, INVALID_PENDING_TOKEN, OPERATION_NOT_ALLOWED,
 *   INVALID_CREDENTIAL_OR_PROVIDER_ID
 */
export async function readCredential(
  context: IdentityContext,
  { postBody, pendingToken }: Credential,
): Promise<Assertion> {
  if (pendingToken !== undefined) return readPending(context, pendingToken)
  const form = new URLSearchParams(postBody ?? '')
  const { data: providerId } = providerIdField.safeParse(form.get('providerId'))
  const idToken = form.get('id_token') ?? undefined
  const accessToken = form.get('access_token') ?? undefined
  if (providerId === undefined || (idToken ?? accessToken) === undefined) {
    throw new IdentityError('INVALID_CREDENTIAL_OR_PROVIDER_ID')
  }
  const provider = context.providers.find(providerId)
  if (provider === undefined) {
    if (!context.isOpen) throw new IdentityError('OPERATION_NOT_ALLOWED')
    return readUnsigned(providerId, { idToken, accessToken })
  }
  const { token, nonce } =
    idToken === undefined
      ? await readReturn(context, providerId, accessToken ?? '')
      : { token: idToken, nonce: form.get('nonce') ?? undefined }
  const claims = await provider.verify(token, nonce)
  return named(readAssertion(providerId, claims, { oauthIdToken: token }))
}

/** The ticket stays good until it has led to something: see `consumePending`. */
async function readPending({ database, now }: IdentityContext, secret: string): Promise<Assertion> {
  const ticket = await database.transact((tx) => lockTicket(tx, 'provider-assertion', { secret, now: now() }))
  if (ticket === undefined || ticket === 'expired') throw new IdentityError('INVALID_PENDING_TOKEN')
  const { providerId, claims, tokens } = storedAssertion(ticket.content)
  return named(readAssertion(providerId, claims, tokens))
}

/** Uses up the ticket of an assertion, if that is what the credential was. */
export async function consumePending(
  tx: Parameters<typeof consumeTicket>[0],
  pendingToken: string | undefined,
): Promise<void> {
  if (pendingToken !== undefined && isSecretShaped(pendingToken)) await consumeTicket(tx, pendingToken)
}

/** What a test server takes at its word: a JWT, or its content as JSON text. */
function readUnsigned(
  providerId: string,
  {
    idToken,
    accessToken,
  }: { readonly idToken: string | undefined; readonly accessToken: string | undefined },
): Assertion {
  const token = idToken ?? accessToken ?? ''
  const claims = token.trim().startsWith('{')
    ? parsed(() => JSON.parse(token))
    : parsed(() => decodeJwt(token))
  return named(
    readAssertion(providerId, claims, {
      ...(idToken !== undefined && { oauthIdToken: idToken }),
      ...(accessToken !== undefined && { oauthAccessToken: accessToken }),
    }),
  )
}

function parsed(read: () => unknown): unknown {
  try {
    return read()
  } catch {
    return undefined
  }
}

function named(assertion: Assertion | undefined): Assertion {
  if (assertion === undefined) throw new IdentityError('INVALID_IDP_RESPONSE')
  return assertion
}

/** Only `presentRefusal` writes these tickets, from an assertion. */
function storedAssertion(content: unknown): Pick<Assertion, 'providerId' | 'claims' | 'tokens'> {
  if (typeof content !== 'object' || content === null) throw new IdentityError('INVALID_PENDING_TOKEN')
  const { providerId, claims, tokens }: Partial<Assertion> = content
  if (providerId === undefined || claims === undefined || tokens === undefined) {
    throw new IdentityError('INVALID_PENDING_TOKEN')
  }
  return { providerId, claims, tokens }
}
