import { DocumentsError } from '../documents-error.ts'
import type { Aggregation, Cursor, Order, Query, Filter, Value } from '../types.ts'
import { readFieldReference } from './field-paths.ts'
import { readCollectionId } from './names.ts'
import {
  invalidMember,
  isPresent,
  type JsonObject,
  readChoice,
  readFlag,
  readInt32,
  readList,
  readObject,
  readOneOf,
  readText,
} from './read.ts'
import { readValues, readValue } from './read-value.ts'

const FIELD_OPERATORS = [
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'EQUAL',
  'NOT_EQUAL',
  'ARRAY_CONTAINS',
  'IN',
  'ARRAY_CONTAINS_ANY',
  'NOT_IN',
] as const
const UNARY_OPERATORS = ['IS_NAN', 'IS_NULL', 'IS_NOT_NAN', 'IS_NOT_NULL'] as const
const FIRST_UNARY_NUMBER = 2

/** How many values an operator may be given at most: Firestore's limits. */
const LARGEST_LIST: Readonly<Record<string, number>> = { IN: 30, ARRAY_CONTAINS_ANY: 30, NOT_IN: 10 }
/** Firestore's limit for the filters of one query. */
const MOST_FILTERS = 100
const DEEPEST_FILTER = 20

/** The `where` of a query. */
function readFilter(json: unknown, at: string): Filter {
  const filter = readFilterAt(json, at, 0)
  if (countFilters(filter) > MOST_FILTERS)
    throw invalidMember(at, `must not have more than ${MOST_FILTERS} filters`)
  return filter
}

function readFilterAt(json: unknown, at: string, depth: number): Filter {
  if (depth > DEEPEST_FILTER) throw invalidMember(at, `must not nest filters deeper than ${DEEPEST_FILTER}`)
  const filter = readObject(json, at)
  const kind = readOneOf(filter, at, ['fieldFilter', 'unaryFilter', 'compositeFilter'])
  const content = readObject(filter[kind], `${at}.${kind}`)
  if (kind === 'fieldFilter') return readFieldFilter(content, `${at}.fieldFilter`)
  if (kind === 'unaryFilter') return readUnaryFilter(content, `${at}.unaryFilter`)
  return readCompositeFilter(content, `${at}.compositeFilter`, depth)
}

function readFieldFilter({ field, op, value }: JsonObject, at: string): Filter {
  const operator = readChoice(op, `${at}.op`, FIELD_OPERATORS)
  const operand = readValue(value, `${at}.value`)
  checkListOperand(operator, operand, `${at}.value`)
  return { kind: 'field', field: readFieldReference(field, `${at}.field`), operator, value: operand }
}

function checkListOperand(operator: string, operand: Value, at: string): void {
  const most = LARGEST_LIST[operator]
  if (most === undefined) return
  const length = 'arrayValue' in operand ? (operand.arrayValue.values ?? []).length : 0
  if (length === 0 || length > most)
    throw invalidMember(at, `must be a list of 1 to ${most} values for ${operator}`)
}

function readUnaryFilter({ field, op }: JsonObject, at: string): Filter {
  const operator = readChoice(op, `${at}.op`, UNARY_OPERATORS, FIRST_UNARY_NUMBER)
  return { kind: 'unary', field: readFieldReference(field, `${at}.field`), operator }
}

function readCompositeFilter({ op, filters }: JsonObject, at: string, depth: number): Filter {
  const kind = readChoice(op, `${at}.op`, ['AND', 'OR']) === 'AND' ? 'and' : 'or'
  const parts = readList(filters, `${at}.filters`)
  if (parts.length === 0) throw invalidMember(`${at}.filters`, 'must not be empty')
  return {
    kind,
    filters: parts.map((part, index) => readFilterAt(part, `${at}.filters[${index}]`, depth + 1)),
  }
}

function countFilters(filter: Filter): number {
  if (filter.kind === 'field' || filter.kind === 'unary') return 1
  return filter.filters.reduce((sum, part) => sum + countFilters(part), 0)
}

/** Firestore's limit for the aggregations of one query. */
const MOST_AGGREGATIONS = 5

/**
 * A structured query.
 * @param parent - path of the document it runs under, empty for the root
 */
export function readQuery(json: unknown, at: string, parent: string): Query {
  const query = readObject(json, at)
  if (isPresent(query['findNearest'])) {
    throw new DocumentsError('UNIMPLEMENTED', 'Nearest-neighbour search is not served here')
  }
  const orders = readList(query['orderBy'], `${at}.orderBy`)
  return {
    parent,
    ...readFrom(query['from'], `${at}.from`),
    ...(isPresent(query['where']) ? { where: readFilter(query['where'], `${at}.where`) } : {}),
    orderBy: orders.map((order, index) => readOrder(order, `${at}.orderBy[${index}]`)),
    ...readRange(query, at),
    ...readWindow(query, at),
    ...(isPresent(query['select']) ? { select: readSelect(query['select'], `${at}.select`) } : {}),
  }
}

function readRange({ startAt, endAt }: JsonObject, at: string): Pick<Query, 'start' | 'end'> {
  return {
    ...(isPresent(startAt) ? { start: readCursor(startAt, `${at}.startAt`) } : {}),
    ...(isPresent(endAt) ? { end: readCursor(endAt, `${at}.endAt`) } : {}),
  }
}

function readWindow({ limit, offset }: JsonObject, at: string): Pick<Query, 'limit' | 'offset'> {
  return {
    ...(isPresent(limit) ? { limit: readInt32(limit, `${at}.limit`, 0) } : {}),
    ...(isPresent(offset) ? { offset: readInt32(offset, `${at}.offset`, 0) } : {}),
  }
}

/** The aggregations of an aggregation query. */
export function readAggregations(json: unknown, at: string): readonly Aggregation[] {
  const list = readList(json, at)
  if (list.length === 0 || list.length > MOST_AGGREGATIONS) {
    throw invalidMember(
      at,
      `must have at least one; the maximum number of aggregations is ${MOST_AGGREGATIONS}`,
    )
  }
  const aggregations = list.map((aggregation, index) =>
    readAggregation(aggregation, `${at}[${index}]`, index),
  )
  const aliases = new Set(aggregations.map(({ alias }) => alias))
  if (aliases.size < aggregations.length) throw invalidMember(at, 'must not use an alias twice')
  return aggregations
}

function readAggregation(json: unknown, at: string, index: number): Aggregation {
  const aggregation = readObject(json, at)
  const operation = readOneOf(aggregation, at, ['count', 'sum', 'avg'])
  const content = readObject(aggregation[operation], `${at}.${operation}`)
  const alias = readText(aggregation['alias'] ?? `field_${index + 1}`, `${at}.alias`)
  if (alias === '' || /^__.*__$/s.test(alias))
    throw invalidMember(`${at}.alias`, 'must be a name that is not reserved')
  if (operation === 'count') {
    const { upTo } = content
    return { alias, kind: 'count', ...(isPresent(upTo) ? { upTo: readUpTo(upTo, `${at}.count.upTo`) } : {}) }
  }
  const field = readFieldReference(content['field'], `${at}.${operation}.field`)
  return { alias, kind: operation === 'sum' ? 'sum' : 'average', field }
}

function readUpTo(json: unknown, at: string): number {
  const number = typeof json === 'string' && /^\d{1,15}$/.test(json) ? Number(json) : json
  if (typeof number !== 'number' || !Number.isSafeInteger(number) || number < 1) {
    throw invalidMember(at, 'must be a whole number from 1')
  }
  return number
}

function readFrom(json: unknown, at: string): Pick<Query, 'collectionId' | 'allDescendants'> {
  const [selector, ...others] = readList(json, at)
  if (selector === undefined || others.length > 0) throw invalidMember(at, 'must name exactly one collection')
  const { collectionId, allDescendants } = readObject(selector, `${at}[0]`)
  const isGroup = readFlag(allDescendants, `${at}[0].allDescendants`)
  if (collectionId === undefined && isGroup) return { allDescendants: true }
  return { collectionId: readCollectionId(collectionId, `${at}[0].collectionId`), allDescendants: isGroup }
}

function readOrder(json: unknown, at: string): Order {
  const { field, direction = 'ASCENDING' } = readObject(json, at)
  const chosen = readChoice(direction, `${at}.direction`, ['ASCENDING', 'DESCENDING'])
  return { field: readFieldReference(field, `${at}.field`), descending: chosen === 'DESCENDING' }
}

function readCursor(json: unknown, at: string): Cursor {
  const cursor = readObject(json, at)
  return { values: readValues(cursor, at), before: readFlag(cursor['before'], `${at}.before`) }
}

function readSelect(json: unknown, at: string): readonly string[] {
  const fields = readList(readObject(json, at)['fields'], `${at}.fields`)
  return fields.map((field, index) => readFieldReference(field, `${at}.fields[${index}]`))
}
