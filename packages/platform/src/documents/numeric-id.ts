import { pathOf, segmentsOf } from '@brigade/contract/path-segments.ts'
/** `__id7__`: how the protocol spells a document id that is a 64-bit integer. */
const NUMERIC_ID = /^__id(0|-?[1-9]\d{0,18})__$/
const MAX_INT64 = 2n ** 63n - 1n
const MIN_INT64 = -(2n ** 63n)

/** The integer that an id spells, or undefined for every other id. Integers come before all other ids. */
export function numericId(segment: string): bigint | undefined {
  const digits = segment.startsWith('__id') ? NUMERIC_ID.exec(segment)?.[1] : undefined
  if (digits === undefined) return undefined
  const integer = BigInt(digits)
  return integer > MAX_INT64 || integer < MIN_INT64 ? undefined : integer
}

/** The first character of a stored integer: it comes before everything else in an id. */
const INTEGER_MARK = '\u0001'
const STORED_DIGITS = /^[0-9a-f]{16}$/

/** Whether an id is spelled like a stored integer; such ids cannot be taken. */
export function isStoredInteger(segment: string): boolean {
  return segment.startsWith(INTEGER_MARK) && STORED_DIGITS.test(segment.slice(INTEGER_MARK.length))
}

/** A path with its integers as texts whose byte order is the order of the integers. */
export function withStoredIntegers(path: string): string {
  if (!path.includes('__id')) return path
  return pathOf(segmentsOf(path).map(storedSegment))
}

function storedSegment(segment: string): string {
  const integer = numericId(segment)
  return integer === undefined ? segment : INTEGER_MARK + (integer - MIN_INT64).toString(16).padStart(16, '0')
}

/** The way back. */
export function withoutStoredIntegers(stored: string): string {
  if (!stored.includes(INTEGER_MARK)) return stored
  return pathOf(
    segmentsOf(stored).map((segment) =>
      isStoredInteger(segment) ? `__id${BigInt(`0x${segment.slice(1)}`) + MIN_INT64}__` : segment,
    ),
  )
}
