import { NAME_FIELD, parseFieldPath } from '../field-path.ts'
import type { StoredDocument } from '../types.ts'
import { valueAt, withValuesAt } from '../values/fields.ts'

/** Keeps the selected fields of a document; without a selection, all. Selecting only the name keeps none. */
export function projection(
  select: readonly string[] | undefined,
): (document: StoredDocument) => StoredDocument {
  if (select === undefined) return (document) => document
  const paths = select.filter((field) => field !== NAME_FIELD).map(parseFieldPath)
  return (document) => ({
    ...document,
    fields: withValuesAt({}, (put) => {
      for (const path of paths) put(path, valueAt(document.fields, path))
    }),
  })
}
