import type { FastifyInstance, FastifyReply } from 'fastify'
import { signedIn } from '../identity-context.ts'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { emptyCookie, forgetCookie, makeCookie } from '../session-cookie.ts'

/**
 * `POST /identity/v1/session` with `Authorization: Bearer` and an ID token gives a cookie for pages that a server renders;
 * `DELETE` takes it away. The cookie is read for such pages alone: no call takes it, so no foreign page can use it.
 */
export async function registerSessionCookie(app: FastifyInstance, context: IdentityContext): Promise<void> {
  const path = '/identity/v1/session'
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => {
      payload.resume()
      done(null)
    })
    scope.setErrorHandler((error, request, reply) => {
      if (error instanceof IdentityError) return refuse(reply, 401, error.message)
      request.log.error({ err: error }, 'A session cookie could not be made')
      return reply.code(503).send()
    })
    scope.post(path, async (request, reply) => {
      const idToken = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      if (idToken === undefined) return refuse(reply, 401, 'MISSING_ID_TOKEN')
      const cookie = await makeCookie(context, await signedIn(context, idToken), request.protocol === 'https')
      return reply.code(204).header('cache-control', 'no-store').header('set-cookie', cookie).send()
    })
    scope.delete(path, async (request, reply) => {
      if (request.headers['sec-fetch-site'] === 'cross-site') return refuse(reply, 403, 'UNAUTHORIZED_DOMAIN')
      await forgetCookie(context, request.headers.cookie)
      return reply
        .code(204)
        .header('set-cookie', emptyCookie(request.protocol === 'https'))
        .send()
    })
  })
}

function refuse(reply: FastifyReply, code: number, message: string): FastifyReply {
  return reply.code(code).header('cache-control', 'no-store').send({ error: { code, message } })
}
