import { createHash } from 'node:crypto'
import { crc32c } from '@node-rs/crc32'
import type { MeasuredBytes } from './byte-store.ts'

/** Measures bytes as they pass. */
export interface ByteMeter {
  /** The same bytes; each is counted as it is taken. */
  pass(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array, void>
  /** What has passed so far; ask once, at the end. */
  measured(): MeasuredBytes
}

/** Opens a meter for one stream. */
export function openMeter(): ByteMeter {
  const md5 = createHash('md5')
  let checksum = 0
  let size = 0
  return {
    async *pass(bytes) {
      for await (const chunk of bytes) {
        md5.update(chunk)
        checksum = crc32c(chunk, checksum)
        size += chunk.byteLength
        yield chunk
      }
    },
    measured: () => ({ size, md5: md5.digest('base64'), crc32c: crc32cText(checksum) }),
  }
}

/** CRC-32C as the storage protocol writes it: base64 of the four octets, highest first. */
function crc32cText(checksum: number): string {
  const octets = Buffer.alloc(4)
  octets.writeUInt32BE(checksum)
  return octets.toString('base64')
}

/**
 * The bytes, the last of them only once the checksum of all is right: a reader of a file that has rotted on its disk sees
 * a transfer that breaks off, never a whole file with other content.
 * @throws Error when the checksum differs
 */
export async function* verified(
  bytes: AsyncIterable<Uint8Array>,
  expectedCrc32c: string,
): AsyncGenerator<Uint8Array, void> {
  let checksum = 0
  let held: Uint8Array | undefined
  for await (const chunk of bytes) {
    checksum = crc32c(chunk, checksum)
    if (held !== undefined) yield held
    held = chunk
  }
  if (crc32cText(checksum) !== expectedCrc32c) throw new Error('Stored bytes do not have their checksum.')
  if (held !== undefined) yield held
}
