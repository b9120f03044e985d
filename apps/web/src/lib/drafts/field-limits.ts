import { safeParse, type ZodType } from 'zod'
import type { $ZodCheck, $ZodChecks, $ZodType, $ZodTypes } from 'zod/v4/core'

/** What a schema says of a field before anything is typed into it. */
export interface FieldLimits {
  /** Most characters; undefined where the schema sets no end. */
  readonly maxLength: number | undefined
  /** It may stay empty. */
  readonly isOptional: boolean
}

/** Separates the entries of a list that is typed as one line. */
const SEPARATOR = ', '

const NONE: FieldLimits = { maxLength: undefined, isOptional: false }

/** Whether a schema is one of zod's own kinds, which its definition tells apart; nothing here makes others. */
function isKnown(schema: $ZodType): schema is $ZodTypes {
  const { _zod: inner } = schema
  return 'type' in inner.def
}

function isKnownCheck(check: $ZodCheck): check is $ZodChecks {
  const { _zod: inner } = check
  return 'check' in inner.def
}

/** A schema's definition, zod's own way to walk it. */
function defOf(schema: $ZodType): $ZodTypes['_zod']['def'] {
  if (!isKnown(schema)) throw new TypeError('A schema of no known kind')
  const { _zod: inner } = schema
  return inner.def
}

function smaller(one: number | undefined, other: number | undefined): number | undefined {
  if (one === undefined || other === undefined) return one ?? other
  return Math.min(one, other)
}

/** The least that the checks of a schema set as an upper end; undefined where none does. */
function maximumOf(checks: readonly $ZodCheck[] = []): number | undefined {
  return checks.reduce<number | undefined>((least, check) => {
    if (!isKnownCheck(check)) return least
    const {
      _zod: { def },
    } = check
    if (def.check === 'max_length') return smaller(least, def.maximum)
    return def.check === 'less_than' ? smaller(least, Number(def.value)) : least
  }, undefined)
}

/** Whether a number is a whole one; `z.int()` says so by its format. */
function isWhole(def: object): boolean {
  return 'format' in def && def.format === 'safeint'
}

/** Most characters that can be typed for a schema; for a list, those of all its entries with commas between them. */
function longest(schema: $ZodType): number | undefined {
  const def = defOf(schema)
  switch (def.type) {
    case 'string':
      return maximumOf(def.checks)
    case 'optional':
    case 'nullable':
    case 'default':
    case 'catch':
    case 'readonly':
      return longest(def.innerType)
    case 'pipe':
      return smaller(longest(def.in), longest(def.out))
    case 'array': {
      const [most, entry] = [maximumOf(def.checks), longest(def.element)]
      return most === undefined || entry === undefined ? undefined : most * (entry + SEPARATOR.length)
    }
    case 'number':
      return isWhole(def) ? maximumOf(def.checks)?.toString().length : undefined
    default:
      return undefined
  }
}

/** One step of a path: a field of an object or of one of several, or with `*` the entries of a list or a table. */
function step(schema: $ZodType, name: string): $ZodType | undefined {
  const def = defOf(schema)
  if (def.type === 'readonly' || def.type === 'optional') return step(def.innerType, name)
  if (def.type === 'union') {
    return def.options.map((option) => step(option, name)).find((candidate) => candidate !== undefined)
  }
  if (def.type === 'array') return name === '*' ? def.element : undefined
  if (def.type === 'record') return name === '*' ? def.valueType : undefined
  return def.type === 'object' ? def.shape[name] : undefined
}

/** The schema at a path such as `place.town` or `areas.*.label`; undefined where there is none. */
export function fieldSchema(schema: $ZodType, path: string): $ZodType | undefined {
  return path
    .split('.')
    .reduce<$ZodType | undefined>((at, name) => (at === undefined ? undefined : step(at, name)), schema)
}

const known = new WeakMap<$ZodType, FieldLimits>()

/** What the schema of a field says; nothing where there is none. */
function limitsOfField(schema: $ZodType | undefined): FieldLimits {
  if (schema === undefined) return NONE
  const before = known.get(schema)
  if (before !== undefined) return before
  const isOptional = safeParse(schema, '').success || safeParse(schema, undefined).success
  const limits = { maxLength: longest(schema), isOptional }
  known.set(schema, limits)
  return limits
}

/** What a schema says of the field at a path; nothing of a field that it does not have. */
export function limitsOf(schema: ZodType, path: string): FieldLimits {
  return limitsOfField(fieldSchema(schema, path))
}

/** Most characters of the field at a path, for a control that is bound to no draft. */
export function maxLengthOf(schema: ZodType, path: string): number | undefined {
  return limitsOf(schema, path).maxLength
}

/** The upper end that a schema sets, through what may be left out. */
function upperEnd(schema: $ZodType): number | undefined {
  const def = defOf(schema)
  if (def.type === 'optional' || def.type === 'nullable' || def.type === 'default')
    return upperEnd(def.innerType)
  return def.type === 'number' || def.type === 'array' ? maximumOf(def.checks) : undefined
}

/**
 * The largest number, or the most entries of a list, that the schema allows at a path. Throws a `TypeError` when it sets no
 * end there: such a field has no limit to take over.
 */
export function mostOf(schema: ZodType, path: string): number {
  const field = fieldSchema(schema, path)
  const most = field === undefined ? undefined : upperEnd(field)
  if (most === undefined) throw new TypeError(`The schema sets no upper end at ${path}`)
  return most
}
