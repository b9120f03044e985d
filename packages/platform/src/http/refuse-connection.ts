import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'

/** For answers that are sent before a request is parsed, when no hook has run yet. */
export const STRICT_HEADERS = {
  'content-type': 'application/json; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
} as const

const UNREADABLE_REQUEST = 'This request cannot be read.'
const HEADERS_TOO_LARGE = 'The headers or the address of this request are too long.'

/**
 * Answers input that is not HTTP, and headers that are too long. It announces the end of the connection: otherwise the
 * client would send its next request into it, and lose it.
 */
export function refuseConnection(error: { readonly code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed) return
  const code = error.code === 'HPE_HEADER_OVERFLOW' ? 431 : 400
  const body = JSON.stringify({ error: code === 431 ? HEADERS_TOO_LARGE : UNREADABLE_REQUEST })
  const headers = Object.entries({
    ...STRICT_HEADERS,
    'content-length': Buffer.byteLength(body),
    connection: 'close',
  })
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('')
  if (socket.writable) socket.write(`HTTP/1.1 ${code} ${STATUS_CODES[code]}\r\n${lines}\r\n${body}`)
  socket.destroySoon()
}
