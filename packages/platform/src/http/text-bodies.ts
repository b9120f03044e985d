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
  takeBodies(scope, async (payload) => {
    const start = await readStart(payload, limitBytes)
    throwTruncatedBody(start)
    return start.text
  })
}

/** As much of a body as is taken. */
export interface BodyStart {
  readonly text: string
  /** How much it had, and how much is taken. */
  readonly bytes: number
  readonly limitBytes: number
}

const NO_BODY: BodyStart = { text: '', bytes: 0, limitBytes: 0 }

/** Hands the beginning of every body of this scope over, for routes that can do with less than all of it. */
export function takeBodyStarts(scope: FastifyInstance, limitBytes: number): void {
  takeBodies(scope, (payload) => readStart(payload, limitBytes))
}

function takeBodies(scope: FastifyInstance, read: (payload: Readable) => Promise<unknown>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request: unknown, payload: Readable) => read(payload))
}

/** The body as text; a request without one has the empty text. */
export function textBody(body: unknown): string {
  return typeof body === 'string' ? body : ''
}

/** What `takeBodyStarts` has read. */
export function bodyStart(body: unknown): BodyStart {
  return isBodyStart(body) ? body : NO_BODY
}

function isBodyStart(body: unknown): body is BodyStart {
  return typeof body === 'object' && body !== null && 'limitBytes' in body
}

/** Whether a body had more than was taken of it. */
export function isTruncatedBody({ bytes, limitBytes }: BodyStart): boolean {
  return bytes > limitBytes
}

/** @throws BadRequest when a body had more than was taken of it */
export function throwTruncatedBody(start: BodyStart): void {
  if (!isTruncatedBody(start)) return
  throw new BadRequest(`The body has ${start.bytes} bytes; ${start.limitBytes} are the most`, TOO_LARGE)
}

/**
 * A body that is too large is heard to its end all the same: who is cut off while talking never hears why.
 * By its events, because an iterator over a stream takes longer than the rest of a small request.
 */
function readStart(payload: Readable, limitBytes: number): Promise<BodyStart> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = []
    let bytes = 0
    payload.on('data', (chunk: Buffer) => {
      if (bytes < limitBytes) chunks.push(chunk.subarray(0, limitBytes - bytes))
      bytes += chunk.length
    })
    payload.once('end', () => {
      resolve({ text: Buffer.concat(chunks).toString(), bytes, limitBytes })
    })
    payload.once('error', reject)
    payload.once('close', () => {
      if (!payload.readableEnded) reject(new BadRequest('The body ended before it was whole'))
    })
  })
}
