import type { DocumentData } from '@brigade/contract/document.ts'
import { invalidArgument } from '../documents-error.ts'
import { relativePath } from '../paths.ts'
import type { Fields, Value } from '../types.ts'
import { formatTimestamp, parseTimestamp, timestampText } from './timestamps.ts'
import { elementsOf, fieldsOf, numberIn } from './value-kind.ts'

/** Full name of the only database this provider serves. */
export const DATABASE_NAME = 'projects/brigade/databases/(default)'

/**
 * Plain content of a document: numbers (bigint where a double is not exact), texts, lists, maps,
 * `{seconds, nanoseconds}`, `{latitude, longitude}`, `{referencePath}` and Uint8Array.
 */
export function plainData(fields: Fields): DocumentData {
  // A copy has all its names at once, `__proto__` too, and is filled in half the time that an empty object takes.
  const plain: Record<string, unknown> = { ...fields }
  for (const [name, value] of Object.entries(fields)) plain[name] = plainValue(value)
  return plain
}

/** One value as plain data. The kinds that documents are full of are asked for first. */
function plainValue(value: Value): unknown {
  if ('stringValue' in value) return value.stringValue
  if ('integerValue' in value || 'doubleValue' in value) return numberIn(value)
  if ('booleanValue' in value) return value.booleanValue
  if ('mapValue' in value) return plainData(fieldsOf(value))
  if ('arrayValue' in value) return elementsOf(value).map(plainValue)
  if ('timestampValue' in value) return parseTimestamp(timestampText(value.timestampValue))
  if ('referenceValue' in value) return { referencePath: relativePath(value.referenceValue) }
  if ('geoPointValue' in value) return value.geoPointValue
  if ('bytesValue' in value) return new Uint8Array(Buffer.from(value.bytesValue, 'base64'))
  return null
}

/**
 * The way back. Fields that are undefined are left out; a map with exactly the keys of a timestamp, geo point or
 * reference becomes one. Throws INVALID_ARGUMENT for what a document cannot hold.
 */
export function fieldsOfPlain(data: DocumentData): Fields {
  return Object.fromEntries(
    Object.entries(data)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, valueOfPlain(value)]),
  )
}

/** One plain value as a stored one. */
export function valueOfPlain(plain: unknown): Value {
  if (plain === null) return { nullValue: null }
  if (typeof plain === 'boolean') return { booleanValue: plain }
  if (typeof plain === 'string') return { stringValue: plain }
  if (typeof plain === 'number') return numberValue(plain)
  if (typeof plain === 'bigint') return { integerValue: String(plain) }
  if (plain instanceof Uint8Array) return { bytesValue: Buffer.from(plain).toString('base64') }
  if (Array.isArray(plain)) return { arrayValue: { values: plain.map(valueOfPlain) } }
  if (isMap(plain)) return specialValue(plain) ?? { mapValue: { fields: fieldsOfPlain(plain) } }
  throw invalidArgument(`A document cannot hold a ${typeof plain}.`)
}

function numberValue(number: number): Value {
  if (Number.isSafeInteger(number) && !Object.is(number, -0)) return { integerValue: String(number) }
  if (Number.isFinite(number)) return { doubleValue: Object.is(number, -0) ? '-0' : number }
  if (Number.isNaN(number)) return { doubleValue: 'NaN' }
  return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' }
}

function isMap(plain: unknown): plain is DocumentData {
  if (typeof plain !== 'object' || plain === null) return false
  const prototype: unknown = Object.getPrototypeOf(plain)
  return prototype === Object.prototype || prototype === null
}

function specialValue(map: DocumentData): Value | undefined {
  const size = Object.keys(map).length
  const { seconds, nanoseconds, latitude, longitude, referencePath } = map
  if (size === 2 && typeof seconds === 'number' && typeof nanoseconds === 'number') {
    return { timestampValue: formatTimestamp({ seconds, nanoseconds }) }
  }
  if (size === 2 && typeof latitude === 'number' && typeof longitude === 'number') {
    return { geoPointValue: { latitude, longitude } }
  }
  if (size === 1 && typeof referencePath === 'string') {
    return { referenceValue: `${DATABASE_NAME}/documents/${referencePath}` }
  }
  return undefined
}
