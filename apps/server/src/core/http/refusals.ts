import { STRICT_HEADERS } from '@brigade/platform/http/refuse-connection.ts'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const UNREADABLE_ADDRESS = 'This address cannot be read.'
const UNREADABLE_REQUEST = 'This request cannot be read.'

const refusal = (message: string) => JSON.stringify({ error: message })

/** Answers a program whose address is not one, such as `/%E0%A4%A`; browsers are shown a page. */
export function refuseAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400
  return reply.code(code).headers(STRICT_HEADERS).send(refusal(UNREADABLE_ADDRESS))
}

/** Words for everything that no route of its own answers: never the inside of an error. */
export function registerRefusals(app: FastifyInstance): void {
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .type('application/json; charset=utf-8')
      .send(refusal('Only GET and HEAD are answered here.')),
  )
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const code = error.statusCode ?? 500
    void reply.type('application/json; charset=utf-8').header('cache-control', 'no-store')
    if (code >= 400 && code < 500) return reply.code(code).send(refusal(UNREADABLE_REQUEST))
    request.log.error({ err: error }, 'A request failed')
    return reply.code(code).send(refusal('Something went wrong here. It has been logged.'))
  })
}
