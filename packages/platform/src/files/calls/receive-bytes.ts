import { type MeasuredBytes, newKey } from '../bytes/byte-store.ts'
import { type FilesError, unwanted } from '../files-error.ts'
import type { FilesContext } from '../files-context.ts'
import { SNIFFED_BYTES } from '../find-content-type.ts'

/** Bytes in the store that no file names yet. */
export interface ReceivedBytes extends MeasuredBytes {
  readonly key: string
  /** The first octets, by which the type is found. */
  readonly head: Uint8Array
}

/**
 * Takes bytes into the store.
 * @throws the refusal, or FilesError 403, when there are more than allowed; then none are kept
 */
export async function receiveBytes(
  context: FilesContext,
  bytes: AsyncIterable<Uint8Array>,
  { maxBytes, refusal = tooLarge(maxBytes) }: { readonly maxBytes: number; readonly refusal?: FilesError },
): Promise<ReceivedBytes> {
  const key = newKey()
  const head: Uint8Array[] = []
  let size = 0
  async function* watched(): AsyncGenerator<Uint8Array, void> {
    for await (const chunk of bytes) {
      if (size < SNIFFED_BYTES) head.push(chunk.subarray(0, SNIFFED_BYTES - size))
      size += chunk.byteLength
      if (size > maxBytes) throw refusal
      yield chunk
    }
  }
  const measured = await context.bytes.write(key, watched())
  return { ...measured, key, head: Buffer.concat(head) }
}

/** More bytes than the rules of a path take. */
export function tooLarge(maxBytes: number): FilesError {
  return unwanted('size', `A file here may have at most ${maxBytes} bytes.`)
}
