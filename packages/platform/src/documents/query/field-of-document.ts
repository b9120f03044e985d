import { NAME_FIELD, parseFieldPath } from '../field-path.ts'
import { relativePath } from '../paths.ts'
import type { StoredDocument, Value } from '../types.ts'
import { valueAt } from '../values/fields.ts'

/** Reads one field of a document, or its name as a reference; undefined where there is none. */
type FieldReader = (document: StoredDocument) => Value | undefined

/** A reader for a field path, parsed once. */
export function fieldReader(field: string): FieldReader {
  if (field === NAME_FIELD) return (document) => ({ referenceValue: document.path })
  const path = parseFieldPath(field)
  return (document) => valueAt(document.fields, path)
}

/** A reference that stands for a document's name, made comparable with what the reader gives. */
export function nameValue(value: Value): Value {
  return 'referenceValue' in value ? { referenceValue: relativePath(value.referenceValue) } : value
}
