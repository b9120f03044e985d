import { constants, crc32, deflateRawSync } from 'node:zlib'

/** Of the gzip format, RFC 1952: deflated, no name, no time, any system. */
const HEAD = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff])
/** The last block, with nothing in it: RFC 1951, fixed codes. */
const LAST_BLOCK = Buffer.from([0x03, 0x00])
const MOST_IN_A_BLOCK = 0xff_ff
/** Shorter pieces are sent as they are: working on them takes longer than it spares. */
const SHORTEST = 1024
const SIZE_MODULO = 2 ** 32

/** A body in the gzip format, made piece by piece; each piece can be read as soon as it is there. */
export interface GzipPieces {
  /** The next piece; the first begins with the format's head. */
  piece(text: string): Buffer
  /** What ends the body; after it nothing comes. */
  end(): Buffer
}

/**
 * Compresses an answer that stays open for minutes. Each piece stands for itself, so that nothing is kept between them: a
 * stream of zlib would hold 256 KiB for every listener that waits.
 */
export function gzipPieces(): GzipPieces {
  let sum = 0
  let size = 0
  let head: Buffer | undefined = HEAD
  const withHead = (...parts: readonly Buffer[]) => {
    const all = Buffer.concat(head === undefined ? parts : [head, ...parts])
    head = undefined
    return all
  }
  return {
    piece(text) {
      const bytes = Buffer.from(text)
      sum = crc32(bytes, sum)
      size = (size + bytes.length) % SIZE_MODULO
      return withHead(bytes.length < SHORTEST ? stored(bytes) : deflated(bytes))
    },
    end() {
      const tail = Buffer.alloc(8)
      tail.writeUInt32LE(sum, 0)
      tail.writeUInt32LE(size, 4)
      return withHead(LAST_BLOCK, tail)
    },
  }
}

/** Blocks that end on a whole byte and are not the last, so that more can follow. */
function deflated(bytes: Buffer): Buffer {
  return deflateRawSync(bytes, { level: constants.Z_BEST_SPEED, finishFlush: constants.Z_SYNC_FLUSH })
}

/** One block that is not compressed: its length twice, the second time with all bits turned, and the bytes. */
function stored(bytes: Buffer): Buffer {
  const block = Buffer.alloc(5 + bytes.length)
  block.writeUInt16LE(bytes.length, 1)
  block.writeUInt16LE(MOST_IN_A_BLOCK - bytes.length, 3)
  bytes.copy(block, 5)
  return block
}
