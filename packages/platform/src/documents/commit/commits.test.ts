import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../open-documents.ts'
import {
  anyone,
  aQuery,
  openEmptyDocuments,
  pathsOf,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Documents, Fields, Transform, Value, Write } from '../types.ts'
import { fieldsOfPlain, plainData, valueOfPlain } from '../values/plain-data.ts'
import { instantOfVersion } from '../values/timestamps.ts'

describe('commits', () => {
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

  const one = async (path: string) => (await documents.get(anyone, [path])).documents[0]
  const dataOf = async (path: string) => plainData((await one(path))?.fields ?? {})

  test('[DC1] versions rise with every commit, and a document carries the version that made and changed it', async () => {
    const first = await documents.commit(anyone, [setOf('a/x', { n: 1 })])
    const second = await documents.commit(anyone, [setOf('a/x', { n: 2 })])
    expect(second.version).toBeGreaterThan(first.version)
    expect(await one('a/x')).toMatchObject({ createVersion: first.version, updateVersion: second.version })
  })

  test('a write that changes nothing leaves the document its version, and is allowed like any other', async () => {
    const made = await documents.commit(anyone, [setOf('a/x', { n: 1, m: { list: [1] } })])
    const again = await documents.commit(anyone, [setOf('a/x', { m: { list: [1] }, n: 1 })])
    expect(again.version).toBeGreaterThan(made.version)
    expect(again.results).toMatchObject([{ updateVersion: made.version }])
    expect(await one('a/x')).toMatchObject({ updateVersion: made.version })
    expect(await engine.database.query(`select 1 from document_changes where path = 'a/x'`)).toHaveLength(1)
  })

  test('what a commit has deleted it cannot update any more, only set anew', async () => {
    await documents.commit(anyone, [setOf('a/x', { n: 1 })])
    const gone: Write = { kind: 'delete', path: 'a/x' }
    const update: Write = {
      kind: 'set',
      path: 'a/x',
      fields: {},
      mask: ['n'],
      precondition: { exists: true },
    }
    await expect(documents.commit(anyone, [gone, update])).rejects.toMatchObject({
      status: 'INVALID_ARGUMENT',
    })
    await documents.commit(anyone, [gone, setOf('a/x', { n: 2, m: 3 }), update])
    expect(await dataOf('a/x')).toEqual({ m: 3 })
  })

  test('[DC2] all writes of a commit happen or none, in their order', async () => {
    const failing = documents.commit(anyone, [
      setOf('a/x', { n: 1 }),
      { kind: 'set', path: 'a/y', fields: {}, precondition: { exists: true } },
    ])
    await expect(failing).rejects.toMatchObject({ status: 'NOT_FOUND' })
    expect(await one('a/x')).toBeUndefined()

    const increment: Transform = { field: 'n', kind: 'increment', operand: { integerValue: 2 } }
    const { results } = await documents.commit(anyone, [
      setOf('a/x', { n: 1, m: 1 }),
      { kind: 'set', path: 'a/x', fields: {}, mask: ['m'], transforms: [increment] },
      { kind: 'delete', path: 'a/y' },
    ])
    expect(await dataOf('a/x')).toEqual({ n: 3 })
    expect(results[1]?.transformResults).toEqual([{ integerValue: '3' }])
  })

  test('[DC3] preconditions: existing, missing, and changed in the meantime', async () => {
    const { version } = await documents.commit(anyone, [setOf('a/x', { n: 1 })])
    const tried = (write: Write) => documents.commit(anyone, [write])
    const set = { kind: 'set' as const, path: 'a/x', fields: {} }
    await expect(tried({ ...set, precondition: { exists: false } })).rejects.toMatchObject({
      status: 'ALREADY_EXISTS',
    })
    await expect(tried({ ...set, path: 'a/y', precondition: { exists: true } })).rejects.toMatchObject({
      status: 'NOT_FOUND',
    })
    await expect(
      tried({ kind: 'delete', path: 'a/y', precondition: { exists: true } }),
    ).rejects.toMatchObject({ status: 'NOT_FOUND' })
    const stale = { updateVersion: version - 1n }
    await expect(tried({ ...set, precondition: stale })).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    })
    await expect(tried({ kind: 'verify', path: 'a/x', precondition: stale })).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    })
    await documents.commit(anyone, [
      { kind: 'verify', path: 'a/x', precondition: { updateVersion: version } },
    ])
    expect((await one('a/x'))?.updateVersion).toBe(version)
  })

  test('[DC4] a mask changes the named fields only; what is named and absent goes', async () => {
    await documents.commit(anyone, [setOf('a/x', { keep: 1, map: { in: 1, out: 2 }, gone: 3, 'dot.ted': 4 })])
    const fields = fieldsOfPlain({ map: { in: 9, ignored: 9 }, 'dot.ted': 5 })
    await documents.commit(anyone, [
      { kind: 'set', path: 'a/x', fields, mask: ['map.in', 'gone', '`dot.ted`', 'new.deep'] },
    ])
    expect(await dataOf('a/x')).toEqual({ keep: 1, map: { in: 9, out: 2 }, 'dot.ted': 5 })
  })

  test.each<[string, unknown, Transform, unknown]>([
    ['increment', 1, { field: 'n', kind: 'increment', operand: { doubleValue: 0.5 } }, 1.5],
    ['increment of a text', 'x', { field: 'n', kind: 'increment', operand: { integerValue: '2' } }, 2],
    [
      'increment at the top',
      2n ** 63n - 1n,
      { field: 'n', kind: 'increment', operand: { integerValue: 5 } },
      2n ** 63n - 1n,
    ],
    [
      'increment at the bottom',
      -(2n ** 63n),
      { field: 'n', kind: 'increment', operand: { integerValue: -5 } },
      -(2n ** 63n),
    ],
    ['minimum', 3, { field: 'n', kind: 'minimum', operand: { integerValue: 2 } }, 2],
    ['maximum', 3, { field: 'n', kind: 'maximum', operand: { doubleValue: 2.5 } }, 3],
    [
      'union',
      [1, 'a'],
      { field: 'n', kind: 'arrayUnion', values: [valueOfPlain('b'), { doubleValue: 1 }] },
      [1, 'a', 'b'],
    ],
    ['removal', [1, 'a', 1], { field: 'n', kind: 'arrayRemove', values: [{ doubleValue: 1 }] }, ['a']],
    ['union on nothing', undefined, { field: 'n', kind: 'arrayUnion', values: [valueOfPlain('b')] }, ['b']],
  ])('[DC5] transform: %s', async (_, before, transform, after) => {
    await documents.commit(anyone, [setOf('a/x', { n: before })])
    await documents.commit(anyone, [
      { kind: 'set', path: 'a/x', fields: {}, mask: [], transforms: [transform] },
    ])
    expect(await dataOf('a/x')).toEqual({ n: after })
  })

  test('[DC6] the time of the server is the time of the commit', async () => {
    const write: Write = {
      kind: 'set',
      path: 'a/x',
      fields: {},
      transforms: [{ field: 'at.created', kind: 'serverTime' }],
    }
    const { version } = await documents.commit(anyone, [write])
    expect(await dataOf('a/x')).toEqual({ at: { created: instantOfVersion(version) } })
  })

  test('[DC7] versions do not fall when the clock does, nor when the server starts again', async () => {
    let now = Date.now()
    const early = await openDocuments({
      database: engine.database,
      collections: [],
      open: true,
      now: () => now,
    })
    const first = await early.commit(anyone, [setOf('a/x', {})])
    now -= 3_600_000
    const second = await early.commit(anyone, [setOf('a/x', {})])
    await early.close()
    const later = await openDocuments({
      database: engine.database,
      collections: [],
      open: true,
      now: () => now,
    })
    const third = await later.commit(anyone, [setOf('a/x', {})])
    await later.close()
    expect(second.version).toBe(first.version + 1n)
    expect(third.version).toBe(second.version + 1n)
  })

  test('[DC8] commits that come together are all kept, each seeing the one before', async () => {
    const transforms: Transform[] = [{ field: 'n', kind: 'increment', operand: { integerValue: 1 } }]
    const writes = Array.from({ length: 40 }, () =>
      documents.commit(anyone, [{ kind: 'set', path: 'a/x', fields: {}, mask: [], transforms }]),
    )
    const versions = (await Promise.all(writes)).map(({ version }) => version)
    expect(await dataOf('a/x')).toEqual({ n: 40 })
    expect(new Set(versions).size).toBe(40)
  })

  test.each<[string, Fields]>([
    ['too large', fieldsOfPlain({ text: 'x'.repeat(1_048_576) })],
    ['too deep', nested(21)],
  ])('[DC9] a document that is %s is refused', async (_, fields) => {
    const writing = documents.commit(anyone, [{ kind: 'set', path: 'a/x', fields }])
    await expect(writing).rejects.toMatchObject({ status: 'INVALID_ARGUMENT' })
  })

  test('[DC10] what PostgreSQL cannot hold in its texts is kept all the same', async () => {
    const odd = { 'a\0b': 'x\0y', lone: '\ud800', long: 'é'.repeat(5000), list: ['\0'] }
    await documents.commit(anyone, [setOf('a/x', odd), { kind: 'set', path: 'a/y', fields: nested(20) }])
    expect(await dataOf('a/x')).toEqual(odd)
    expect(
      await pathsOf(documents, aQuery('a', { orderBy: [{ field: 'long', descending: false }] })),
    ).toEqual(['a/x'])
  })

  test('[DC11] a function works in one commit: it reads what it wrote, and acts outside only afterwards', async () => {
    const done: string[] = []
    const answer = await documents.transact(async (tx) => {
      tx.afterCommit(() => void done.push('told'))
      tx.create('a/x', { n: 1, map: { a: 1, b: 2 }, at: tx.now })
      tx.update('a/x', { 'map.a': 5, 'map.b': undefined })
      expect(done).toEqual([])
      return tx.get('a/x')
    })
    expect(answer).toMatchObject({ n: 1, map: { a: 5 } })
    expect(await dataOf('a/x')).toEqual(answer)
    expect(done).toEqual(['told'])
    const failing = documents.transact(async (tx) => {
      tx.afterCommit(() => void done.push('never'))
      tx.set('a/y', {})
      tx.update('a/z', { n: 1 })
    })
    await expect(failing).rejects.toMatchObject({ status: 'NOT_FOUND' })
    expect(await one('a/y')).toBeUndefined()
    expect(done).toEqual(['told'])
  })

  test('[DC12] functions that run together see each other', async () => {
    const claim = (who: string) =>
      documents.transact(async (tx) => {
        const seat = await tx.get('seats/1')
        if (seat !== undefined) return false
        tx.create('seats/1', { who })
        return true
      })
    const claims = await Promise.all(['ann', 'ben', 'cho'].map(claim))
    expect(claims.filter(Boolean)).toHaveLength(1)
  })
})

function nested(levels: number): Fields {
  let value: Value = { mapValue: { fields: {} } }
  for (let level = 1; level < levels; level += 1) value = { mapValue: { fields: { m: value } } }
  return { m: value }
}
