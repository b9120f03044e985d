import { describe, expect, test } from 'vitest'
import { aQuery } from '../../../testing/documents/test-documents.ts'
import type { Filter, Query, Value } from '../types.ts'
import { prepareQuery } from './prepared-query.ts'

function conditionOn(
  field: string,
  operator: Extract<Filter, { kind: 'field' }>['operator'],
  value: Value,
): Filter {
  return { kind: 'field', field, operator, value }
}

function joined(kind: 'and' | 'or', ...filters: readonly Filter[]): Filter {
  return { kind, filters }
}

const prepare = (different: Partial<Query>) => () => prepareQuery(aQuery('things', different))
const byName = { field: '__name__', descending: false }
const byM = { field: 'm', descending: true }
const above = conditionOn('n', 'NOT_EQUAL', { integerValue: '1' })
const a: Value = { referenceValue: 'projects/p/databases/(default)/documents/things/a' }
const isA = conditionOn('__name__', 'EQUAL', a)
const upToA = conditionOn('__name__', 'LESS_THAN_OR_EQUAL', a)

describe('names in queries', () => {
  test.each<readonly [string, Partial<Query>]>([
    ['an order', { orderBy: [byName, byM] }],
    ['the order of an inequality', { orderBy: [byName], where: above }],
  ])('[DQ16] nothing is sorted after the name: %s', (_name, different) => {
    expect(prepare(different)).toThrow(/cannot contain more fields after the key/)
  })

  test.each<readonly [string, Filter]>([
    ['beside it', joined('and', above, isA)],
    ['further in', joined('and', joined('or', isA, upToA), above)],
    ['joined twice', joined('and', joined('and', isA), above)],
  ])('[DQ16] no document is named beside a range of another field: %s', (_name, where) => {
    expect(prepare({ where })).toThrow(
      'Equality on key is not allowed if there are other inequality fields and key does not appear in inequalities.',
    )
  })

  test.each<readonly [string, Partial<Query>]>([
    ['the name after others', { orderBy: [byM, byName] }],
    ['the name alone', { orderBy: [byName], where: isA }],
    ['a document in a range of documents', { where: joined('and', above, isA, upToA) }],
    ['a document or a range', { where: joined('or', above, isA) }],
  ])('[DQ16] is a query: %s', (_name, different) => {
    expect(prepare(different)).not.toThrow()
  })
})
