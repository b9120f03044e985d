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
  scope.addContentTypeParser('*', async (_request: unknown, payload: Readable) =>
    readText(payload, limitBytes),
  )
}

/** The body as text; a request without one has the empty text. */
export function textBody(body: unknown): string {
  return typeof body === 'string' ? body : ''
}

/** A body that is too large is heard to its end all the same: who is cut off while talking never hears why. */
async function readText(payload: Readable, limitBytes: number): Promise<string> {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of payload) {
    bytes += chunk.length
    if (bytes <= limitBytes) chunks.push(chunk)
  }
  if (bytes > limitBytes)
    throw new BadRequest(`The body has ${bytes} bytes; ${limitBytes} are the most`, TOO_LARGE)
  return Buffer.concat(chunks).toString()
}
