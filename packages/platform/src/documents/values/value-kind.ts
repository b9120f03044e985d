import type { Fields, Value } from '../types.ts'

/** The kinds of value, in the order in which they sort. */
export const KINDS = [
  'null',
  'boolean',
  'number',
  'timestamp',
  'string',
  'bytes',
  'reference',
  'geoPoint',
  'array',
  'vector',
  'map',
] as const

export type Kind = (typeof KINDS)[number]

/** The kind of a value. A vector is a map that says so in its `__type__`. */
export function kindOf(value: Value): Kind {
  if ('nullValue' in value) return 'null'
  if ('booleanValue' in value) return 'boolean'
  if ('integerValue' in value || 'doubleValue' in value) return 'number'
  if ('timestampValue' in value) return 'timestamp'
  if ('stringValue' in value) return 'string'
  if ('bytesValue' in value) return 'bytes'
  if ('referenceValue' in value) return 'reference'
  if ('geoPointValue' in value) return 'geoPoint'
  if ('arrayValue' in value) return 'array'
  return isVector(fieldsOf(value)) ? 'vector' : 'map'
}

function isVector(fields: Fields): boolean {
  const type = fields['__type__']
  return type !== undefined && 'stringValue' in type && type.stringValue === '__vector__'
}

/** The fields of a map, and nothing of anything else. */
export function fieldsOf(value: Value | undefined): Fields {
  return value !== undefined && 'mapValue' in value ? (value.mapValue.fields ?? {}) : {}
}

/** The elements of an array, and nothing of anything else. */
export function elementsOf(value: Value | undefined): readonly Value[] {
  return value !== undefined && 'arrayValue' in value ? (value.arrayValue.values ?? []) : []
}

/** The number in a value, exact: integers that a double cannot hold come as bigint. Undefined for other kinds. */
export function numberIn(value: Value): number | bigint | undefined {
  if ('integerValue' in value) {
    const near = Number(value.integerValue)
    return Number.isSafeInteger(near) ? near : BigInt(value.integerValue)
  }
  if (!('doubleValue' in value)) return undefined
  return Number(value.doubleValue)
}

/** Whether a value is null. */
export function isNull(value: Value): boolean {
  return 'nullValue' in value
}

/** Whether a value is the number that is none. */
export function isNaNValue(value: Value): boolean {
  return 'doubleValue' in value && Number.isNaN(Number(value.doubleValue))
}
