import type { FastifyInstance } from 'fastify'

/** `own`: only pages of the server's own origin. `any`: pages of every origin, with credentials. */
export type Origins = 'own' | 'any'

const PREFLIGHT_SECONDS = 3600

/** The headers of an answer that the SDK reads: the session of a channel, and the progress of an upload. */
const EXPOSED_HEADERS = [
  'X-HTTP-Session-Id',
  'X-Goog-Upload-URL',
  'X-Goog-Upload-Status',
  'X-Goog-Upload-Size-Received',
  'Content-Range',
  'Content-Disposition',
  'ETag',
].join(', ')

/**
 * Lets pages of other origins use the routes of this scope, which must contain all routes; `own` adds nothing.
 * These routes ignore cookies, so a foreign page gets nothing that it could not request without a browser.
 */
export function allowOrigins(scope: FastifyInstance, origins: Origins): void {
  if (origins === 'own') return

  answerPreflight(scope)
  scope.addHook('onRequest', async (request, reply) => {
    const origin = request.headers.origin
    if (origin === undefined) return
    // The SDK sends its requests with credentials, and then browsers refuse a `*`.
    reply.headers({
      'access-control-allow-origin': origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS,
      vary: 'Origin',
    })
  })
}

/** Answers the preflight request that a browser sends before a request with custom headers. */
function answerPreflight(scope: FastifyInstance): void {
  scope.options('*', async (request, reply) => {
    const headers = request.headers['access-control-request-headers']
    reply.headers({
      'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
      ...(headers === undefined ? {} : { 'access-control-allow-headers': headers }),
      'access-control-max-age': String(PREFLIGHT_SECONDS),
    })
    return reply.code(204).send()
  })
}
