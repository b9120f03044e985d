import type { Fields, Value } from '../types.ts'
import { fieldsOf } from './value-kind.ts'

/** The value at a field path, or undefined where there is none. */
export function valueAt(fields: Fields, path: readonly string[]): Value | undefined {
  let value: Value | undefined = undefined
  let level: Fields = fields
  for (const segment of path) {
    value = Object.hasOwn(level, segment) ? level[segment] : undefined
    if (value === undefined) return undefined
    level = fieldsOf(value)
  }
  return value
}

/** The fields with one value put at a path, or taken away (undefined). What is in the way becomes a map. */
export function withValueAt(fields: Fields, path: readonly string[], value: Value | undefined): Fields {
  const [name, ...rest] = path
  if (name === undefined) return fields
  if (rest.length > 0) {
    const inner = Object.hasOwn(fields, name) ? fields[name] : undefined
    if (value === undefined && (inner === undefined || !('mapValue' in inner))) return fields
    return withField(fields, name, { mapValue: { fields: withValueAt(fieldsOf(inner), rest, value) } })
  }
  if (value !== undefined) return withField(fields, name, value)
  return Object.fromEntries(Object.entries(fields).filter(([key]) => key !== name))
}

function withField(fields: Fields, name: string, value: Value): Fields {
  return Object.fromEntries([...Object.entries(fields).filter(([key]) => key !== name), [name, value]])
}
