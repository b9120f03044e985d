import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { FastifyInstance } from 'fastify'

const HEADER = 'x-request-id'
const GIVEN = /^[\w-]{8,64}$/

/** The id of a request: what the nearest proxy of our own has given it, else a new one. */
export function requestIdOf(proxies: number): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = headers[HEADER]
    return proxies > 0 && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID()
  }
}

/** Puts the id under which a request is logged on its answer, so that who asks for help can name it. */
export function tellRequestIds(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    void reply.header(HEADER, request.id)
  })
}
