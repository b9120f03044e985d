import type { Fields, Value } from '../types.ts'
import { isAnyDocumentName } from './names.ts'
import { invalidMember, numberOf, readList, readObject, readText } from './read.ts'
import { readTimestamp } from './times.ts'

/** Firestore's limit for maps and lists within each other. */
const DEEPEST_VALUE = 20
const INT64 = { least: -(2n ** 63n), most: 2n ** 63n - 1n }
const BASE64 = /^[A-Za-z0-9+/\-_]*={0,2}$/
/** A double that JSON has no number for. */
const SPECIAL_DOUBLES = ['NaN', 'Infinity', '-Infinity', '-0'] as const

type Reader = (json: unknown, at: string, depth: number) => Value

const readers: Readonly<Record<string, Reader>> = {
  nullValue: () => ({ nullValue: null }),
  booleanValue: (json, at) => {
    if (typeof json !== 'boolean') throw invalidMember(at, 'must be true or false')
    return { booleanValue: json }
  },
  integerValue: readInteger,
  doubleValue: readDouble,
  timestampValue: (json, at) => ({ timestampValue: readTimestamp(json, at) }),
  stringValue: (json, at) => ({ stringValue: readText(json, at) }),
  bytesValue: (json, at) => {
    const bytes = readText(json, at)
    if (!BASE64.test(bytes)) throw invalidMember(at, 'must be base64')
    return { bytesValue: bytes }
  },
  referenceValue: (json, at) => {
    const name = readText(json, at)
    if (!isAnyDocumentName(name)) throw invalidMember(at, 'must be the full name of a document')
    return { referenceValue: name }
  },
  geoPointValue: readGeoPoint,
  arrayValue: (json, at, depth) => ({ arrayValue: { values: readValues(json, at, depth + 1) } }),
  mapValue: (json, at, depth) => ({
    mapValue: { fields: readMap(readObject(json, at)['fields'], at, depth + 1) },
  }),
}

/** One value in the protocol's JSON: an object with exactly one member, which names the type. */
export function readValue(json: unknown, at: string, depth = 0): Value {
  if (depth > DEEPEST_VALUE)
    throw invalidMember(at, `must not nest maps and lists deeper than ${DEEPEST_VALUE}`)
  const value = readObject(json, at)
  const [type, ...others] = Object.keys(value)
  const reader =
    type !== undefined && others.length === 0 && Object.hasOwn(readers, type) ? readers[type] : undefined
  if (type === undefined || reader === undefined) {
    throw invalidMember(at, `must be a value with exactly one of ${Object.keys(readers).join(', ')}`)
  }
  return reader(value[type], `${at}.${type}`, depth)
}

/** The fields of a document. */
export function readFields(json: unknown, at: string): Fields {
  return readMap(json, at, 0)
}

/** The `values` of a list value, as it is or wrapped. */
export function readValues(json: unknown, at: string, depth = 0): readonly Value[] {
  const values = readList(readObject(json, at)['values'], `${at}.values`)
  return values.map((value, index) => readValue(value, `${at}.values[${index}]`, depth))
}

function readMap(json: unknown, at: string, depth: number): Fields {
  if (json === undefined || json === null) return {}
  const entries = Object.entries(readObject(json, at))
  return Object.fromEntries(
    entries.map(([name, value]) => [
      readText(name, `A field name of ${at}`),
      readValue(value, `${at}.${name}`, depth),
    ]),
  )
}

function readInteger(json: unknown, at: string): Value {
  const isNumeral = typeof json === 'string' && /^-?\d{1,19}$/.test(json)
  if (!isNumeral && !Number.isSafeInteger(json)) throw invalidMember(at, 'must be a whole number, as text')
  const number = BigInt(String(json))
  if (number < INT64.least || number > INT64.most) throw invalidMember(at, 'must fit into 64 bits')
  return { integerValue: String(number) }
}

function readDouble(json: unknown, at: string): Value {
  const special = SPECIAL_DOUBLES.find((name) => name === json)
  if (special !== undefined) return { doubleValue: special }
  const number = numberOf(json)
  if (number === undefined)
    throw invalidMember(at, 'must be a number, "NaN", "Infinity", "-Infinity" or "-0"')
  // A number too large for a double reads as infinite, which JSON could not send back.
  if (!Number.isFinite(number)) return { doubleValue: number > 0 ? 'Infinity' : '-Infinity' }
  return { doubleValue: Object.is(number, -0) ? '-0' : number }
}

function readGeoPoint(json: unknown, at: string): Value {
  const place = readObject(json, at)
  const [latitude, longitude] = [numberOf(place['latitude'] ?? 0), numberOf(place['longitude'] ?? 0)]
  if (latitude === undefined || longitude === undefined) throw invalidMember(at, 'must have two numbers')
  return { geoPointValue: { latitude, longitude } }
}
