import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { malformed } from './files-error.ts'

/** As in other object stores, and small enough for every index. */
const MAX_NAME_BYTES = 1024

/** Would break headers or texts; and the one character after which no other comes, which ends ranges of names. */
const UNUSABLE = /[\0\r\n\u{10ffff}]/u

/**
 * Refuses what cannot be the name of a file: the root of the storage above all.
 * @throws FilesError 400
 */
export function checkObjectName(name: string): void {
  if (/^\/*$/.test(name)) throw malformed('The root of the storage is no file: name one.')
  checkPrefix(name)
  if (segmentsOf(name).some((segment) => segment === '.' || segment === '..')) {
    throw malformed('A name may not contain "." or ".." as a part.')
  }
}

/** Refuses what no name can begin with. @throws FilesError 400 */
export function checkPrefix(prefix: string): void {
  if (UNUSABLE.test(prefix) || !prefix.isWellFormed()) {
    throw malformed('A name may not contain NUL, line breaks or broken characters.')
  }
  if (Buffer.byteLength(prefix) > MAX_NAME_BYTES) {
    throw malformed(`A name may have at most ${MAX_NAME_BYTES} bytes.`)
  }
}
