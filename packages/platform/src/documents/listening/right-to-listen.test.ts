import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import { listeningClient } from '../../../testing/documents/listening-client.ts'
import {
  aCollection,
  aQuery,
  testCaller,
  openEmptyDocuments,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Documents, Filter, ListenEvent, Target, Write } from '../types.ts'
import { valueOfPlain } from '../values/plain-data.ts'

const equal = (field: string, value: unknown): Filter => ({
  kind: 'field',
  field,
  operator: 'EQUAL',
  value: valueOfPlain(value),
})
const document = (...paths: string[]): Target => ({ kind: 'documents', paths })
const removal = (path: string): Write => ({ kind: 'delete', path })
const kinds = (events: readonly ListenEvent[]) => events.map(({ kind }) => kind)

describe('the right to listen', () => {
  let database: Database
  let documents: Documents
  const ann = testCaller('ann')
  const ben = testCaller('ben')
  const isMember = (related: unknown) => typeof related === 'object' && related !== null && 'role' in related
  const members = aCollection('k/{k}/team/{uid}')
  const notes = aCollection('k/{k}/notes/{note}', {
    policy: {
      ...aCollection('x/{x}').policy,
      policyReads: ({ k = '' }, caller) => ({ self: `k/${k}/team/${caller.uid}` }),
      read: ({ related, caller }, known) => isMember(related['self']) || known['author'] === caller.uid,
    },
  })
  const hides = aCollection('k/{k}/hides/{card}')
  const cards = aCollection('k/{k}/cards/{card}', {
    policy: {
      ...aCollection('x/{x}').policy,
      policyReads: ({ k = '', card = '' }) => ({ hides: `k/${k}/hides/${card}` }),
      nestedReads: (_, { uid }, related) => ({
        place: `k/${String(related['hides']?.['from'])}/team/${uid}`,
      }),
      read: ({ related }) => !isMember(related['place']),
    },
  })
  const all: Target = { kind: 'query', query: aQuery('k/k1/notes') }
  const mine: Target = { kind: 'query', query: aQuery('k/k1/notes', { where: equal('author', 'ben') }) }

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    documents = await openEmptyDocuments(database, { collections: [members, notes, hides, cards] })
    await documents.commit(ann, [
      setOf('k/k1/team/ann', { role: 'chef' }),
      setOf('k/k1/cards/c1', {}),
      setOf('k/k1/cards/c2', {}),
      setOf('k/k1/hides/c1', { from: 'k2' }),
      setOf('k/k1/notes/n1', { author: 'ann' }),
      setOf('k/k1/notes/n2', { author: 'ben' }),
    ])
  })
  afterEach(() => documents.close())
  afterAll(() => database.close())

  test('[DL9] a refusal ends its own target and no other', async () => {
    const client = listeningClient(documents, ben)
    await client.watch(2, all)
    await client.watch(4, mine)
    await client.watch(6, document('k/k1/notes/n1'))
    await client.watch(8, { kind: 'query', query: aQuery('secrets') })
    const refused = client.events.flatMap((event) =>
      event.kind === 'removed' ? [[event.targetId, event.cause?.status]] : [],
    )
    expect(refused).toEqual([
      [2, 'PERMISSION_DENIED'],
      [6, 'PERMISSION_DENIED'],
      [8, 'PERMISSION_DENIED'],
    ])
    expect([...client.shown(4).keys()]).toEqual(['k/k1/notes/n2'])
    expect(client.shown(2).size + client.shown(6).size).toBe(0)
  })

  test('[DL10] who is taken from the team stops hearing at once, in the same commit', async () => {
    const client = listeningClient(documents, ann)
    await client.watch(2, all)
    await client.watch(4, document('k/k1/notes/n2'))
    await client.watch(6, document('k/k1/notes/n1'))
    client.take()
    const { version } = await documents.commit(ben, [
      removal('k/k1/team/ann'),
      setOf('k/k1/notes/n2', { author: 'ben', secret: 1 }),
    ])
    await client.reach(version)
    const told = client.take()
    expect(told).toMatchObject([
      { kind: 'removed', targetId: 2, cause: { status: 'PERMISSION_DENIED' } },
      { kind: 'removed', targetId: 4, cause: { status: 'PERMISSION_DENIED' } },
      { kind: 'snapshot' },
    ])
    await documents.commit(ben, [setOf('k/k1/notes/n1', { author: 'ann', more: 1 })])
    await expect.poll(() => kinds(client.take())).toEqual(['change', 'snapshot'])
  })

  test('[DL11] a document that leaves a list for where the caller may not look is removed without its content', async () => {
    const client = listeningClient(documents, ben)
    await client.watch(2, mine)
    client.take()
    const { version } = await documents.commit(ann, [setOf('k/k1/notes/n2', { author: 'ann', secret: 1 })])
    await client.reach(version)
    expect(client.take()).toEqual([
      { kind: 'remove', path: 'k/k1/notes/n2', version, removedTargetIds: [2] },
      { kind: 'snapshot', version },
    ])
  })

  test('[DL16] who may read a document learns of its deletion, and of its return only when it may be read', async () => {
    const client = listeningClient(documents, ben)
    await client.watch(2, document('k/k1/notes/n2'))
    client.take()
    await documents.commit(ann, [removal('k/k1/notes/n2')])
    await expect.poll(() => kinds(client.take())).toEqual(['delete', 'snapshot'])
    await documents.commit(ann, [setOf('k/k1/notes/n2', { author: 'ann' })])
    await expect.poll(() => kinds(client.take())).toEqual(['removed', 'snapshot'])
  })

  test('what a policy names after a look at what it named first ends a listener too', async () => {
    const client = listeningClient(documents, ben)
    await client.watch(2, document('k/k1/cards/c1'))
    await client.watch(4, document('k/k1/cards/c2'))
    client.take()
    await documents.commit(ann, [setOf('k/k2/team/ben', { role: 'cook' })])
    await expect.poll(() => kinds(client.take())).toEqual(['removed', 'snapshot'])
    await documents.commit(ann, [setOf('k/k1/hides/c2', { from: 'k2' })])
    await expect.poll(() => kinds(client.take())).toEqual(['removed', 'snapshot'])
  })

  test('[DL12] a document listener ends when the document itself closes', async () => {
    const client = listeningClient(documents, ben)
    await client.watch(2, document('k/k1/notes/n2'))
    client.take()
    const { version } = await documents.commit(ann, [setOf('k/k1/notes/n2', { author: 'ann' })])
    await client.reach(version)
    expect(client.take()).toMatchObject([{ kind: 'removed', targetId: 2 }, { kind: 'snapshot' }])
  })
})
