import type { Version } from '../types.ts'
import { formatTimestamp, type Instant, parseTimestamp } from '../values/timestamps.ts'
import { invalidMember, readObject } from './read.ts'

const MICROS_PER_SECOND = 1_000_000n

/** A time, as text or as `{ seconds, nanos }`, as the version of that microsecond. */
export function readTime(json: unknown, at: string): Version {
  const { seconds, nanoseconds } = readInstant(json, at)
  return BigInt(seconds) * MICROS_PER_SECOND + BigInt(Math.floor(nanoseconds / 1000))
}

/** A time as the protocol writes it, from either of its forms. */
export function readTimestamp(json: unknown, at: string): string {
  return formatTimestamp(readInstant(json, at))
}

function readInstant(json: unknown, at: string): Instant {
  if (typeof json === 'string') return parseTimestamp(json)
  const { seconds = 0, nanos = 0 } = readObject(json, at)
  const isNumeral =
    typeof seconds === 'number' || (typeof seconds === 'string' && /^-?\d{1,12}$/.test(seconds))
  if (!isNumeral || typeof nanos !== 'number')
    throw invalidMember(at, 'must have numbers of seconds and nanos')
  const instant = { seconds: Number(seconds), nanoseconds: nanos }
  formatTimestamp(instant)
  return instant
}
