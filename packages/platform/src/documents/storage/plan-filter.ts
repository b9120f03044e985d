import { NAME_FIELD } from '../field-path.ts'
import type { Filter, Value } from '../types.ts'
import { elementsOf, isNaNValue, kindOf } from '../values/value-kind.ts'
import { canHaveKeys, elementsKey } from './document-keys.ts'
import type { NameOrder } from './name-order.ts'
import { afterKind, kindPrefix, orderKey } from './order-key.ts'
import { sqlLiteral } from './sql-literal.ts'
import type { SqlParameters } from './sql-parameters.ts'
import { storedPath } from './stored-path.ts'

/** A condition that holds for every document that passes; exact when it holds for no other. Without SQL: for all. */
export interface Condition {
  readonly sql?: string
  readonly isExact: boolean
}

const UNKNOWN: Condition = { isExact: false }
const NAN_KEY = orderKey({ doubleValue: 'NaN' }).text

type FieldFilter = Extract<Filter, { kind: 'field' }>

/** The key of a field in SQL. */
export function keyExpression(field: string): string {
  return `((keys->>${sqlLiteral(field)}) collate "C")`
}

/** As much of a filter as PostgreSQL can decide. */
export function planFilter(filter: Filter, parameters: SqlParameters, nameOrder: NameOrder): Condition {
  if ('filters' in filter) {
    const conditions = filter.filters.map((inner) => planFilter(inner, parameters, nameOrder))
    return filter.kind === 'and' ? conjunction(conditions) : disjunction(conditions)
  }
  if (!canHaveKeys(filter.field)) return UNKNOWN
  if (filter.kind === 'field') {
    return filter.field === NAME_FIELD
      ? planName(filter, parameters, nameOrder)
      : planField(filter, parameters)
  }
  const key = keyExpression(filter.field)
  const add = (text: string) => parameters.add(text)
  const afterNull = () => `${key} >= ${add(afterKind('null'))}`
  if (filter.operator === 'IS_NULL') return { sql: `${key} = ${add(kindPrefix('null'))}`, isExact: true }
  if (filter.operator === 'IS_NAN') return { sql: `${key} = ${add(NAN_KEY)}`, isExact: true }
  if (filter.operator === 'IS_NOT_NULL') return { sql: afterNull(), isExact: true }
  return { sql: `${afterNull()} and ${key} <> ${add(NAN_KEY)}`, isExact: true }
}

/** All of these conditions; exact only where each of them is. */
export function conjunction(conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap(({ sql }) => (sql === undefined ? [] : [`(${sql})`]))
  const isExact = conditions.every((condition) => condition.isExact)
  return parts.length === 0 ? { isExact } : { sql: parts.join(' and '), isExact }
}

function disjunction(conditions: readonly Condition[]): Condition {
  const parts = conditions.flatMap(({ sql }) => (sql === undefined ? [] : [`(${sql})`]))
  if (parts.length === 0) return UNKNOWN
  // The known parts stay in the text, for PostgreSQL refuses parameters that a statement does not use.
  if (parts.length < conditions.length) return { sql: [...parts, 'true'].join(' or '), isExact: false }
  return { sql: parts.join(' or '), isExact: conditions.every((condition) => condition.isExact) }
}

const COMPARISONS: Readonly<Partial<Record<FieldFilter['operator'], string>>> = {
  LESS_THAN: '<',
  LESS_THAN_OR_EQUAL: '<=',
  GREATER_THAN: '>',
  GREATER_THAN_OR_EQUAL: '>=',
}

function planName(
  { operator, value }: FieldFilter,
  parameters: SqlParameters,
  nameOrder: NameOrder,
): Condition {
  const comparison = COMPARISONS[operator]
  if (comparison !== undefined && 'referenceValue' in value) {
    const key = nameOrder.keyOf(value.referenceValue)
    return key === undefined
      ? UNKNOWN
      : { sql: `${nameOrder.expression} ${comparison} ${parameters.add(key)}`, isExact: true }
  }
  const paths = (operator === 'IN' ? elementsOf(value) : operator === 'EQUAL' ? [value] : []).flatMap((one) =>
    'referenceValue' in one && canHaveKeys(one.referenceValue) ? [storedPath(one.referenceValue)] : [],
  )
  if (paths.length === 0) return UNKNOWN
  return { sql: `path = any(${parameters.add(paths)}::text[])`, isExact: true }
}

function planField({ field, operator, value }: FieldFilter, parameters: SqlParameters): Condition {
  const key = () => keyExpression(field)
  switch (operator) {
    case 'EQUAL':
      return { sql: `${key()} = ${parameters.add(orderKey(value).text)}`, isExact: orderKey(value).isExact }
    case 'IN': {
      const keys = elementsOf(value).map(orderKey)
      const sql = `${key()} = any(${parameters.add(keys.map((one) => one.text))}::text[])`
      return { sql, isExact: keys.every((one) => one.isExact) }
    }
    case 'LESS_THAN':
    case 'LESS_THAN_OR_EQUAL':
    case 'GREATER_THAN':
    case 'GREATER_THAN_OR_EQUAL':
      return planRange({ key: key(), operator, value }, parameters)
    case 'ARRAY_CONTAINS':
      return planContains(field, [value], parameters)
    case 'ARRAY_CONTAINS_ANY':
      return planContains(field, elementsOf(value), parameters)
    default:
      return { sql: `${key()} >= ${parameters.add(afterKind('null'))}`, isExact: false }
  }
}

interface Range {
  readonly key: string
  readonly operator: FieldFilter['operator']
  readonly value: Value
}

/** A range stays inside its kind. A bound whose key was cut is taken in, and decided later. */
function planRange({ key, operator, value }: Range, parameters: SqlParameters): Condition {
  const { text, isExact } = orderKey(value)
  const isBelow = operator === 'LESS_THAN' || operator === 'LESS_THAN_OR_EQUAL'
  const isStrict = isExact && (operator === 'LESS_THAN' || operator === 'GREATER_THAN')
  const bound = `${key} ${isBelow ? '<' : '>'}${isStrict ? '' : '='} ${parameters.add(text)}`
  const edge = isBelow
    ? `${key} ${lowest(value, parameters)}`
    : `${key} < ${parameters.add(afterKind(kindOf(value)))}`
  return { sql: `${bound} and ${edge}`, isExact }
}

/** Where a range below a value begins: NaN sorts before the numbers, and is less than none. */
function lowest(value: Value, parameters: SqlParameters): string {
  const kind = kindOf(value)
  const isNumber = kind === 'number' && !isNaNValue(value)
  return isNumber ? `> ${parameters.add(NAN_KEY)}` : `>= ${parameters.add(kindPrefix(kind))}`
}

function planContains(field: string, values: readonly Value[], parameters: SqlParameters): Condition {
  const keys = values.map(orderKey)
  const sql = `(keys->${sqlLiteral(elementsKey(field))}) ?| ${parameters.add(keys.map((one) => one.text))}::text[]`
  return { sql, isExact: keys.every((one) => one.isExact) }
}
