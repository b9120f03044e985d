import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { listeningClient } from '../../testing/documents/listening-client.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { aCollection, aQuery, setOf, testCaller } from '../../testing/documents/test-documents.ts'
import { openDocuments } from './open-documents.ts'
import type { Documents } from './types.ts'

const MANY = 2500
const LARGE_READS = 10
const COMMITS = 8
const hostile = testCaller('hostile')
const cook = testCaller('cook')

let database: Database
let documents: Documents

beforeAll(async () => {
  database = await openTestDatabase()
  documents = await openDocuments({
    database,
    collections: [
      aCollection('items/{id}'),
      aCollection('few/{id}', { mostListed: 1500 }),
      aCollection('cards/{id}', { mostListed: 30 }),
      aCollection('kitchens/{id}'),
    ],
  })
  await documents.transact(async (tx) => {
    for (let n = 0; n < MANY; n += 1) tx.set(`items/i${n}`, { n, text: `What lies on shelf ${n}`.repeat(10) })
    for (let n = 0; n < 2000; n += 1) tx.set(`few/f${n}`, { n })
  })
})
afterAll(async () => {
  await documents.close()
  await database.close()
})

test('commits and small reads of others overtake somebody who reads all there is, again and again', async () => {
  let read = 0
  const reads = Array.from({ length: LARGE_READS }, async () => {
    const found = await documents.run(hostile, aQuery('items'))
    read += 1
    return found.documents.length
  })
  const listener = listeningClient(documents, hostile)
  const listening = listener.watch(2, { kind: 'query', query: aQuery('items') })
  for (let n = 0; n < COMMITS; n += 1) {
    await documents.commit(cook, [setOf('kitchens/k', { n })])
    const { documents: found } = await documents.run(cook, aQuery('kitchens', { limit: 10 }))
    expect(found).toHaveLength(1)
  }
  // Served in the order in which they came, all of them would have been read before the last commit.
  expect(read).toBeLessThan(LARGE_READS)
  expect(await Promise.all(reads)).toEqual(Array.from({ length: LARGE_READS }, () => MANY))
  await listening
  listener.stream.close()
})

test('a query gives as much as its collection allows, and says how to go on', async () => {
  const refused = {
    status: 'RESOURCE_EXHAUSTED',
    message: 'This query has more than 1500 documents. Ask for fewer at a time, with a limit and a cursor.',
  }
  const count = async (different: Parameters<typeof aQuery>[1]) =>
    (await documents.run(cook, aQuery('few', different))).documents.length
  await expect(count({})).rejects.toMatchObject(refused)
  await expect(count({ limit: 1501 })).rejects.toMatchObject(refused)
  await expect(count({ limit: 2, offset: 1499 })).rejects.toMatchObject(refused)
  expect(await count({ limit: 1500 })).toBe(1500)
  expect(await count({ limit: 500, offset: 1000 })).toBe(500)
  expect(await count({ orderBy: [{ field: 'n', descending: true }], limit: 3 })).toBe(3)
})

test('a list for everybody gives some pages, and not all there is', async () => {
  await documents.transact(async (tx) => {
    for (let n = 0; n < 40; n += 1) tx.set(`cards/c${n}`, { n })
  })
  const run = (different: Parameters<typeof aQuery>[1]) => documents.run(cook, aQuery('cards', different))
  const refused = { status: 'RESOURCE_EXHAUSTED', message: expect.stringContaining('more than 30') }
  await expect(run({})).rejects.toMatchObject(refused)
  await expect(run({ limit: 31 })).rejects.toMatchObject(refused)
  await expect(run({ limit: 10, offset: 25 })).rejects.toMatchObject(refused)
  expect((await run({ limit: 30 })).documents).toHaveLength(30)
  expect((await run({ limit: 5, offset: 25 })).documents).toHaveLength(5)
})

test('a listener that is too large ends in words, and the others of its stream go on', async () => {
  const client = listeningClient(documents, cook)
  await client.watch(2, { kind: 'query', query: aQuery('few') })
  await client.watch(4, { kind: 'query', query: aQuery('few', { limit: 5 }) })
  const ended = client.events.filter(({ kind }) => kind === 'removed')
  expect(ended).toEqual([
    { kind: 'removed', targetId: 2, cause: expect.objectContaining({ status: 'RESOURCE_EXHAUSTED' }) },
  ])
  expect(client.events).toContainEqual(expect.objectContaining({ kind: 'current', targetId: 4 }))
  client.stream.close()
})

test('a sum reads no more than a list', async () => {
  const sum = [{ alias: 'all', kind: 'sum', field: 'n' }] as const
  await expect(documents.aggregate(cook, aQuery('few'), sum)).rejects.toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
  })
  const count = [{ alias: 'all', kind: 'count' }] as const
  const { values } = await documents.aggregate(cook, aQuery('few'), count)
  expect(values).toEqual({ all: { integerValue: '2000' } })
})
