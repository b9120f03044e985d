import { createServer } from 'node:http'
import { Provider } from 'oidc-provider'
import type { Configuration } from 'oidc-provider'

/** A person as the other provider knows them; the id is also what they type to sign in there. */
export interface OpenidPerson {
  readonly sub: string
  readonly email: string
  readonly email_verified: boolean
  readonly name: string
}

/** A real OpenID server in this process. */
export interface OpenidServer {
  readonly issuer: string
  readonly people: OpenidPerson[]
  stop(): Promise<void>
}

export const CLIENT_ID = 'brigade'
export const CLIENT_SECRET = 'a secret of the two servers'

/** Starts an OpenID server on a port, which knows one client. */
export async function startOpenidServer(port: number, redirectUri: string): Promise<OpenidServer> {
  const issuer = `http://127.0.0.1:${port}`
  const people: OpenidPerson[] = []
  const provider = new Provider(issuer, settingsOf(people, redirectUri))
  const handle = provider.callback()
  const server = createServer((request, response) => void handle(request, response))
  await new Promise<void>((resolve) => {
    server.listen(port, '127.0.0.1', resolve)
  })
  return {
    issuer,
    people,
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

function settingsOf(people: readonly OpenidPerson[], redirectUri: string): Configuration {
  return {
    clients: [{ client_id: CLIENT_ID, client_secret: CLIENT_SECRET, redirect_uris: [redirectUri] }],
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    cookies: { keys: ['a key of the test'] },
    features: { devInteractions: { enabled: true }, revocation: { enabled: true } },
    pkce: { required: () => true },
    findAccount: (_context, sub) => {
      const person = people.find((one) => one.sub === sub)
      return person && { accountId: sub, claims: () => ({ ...person }) }
    },
  }
}
