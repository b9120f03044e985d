import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../open-documents.ts'
import { listeningClient } from '../../../testing/documents/listening-client.ts'
import type { ListeningClient } from '../../../testing/documents/listening-client.ts'
import {
  anyone,
  aQuery,
  openEmptyDocuments,
  pathsOf,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Documents, Query, Write } from '../types.ts'

const write: fc.Arbitrary<Write> = fc
  .record({ id: fc.integer({ min: 0, max: 12 }), n: fc.option(fc.integer({ min: 0, max: 5 })) })
  .map(({ id, n }) =>
    n === null ? { kind: 'delete', path: `t/d${id}` } : setOf(`t/d${id}`, { n, odd: n % 2 === 1 }),
  )
const batches = fc.array(
  fc.uniqueArray(write, { minLength: 1, maxLength: 6, selector: ({ path }) => path }),
  {
    minLength: 3,
    maxLength: 14,
  },
)

const queries: readonly Query[] = [
  aQuery('t', { where: { kind: 'field', field: 'odd', operator: 'EQUAL', value: { booleanValue: true } } }),
  aQuery('t', { orderBy: [{ field: 'n', descending: true }], limit: 2 }),
  aQuery('t', { orderBy: [{ field: 'n', descending: false }], limit: 1, offset: 1 }),
  aQuery('t', {
    where: { kind: 'field', field: 'n', operator: 'GREATER_THAN', value: { integerValue: 2 } },
    limit: 3,
  }),
]

describe('listening at random', () => {
  let engine: SharedDatabase
  let documents: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
    documents = await openEmptyDocuments(engine.database)
  })
  afterAll(async () => {
    await documents.close()
    await engine.close()
  })

  const watchAll = (client: ListeningClient, resume?: bigint) =>
    Promise.all(queries.map((query, at) => client.watch(2 * at + 2, { kind: 'query', query }, resume)))
  const shownTo = (client: ListeningClient) =>
    queries.map((_, at) => [...client.shown(2 * at + 2).keys()].sort())
  const foundBy = (reader: Documents) =>
    Promise.all(queries.map(async (query) => [...(await pathsOf(reader, query))].sort()))

  test('[DL13] after every commit a listener shows what a query finds', async () => {
    await fc.assert(
      fc.asyncProperty(batches, async (commits) => {
        await engine.database.query('truncate documents')
        const client = listeningClient(documents, anyone)
        await watchAll(client)
        for (const writes of commits) {
          const { version } = await documents.commit(anyone, writes)
          await documents.commit(anyone, [setOf('t/marker', { n: -1, odd: true, version: String(version) })])
          await client.reach(version)
        }
        const { version } = await documents.commit(anyone, [setOf('t/marker', { n: 9, odd: true })])
        await client.reach(version)
        expect(shownTo(client)).toEqual(await foundBy(documents))
        expect(client.hasGoneBack).toBe(false)
        client.stream.close()
      }),
      { numRuns: 20 },
    )
  })

  test('[DL14] who leaves at any time and comes back misses nothing', async () => {
    await fc.assert(
      fc.asyncProperty(batches, fc.nat(13), async (commits, away) => {
        await engine.database.query('truncate documents, document_changes')
        const client = listeningClient(documents, anyone)
        for (const [at, writes] of commits.entries()) {
          if (at === 1) await watchAll(client)
          if (at === away) queries.forEach((_, index) => client.stream.removeTarget(2 * index + 2))
          await documents.commit(anyone, writes)
        }
        if (commits.length > 1)
          await watchAll(client, away < commits.length && away > 1 ? client.snapshot : undefined)
        const { version } = await documents.commit(anyone, [setOf('t/marker', { n: 9, odd: true })])
        await client.reach(version)
        expect(shownTo(client)).toEqual(await foundBy(documents))
        expect(client.hasGoneBack).toBe(false)
        client.stream.close()
      }),
      { numRuns: 20 },
    )
  })

  test('[DL15] the processes that share a database hear each other in order', async () => {
    const otherDatabase = await engine.openAnother()
    const other = await openDocuments({ database: otherDatabase, collections: [], open: true })
    const client = listeningClient(other, anyone)
    await watchAll(client)
    const many = Array.from({ length: 60 }, (_, n) =>
      (n % 2 === 0 ? documents : other).commit(anyone, [
        setOf(`t/d${n % 9}`, { n: n % 5, odd: n % 3 === 0 }),
      ]),
    )
    await Promise.all(many)
    const { version } = await documents.commit(anyone, [setOf('t/marker', { n: 9, odd: true, by: 'all' })])
    await client.reach(version)
    expect(shownTo(client)).toEqual(await foundBy(other))
    expect(client.hasGoneBack).toBe(false)
    await other.close()
    await otherDatabase.close()
  })
})
