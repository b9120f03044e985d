import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Collection } from '@brigade/contract/collection.ts'
import type { Database } from '../../database/database.ts'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../open-documents.ts'
import { listeningClient } from '../../../testing/documents/listening-client.ts'
import {
  aCollection,
  anyone,
  aQuery,
  testCaller,
  openEmptyDocuments,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Documents } from '../types.ts'

/** Only who is in the team reads the notes of a kitchen. */
const collections: readonly Collection[] = [
  aCollection('k/{k}/team/{uid}'),
  aCollection('k/{k}/notes/{n}', {
    policy: {
      policyReads: ({ k }, { uid }) => ({ member: `k/${k}/team/${uid}` }),
      read: ({ related }) => related['member'] !== undefined,
      create: () => true,
      change: () => true,
      delete: () => true,
    },
  }),
]

const HOUR_MS = 3_600_000

describe('two processes', () => {
  let engine: SharedDatabase
  let elsewhere: Database
  let here: Documents
  let there: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
    elsewhere = await engine.openAnother()
    here = await openEmptyDocuments(engine.database, { collections })
    there = await openDocuments({ database: elsewhere, collections, now: () => Date.now() - HOUR_MS })
  })
  afterAll(async () => {
    await here.close()
    await there.close()
    await elsewhere.close()
    await engine.close()
  })

  test('[DL17] who is taken from the team by one process stops hearing on another', async () => {
    await here.commit(anyone, [setOf('k/k1/team/ann', {}), setOf('k/k1/notes/n1', {})])
    const client = listeningClient(there, testCaller('ann'))
    await client.watch(2, { kind: 'query', query: aQuery('k/k1/notes') })
    expect([...client.shown(2).keys()]).toEqual(['k/k1/notes/n1'])
    client.take()
    await here.commit(anyone, [{ kind: 'delete', path: 'k/k1/team/ann' }])
    await expect
      .poll(() => client.take(), { timeout: 1000 })
      .toContainEqual(
        expect.objectContaining({
          kind: 'removed',
          cause: expect.objectContaining({ status: 'PERMISSION_DENIED' }),
        }),
      )
    client.stream.close()
  })

  test('[DC14] versions do not fall between processes whose clocks differ', async () => {
    const versions: bigint[] = []
    for (let n = 0; n < 5; n += 1) {
      for (const documents of [here, there]) {
        versions.push((await documents.commit(anyone, [setOf('k/k1/notes/n2', { n })])).version)
      }
    }
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => (a < b ? -1 : 1)))
  })
})
