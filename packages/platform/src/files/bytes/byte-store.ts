import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'

/** What was measured while bytes were written. Checksums in base64, as the storage protocol shows them. */
export interface MeasuredBytes {
  readonly size: number
  readonly md5: string
  readonly crc32c: string
}

/** Octets `first` to `last`, both counted from 0 and both part of it. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/** Something the store holds, for the sweeping. */
export interface StoredBytes {
  readonly key: string
  /** ms since 1970, by the store's own clock. */
  readonly storedAt: number
}

/**
 * Where the bytes of files lie. What lies under a key never changes; which keys count is written in the database, so a
 * driver needs no transactions: only writes that are whole or not there.
 */
export interface ByteStore {
  /** Keeps the bytes under a new key. When it throws, or the process dies, nothing is readable under the key. */
  write(key: string, bytes: AsyncIterable<Uint8Array>): Promise<MeasuredBytes>
  /** The bytes, or a range that lies within them. @throws MissingBytes */
  read(key: string, range?: ByteRange): Promise<Readable>
  /** Forgets the bytes, and what is left of a write that failed; a key that is not there is no fault. */
  delete(key: string): Promise<void>
  /** Everything it holds, whole or half written, in any order. */
  list(): AsyncIterable<StoredBytes>
}

/** There is nothing under this key. */
export class MissingBytes extends Error {
  override readonly name = 'MissingBytes'
}

/** A key that nobody has used. */
export function newKey(): string {
  return randomUUID()
}

const KEY = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/

/** Whether a name is a key; other names in a store's folder are not its own. */
export function isKey(name: string): boolean {
  return KEY.test(name)
}

/** @throws Error for anything but a key, so that no name from outside ever becomes a path */
export function checkByteKey(key: string): void {
  if (!isKey(key)) throw new Error('This is not a key of the byte store.')
}
