import type { FastifyInstance } from 'fastify'

/**
 * Hands every body of this scope over as text, whatever its type is called: the SDK sends JSON as `text/plain`
 * to spare the browser a preflight, and the channels' forms are far larger than a form parser allows.
 */
export function takeTextBodies(scope: FastifyInstance, limitBytes: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit: limitBytes }, (_request, body, done) =>
    done(null, body),
  )
}

/** The body as text; a request without one has the empty text. */
export function textBody(body: unknown): string {
  return typeof body === 'string' ? body : ''
}
