import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { explain } from '../../../testing/documents/explain.ts'
import {
  anyone,
  aQuery,
  openEmptyDocuments,
  pathsOf,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Cursor, Documents, Filter, Query } from '../types.ts'
import { fieldsOfPlain, valueOfPlain } from '../values/plain-data.ts'

describe('queries', () => {
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

  test('[DQ2] ranges and "not" filters leave out null, other kinds and missing fields', async () => {
    const values: readonly unknown[] = [null, false, Number.NaN, 1, 2, '1', [1], { a: 1 }]
    await documents.commit(anyone, [
      ...values.map((n, at) => setOf(`things/t${at}`, { n })),
      setOf('things/without', { m: 1 }),
    ])
    const found = async (operator: Extract<Filter, { kind: 'field' }>['operator'], value: unknown) => {
      const where: Filter = { kind: 'field', field: 'n', operator, value: valueOfPlain(value) }
      return (await pathsOf(documents, aQuery('things', { where }))).join(' ').replaceAll('things/', '')
    }
    expect(await found('GREATER_THAN', 1)).toBe('t4')
    expect(await found('LESS_THAN', '2')).toBe('t5')
    expect(await found('NOT_EQUAL', 1)).toBe('t1 t2 t4 t5 t6 t7')
    expect(await found('NOT_IN', [1, false])).toBe('t2 t4 t5 t6 t7')
    expect(await found('NOT_IN', [1, null])).toBe('')
    expect(await found('IN', [2, '1'])).toBe('t4 t5')
    expect(await found('ARRAY_CONTAINS', 1)).toBe('t6')
  })

  test('[DQ3] orders that are not said are those of the inequalities, then the name, in the last direction', async () => {
    await documents.commit(anyone, [
      setOf('things/a', { n: 2, m: 1 }),
      setOf('things/b', { n: 1, m: 2 }),
      setOf('things/c', { n: 1, m: 2 }),
      setOf('things/d', { n: 1 }),
    ])
    const above: Filter = {
      kind: 'field',
      field: 'n',
      operator: 'GREATER_THAN',
      value: { integerValue: '0' },
    }
    expect(await pathsOf(documents, aQuery('things', { where: above }))).toEqual(
      ['b', 'c', 'd', 'a'].map((id) => `things/${id}`),
    )
    const byM = aQuery('things', { orderBy: [{ field: 'm', descending: true }] })
    expect(await pathsOf(documents, byM)).toEqual(['things/c', 'things/b', 'things/a'])
  })

  test('[DQ4] cursors may name documents, and pages join without gap or double', async () => {
    const ids = ['a', 'b', 'c', 'd', 'e']
    await documents.commit(
      anyone,
      ids.map((id) => setOf(`things/${id}`, { n: 1 })),
    )
    const orderBy = [
      { field: 'n', descending: false },
      { field: '__name__', descending: false },
    ]
    const after = (id: string): Cursor => ({
      values: [
        { integerValue: '1' },
        { referenceValue: `projects/p/databases/(default)/documents/things/${id}` },
      ],
      before: false,
    })
    expect(await pathsOf(documents, aQuery('things', { orderBy, start: after('b'), limit: 2 }))).toEqual([
      'things/c',
      'things/d',
    ])
    expect(await pathsOf(documents, aQuery('things', { orderBy, start: after('d'), limit: 2 }))).toEqual([
      'things/e',
    ])
    expect(
      await pathsOf(documents, aQuery('things', { orderBy, end: { ...after('b'), before: true } })),
    ).toEqual(['things/a'])
  })

  test('[DQ5] a collection group is ordered by path, segment by segment, and may lie below a document', async () => {
    const paths = ['k/a/things/z', 'k/a-b/things/a', 'k/b/things/a', 'things/a', 'k/a/other/x']
    await documents.commit(
      anyone,
      paths.map((path) => setOf(path, {})),
    )
    const group = aQuery('things', { allDescendants: true })
    expect(await pathsOf(documents, group)).toEqual([
      'k/a/things/z',
      'k/a-b/things/a',
      'k/b/things/a',
      'things/a',
    ])
    expect(await pathsOf(documents, { ...group, parent: 'k/a' })).toEqual(['k/a/things/z'])
    const { collectionId: _, ...kindless } = group
    expect(await pathsOf(documents, { ...kindless, parent: 'k/a' })).toEqual(['k/a/other/x', 'k/a/things/z'])
  })

  test('[DQ6] a selection keeps the selected fields', async () => {
    await documents.commit(anyone, [setOf('things/a', { n: 1, m: { x: 1, y: 2 }, o: 3 })])
    const { documents: found } = await documents.run(
      anyone,
      aQuery('things', { select: ['n', 'm.y', 'gone'] }),
    )
    expect(found[0]?.fields).toEqual(fieldsOfPlain({ n: 1, m: { y: 2 } }))
    const names = await documents.run(anyone, aQuery('things', { select: ['__name__'] }))
    expect(names.documents[0]?.fields).toEqual({})
  })

  test('[DQ7] sums stay whole until 64 bits are full; averages of nothing are null', async () => {
    const aggregate = async (numbers: readonly unknown[]) => {
      await engine.database.query('truncate documents')
      await documents.commit(
        anyone,
        numbers.map((n, at) => setOf(`things/t${at}`, { n })),
      )
      const { values } = await documents.aggregate(anyone, aQuery('things'), [
        { alias: 'sum', kind: 'sum', field: 'n' },
        { alias: 'average', kind: 'average', field: 'n' },
        { alias: 'count', kind: 'count' },
      ])
      return [values['sum'], values['average'], values['count']]
    }
    expect(await aggregate([])).toEqual([{ integerValue: '0' }, { nullValue: null }, { integerValue: '0' }])
    expect(await aggregate([1, 2, 'x'])).toEqual([
      { integerValue: '3' },
      { doubleValue: 1.5 },
      { integerValue: '3' },
    ])
    expect(await aggregate([1, 0.5])).toEqual([
      { doubleValue: 1.5 },
      { doubleValue: 0.75 },
      { integerValue: '2' },
    ])
    expect((await aggregate([2n ** 63n - 1n, 1]))[0]).toEqual({ doubleValue: 2 ** 63 })
    expect((await aggregate([Number.NaN, 1]))[0]).toEqual({ doubleValue: 'NaN' })
    const count = await documents.aggregate(anyone, aQuery('things'), [
      { alias: 'n', kind: 'count', upTo: 1 },
    ])
    expect(count.values).toEqual({ n: { integerValue: '1' } })
  })

  test('[DQ12] ids that are integers come first, by size, and ranges of ids keep to that order', async () => {
    const ids = ['__id-2__', '__id7__', '__id12__', '12', '7', 'A', '__id', 'a']
    await documents.commit(
      anyone,
      ids.toReversed().map((id) => setOf(`things/${id}`, {})),
    )
    const paths = ids.map((id) => `things/${id}`)
    expect(await pathsOf(documents, aQuery('things'))).toEqual(paths)
    expect(await pathsOf(documents, aQuery('things', { limit: 2 }))).toEqual(paths.slice(0, 2))
    expect(await pathsOf(documents, aQuery('things', { allDescendants: true, limit: 3 }))).toEqual(
      paths.slice(0, 3),
    )
    const than = (operator: 'GREATER_THAN' | 'LESS_THAN_OR_EQUAL', id: string): Filter => ({
      kind: 'field',
      field: '__name__',
      operator,
      value: { referenceValue: `projects/p/databases/(default)/documents/things/${id}` },
    })
    const where: Filter = {
      kind: 'and',
      filters: [than('GREATER_THAN', '__id7__'), than('LESS_THAN_OR_EQUAL', 'A')],
    }
    for (const different of [{}, { allDescendants: true }]) {
      expect(await pathsOf(documents, aQuery('things', { where, ...different }))).toEqual(paths.slice(2, 6))
    }
    const plan = await explain(engine.database, aQuery('things', { where, limit: 3 }))
    expect(plan).toMatch(/path > /)
    const { documents: found } = await documents.get(anyone, ['things/__id7__'])
    expect(found[0]?.path).toBe('things/__id7__')
  })

  test('[DQ13] null and NaN are found by being asked for alone, never in a list of values', async () => {
    const contents = { a: 1, b: null, c: Number.NaN, d: [null], e: [Number.NaN], f: [1] }
    await documents.commit(
      anyone,
      Object.entries(contents).map(([id, n]) => setOf(`things/${id}`, { n })),
    )
    const found = async (
      operator: 'IN' | 'NOT_IN' | 'ARRAY_CONTAINS' | 'ARRAY_CONTAINS_ANY',
      value: unknown,
    ) =>
      pathsOf(
        documents,
        aQuery('things', { where: { kind: 'field', field: 'n', operator, value: valueOfPlain(value) } }),
      )
    expect(await found('IN', [null, Number.NaN])).toEqual([])
    expect(await found('IN', [1, null])).toEqual(['things/a'])
    expect(await found('ARRAY_CONTAINS', null)).toEqual([])
    expect(await found('ARRAY_CONTAINS_ANY', [1, Number.NaN])).toEqual(['things/f'])
    expect(await found('NOT_IN', [null])).toEqual([])
    expect(await found('NOT_IN', [Number.NaN, 1])).toEqual(['things/d', 'things/e', 'things/f'])
  })

  test('[DQ15] NaN is less than no number, though it sorts before all of them', async () => {
    const numbers = { a: 1, b: Number.NaN, c: -Infinity, d: 3 }
    await documents.commit(
      anyone,
      Object.entries(numbers).map(([id, n]) => setOf(`things/${id}`, { n })),
    )
    const found = async (operator: 'LESS_THAN' | 'LESS_THAN_OR_EQUAL' | 'GREATER_THAN', n: unknown) => {
      const where: Filter = { kind: 'field', field: 'n', operator, value: valueOfPlain(n) }
      const ids = await pathsOf(documents, aQuery('things', { where, limit: 9 }))
      return ids.join(' ').replaceAll('things/', '')
    }
    expect(await found('LESS_THAN', 3)).toBe('c a')
    expect(await found('LESS_THAN_OR_EQUAL', 3)).toBe('c a d')
    expect(await found('GREATER_THAN', -Infinity)).toBe('a d')
    const byN = aQuery('things', { orderBy: [{ field: 'n', descending: false }] })
    expect((await pathsOf(documents, byN))[0]).toBe('things/b')
  })

  test('[DQ14] paths of 6,144 random bytes are kept apart, in order, and found below each other', async () => {
    const ids = Array.from({ length: 5 }, () => randomBytes(600).toString('hex'))
    const collection = `things/${ids.join('/s/')}/parts`
    const paths = ['a', 'b', 'c', 'd'].map((id) => `${collection}/${id}`)
    await documents.commit(
      anyone,
      paths.toReversed().map((path, n) => setOf(path, { n })),
    )
    await documents.commit(anyone, [{ kind: 'delete', path: `${collection}/b` }])
    const left = [`${collection}/a`, `${collection}/c`, `${collection}/d`]
    const { documents: found } = await documents.get(anyone, paths)
    expect(found.map((one) => one?.path)).toEqual([left[0], undefined, left[1], left[2]])
    expect(await pathsOf(documents, aQuery(collection, { limit: 2 }))).toEqual(left.slice(0, 2))
    const below = { parent: `things/${ids.slice(0, 3).join('/s/')}`, allDescendants: true }
    expect(await pathsOf(documents, aQuery('parts', below))).toEqual(left)
    expect(await pathsOf(documents, aQuery('parts', { ...below, parent: `things/${ids[1]}` }))).toEqual([])
  })

  test('[DQ10] texts that differ far behind their beginning are still in order, also with a limit', async () => {
    const long = 'x'.repeat(300)
    await documents.commit(
      anyone,
      ['c', 'a', 'b'].map((end, at) => setOf(`things/t${at}`, { n: `${long}${end}` })),
    )
    const byN = aQuery('things', { orderBy: [{ field: 'n', descending: false }], limit: 1 })
    expect(await pathsOf(documents, byN)).toEqual(['things/t1'])
    const after: Filter = {
      kind: 'field',
      field: 'n',
      operator: 'GREATER_THAN',
      value: { stringValue: `${long}b` },
    }
    expect(await pathsOf(documents, { ...byN, where: after })).toEqual(['things/t0'])
  })

  test('[DQ9] what is no query is refused in words', async () => {
    const refused = async (different: Partial<Query>) =>
      expect(documents.run(anyone, aQuery('things', different))).rejects.toMatchObject({
        status: 'INVALID_ARGUMENT',
      })
    await refused({ limit: -1 })
    await refused({ offset: 0.5 })
    await refused({ parent: 'kitchens' })
    await refused({ orderBy: [{ field: 'a..b', descending: false }] })
    await refused({ where: { kind: 'field', field: 'n', operator: 'IN', value: { integerValue: '1' } } })
  })
})
