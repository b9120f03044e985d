import { throwRefusal } from './refusal.ts'

const INT64_TYPES: readonly unknown[] = [
  'type.googleapis.com/google.protobuf.Int64Value',
  'type.googleapis.com/google.protobuf.UInt64Value',
]

/** Deeper data is refused before it can exhaust the stack. */
const MAX_DEPTH = 100

/**
 * Decodes data as the SDK encodes it: 64-bit integers come as typed texts.
 * @throws Refusal INVALID_ARGUMENT `field` for an integer a number cannot hold, or data too deep
 */
export function decodeData(value: unknown, depth = 0): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (depth >= MAX_DEPTH) throwRefusal('INVALID_ARGUMENT', 'field', { fields: [{ path: '', rule: 'depth' }] })
  if (Array.isArray(value)) return value.map((element) => decodeData(element, depth + 1))
  if ('@type' in value && INT64_TYPES.includes(value['@type'])) return decodeInteger(value)
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => [name, decodeData(member, depth + 1)]),
  )
}

/**
 * Encodes an answer as the SDK decodes it: instants as ISO text, 64-bit integers as typed texts. Undefined fields are left
 * out, so that a contract with optional fields still holds in the browser.
 */
export function encodeData(value: unknown): unknown {
  if (value === undefined || value === null) return null
  if (value instanceof Date) return value.toISOString()
  if (typeof value === 'bigint') return { '@type': INT64_TYPES[0], value: String(value) }
  if (Array.isArray(value)) return value.map(encodeData)
  return typeof value === 'object' ? encodeFields(value) : value
}

/** The same for the fields of one object. */
export function encodeFields(value: object): Readonly<Record<string, unknown>> {
  const said = Object.entries(value).filter(([, member]) => member !== undefined)
  return Object.fromEntries(said.map(([name, member]) => [name, encodeData(member)]))
}

function decodeInteger(value: object): number {
  const integer = 'value' in value ? Number(value.value) : Number.NaN
  if (!Number.isSafeInteger(integer))
    throwRefusal('INVALID_ARGUMENT', 'field', { fields: [{ path: '', rule: 'integer' }] })
  return integer
}
