import * as z from 'zod'
import { type Definition, definitionOf, elementsOf } from './zod-definition.ts'

/** What a schema takes at most. */
export interface SchemaSize {
  /** Characters of the largest value as JSON, about; Infinity when something has no limit. */
  readonly characters: number
  /** Where something has no limit, and what. */
  readonly unbounded: readonly string[]
}

const NUMBER = 24
const BOOLEAN = 5
/** What surrounds a text, an entry or a field. */
const AROUND = 4
const DEEPEST = 12

type Walk = (schema: unknown, path: string, depth: number) => SchemaSize
const bounded = (characters: number): SchemaSize => ({ characters, unbounded: [] })
const without = (path: string, what: string): SchemaSize => ({
  characters: Infinity,
  unbounded: [`${path}: ${what}`],
})

function sum(sizes: readonly SchemaSize[]): SchemaSize {
  return {
    characters: sizes.reduce((total, { characters }) => total + characters, 0),
    unbounded: sizes.flatMap(({ unbounded }) => unbounded),
  }
}

function largest(sizes: readonly SchemaSize[]): SchemaSize {
  return {
    characters: Math.max(0, ...sizes.map(({ characters }) => characters)),
    unbounded: sizes.flatMap(({ unbounded }) => unbounded),
  }
}

function times(size: SchemaSize, count: number): SchemaSize {
  return { ...size, characters: (size.characters + AROUND) * count }
}

/** Follows what a schema is made of, one reader for each kind; a kind without one has no limit. */
const readers: Readonly<Record<string, (def: Definition, path: string, depth: number) => SchemaSize>> = {
  string: (def, path) => ofText(def, path),
  template_literal: () => bounded(100),
  number: () => bounded(NUMBER),
  int: () => bounded(NUMBER),
  boolean: () => bounded(BOOLEAN),
  null: () => bounded(BOOLEAN),
  undefined: () => bounded(0),
  never: () => bounded(0),
  void: () => bounded(0),
  date: () => bounded(NUMBER),
  literal: ({ values }) => bounded(JSON.stringify(values).length),
  enum: ({ entries }) =>
    bounded(Math.max(...Object.values(Object(entries)).map((each) => String(each).length)) + AROUND),
  optional: ({ innerType }, path, depth) => walk(innerType, path, depth),
  nullable: ({ innerType }, path, depth) => walk(innerType, path, depth),
  readonly: ({ innerType }, path, depth) => walk(innerType, path, depth),
  default: ({ innerType }, path, depth) => walk(innerType, path, depth),
  prefault: ({ innerType }, path, depth) => walk(innerType, path, depth),
  nonoptional: ({ innerType }, path, depth) => walk(innerType, path, depth),
  catch: ({ innerType }, path, depth) => walk(innerType, path, depth),
  pipe: ({ in: input }, path, depth) => walk(input, path, depth),
  lazy: ({ getter }, path, depth) =>
    typeof getter === 'function' ? walk(getter(), path, depth + 1) : without(path, 'lazy'),
  union: ({ options }, path, depth) => largest(elementsOf(options).map((each) => walk(each, path, depth))),
  intersection: ({ left, right }, path, depth) => sum([walk(left, path, depth), walk(right, path, depth)]),
  tuple: ({ items }, path, depth) => sum(elementsOf(items).map((each) => walk(each, path, depth + 1))),
  object: (def, path, depth) => ofObject(def, path, depth),
  array: (def, path, depth) => ofArray(def, path, depth),
  record: (def, path, depth) => ofRecord(def, path, depth),
}

const walk: Walk = (schema, path, depth) => {
  if (!(schema instanceof z.core.$ZodType)) return without(path, 'no schema')
  if (depth > DEEPEST) return without(path, `deeper than ${DEEPEST}`)
  const def = definitionOf(schema)
  const read = readers[String(def['type'])]
  const size = read === undefined ? without(path, String(def['type'])) : read({ ...def, schema }, path, depth)
  return { ...size, characters: Math.min(size.characters, said(schema, 'mostCharacters')) }
}

/** A limit that no check of a schema's tells, from what is said about it. */
function said(schema: unknown, name: 'mostEntries' | 'mostCharacters'): number {
  const limit: unknown = schema instanceof z.ZodType ? Reflect.get(Object(schema.meta()), name) : undefined
  return typeof limit === 'number' ? limit : Infinity
}

/** What a schema's checks say, itself among them. */
function checksOf(schema: unknown): readonly Definition[] {
  if (!(schema instanceof z.core.$ZodType)) return []
  const def = definitionOf(schema)
  const checks = elementsOf(def['checks']).map(definitionOf)
  return [def, ...checks]
}

/** The least of the limits that a schema's checks say. */
function maximumOf(schema: unknown): number {
  const limits = checksOf(schema).flatMap(({ check, maximum, length }) => {
    if (check === 'max_length' || check === 'max_size') return [Number(maximum)]
    return check === 'length_equals' ? [Number(length)] : []
  })
  return Math.min(Infinity, ...limits)
}

/** A pattern such as `^[a-z]{3}$` limits a text as well. */
function patternLength(schema: unknown): number {
  const isFinite = checksOf(schema).some(
    ({ pattern }) => pattern instanceof RegExp && isFinitePattern(pattern),
  )
  return isFinite ? 64 : Infinity
}

function isFinitePattern({ source }: RegExp): boolean {
  const plain = source
    .replaceAll(/\(\?[=!][^()]*\)/gu, '')
    .replaceAll(/\[(?:\\.|[^\]\\])*\]/gu, 'c')
    .replaceAll(/\\./gu, 'c')
  return plain.startsWith('^') && plain.endsWith('$') && !/[*+]|\{\d+,\}/u.test(plain)
}

function ofText({ schema }: Definition, path: string): SchemaSize {
  const most = Math.min(maximumOf(schema), patternLength(schema))
  return most === Infinity ? without(path, 'text') : bounded(most + AROUND)
}

function ofObject({ shape, catchall }: Definition, path: string, depth: number): SchemaSize {
  const fields = Object.entries(Object(shape)).map(([name, each]) => {
    const size = walk(each, `${path}.${name}`, depth + 1)
    return { ...size, characters: size.characters + name.length + AROUND }
  })
  const isStrict = catchall instanceof z.core.$ZodNever
  const rest = isStrict || catchall === undefined ? [] : [without(path, 'further fields')]
  return sum([...fields, ...rest])
}

function ofArray({ element, schema }: Definition, path: string, depth: number): SchemaSize {
  const most = maximumOf(schema)
  const each = walk(element, `${path}[]`, depth + 1)
  return most === Infinity ? sum([each, without(path, 'list')]) : times(each, most)
}

function ofRecord({ keyType, valueType, schema }: Definition, path: string, depth: number): SchemaSize {
  const key = walk(keyType, `${path}{key}`, depth + 1)
  const value = walk(valueType, `${path}{}`, depth + 1)
  const most = Math.min(countOfKeys(keyType), said(schema, 'mostEntries'))
  return most === Infinity ? sum([key, value, without(path, 'map')]) : times(sum([key, value]), most)
}

/** How many keys there can be. */
function countOfKeys(schema: unknown): number {
  if (!(schema instanceof z.core.$ZodType)) return Infinity
  const def = definitionOf(schema)
  if (def['type'] === 'enum') return Object.keys(Object(def['entries'])).length
  return def['type'] === 'literal' ? elementsOf(def['values']).length : Infinity
}

/** How large a value can be that a schema takes. */
export function schemaSize(schema: z.ZodType): SchemaSize {
  return walk(schema, '', 0)
}
