import type { FastifyInstance } from 'fastify'
import type { Readable } from 'node:stream'
import { BadRequest } from './bad-request.ts'

/** The HTTP status of a body over the limit. */
const TOO_LARGE = 413

/**
 * Gives the routes of this scope their bodies as text, whatever the content type: the SDK sends JSON as `text/plain`
 * to save the browser a preflight request, and the channels' forms are far larger than a form parser allows.
 */
export function takeTextBodies(scope: FastifyInstance, limitBytes: number): void {
  takeBodies(scope, async (payload) => {
    const start = await readStart(payload, limitBytes)
    throwTruncatedBody(start)
    return start.text
  })
}

/** The beginning of a body, up to the limit. */
export interface BodyStart {
  readonly text: string
  /** Size of the whole body, and the limit. */
  readonly bytes: number
  readonly limitBytes: number
}

const NO_BODY: BodyStart = { text: '', bytes: 0, limitBytes: 0 }

/** Gives the routes of this scope the beginning of their bodies, for routes that can work with a part. */
export function takeBodyStarts(scope: FastifyInstance, limitBytes: number): void {
  takeBodies(scope, (payload) => readStart(payload, limitBytes))
}

function takeBodies(scope: FastifyInstance, read: (payload: Readable) => Promise<unknown>): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser('*', (_request: unknown, payload: Readable) => read(payload))
}

/** The body as text; empty for a request without a body. */
export function textBody(body: unknown): string {
  return typeof body === 'string' ? body : ''
}

/** The part of the body that `takeBodyStarts` has read. */
export function bodyStart(body: unknown): BodyStart {
  return isBodyStart(body) ? body : NO_BODY
}

function isBodyStart(body: unknown): body is BodyStart {
  return typeof body === 'object' && body !== null && 'limitBytes' in body
}

/** Whether a body was longer than the limit. */
export function isTruncatedBody({ bytes, limitBytes }: BodyStart): boolean {
  return bytes > limitBytes
}

/** @throws BadRequest when a body was longer than the limit */
export function throwTruncatedBody(start: BodyStart): void {
  if (!isTruncatedBody(start)) return
  throw new BadRequest(`The body has ${start.bytes} bytes; ${start.limitBytes} are the most`, TOO_LARGE)
}

/**
 * Reads a body that is too large to its end too: a client that is cut off while it sends never gets the answer.
 * It uses events, because an iterator over a stream takes longer than the rest of a small request.
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
