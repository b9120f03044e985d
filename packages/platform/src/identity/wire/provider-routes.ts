import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomNonce, randomPKCECodeVerifier } from 'openid-client'
import * as z from 'zod'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import type { Visit } from '../providers/openid-provider.ts'
import { saveReturn } from '../providers/provider-return.ts'
import { insertTicket, lockTicket, consumeTicket, ticketEnd } from '../ticket.ts'

const visitContent = z.object({
  providerId: z.string(),
  next: z.string(),
  nonce: z.string(),
  codeVerifier: z.string(),
})

/** The cookie that ties the way back to the browser that went: without it a stranger's visit could be slipped in. */
const COOKIE = 'provider-visit'
const PATH = '/identity/providers'

/**
 * Serves the way to other providers and back, by OpenID Connect's code flow with PKCE, state and nonce:
 *
 * - `GET /identity/providers`: `{providers: [{providerId, name}]}`
 * - `GET /identity/providers/{providerId}/visit?next=/path`: goes to the provider
 * - `GET /identity/providers/return`: comes back and leads on to `next` with `#providerId=…&code=…`, where the page signs
 *   in with `new OAuthProvider(providerId).credential({ accessToken: code })`; or with `#providerId=…&error=…`
 */
export async function registerProviderRoutes(
  app: FastifyInstance,
  context: IdentityContext,
  publicOrigin: string,
): Promise<void> {
  await app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof IdentityError)
        return reply.code(400).send({ error: { code: 400, message: error.message } })
      request.log.error({ err: error }, 'Another provider could not be asked')
      return reply.code(502).send({ error: { code: 502, message: 'INVALID_IDP_RESPONSE' } })
    })
    scope.get(PATH, () => ({
      providers: context.providers.all.map(({ settings: { providerId, name } }) => ({ providerId, name })),
    }))
    scope.get<{ Params: { providerId: string }; Querystring: { next?: unknown } }>(
      `${PATH}/:providerId/visit`,
      async (request, reply) => {
        const next = nextPath(request.query.next, publicOrigin)
        const { url, state } = await startVisit(context, {
          providerId: request.params.providerId,
          next,
          publicOrigin,
        })
        return leadTo(reply.header('set-cookie', visitCookie(state, publicOrigin)), url.href)
      },
    )
    scope.get(`${PATH}/return`, async (request, reply) => endVisit(context, { request, reply, publicOrigin }))
  })
}

async function startVisit(
  context: IdentityContext,
  { providerId, next, publicOrigin }: { providerId: string; next: string; publicOrigin: string },
): Promise<{ readonly url: URL; readonly state: string }> {
  const provider = context.providers.find(providerId)
  if (provider === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
  const content = { providerId, next, nonce: randomNonce(), codeVerifier: randomPKCECodeVerifier() }
  const state = await context.database.transact((tx) =>
    insertTicket(tx, { kind: 'provider-visit', uid: null, content, now: context.now() }),
  )
  return { url: await provider.visitUrl(visitOf(content, state, publicOrigin)), state }
}

interface Ending {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly publicOrigin: string
}

async function endVisit(
  context: IdentityContext,
  { request, reply, publicOrigin }: Ending,
): Promise<FastifyReply> {
  const url = new URL(request.url, publicOrigin)
  const state = url.searchParams.get('state') ?? ''
  const isOwn = (request.headers.cookie ?? '').split('; ').includes(`${COOKIE}=${state}`)
  const visit = isOwn ? await takeVisit(context, state) : undefined
  if (visit === undefined)
    throw new IdentityError('INVALID_IDP_RESPONSE', 'This visit was not begun here, or is over.')
  const { providerId, nonce } = visit
  const lead = (outcome: Readonly<Record<string, string>>): FastifyReply =>
    leadTo(reply, `${visit.next}#${new URLSearchParams({ providerId, ...outcome }).toString()}`)
  const refused = url.searchParams.get('error')
  if (refused !== null) return lead({ error: refused })
  try {
    const provider = context.providers.find(providerId)
    if (provider === undefined) throw new IdentityError('OPERATION_NOT_ALLOWED')
    const token = await provider.redeem(visitOf(visit, state, publicOrigin), url)
    return lead({ code: await saveReturn(context, { providerId, token, nonce }) })
  } catch (error) {
    if (!(error instanceof IdentityError)) throw error
    return lead({ error: error.code })
  }
}

/** A visit is over when it has led back once. */
async function takeVisit(
  { database, now }: IdentityContext,
  state: string,
): Promise<z.infer<typeof visitContent> | undefined> {
  return database.transact(async (tx) => {
    const ticket = await lockTicket(tx, 'provider-visit', { secret: state, now: now() })
    if (ticket === undefined || ticket === 'expired') return undefined
    await consumeTicket(tx, state)
    return visitContent.parse(ticket.content)
  })
}

function visitOf(
  { nonce, codeVerifier }: Pick<Visit, 'nonce' | 'codeVerifier'>,
  state: string,
  publicOrigin: string,
): Visit {
  return { redirectUri: `${publicOrigin}${PATH}/return`, state, nonce, codeVerifier }
}

/** Only a path of our own: a link through us must not lead on to a stranger. */
function nextPath(next: unknown, publicOrigin: string): string {
  const url = typeof next === 'string' ? URL.parse(next, publicOrigin) : null
  if (url === null) return '/'
  if (url.origin !== publicOrigin) throw new IdentityError('UNAUTHORIZED_DOMAIN')
  return `${url.pathname}${url.search}`
}

function visitCookie(state: string, publicOrigin: string): string {
  const seconds = ticketEnd('provider-visit', 0) / 1000
  const secure = publicOrigin.startsWith('https:') ? '; Secure' : ''
  return `${COOKIE}=${state}; Path=${PATH}; Max-Age=${seconds}; HttpOnly; SameSite=Lax${secure}`
}

function leadTo(reply: FastifyReply, href: string): FastifyReply {
  return reply
    .header('cache-control', 'no-store')
    .header('referrer-policy', 'no-referrer')
    .redirect(href, 302)
}
