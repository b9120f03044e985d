import { invalidArgument } from '../documents-error.ts'

const RFC3339 = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2})(?:\.(\d{1,9}))?(Z|[+-]\d{2}:\d{2})$/
const MICROS_PER_SECOND = 1_000_000n
/** 0001-01-01 and the end of 9999, the years a timestamp may lie in. */
const FIRST_SECOND = -62_135_596_800
const LAST_SECOND = 253_402_300_799
const NANOS_PER_SECOND = 1_000_000_000

export interface Instant {
  readonly seconds: number
  readonly nanoseconds: number
}

/** The stored form: UTC, always six digits of a second (finer ones are cut), so that text order is time order. */
export function formatTimestamp({ seconds, nanoseconds }: Instant): string {
  if (!Number.isInteger(seconds) || seconds < FIRST_SECOND || seconds > LAST_SECOND) {
    throw invalidArgument(`A timestamp lies in the years 1 to 9999; ${seconds} seconds does not.`)
  }
  if (!Number.isInteger(nanoseconds) || nanoseconds < 0 || nanoseconds >= NANOS_PER_SECOND) {
    throw invalidArgument(`A timestamp has 0 to 999999999 nanoseconds, not ${nanoseconds}.`)
  }
  const micros = String(Math.floor(nanoseconds / 1000)).padStart(6, '0')
  if (seconds !== lastSecond.seconds) {
    lastSecond = { seconds, text: new Date(seconds * 1000).toISOString().slice(0, 19) }
  }
  return `${lastSecond.text}.${micros}Z`
}

/** Most times of an answer lie in the same second. */
let lastSecond = { seconds: 0, text: '1970-01-01T00:00:00' }

/** Reads RFC 3339, as the protocol writes times. */
export function parseTimestamp(text: string): Instant {
  const [, dateTime, fraction = '', zone] = RFC3339.exec(text) ?? []
  const milliseconds = Date.parse(`${dateTime}${zone}`)
  if (Number.isNaN(milliseconds)) throw invalidArgument(`"${text}" is not a timestamp.`)
  return { seconds: milliseconds / 1000, nanoseconds: Number(fraction.padEnd(9, '0')) }
}

/** A time of the protocol as text; what is stored is text already. */
export function timestampText(
  time: string | { readonly seconds: string | number; readonly nanos?: number },
): string {
  return typeof time === 'string'
    ? time
    : formatTimestamp({ seconds: Number(time.seconds), nanoseconds: time.nanos ?? 0 })
}

/** A version (microseconds since 1970) as a moment. */
export function instantOfVersion(version: bigint): Instant {
  const micros = version % MICROS_PER_SECOND
  return { seconds: Number(version / MICROS_PER_SECOND), nanoseconds: Number(micros) * 1000 }
}

/** A version (microseconds since 1970) as the protocol writes it. */
export function formatVersion(version: bigint): string {
  return formatTimestamp(instantOfVersion(version))
}
