import { createHash } from 'node:crypto'
import { createRemoteJWKSet, jwtVerify } from 'jose'
import type { JWTPayload } from 'jose'
import {
  None,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  discovery,
  tokenRevocation,
} from 'openid-client'
import type { Configuration } from 'openid-client'
import { IdentityError } from '../identity-error.ts'

/** A provider of identities that speaks OpenID Connect, as the operator registered with it. */
export interface ProviderSettings {
  /** As the SDK's `OAuthProvider` names it: `oidc.` and a name. */
  readonly providerId: string
  /** As people know it. */
  readonly name: string
  /** Address of the provider; its settings are read from `/.well-known/openid-configuration` below it. */
  readonly issuer: string
  readonly clientId: string
  /** Absent for a client that proves itself by PKCE alone. */
  readonly clientSecret?: string
}

/** A visit to the provider: what ties the way back to the way there. */
export interface Visit {
  readonly redirectUri: string
  readonly state: string
  readonly nonce: string
  readonly codeVerifier: string
}

export interface OpenidProvider {
  readonly settings: ProviderSettings
  /** Where a person goes to sign in. */
  visitUrl(visit: Visit): Promise<URL>
  /** The ID token for the code that a person came back with. @throws INVALID_IDP_RESPONSE */
  redeem(visit: Visit, returnUrl: URL): Promise<string>
  /**
   * Checks an ID token that was issued to this client.
   * @param nonce - what the visitor's own program chose, when it did; the token carries it or its SHA-256
   * @throws INVALID_IDP_RESPONSE, MISSING_OR_INVALID_NONCE
   */
  verify(idToken: string, nonce: string | undefined): Promise<JWTPayload>
  /** Tells the provider that a token is no longer wanted, where it takes such notices. */
  revoke(token: string): Promise<void>
}

const SCOPE = 'openid email profile'
const DISCOVERY_SECONDS = 10

/** Nothing with a shared key: our client's secret would sign in anybody. */
const SIGNATURES = ['RS256', 'RS384', 'RS512', 'PS256', 'PS384', 'PS512', 'ES256', 'ES384', 'ES512', 'EdDSA']

/** Opens a provider; it is asked for its settings when it is first needed, and asked again after a failure. */
export function openOpenidProvider(settings: ProviderSettings): OpenidProvider {
  const configuration = remembering(() => discover(settings))
  const keys = remembering(async () => {
    const uri = (await configuration()).serverMetadata().jwks_uri
    if (uri === undefined) throw new Error(`The provider ${settings.providerId} publishes no keys.`)
    return createRemoteJWKSet(new URL(uri))
  })

  return {
    settings,
    async visitUrl({ redirectUri, state, nonce, codeVerifier }) {
      return buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: SCOPE,
        state,
        nonce,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
      })
    },
    async redeem({ state, nonce, codeVerifier }, returnUrl) {
      const tokens = await refusing(async () =>
        authorizationCodeGrant(await configuration(), returnUrl, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: codeVerifier,
          idTokenExpected: true,
        }),
      )
      if (tokens.id_token === undefined) throw new IdentityError('INVALID_IDP_RESPONSE')
      return tokens.id_token
    },
    async verify(idToken, nonce) {
      const { payload } = await refusing(async () =>
        jwtVerify(idToken, await keys(), {
          issuer: (await configuration()).serverMetadata().issuer,
          audience: settings.clientId,
          algorithms: SIGNATURES,
          requiredClaims: ['sub', 'iat', 'exp'],
          clockTolerance: 30,
        }),
      )
      checkParty(payload, settings.clientId)
      checkNonce(payload['nonce'], nonce)
      return payload
    },
    async revoke(token) {
      const server = await configuration()
      if (server.serverMetadata().revocation_endpoint !== undefined) await tokenRevocation(server, token)
    },
  }
}

async function discover({ issuer, clientId, clientSecret }: ProviderSettings): Promise<Configuration> {
  const url = new URL(issuer)
  return discovery(url, clientId, clientSecret, clientSecret === undefined ? None() : undefined, {
    timeout: DISCOVERY_SECONDS,
    // Only for a provider on this machine or in tests: the settings refuse other addresses without TLS.
    execute: url.protocol === 'http:' ? [allowInsecureRequests] : [],
  })
}

/** OpenID Connect Core 1.0, section 3.1.3.7: with several audiences the one it was issued to is named. */
function checkParty({ aud, azp }: JWTPayload, clientId: string): void {
  const isForOthersToo = Array.isArray(aud) && aud.length > 1
  if (azp === undefined ? isForOthersToo : azp !== clientId) throw new IdentityError('INVALID_IDP_RESPONSE')
}

function checkNonce(inToken: unknown, nonce: string | undefined): void {
  if (inToken === undefined && nonce === undefined) return
  const hashed = createHash('sha256')
    .update(nonce ?? '')
    .digest('hex')
  if (nonce === undefined || (inToken !== nonce && inToken !== hashed)) {
    throw new IdentityError('MISSING_OR_INVALID_NONCE')
  }
}

/** The cause is the provider's or the visitor's business, and may quote a token: it is not told on. */
async function refusing<Answer>(work: () => Promise<Answer>): Promise<Answer> {
  try {
    return await work()
  } catch {
    throw new IdentityError('INVALID_IDP_RESPONSE', 'The other provider’s answer could not be verified.')
  }
}

function remembering<Answer>(load: () => Promise<Answer>): () => Promise<Answer> {
  let loaded: Promise<Answer> | undefined
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined
      throw error
    })
    return loaded
  }
}
