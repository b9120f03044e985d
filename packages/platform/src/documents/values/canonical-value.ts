import { invalidArgument } from '../documents-error.ts'
import { MAX_DEPTH, MAX_NAME_BYTES, utf8Bytes } from '../limits.ts'
import type { Fields, Value } from '../types.ts'
import { formatTimestamp, parseTimestamp, timestampText } from './timestamps.ts'
import { elementsOf, fieldsOf, kindOf } from './value-kind.ts'

const MAX_INT64 = 2n ** 63n - 1n
const MIN_INT64 = -(2n ** 63n)
const RESERVED_FIELD = /^__.*__$/s

/**
 * The one stored form of a value: integers as text, times in UTC with six digits, plain base64, no empty spellings.
 * Throws INVALID_ARGUMENT for what cannot be stored.
 */
export function canonicalValue(value: Value): Value {
  return canonical(value, 1)
}

/** The stored form of a document's fields. */
export function canonicalFields(fields: Fields): Fields {
  return canonicalMap(fields, 1)
}

function canonical(value: Value, depth: number): Value {
  if (depth > MAX_DEPTH + 1)
    throw invalidArgument(`A document may be nested at most ${MAX_DEPTH} levels deep.`)
  if ('nullValue' in value) return { nullValue: null }
  if ('booleanValue' in value) return { booleanValue: value.booleanValue }
  if ('stringValue' in value) return { stringValue: value.stringValue }
  if ('integerValue' in value) return { integerValue: canonicalInteger(value.integerValue) }
  if ('doubleValue' in value) return { doubleValue: canonicalDouble(value.doubleValue) }
  if ('timestampValue' in value)
    return { timestampValue: formatTimestamp(parseTimestamp(timestampText(value.timestampValue))) }
  if ('bytesValue' in value) {
    return { bytesValue: Buffer.from(value.bytesValue, 'base64').toString('base64') }
  }
  if ('referenceValue' in value) return { referenceValue: value.referenceValue }
  if ('geoPointValue' in value) return { geoPointValue: canonicalGeoPoint(value.geoPointValue) }
  if ('arrayValue' in value) return { arrayValue: { values: canonicalElements(elementsOf(value), depth) } }
  if ('mapValue' in value) return canonicalMapValue(value, depth)
  throw invalidArgument('A value must be of a known kind.')
}

function canonicalInteger(integer: string | number): string {
  const text = String(integer)
  if (!/^-?\d+$/.test(text)) throw invalidArgument(`"${text}" is not an integer.`)
  const exact = BigInt(text)
  if (exact > MAX_INT64 || exact < MIN_INT64) throw invalidArgument(`${text} does not fit into 64 bits.`)
  return String(exact)
}

type DoubleValue = Extract<Value, { doubleValue: unknown }>['doubleValue']

function canonicalDouble(double: DoubleValue): DoubleValue {
  const number = Number(double)
  if (Number.isNaN(number)) {
    if (double !== 'NaN' && typeof double !== 'number') throw invalidArgument(`"${double}" is not a number.`)
    return 'NaN'
  }
  if (number === Number.POSITIVE_INFINITY) return 'Infinity'
  if (number === Number.NEGATIVE_INFINITY) return '-Infinity'
  return Object.is(number, -0) ? '-0' : number
}

function canonicalGeoPoint(point: { readonly latitude?: number; readonly longitude?: number }) {
  const latitude = point.latitude ?? 0
  const longitude = point.longitude ?? 0
  if (!(Math.abs(latitude) <= 90))
    throw invalidArgument(`A latitude lies between -90 and 90, not ${latitude}.`)
  if (!(Math.abs(longitude) <= 180))
    throw invalidArgument(`A longitude lies between -180 and 180, not ${longitude}.`)
  return { latitude, longitude }
}

function canonicalElements(elements: readonly Value[], depth: number): readonly Value[] {
  return elements.map((element) => {
    if (kindOf(element) === 'array') throw invalidArgument('An array may not directly contain another array.')
    return canonical(element, depth + 1)
  })
}

function canonicalMapValue(value: Value, depth: number): Value {
  if (kindOf(value) !== 'vector') return { mapValue: { fields: canonicalMap(fieldsOf(value), depth + 1) } }
  const values = canonicalElements(elementsOf(fieldsOf(value)['value']), depth + 1)
  const fields = { ['__type__']: { stringValue: '__vector__' }, value: { arrayValue: { values } } }
  return { mapValue: { fields } }
}

function canonicalMap(fields: Fields, depth: number): Fields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      checkFieldName(name)
      return [name, canonical(value, depth)]
    }),
  )
}

function checkFieldName(name: string): void {
  if (name === '') throw invalidArgument('A field must have a name.')
  if (RESERVED_FIELD.test(name))
    throw invalidArgument(`Field "${name}" is reserved: names like __this__ are.`)
  if (name.length * 3 > MAX_NAME_BYTES && utf8Bytes(name) > MAX_NAME_BYTES) {
    throw invalidArgument(`A field's name may have at most ${MAX_NAME_BYTES} bytes.`)
  }
}
