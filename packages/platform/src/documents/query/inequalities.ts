import type { Filter } from '../types.ts'

/** A filter of one field. */
export type FieldCondition = Exclude<Filter, { kind: 'and' | 'or' }>

const OPERATORS: ReadonlySet<string> = new Set([
  'NOT_EQUAL',
  'LESS_THAN',
  'LESS_THAN_OR_EQUAL',
  'GREATER_THAN',
  'GREATER_THAN_OR_EQUAL',
  'NOT_IN',
  'IS_NOT_NULL',
  'IS_NOT_NAN',
])

/** Whether a condition is met by a range of values, so that its field is sorted by. */
export function isInequality({ operator }: FieldCondition): boolean {
  return OPERATORS.has(operator)
}

/** The fields of which a filter asks for a range of values. */
export function inequalityFields(filter: Filter | undefined): ReadonlySet<string> {
  if (filter === undefined) return new Set()
  if (filter.kind === 'field' || filter.kind === 'unary') {
    return new Set(isInequality(filter) ? [filter.field] : [])
  }
  return new Set(filter.filters.flatMap((inner) => [...inequalityFields(inner)]))
}
