import { collectionIdOf, parentOf } from '@brigade/contract/path.ts'
import { NAME_FIELD } from '../field-path.ts'
import type { Cursor, Query, StoredDocument, Value, FieldOperator, Filter } from '../types.ts'
import { compareValues, equalValues } from '../values/compare-values.ts'
import { fieldReader } from './field-of-document.ts'
import { normalizeQuery } from './normalize-query.ts'
import { projection } from './projection.ts'
import { invalidArgument } from '../documents-error.ts'
import { elementsOf, isNaNValue, isNull, kindOf } from '../values/value-kind.ts'

/** Whether a document passes. */
type Test = (document: StoredDocument) => boolean

type FieldFilter = Extract<Filter, { kind: 'field' }>
type UnaryFilter = Extract<Filter, { kind: 'unary' }>

/** Compiles a filter with canonical values into a test. A field that is missing passes no filter at all. */
function compileFilter(filter: Filter): Test {
  if (filter.kind === 'field') return compileField(filter)
  if (filter.kind === 'unary') return compileUnary(filter)
  const tests = filter.filters.map(compileFilter)
  return filter.kind === 'and'
    ? (document) => tests.every((test) => test(document))
    : (document) => tests.some((test) => test(document))
}

function compileField({ field, operator, value }: FieldFilter): Test {
  const read = fieldReader(field)
  const accepts = comparison(operator, value)
  return (document) => {
    const found = read(document)
    return found !== undefined && accepts(found)
  }
}

function compileUnary({ field, operator }: UnaryFilter): Test {
  const read = fieldReader(field)
  return (document) => {
    const found = read(document)
    if (found === undefined) return false
    if (operator === 'IS_NULL') return isNull(found)
    if (operator === 'IS_NAN') return isNaNValue(found)
    return !isNull(found) && (operator === 'IS_NOT_NULL' || !isNaNValue(found))
  }
}

/** Ranges only hold between values of one kind; "not" filters never accept null. */
function comparison(operator: FieldOperator, value: Value): (found: Value) => boolean {
  const sameKind = (found: Value) => kindOf(found) === kindOf(value)
  // NaN sorts before all numbers, and is less than none.
  const isBelow = (found: Value) => sameKind(found) && (!isNaNValue(found) || isNaNValue(value))
  const isAmong = (candidates: readonly Value[], found: Value) =>
    candidates.some((one) => equalValues(one, found))
  switch (operator) {
    case 'EQUAL':
      return (found) => equalValues(found, value)
    case 'NOT_EQUAL':
      return (found) => !isNull(found) && !equalValues(found, value)
    case 'LESS_THAN':
      return (found) => isBelow(found) && compareValues(found, value) < 0
    case 'LESS_THAN_OR_EQUAL':
      return (found) => isBelow(found) && compareValues(found, value) <= 0
    case 'GREATER_THAN':
      return (found) => sameKind(found) && compareValues(found, value) > 0
    case 'GREATER_THAN_OR_EQUAL':
      return (found) => sameKind(found) && compareValues(found, value) >= 0
    case 'ARRAY_CONTAINS':
      return (found) => isAmong(elementsOf(found), value)
    case 'ARRAY_CONTAINS_ANY':
      return (found) => elementsOf(found).some((element) => isAmong(elementsOf(value), element))
    case 'IN':
      return (found) => isAmong(elementsOf(value), found)
    case 'NOT_IN':
      return (found) =>
        !isNull(found) && !elementsOf(value).some(isNull) && !isAmong(elementsOf(value), found)
    default:
      throw invalidArgument(`"${String(operator)}" is not an operator.`)
  }
}

/** A query that is ready to be asked: the one evaluator that decides everywhere what a query means. */
export interface PreparedQuery {
  /** The normal form; equal queries have equal forms. */
  readonly query: Query
  /** Whether a document belongs to the result, limit and offset apart. */
  readonly matches: Test
  /** The total order of the result. */
  readonly compare: (left: StoredDocument, right: StoredDocument) => number
  /** The documents of the result, in order, out of any that contain them. */
  readonly evaluate: (documents: readonly StoredDocument[]) => readonly StoredDocument[]
  /** The document with the fields the query selects. */
  readonly project: (document: StoredDocument) => StoredDocument
}

/** Compiles a query. Throws INVALID_ARGUMENT for what is no query. */
export function prepareQuery(asked: Query): PreparedQuery {
  const query = normalizeQuery(asked)
  const tests = [scopeTest(query), orderTest(query), cursorTest(query)]
  if (query.where !== undefined) tests.push(compileFilter(query.where))
  const matches: Test = (document) => tests.every((test) => test(document))
  const compare = comparator(query)
  const first = query.offset ?? 0
  const last = query.limit === undefined ? undefined : first + query.limit
  return {
    query,
    matches,
    compare,
    evaluate: (documents) => documents.filter(matches).sort(compare).slice(first, last),
    project: projection(query.select),
  }
}

function scopeTest({ parent, collectionId, allDescendants }: Query): Test {
  const isBelow = (path: string) => parent === '' || path.startsWith(`${parent}/`)
  return ({ path }) =>
    (collectionId === undefined || collectionIdOf(path) === collectionId) &&
    (allDescendants ? isBelow(path) : parentOf(path) === parent)
}

function orderTest({ orderBy }: Query): Test {
  const readers = orderBy
    .filter((order) => order.field !== NAME_FIELD)
    .map((order) => fieldReader(order.field))
  return (document) => readers.every((read) => read(document) !== undefined)
}

function comparator({ orderBy }: Query): PreparedQuery['compare'] {
  const keys = orderBy.map(({ field, descending }) => ({
    read: fieldReader(field),
    sign: descending ? -1 : 1,
  }))
  return (left, right) => {
    for (const { read, sign } of keys) {
      const [a, b] = [read(left), read(right)]
      const order = a === undefined || b === undefined ? 0 : compareValues(a, b)
      if (order !== 0) return order * sign
    }
    return 0
  }
}

function cursorTest(query: Query): Test {
  const { start, end } = query
  const toStart = start === undefined ? undefined : positionAgainst(query, start)
  const toEnd = end === undefined ? undefined : positionAgainst(query, end)
  return (document) => {
    if (toStart !== undefined) {
      const position = toStart(document)
      if (position < 0 || (position === 0 && start?.before === false)) return false
    }
    if (toEnd === undefined) return true
    const position = toEnd(document)
    return position < 0 || (position === 0 && end?.before === false)
  }
}

/** Where a document lies against a cursor: negative before it, 0 on it, positive after it. */
function positionAgainst({ orderBy }: Query, { values }: Cursor): (document: StoredDocument) => number {
  const keys = values.flatMap((value: Value, at) => {
    const order = orderBy[at]
    return order === undefined
      ? []
      : [{ value, read: fieldReader(order.field), sign: order.descending ? -1 : 1 }]
  })
  return (document) => {
    for (const { value, read, sign } of keys) {
      const found = read(document)
      const order = found === undefined ? 0 : compareValues(found, value)
      if (order !== 0) return order * sign
    }
    return 0
  }
}
