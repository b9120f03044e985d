import { createHash } from 'node:crypto'
import { withStoredIntegers, withoutStoredIntegers } from '../numeric-id.ts'

/**
 * So many characters of a path are in the indexes. PostgreSQL's hold 2,700 bytes per row, and some rows hold the path,
 * that of the collection, and the keys of three fields.
 */
const MAX_CHARACTERS = 200
const CUT_MARK = '\u0002'
const HASH_DIGITS = 32

/**
 * A path as the tables know it: it tells paths apart, and its byte order is the order of the paths, except among those
 * that are cut. Of these the whole path is kept beside it: {@link longPath}.
 */
export function storedPath(path: string): string {
  const whole = withStoredIntegers(path)
  const beginning = beginningOf(whole)
  return beginning === undefined ? whole : beginning + CUT_MARK + hashOf(whole)
}

/** The whole path where the stored one is cut. */
export function longPath(path: string): string | null {
  const whole = withStoredIntegers(path)
  return beginningOf(whole) === undefined ? null : whole
}

/** The way back, from both. */
export function pathOfStored(stored: string, long: string | null): string {
  return withoutStoredIntegers(long ?? stored)
}

/** Whether the order among paths like this is not that of the stored ones. */
export function isShortenedPath(path: string): boolean {
  return longPath(path) !== null
}

/** The stored paths of documents below another lie between these; those of some others may, too, when not exact. */
export function storedRangeBelow(path: string): {
  readonly after: string
  readonly before: string
  readonly isExact: boolean
} {
  const below = `${withStoredIntegers(path)}/`
  const beginning = beginningOf(`${below}x`)
  return beginning === undefined
    ? { after: below, before: `${below.slice(0, -1)}0`, isExact: true }
    : { after: beginning + CUT_MARK, before: `${beginning}\u0003`, isExact: false }
}

/** What is kept of a path that is too long. */
function beginningOf(whole: string): string | undefined {
  if (whole.length <= MAX_CHARACTERS) return undefined
  const characters = Array.from(whole)
  return characters.length <= MAX_CHARACTERS ? undefined : characters.slice(0, MAX_CHARACTERS).join('')
}

function hashOf(whole: string): string {
  return createHash('sha256').update(whole).digest('hex').slice(0, HASH_DIGITS)
}
