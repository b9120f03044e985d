import type { Fields } from '../types.ts'
import { documentKeys } from './document-keys.ts'

/** What the columns of a document hold of its fields. */
interface StoredFields {
  readonly data: string
  readonly keys: string
}

const known = new WeakMap<Fields, StoredFields>()

/** Canonical fields as they are stored; worked out once, whoever asks first. */
export function storedFields(fields: Fields): StoredFields {
  const stored = known.get(fields) ?? {
    data: JSON.stringify(fields),
    keys: JSON.stringify(documentKeys(fields)),
  }
  known.set(fields, stored)
  return stored
}
