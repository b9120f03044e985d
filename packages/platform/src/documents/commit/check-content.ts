import { invalidArgument } from '../documents-error.ts'
import { MAX_DEPTH, MAX_DOCUMENT_BYTES, utf8Bytes } from '../limits.ts'
import type { Registry } from '../access/registry.ts'
import type { StoredDocument, Value } from '../types.ts'
import { plainData } from '../values/plain-data.ts'
import { elementsOf, fieldsOf } from '../values/value-kind.ts'

/** Every value costs something, even an empty one. */
const MIN_VALUE_BYTES = 1
const NUMBER_BYTES = 8

/** Refuses a document that is too large, too deep, or not what its collection's schema says. */
export function checkContent(registry: Registry, document: StoredDocument): void {
  const bytes = utf8Bytes(document.path) + sizeOf({ mapValue: { fields: document.fields } }, 0)
  if (bytes > MAX_DOCUMENT_BYTES) {
    throw invalidArgument(
      `"${document.path}" has ${bytes} bytes; a document may have at most ${MAX_DOCUMENT_BYTES}.`,
    )
  }
  const located = registry.ofDocument(document.path)
  if (located === undefined) return
  const verdict = located.collection.schema.safeParse(plainData(document.fields))
  if (verdict.success) return
  const issues = (verdict.error?.issues ?? []).map(
    ({ path, message }) => `${path.map(String).join('.') || 'document'}: ${message}`,
  )
  throw invalidArgument(`"${document.path}" does not fit its schema. ${issues.join('; ')}`)
}

/** Size of a value as it counts towards the limit of a document. */
function sizeOf(value: Value, depth: number): number {
  if (depth > MAX_DEPTH) throw invalidArgument(`A document may be nested at most ${MAX_DEPTH} levels deep.`)
  if ('stringValue' in value) return utf8Bytes(value.stringValue) + 1
  if ('referenceValue' in value) return utf8Bytes(value.referenceValue) + 1
  if ('bytesValue' in value) return Buffer.byteLength(value.bytesValue, 'base64')
  if ('nullValue' in value || 'booleanValue' in value) return MIN_VALUE_BYTES
  if ('geoPointValue' in value) return 2 * NUMBER_BYTES
  if ('arrayValue' in value) return elementsOf(value).reduce((sum, one) => sum + sizeOf(one, depth + 1), 0)
  if (!('mapValue' in value)) return NUMBER_BYTES
  return Object.entries(fieldsOf(value)).reduce(
    (sum, [name, inner]) => sum + utf8Bytes(name) + 1 + sizeOf(inner, depth + 1),
    0,
  )
}
