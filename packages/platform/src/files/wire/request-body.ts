import type { IncomingMessage } from 'node:http'
import { FilesError } from '../files-error.ts'

/** A client that sends nothing for so long has gone. */
const STALLED_MS = 60_000

/** A refused body is heard to its end up to this size: who is cut off while talking never hears why. */
const MOST_HEARD_BYTES = 256 * 1024 * 1024

/** The bytes of a request as they come; leaving off early leaves the connection open for the answer. */
export async function* requestBody(request: IncomingMessage): AsyncGenerator<Uint8Array, void> {
  request.setTimeout(STALLED_MS, () => request.destroy())
  try {
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      if (chunk instanceof Uint8Array) yield chunk
    }
  } finally {
    request.setTimeout(0)
  }
}

/** The body as text. @throws FilesError 413 when it is longer */
export async function readBodyText(request: IncomingMessage, mostBytes: number): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of requestBody(request)) {
    size += chunk.byteLength
    if (size > mostBytes) throw new FilesError(413, `The body may have at most ${mostBytes} bytes.`)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** Hears what is left of a body; the answer tells whether the connection can be used again. */
export async function drainBody(request: IncomingMessage): Promise<boolean> {
  if (request.complete && request.readableEnded) return true
  let heard = 0
  try {
    for await (const chunk of requestBody(request)) {
      heard += chunk.byteLength
      if (heard > MOST_HEARD_BYTES) return false
    }
    return true
  } catch {
    return false
  }
}
