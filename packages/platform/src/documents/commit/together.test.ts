import { randomBytes } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../open-documents.ts'
import { listeningClient } from '../../../testing/documents/listening-client.ts'
import {
  aCollection,
  anyone,
  aQuery,
  openEmptyDocuments,
  pathsOf,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Documents, Transform, Write } from '../types.ts'
import { plainData } from '../values/plain-data.ts'

const ROUNDS = 20
const AT_ONCE = 30
/** What PostgreSQL says of a row that an index cannot hold. */
const PROGRAM_LIMIT_EXCEEDED = '54000'

describe('commits that share a transaction', () => {
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
  const addOne: Transform = { field: 'n', kind: 'increment', operand: { integerValue: 1 } }
  const increment = (path: string): Write => ({
    kind: 'set',
    path,
    fields: {},
    mask: [],
    transforms: [addOne],
  })
  const create = (path: string): Write => ({ ...setOf(path, { n: 0 }), precondition: { exists: false } })

  test('[DC13] each has a version of its own, and each finds what those before it have left', async () => {
    const commits = await Promise.all(
      Array.from({ length: AT_ONCE }, () => documents.commit(anyone, [increment('a/x')])),
    )
    const versions = commits.map(({ version }) => version)

    expect(new Set(versions).size).toBe(AT_ONCE)
    expect(versions.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(versions)
    expect(commits.map(({ results }) => results[0]?.transformResults[0])).toEqual(
      commits.map((_, index) => ({ integerValue: String(index + 1) })),
    )
    expect(await one('a/x')).toMatchObject({ createVersion: versions[0], updateVersion: versions.at(-1) })
  })

  test('what some of them delete, make and change is stored as the last of them leaves it', async () => {
    await documents.commit(anyone, [setOf('a/x', { n: 7 })])
    // The first is on its way when the others come, so these wait for it together.
    await Promise.all(
      [
        [create('a/first')],
        [{ kind: 'delete' as const, path: 'a/x' }],
        [create('a/x')],
        [create('a/y')],
        [increment('a/y')],
        [create('a/z')],
        [{ kind: 'delete' as const, path: 'a/z' }],
      ].map((writes) => documents.commit(anyone, writes)),
    )
    const stored = await Promise.all(['a/x', 'a/y', 'a/z'].map(one))

    expect(stored.map((document) => document && plainData(document.fields))).toEqual([
      { n: 0 },
      { n: 1 },
      undefined,
    ])
  })

  test('[DC14] one that is refused takes nothing of the others along', async () => {
    const creations = Array.from({ length: AT_ONCE }, () => documents.commit(anyone, [create('a/x')]))
    const settled = await Promise.allSettled([...creations, documents.commit(anyone, [create('a/y')])])

    expect(settled.map(({ status }) => status)).toEqual([
      'fulfilled',
      ...creations.slice(1).map(() => 'rejected'),
      'fulfilled',
    ])
    expect(await pathsOf(documents, aQuery('a'))).toEqual(['a/x', 'a/y'])
  })

  test('[DC15] one that the database cannot hold is refused alone, and the others stand', async () => {
    const fields = Array.from({ length: 18 }, (_, at) => `f${at}`)
    const declared = await openEmptyDocuments(engine.database, {
      collections: [aCollection('a/{id}', { indexes: [fields] })],
    })
    const wide = setOf(
      'a/wide',
      Object.fromEntries(fields.map((field) => [field, randomBytes(80).toString('hex')])),
    )
    const settled = await Promise.allSettled(
      [create('a/x'), wide, create('a/y'), wide].map((write) => declared.commit(anyone, [write])),
    )
    await declared.close()

    expect(settled).toMatchObject([
      { status: 'fulfilled' },
      {
        status: 'rejected',
        reason: { code: PROGRAM_LIMIT_EXCEEDED },
      },
      { status: 'fulfilled' },
      { status: 'rejected', reason: { code: PROGRAM_LIMIT_EXCEEDED } },
    ])
    expect(await pathsOf(documents, aQuery('a'))).toEqual(['a/x', 'a/y'])
  })

  test('[DC19] reads that wait together each get what they asked for, as it was when they asked', async () => {
    const paths = Array.from({ length: AT_ONCE }, (_, at) => `a/x${at}`)
    await documents.commit(
      anyone,
      paths.map((path, n) => setOf(path, { n })),
    )
    const read = async (at: number) => {
      if (at % 3 === 0) await documents.commit(anyone, [setOf(`a/x${at}`, { n: -at })])
      return (await documents.get(anyone, [`a/x${at}`, `a/none${at}`])).documents
    }
    const found = await Promise.all(paths.map((_, at) => read(at)))

    expect(found.map(([there, missing]) => [there?.path, plainData(there?.fields ?? {}), missing])).toEqual(
      paths.map((path, at) => [path, { n: at % 3 === 0 ? -at : at }, undefined]),
    )
  })

  test('[DC16] functions among them see what was committed before them', async () => {
    const first = documents.commit(anyone, [create('a/x'), create('a/y')])
    const seen = documents.transact(async (tx) => {
      tx.delete('a/y')
      return (await tx.query(aQuery('a'))).length
    })
    const last = documents.commit(anyone, [create('a/y')])

    expect([(await first).results.length, await seen, (await last).results.length]).toEqual([2, 2, 1])
  })

  test('[DC18] processes that write at once lose nothing of each other', async () => {
    const elsewhere = await engine.openAnother()
    if (elsewhere === undefined) return
    const others = await openDocuments({ database: elsewhere, collections: [], open: true })
    await Promise.all(
      Array.from({ length: ROUNDS * AT_ONCE }, (_, index) =>
        (index % 2 === 0 ? documents : others).commit(anyone, [increment('a/x')]),
      ),
    )

    expect(plainData((await one('a/x'))?.fields ?? {})).toEqual({ n: ROUNDS * AT_ONCE })
    await others.close()
    await elsewhere.close()
  })

  test('[DC17] listeners, here and in another process, end with what is stored', async () => {
    const elsewhere = (await engine.openAnother()) ?? engine.database
    const others = await openDocuments({ database: elsewhere, collections: [], open: true })
    const clients = [listeningClient(documents, anyone), listeningClient(others, anyone)]
    for (const client of clients) await client.watch(2, { kind: 'query', query: aQuery('a') })

    for (let round = 0; round < ROUNDS; round += 1) {
      await Promise.allSettled(
        Array.from({ length: AT_ONCE }, (_, index) => {
          const path = `a/${(index * 7 + round) % 5}`
          const writes = [[create(path)], [increment(path)], [{ kind: 'delete' as const, path }]]
          return documents.commit(anyone, writes[(index + round) % writes.length] ?? [])
        }),
      )
    }
    const { version } = await documents.commit(anyone, [setOf('a/last', { n: 1 })])
    const stored = (await documents.run(anyone, aQuery('a'))).documents
    for (const client of engine.openAnother === undefined ? clients.slice(0, 1) : clients) {
      await client.reach(version)
      expect(client.hasGoneBack).toBe(false)
      expect(new Map([...client.shown(2)].map(([path, { fields }]) => [path, plainData(fields)]))).toEqual(
        new Map(stored.map(({ path, fields }) => [path, plainData(fields)])),
      )
      client.stream.close()
    }
    await others.close()
    if (elsewhere !== engine.database) await elsewhere.close()
  })
})
