import { invalidArgument } from '../documents-error.ts'
import { NAME_FIELD } from '../field-path.ts'
import type { Filter, Order } from '../types.ts'
import { type FieldCondition, isInequality } from './inequalities.ts'

/** Refuses an order behind the name, which sorts nothing. The suites of the SDK know the words. */
export function checkNameIsLast(orders: readonly Order[]): void {
  if (orders.findIndex(({ field }) => field === NAME_FIELD) === orders.length - 1) return
  throw invalidArgument('The order by clause cannot contain more fields after the key.')
}

/**
 * Refuses conditions, all to be met, that name one document and ask for a range of another field. The suites of the
 * SDK know the words.
 * @param beside - conditions that must be met, too
 */
export function checkNameEquality(filters: readonly Filter[], beside: readonly FieldCondition[] = []): void {
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
