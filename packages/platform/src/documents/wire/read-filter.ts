import type { Filter, Value } from '../types.ts'
import { readFieldReference } from './field-paths.ts'
import { invalidMember, type JsonObject, readChoice, readList, readObject, readOneOf } from './read.ts'
import { readValue } from './read-value.ts'

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
export function readFilter(json: unknown, at: string): Filter {
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
