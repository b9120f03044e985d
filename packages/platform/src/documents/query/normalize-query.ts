import { invalidArgument } from '../documents-error.ts'
import { formatFieldPath, NAME_FIELD, parseFieldPath } from '../field-path.ts'
import { checkCollectionId, checkParentPath } from '../paths.ts'
import type { Cursor, FieldOperator, Filter, Order, Query, Value } from '../types.ts'
import { compareText } from '../values/compare-values.ts'
import { canonicalValue } from '../values/canonical-value.ts'
import { elementsOf, isNaNValue, isNull } from '../values/value-kind.ts'
import { nameValue } from './field-of-document.ts'
import { inequalityFields, type FieldCondition, isInequality } from './inequalities.ts'

/** Refuses an order behind the name, which sorts nothing. The suites of the SDK know the words. */
function checkNameIsLast(orders: readonly Order[]): void {
  if (orders.findIndex(({ field }) => field === NAME_FIELD) === orders.length - 1) return
  throw invalidArgument('The order by clause cannot contain more fields after the key.')
}

/**
 * Refuses conditions, all to be met, that name one document and ask for a range of another field. The suites of the
 * SDK know the words.
 * @param beside - conditions that must be met, too
 */
function checkNameEquality(filters: readonly Filter[], beside: readonly FieldCondition[] = []): void {
  const parts = filters.flatMap(together)
  const conditions = [...beside, ...parts.flatMap((part) => ('filters' in part ? [] : [part]))]
  const ranges = conditions.filter(isInequality)
  const isOne = conditions.some(({ field, operator }) => field === NAME_FIELD && operator === 'EQUAL')
  if (isOne && ranges.length > 0 && ranges.every(({ field }) => field !== NAME_FIELD)) {
    throw invalidArgument(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
  }
  for (const part of parts) {
    if ('filters' in part) for (const branch of part.filters) checkNameEquality([branch], conditions)
  }
}

/** The parts of a filter that must all be met, down to conditions and alternatives. */
function together(filter: Filter): readonly Filter[] {
  return filter.kind === 'and' ? filter.filters.flatMap(together) : [filter]
}

const LIST_OPERATORS = new Set<FieldOperator>(['IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'])

/**
 * The one form of a query: values canonical, field paths in their one spelling, and every order said, so that the
 * result is totally ordered: the asked orders, then the fields of inequalities, then the name, in the last direction.
 * Throws INVALID_ARGUMENT for what is no query.
 */
export function normalizeQuery(query: Query): Query {
  checkParentPath(query.parent)
  if (query.collectionId !== undefined) checkCollectionId(query.collectionId)
  checkCount('limit', query.limit)
  checkCount('offset', query.offset)
  const where = query.where === undefined ? undefined : normalizeFilter(query.where)
  if (where !== undefined) checkNameEquality([where])
  const orderBy = completeOrders(query.orderBy, where)
  return {
    parent: query.parent,
    ...(query.collectionId === undefined ? {} : { collectionId: query.collectionId }),
    allDescendants: query.allDescendants,
    ...(where === undefined ? {} : { where }),
    orderBy,
    ...(query.start === undefined ? {} : { start: normalizeCursor(query.start, orderBy) }),
    ...(query.end === undefined ? {} : { end: normalizeCursor(query.end, orderBy) }),
    ...(query.limit === undefined ? {} : { limit: query.limit }),
    ...(query.offset === undefined ? {} : { offset: query.offset }),
    ...(query.select === undefined ? {} : { select: query.select.map(normalizeField) }),
  }
}

function checkCount(name: string, count: number | undefined): void {
  if (count !== undefined && (!Number.isInteger(count) || count < 0)) {
    throw invalidArgument(`The ${name} of a query is a whole number from 0 up, not ${count}.`)
  }
}

function normalizeField(field: string): string {
  return field === NAME_FIELD ? field : formatFieldPath(parseFieldPath(field))
}

function normalizeFilter(filter: Filter): Filter {
  if ('filters' in filter) {
    return { kind: filter.kind, filters: filter.filters.map(normalizeFilter) }
  }
  const field = normalizeField(filter.field)
  if (filter.kind === 'unary') return { kind: 'unary', field, operator: filter.operator }
  const value = normalizeOperand(field, filter.operator, filter.value)
  if (filter.operator !== 'ARRAY_CONTAINS') return { kind: 'field', field, operator: filter.operator, value }
  return isComparable(value)
    ? { kind: 'field', field, operator: 'ARRAY_CONTAINS', value }
    : { kind: 'field', field, operator: 'ARRAY_CONTAINS_ANY', value: { arrayValue: { values: [] } } }
}

/** Null and NaN equal nothing: neither a field nor an element is found by them. */
function isComparable(value: Value): boolean {
  return !isNull(value) && !isNaNValue(value)
}

function normalizeOperand(field: string, operator: FieldOperator, value: Value): Value {
  const normalize = (one: Value) => (field === NAME_FIELD ? normalizeName(one) : canonicalValue(one))
  if (!LIST_OPERATORS.has(operator)) return normalize(value)
  if (!('arrayValue' in value)) throw invalidArgument(`The operator ${operator} needs a list of values.`)
  const values = elementsOf(value).map(normalize)
  return { arrayValue: { values: operator === 'NOT_IN' ? values : values.filter(isComparable) } }
}

function normalizeName(value: Value): Value {
  if (!('referenceValue' in value)) throw invalidArgument('A document name is compared with references only.')
  return nameValue(value)
}

function normalizeCursor(cursor: Cursor, orderBy: readonly Order[]): Cursor {
  if (cursor.values.length > orderBy.length)
    throw invalidArgument('A cursor has more values than the query has orders.')
  const values = cursor.values.map((value, at) =>
    orderBy[at]?.field === NAME_FIELD ? normalizeName(value) : canonicalValue(value),
  )
  return { values, before: cursor.before }
}

function completeOrders(asked: readonly Order[], where: Filter | undefined): readonly Order[] {
  const orders = asked.map(({ field, descending }) => ({ field: normalizeField(field), descending }))
  const descending = orders.at(-1)?.descending ?? false
  const implied = [...inequalityFields(where)].sort(compareText)
  for (const field of [...implied.filter((name) => name !== NAME_FIELD), NAME_FIELD]) {
    if (!orders.some((order) => order.field === field)) orders.push({ field, descending })
  }
  checkNameIsLast(orders)
  return orders
}
