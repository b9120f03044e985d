import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'
import { BadRequest } from './bad-request.ts'

/** The HTTP status of a body over the limit. */
const TOO_LARGE = 413

/**
 * Hands every body of this scope over as text, whatever its type is called: the SDK sends JSON as `text/plain`
 * to spare the browser a preflight, and the channels' forms are far larger than a form parser allows.
 */
export function takeTextBodies(scope: FastifyInstance, limitBytes: number): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request: unknown, payload: Readable) => readText(payload, limitBytes))
}

/** The body as text; a request without one has the empty text. */
export function textBody(body: unknown): string {
  return typeof body === 'string' ? body : ''
}

/**
 * A body that is too large is heard to its end all the same: who is cut off while talking never hears why.
 * By its events, because an iterator over a stream takes longer than the rest of a small request.
 */
function readText(payload: Readable, limitBytes: number): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    payload.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= limitBytes) chunks.push(chunk)
    })
    payload.once('end', () => {
      if (bytes <= limitBytes) resolve(Buffer.concat(chunks).toString())
      else reject(new BadRequest(`The body has ${bytes} bytes; ${limitBytes} are the most`, TOO_LARGE))
    })
    payload.once('error', reject)
    payload.once('close', () => {
      if (!payload.readableEnded) reject(new BadRequest('The body ended before it was whole'))
    })
  })
}
