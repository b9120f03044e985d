export const FUZZED_DATABASE = 'projects/brigade/databases/(default)'
export const FUZZED_ROOT = `${FUZZED_DATABASE}/documents`

const name = `${FUZZED_ROOT}/fuzz/a`
const field = { fieldPath: 'n' }

/** A query in which everything is used. */
export const query = {
  from: [{ collectionId: 'fuzz', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field, op: 'EQUAL', value: { integerValue: '1' } } },
        { unaryFilter: { field, op: 'IS_NULL' } },
      ],
    },
  },
  orderBy: [{ field, direction: 'ASCENDING' }],
  startAt: { values: [{ integerValue: '1' }], before: true },
  endAt: { values: [{ stringValue: 'z' }], before: false },
  limit: 5,
  offset: 1,
  select: { fields: [field] },
}

/** A write in which everything is used. */
export const write = {
  update: {
    name,
    fields: { n: { integerValue: '1' }, deep: { mapValue: { fields: { m: { doubleValue: 1.5 } } } } },
  },
  updateMask: { fieldPaths: ['n', 'deep.m'] },
  updateTransforms: [
    { fieldPath: 'k', increment: { integerValue: '1' } },
    { fieldPath: 'tags', appendMissingElements: { values: [{ stringValue: 'a' }] } },
  ],
  currentDocument: { exists: true },
}

/** The calls that are made with one request, each with a body that is right. */
export const calls: readonly [readonly [string, unknown], ...(readonly [string, unknown])[]] = [
  ['commit', { writes: [write, { delete: name }, { verify: name, currentDocument: { exists: true } }] }],
  ['commit', { writes: [{ update: { name, fields: write.update.fields } }] }],
  ['batchGet', { documents: [name, `${FUZZED_ROOT}/fuzz/b`] }],
  ['batchGet', { documents: [name], mask: { fieldPaths: ['n'] }, newTransaction: { readOnly: {} } }],
  ['batchWrite', { writes: [write, { delete: `${FUZZED_ROOT}/fuzz/b` }] }],
  ['beginTransaction', { options: { readWrite: { retryTransaction: 'eA==' } } }],
  ['rollback', { transaction: 'eA==' }],
  ['listCollectionIds', { pageSize: 2, pageToken: 'fuzz' }],
  ['partitionQuery', { structuredQuery: query, partitionCount: '3' }],
  ['runQuery', { structuredQuery: query }],
  ['runQuery', { structuredQuery: { from: [{ collectionId: 'fuzz', allDescendants: true }] } }],
  [
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: query,
        aggregations: [
          { alias: 'a', count: { upTo: '3' } },
          { alias: 'b', sum: { field } },
          { alias: 'c', avg: { field } },
        ],
      },
    },
  ],
]
