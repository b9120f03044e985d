import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

/** For answers that are given before a request is understood, when no hook has run yet. */
const STRICT_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

const UNREADABLE_ADDRESS = 'This address cannot be read.'
const UNREADABLE_REQUEST = 'This request cannot be read.'
const HEADERS_TOO_LARGE = 'The headers or the address of this request are too long.'

const refusal = (message: string) => JSON.stringify({ error: message })

/** Answers an address that is not one, such as `/%E0%A4%A`. */
export function refuseAddress(
  error: FastifyError,
  _request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const code = error.statusCode !== undefined && error.statusCode < 500 ? error.statusCode : 400
  return reply.code(code).headers(STRICT_HEADERS).send(refusal(UNREADABLE_ADDRESS))
}

/** Answers what is not HTTP, and headers that never end. */
export function refuseConnection(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = refusal(code === 431 ? HEADERS_TOO_LARGE : UNREADABLE_REQUEST)
  const headers = Object.entries({
    ...STRICT_HEADERS,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  if (socket.writable) socket.write(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n${lines}\r\n${body}`)
  socket.destroySoon()
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
