import { formatFieldPath } from '../field-path.ts'
import type { Fields, Value } from '../types.ts'
import { elementsOf, fieldsOf } from '../values/value-kind.ts'
import { orderKey } from './order-key.ts'

/** Where the keys of a list's elements stand, beside the key of the list itself. No field is spelled like this. */
export function elementsKey(field: string): string {
  return `${field}[]`
}

/** The keys of every field of a document, by field path: what queries compare and indexes hold. */
export function documentKeys(fields: Fields): Readonly<Record<string, string | readonly string[]>> {
  const keys: Record<string, string | readonly string[]> = {}
  collect(fields, [], keys)
  return keys
}

function collect(
  fields: Fields,
  above: readonly string[],
  keys: Record<string, string | readonly string[]>,
): void {
  for (const [name, value] of Object.entries(fields)) {
    const path = [...above, name]
    const field = keyName(path)
    if (field === undefined) continue
    keys[field] = orderKey(value).text
    if ('arrayValue' in value)
      keys[elementsKey(field)] = elementsOf(value).map((element: Value) => orderKey(element).text)
    if ('mapValue' in value) collect(fieldsOf(value), path, keys)
  }
}

/** Names that PostgreSQL's JSON cannot hold have no key; queries on them are answered without. */
function keyName(path: readonly string[]): string | undefined {
  const field = formatFieldPath(path)
  return canHaveKeys(field) ? field : undefined
}

/** Whether PostgreSQL's text can hold the name of a field. */
export function canHaveKeys(field: string): boolean {
  return !field.includes('\0') && field.isWellFormed()
}
