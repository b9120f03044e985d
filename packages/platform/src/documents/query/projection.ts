import { NAME_FIELD, parseFieldPath } from '../field-path.ts'
import type { Fields, StoredDocument } from '../types.ts'
import { valueAt, withValueAt } from '../values/fields.ts'

/** Keeps the selected fields of a document; without a selection, all. Selecting only the name keeps none. */
export function projection(
  select: readonly string[] | undefined,
): (document: StoredDocument) => StoredDocument {
  if (select === undefined) return (document) => document
  const paths = select.filter((field) => field !== NAME_FIELD).map(parseFieldPath)
  return (document) => {
    let fields: Fields = {}
    for (const path of paths) {
      const value = valueAt(document.fields, path)
      if (value !== undefined) fields = withValueAt(fields, path, value)
    }
    return { ...document, fields }
  }
}
