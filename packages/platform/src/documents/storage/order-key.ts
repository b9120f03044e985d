import { KINDS, kindOf, numberIn } from '../values/value-kind.ts'
import type { Kind } from '../values/value-kind.ts'
import type { Value } from '../types.ts'
import { withStoredIntegers } from '../numeric-id.ts'
import { timestampText } from '../values/timestamps.ts'

/**
 * Keys are texts whose byte order is the order of the values they stand for, so that PostgreSQL can compare and
 * index them. Long ones are cut to this many characters, to fit into an index.
 */
const MAX_KEY_CHARACTERS = 160

const KIND_PREFIX_BASE = 0x61 // 'a' for null, 'b' for booleans, and so on in the order of kinds.
const SIGN_BIT = 1n << 63n
/** Twice the largest distance between a 64-bit integer and the double next to it. */
const RESIDUAL_OFFSET = 2048n

interface OrderKey {
  readonly text: string
  /** False when other values share the key: it was cut, or it stands for a whole list or map. */
  readonly isExact: boolean
}

/** The first character of all keys of a kind. */
export function kindPrefix(kind: Kind): string {
  return String.fromCodePoint(KIND_PREFIX_BASE + KINDS.indexOf(kind))
}

/** The character after the keys of a kind. */
export function afterKind(kind: Kind): string {
  return String.fromCodePoint(KIND_PREFIX_BASE + KINDS.indexOf(kind) + 1)
}

/** The key of a canonical value. */
export function orderKey(value: Value): OrderKey {
  const kind = kindOf(value)
  const body = keyBody(value)
  if (body === undefined) return { text: kindPrefix(kind), isExact: false }
  const full = kindPrefix(kind) + body
  const text = cut(full)
  return { text, isExact: text.length === full.length }
}

function cut(text: string): string {
  if (text.length < MAX_KEY_CHARACTERS) return text
  return Array.from(text.slice(0, 2 * MAX_KEY_CHARACTERS))
    .slice(0, MAX_KEY_CHARACTERS)
    .join('')
}

function keyBody(value: Value): string | undefined {
  if ('nullValue' in value) return ''
  if ('booleanValue' in value) return value.booleanValue ? '1' : '0'
  if ('timestampValue' in value) return timestampText(value.timestampValue)
  if ('stringValue' in value) return withoutNul(value.stringValue.toWellFormed())
  if ('bytesValue' in value) return Buffer.from(value.bytesValue, 'base64').toString('hex')
  if ('referenceValue' in value) return nameKey(value.referenceValue)
  if ('geoPointValue' in value) {
    return doubleKey(value.geoPointValue.latitude ?? 0) + doubleKey(value.geoPointValue.longitude ?? 0)
  }
  const number = numberIn(value)
  return number === undefined ? undefined : numberKey(number)
}

/** PostgreSQL's text has no NUL: NUL and SOH become SOH and a digit, which keeps the order. */
function withoutNul(text: string): string {
  return text.replaceAll('\u0001', '\u00012').replaceAll('\0', '\u00011')
}

/** Names compare segment by segment, so the separator must come before every other character. */
export function nameKey(path: string): string {
  return withStoredIntegers(path).replaceAll('/', '\u0001')
}

/** The double next to the number, then how far the number lies from it: exact also for 64-bit integers. */
function numberKey(number: number | bigint): string {
  const double = Number(number)
  const residual = typeof number === 'bigint' ? number - BigInt(double) : 0n
  return doubleKey(double) + (residual + RESIDUAL_OFFSET).toString(16).padStart(3, '0')
}

const scratch = new DataView(new ArrayBuffer(8))

/** Sixteen hexadecimal digits in the order of the doubles; NaN first, and one zero. */
function doubleKey(double: number): string {
  if (Number.isNaN(double)) return '0'.repeat(16)
  scratch.setFloat64(0, double === 0 ? 0 : double)
  const bits = scratch.getBigUint64(0)
  const sortable = bits < SIGN_BIT ? bits | SIGN_BIT : BigInt.asUintN(64, ~bits)
  return sortable.toString(16).padStart(16, '0')
}
