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
  return withValuesAt(fields, (put) => put(path, value))
}

type Put = (path: readonly string[], value: Value | undefined) => void

/**
 * The fields with many values put, one after the other. Each map on the way is copied once, so that a thousand changes
 * of a thousand fields are not a million copies.
 * @param change - puts the values; `now` has what was put so far, until this returns
 */
export function withValuesAt(fields: Fields, change: (put: Put, now: Fields) => void): Fields {
  const root: Draft = { ...fields }
  const own = new Set<Fields>([root])
  const put: Put = (path, value) => {
    let level = root
    for (const name of path.slice(0, -1)) {
      const inner = Object.hasOwn(level, name) ? level[name] : undefined
      if (value === undefined && (inner === undefined || !('mapValue' in inner))) return
      level = ownLevel(level, name, own)
    }
    const name = path.at(-1)
    if (name === undefined) return
    if (value === undefined) Reflect.deleteProperty(level, name)
    else setField(level, name, value)
  }
  change(put, root)
  return root
}

type Draft = Record<string, Value>

function ownLevel(above: Draft, name: string, own: Set<Fields>): Draft {
  const inner = Object.hasOwn(above, name) ? fieldsOf(above[name]) : {}
  if (own.has(inner)) return inner
  const copy: Draft = { ...inner }
  own.add(copy)
  setField(above, name, { mapValue: { fields: copy } })
  return copy
}

/** Also for names such as `__proto__`, which an assignment would take for something else. */
function setField(level: Draft, name: string, value: Value): void {
  Object.defineProperty(level, name, { value, enumerable: true, writable: true, configurable: true })
}
