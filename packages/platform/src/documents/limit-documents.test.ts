import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { limitDocuments } from './limit-documents.ts'
import { aQuery, testCaller, openEmptyDocuments, setOf } from '../../testing/documents/test-documents.ts'
import type { Documents } from './types.ts'

let database: Database
let documents: Documents

beforeAll(async () => {
  database = await openTestDatabase()
  documents = await openEmptyDocuments(database)
})
afterAll(async () => {
  await documents.close()
  await database.close()
})

test('[DX1] an account that asks too much is told when to come back, and no other account is', async () => {
  let now = 0
  const perMs = 60_000
  const limits = { commits: { tries: 2, perMs }, reads: { tries: 3, perMs } }
  const limited = limitDocuments(documents, () => now, limits)
  const [ann, ben] = [testCaller('ann'), testCaller('ben')]
  const refused = {
    status: 'RESOURCE_EXHAUSTED',
    message: 'An account may make 2 commits in 60 seconds; try again at 1970-01-01T00:01:00.000Z.',
  }

  for (const n of [1, 2]) await limited.commit(ann, [setOf('a/x', { n })])
  await expect(limited.commit(ann, [setOf('a/x', { n: 3 })])).rejects.toMatchObject(refused)
  await limited.commit(ben, [setOf('a/y', {})])

  await limited.get(ann, ['a/x'])
  await limited.run(ann, aQuery('a'))
  const stream = limited.listen(ann, () => undefined)
  stream.addTarget(2, { kind: 'documents', paths: ['a/x'] }, null)
  expect(() => stream.addTarget(4, { kind: 'documents', paths: ['a/x'] }, null)).toThrow(/3 reads/)
  await expect(limited.aggregate(ann, aQuery('a'), [])).rejects.toMatchObject({
    status: 'RESOURCE_EXHAUSTED',
  })
  stream.close()

  now += perMs
  await limited.commit(ann, [setOf('a/x', { n: 3 })])
  expect((await documents.get(ben, ['a/x'])).documents[0]?.fields).toEqual({ n: { integerValue: '3' } })
})
