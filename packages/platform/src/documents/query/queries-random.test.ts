import * as fc from 'fast-check'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { anyone, openEmptyDocuments, pathsOf } from '../../../testing/documents/test-documents.ts'
import { anyValue, scalarValue, someFields } from '../../../testing/documents/values.ts'
import type { Cursor, Documents, Filter, Query, StoredDocument, Value } from '../types.ts'
import { prepareQuery } from './prepared-query.ts'

const field = fc.constantFrom('a', 'b', 'c', '`we\\`ird.na\\\\me`')
const order = fc.record({ field, descending: fc.boolean() })
const comparison: fc.Arbitrary<Filter> = fc.oneof(
  fc.record({
    kind: fc.constant('field' as const),
    field,
    operator: fc.constantFrom('EQUAL', 'NOT_EQUAL', 'LESS_THAN', 'LESS_THAN_OR_EQUAL', 'GREATER_THAN'),
    value: anyValue,
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    operator: fc.constantFrom('IN', 'NOT_IN', 'ARRAY_CONTAINS_ANY'),
    value: fc
      .array(scalarValue, { minLength: 1, maxLength: 3 })
      .map((values): Value => ({ arrayValue: { values } })),
  }),
  fc.record({
    kind: fc.constant('field' as const),
    field,
    operator: fc.constantFrom('ARRAY_CONTAINS', 'GREATER_THAN_OR_EQUAL'),
    value: scalarValue,
  }),
  fc.record({
    kind: fc.constant('unary' as const),
    field,
    operator: fc.constantFrom('IS_NULL', 'IS_NAN', 'IS_NOT_NULL', 'IS_NOT_NAN'),
  }),
)
const filter: fc.Arbitrary<Filter> = fc.oneof(
  { weight: 3, arbitrary: comparison },
  fc.record({
    kind: fc.constantFrom('and', 'or'),
    filters: fc.array(comparison, { minLength: 1, maxLength: 3 }),
  }),
)
const cursor: fc.Arbitrary<Cursor> = fc.record({
  values: fc.array(anyValue, { minLength: 1, maxLength: 1 }),
  before: fc.boolean(),
})
const query: fc.Arbitrary<Query> = fc
  .record({
    where: fc.option(filter, { nil: undefined }),
    orderBy: fc.uniqueArray(order, { maxLength: 2, selector: (one) => one.field }),
    start: fc.option(cursor, { nil: undefined }),
    end: fc.option(cursor, { nil: undefined }),
    limit: fc.option(fc.integer({ min: 0, max: 4 }), { nil: undefined }),
    offset: fc.option(fc.integer({ min: 0, max: 2 }), { nil: undefined }),
    allDescendants: fc.boolean(),
  })
  .map(({ where, start, end, limit, offset, orderBy, allDescendants }) => ({
    parent: '',
    collectionId: 'things',
    allDescendants,
    orderBy,
    ...(where && { where }),
    ...(orderBy.length > 0 && start && { start }),
    ...(orderBy.length > 0 && end && { end }),
    ...(limit !== undefined && { limit }),
    ...(offset !== undefined && { offset }),
  }))

describe('random queries', () => {
  let engine: SharedDatabase
  let documents: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
  })
  beforeEach(async () => {
    documents = await openEmptyDocuments(engine.database)
  })
  afterEach(() => documents.close())
  afterAll(() => engine.close())

  test('[DQ1] the database finds what the evaluator finds among all documents', async () => {
    const parents = fc.constantFrom(
      '',
      'groups/g/',
      'groups/g-1/',
      'groups/g 2/',
      `groups/${'g'.repeat(300)}/`,
    )
    const many = fc.array(fc.record({ parent: parents, fields: someFields }), { minLength: 4, maxLength: 12 })
    await fc.assert(
      fc.asyncProperty(many, fc.array(query, { minLength: 6, maxLength: 6 }), async (things, queries) => {
        await engine.database.query('truncate documents')
        const writes = things.map(({ parent, fields }, at) => ({
          kind: 'set' as const,
          path: `${parent}things/t${at}`,
          fields,
        }))
        await documents.commit(anyone, writes)
        const all: StoredDocument[] = writes.map(({ path, fields }) => ({
          path,
          fields,
          createVersion: 1n,
          updateVersion: 1n,
        }))
        for (const asked of queries) {
          const expected = prepareQuery(asked)
            .evaluate(all)
            .map(({ path }) => path)
          expect({ asked, found: await pathsOf(documents, asked) }).toEqual({ asked, found: expected })
        }
      }),
      { numRuns: 40 },
    )
  })
})
