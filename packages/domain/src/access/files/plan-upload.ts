import { err, ok, type Result } from '@brigade/contract/result.ts'

const KIB = 1024
const MIB = KIB * KIB

/** Rule UP6: larger files go in pieces. */
export const LARGEST_MULTIPART_BYTES = 256 * KIB
/** Rule UP7: the first piece. */
export const FIRST_CHUNK_BYTES = 256 * KIB
/** Rule UP7: no piece is as large as this. */
export const CHUNK_LIMIT_BYTES = 32 * MIB

/** The path, unless it is the root of the storage, to which nothing can be uploaded (rule UP5). */
export function uploadPath(path: string): Result<string, 'storage-root'> {
  return /^\/*$/.test(path) ? err('storage-root') : ok(path)
}

/** How a file of this size is sent: in one call up to and including 256 KiB, in pieces above (rule UP6). */
export function uploadProtocol(bytes: number): 'multipart' | 'resumable' {
  return bytes > LARGEST_MULTIPART_BYTES ? 'resumable' : 'multipart'
}

/** The size of the piece after one that was stored: doubled while that stays below 32 MiB (rule UP7). */
export function nextChunkBytes(storedBytes: number): number {
  return storedBytes * 2 < CHUNK_LIMIT_BYTES ? storedBytes * 2 : storedBytes
}

/** One piece of a file. */
export interface Chunk {
  readonly offset: number
  readonly bytes: number
  /** Whether it is the last one, which says "finalize". */
  readonly isLast: boolean
}

/** The pieces of a file when each is stored at the first try (rule UP7). */
export function* chunksOf(fileBytes: number): Generator<Chunk, void> {
  let offset = 0
  let size = FIRST_CHUNK_BYTES
  while (offset + size < fileBytes) {
    yield { offset, bytes: size, isLast: false }
    offset += size
    size = nextChunkBytes(size)
  }
  yield { offset, bytes: fileBytes - offset, isLast: true }
}
