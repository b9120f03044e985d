import type { Reference } from '@brigade/contract/collection.ts'
import { fillPattern, matchWhole, parsePattern, type PathPattern } from '@brigade/contract/path-pattern.ts'
import type { Registry } from '../access/registry.ts'
import { parseFieldPath } from '../field-path.ts'
import type { StoredDocument, Value } from '../types.ts'
import { valueAt, withValueAt } from '../values/fields.ts'
import { elementsOf } from '../values/value-kind.ts'

/** A declared reference, taken apart once. */
export interface Pointer {
  readonly onDelete: Reference['onDelete']
  readonly field: string
  readonly fieldPath: readonly string[]
  /** Where the documents live that point. */
  readonly from: PathPattern
  /** Where the documents live that are pointed to. */
  readonly to: PathPattern
}

/** Every reference that the collections declare. */
export function pointersOf({ declared }: Registry): readonly Pointer[] {
  return declared.flatMap(({ collection, pattern }) =>
    collection.references.map(({ field, to, onDelete }) => ({
      onDelete,
      field,
      fieldPath: parseFieldPath(field),
      from: pattern,
      to: parsePattern(to),
    })),
  )
}

/** The paths a document points to: none, when it is not of the pointer's collection. */
export function targetsOf(pointer: Pointer, { path, fields }: StoredDocument): readonly string[] {
  const params = matchWhole(pointer.from, path)
  if (params === undefined) return []
  const value = valueAt(fields, pointer.fieldPath)
  const values = value === undefined ? [] : 'arrayValue' in value ? elementsOf(value) : [value]
  return values.flatMap((one) =>
    'stringValue' in one && one.stringValue !== ''
      ? (fillPattern(pointer.to, { ...params, value: one.stringValue }) ?? [])
      : [],
  )
}

/** The document no longer pointing to an id: a list without it, or null. */
export function withoutReference(
  document: StoredDocument,
  { fieldPath }: Pointer,
  id: string,
): StoredDocument {
  const value = valueAt(document.fields, fieldPath)
  const isOther = (one: Value) => !('stringValue' in one) || one.stringValue !== id
  const kept: Value =
    value !== undefined && 'arrayValue' in value
      ? { arrayValue: { values: elementsOf(value).filter(isOther) } }
      : { nullValue: null }
  return { ...document, fields: withValueAt(document.fields, fieldPath, kept) }
}
