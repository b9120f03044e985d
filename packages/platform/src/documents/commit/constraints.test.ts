import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Constraint } from '@brigade/contract/constraint.ts'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { aCollection, anyone, openEmptyDocuments, setOf } from '../../../testing/documents/test-documents.ts'
import type { Documents } from '../types.ts'

/** Nothing leads back to where it began, however long the way. */
const noRing: Constraint = {
  reads: ({ after }, found) =>
    [after, ...found.values()].flatMap((one) => {
      const next = one?.['next']
      return typeof next === 'string' ? [{ document: `chain/${next}` }] : []
    }),
  violation: ({ params }, found) =>
    found.has(`chain/${params['id']}`) ? `${[...found.keys()].join(' → ')} is a ring.` : undefined,
}

/** A shelf is not closed while there is a full box on it. */
const emptyWhenClosed: Constraint = {
  reads: ({ params, after }) =>
    after?.['isClosed'] === true
      ? [{ collection: `shelves/${params['shelf']}/boxes`, where: { state: 'full' } }]
      : [],
  violation: (_, found) => (found.size === 0 ? undefined : `Still full: ${[...found.keys()].join(', ')}`),
}

const collections = [
  aCollection('chain/{id}', { constraints: [noRing] }),
  aCollection('shelves/{shelf}', { constraints: [emptyWhenClosed] }),
  aCollection('shelves/{shelf}/boxes/{box}'),
]

describe('constraints', () => {
  let engine: SharedDatabase
  let documents: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
  })
  beforeEach(async () => {
    documents = await openEmptyDocuments(engine.database, { collections })
  })
  afterEach(() => documents.close())
  afterAll(() => engine.close())

  const write = (...[path, data]: Parameters<typeof setOf>) => documents.commit(anyone, [setOf(path, data)])
  const closed = setOf('shelves/1', { isClosed: true })
  const box = (name: string, state: string) => setOf(`shelves/1/boxes/${name}`, { state })

  test('[DR7] a constraint follows what points to each other, and its refusal is told in its words', async () => {
    await write('chain/a', { next: 'b' })
    await write('chain/b', { next: 'c' })
    await expect(write('chain/c', { next: 'a' })).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: 'chain/a → chain/b → chain/c is a ring.',
    })
    await write('chain/c', { next: 'd' })
  })

  test('[DR7] it sees every write of the commit, also what the commit takes away', async () => {
    await documents.commit(anyone, [box('x', 'full'), box('y', 'empty')])
    await documents.commit(anyone, [setOf('shelves/2', { isClosed: true })])
    await expect(documents.commit(anyone, [closed])).rejects.toMatchObject({
      message: 'Still full: shelves/1/boxes/x',
    })
    await expect(
      documents.commit(anyone, [closed, box('x', 'empty'), box('y', 'full')]),
    ).rejects.toMatchObject({ message: 'Still full: shelves/1/boxes/y' })
    await documents.commit(anyone, [closed, { kind: 'delete', path: 'shelves/1/boxes/x' }])
  })

  test('[DR7] commits that come together see each other, and functions are asked too', async () => {
    const [filled, shut] = await Promise.allSettled([
      documents.commit(anyone, [box('x', 'full')]),
      documents.commit(anyone, [closed]),
    ])
    expect([filled.status, shut.status]).toEqual(['fulfilled', 'rejected'])
    const closing = documents.transact(async (tx) => tx.set('shelves/1', { isClosed: true }))
    await expect(closing).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' })
  })

  test('[DR7] what reaches too far to be looked at is refused', async () => {
    const far = Array.from({ length: 25 }, (_, at) => setOf(`chain/${at}`, { next: String(at + 1) }))
    await expect(documents.commit(anyone, far)).rejects.toMatchObject({ status: 'FAILED_PRECONDITION' })
  })
})
