import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import { collectionIdOf, collectionPathOf } from '@brigade/contract/path.ts'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import { DocumentsError } from '../documents-error.ts'
import { listeningClient } from '../../../testing/documents/listening-client.ts'
import {
  aCollection,
  aQuery,
  testCaller,
  openEmptyDocuments,
  setOf,
} from '../../../testing/documents/test-documents.ts'
import type { Documents, Filter, Query, Target, Write } from '../types.ts'
import { valueOfPlain } from '../values/plain-data.ts'

const no = () => false
const isOwn = ({ caller }: { readonly caller: Caller }, known: Readonly<Record<string, unknown>>) =>
  caller.uid !== null && known['owner'] === caller.uid

/** Everybody reads, nobody writes; one's own; a house's, by its team; nobody's at all. */
const collections = [
  aCollection('news/{newsId}', { policy: { read: () => true, create: no, change: no, delete: no } }),
  aCollection('own/{noteId}', {
    policy: {
      read: isOwn,
      create: isOwn,
      change: (context, before, after) => isOwn(context, before) && isOwn(context, after),
      delete: isOwn,
    },
  }),
  aCollection('houses/{houseId}/notes/{noteId}', {
    policy: {
      policyReads: ({ houseId = '' }, { uid }) => ({ member: `houses/${houseId}/team/${uid ?? ''}` }),
      read: ({ related }) => related['member'] !== undefined,
      create: ({ related }) => related['member'] !== undefined,
      change: ({ related }) => related['member'] !== undefined,
      delete: ({ related }) => related['member']?.['isHead'] === true,
    },
  }),
  aCollection('houses/{houseId}/team/{uid}', { policy: { read: no, create: no, change: no, delete: no } }),
  aCollection('locked/{id}', { policy: { read: no, create: no, change: no, delete: no } }),
]

const callers = {
  nobody: testCaller(null),
  guest: { ...testCaller('guest'), isGuest: true },
  ann: testCaller('ann'),
  cook: testCaller('cook'),
  head: testCaller('head'),
  // What a token claims of itself opens nothing that no policy asks about.
  boss: {
    ...testCaller('boss'),
    claims: { admin: true, owner: 'ann' },
    isEmailVerified: true,
    email: 'ann@example.com',
  },
} as const satisfies Record<string, Caller>

const PLACES = {
  news: 'news/x',
  own: 'own/x',
  house: 'houses/h/notes/x',
  locked: 'locked/x',
  undeclared: 'elsewhere/x',
  below: 'news/x/deep/x',
} as const

const ownerIs = (owner: string): Filter => ({
  kind: 'field',
  field: 'owner',
  operator: 'EQUAL',
  value: valueOfPlain(owner),
})
const groupOf = (path: string): Query => ({
  ...aQuery(collectionIdOf(path)),
  parent: '',
  allDescendants: true,
})
const setAgain = (path: string): Write => setOf(path, { owner: 'ann', n: 2 })

interface Try {
  readonly documents: Documents
  readonly caller: Caller
  readonly path: string
}

async function listen({ documents, caller }: Try, target: Target): Promise<void> {
  const client = listeningClient(documents, caller)
  await client.watch(2, target)
  const cause = client.events.flatMap((event) => (event.kind === 'removed' ? (event.cause ?? []) : []))[0]
  client.stream.close()
  if (cause !== undefined) throw new DocumentsError(cause.status, cause.message)
}

const list = (path: string) => aQuery(collectionPathOf(path))
const count = [{ alias: 'all', kind: 'count' }] as const
const sum = [{ alias: 'all', kind: 'sum', field: 'n' }] as const
const exists = { exists: true }
/** Being told whether something is there is an answer too. */
const told = (status: string) => (error: unknown) => {
  if (!(error instanceof DocumentsError) || error.status !== status) throw error
}
const [toldMissing, toldThere] = [told('NOT_FOUND'), told('ALREADY_EXISTS')]

/** Everything the protocol can ask of a place. */
const operations: Readonly<Record<string, (tried: Try) => Promise<unknown>>> = {
  get: ({ documents, caller, path }) => documents.get(caller, [path]),
  'get what is missing': ({ documents, caller, path }) => documents.get(caller, [`${path}-missing`]),
  'listen to a document': (tried) => listen(tried, { kind: 'documents', paths: [tried.path] }),
  list: ({ documents, caller, path }) => documents.run(caller, list(path)),
  'list what is ann’s': ({ documents, caller, path }) =>
    documents.run(caller, { ...list(path), where: ownerIs('ann') }),
  'listen to a list': (tried) => listen(tried, { kind: 'query', query: list(tried.path) }),
  count: ({ documents, caller, path }) => documents.aggregate(caller, list(path), count),
  sum: ({ documents, caller, path }) => documents.aggregate(caller, list(path), sum),
  'list a group': ({ documents, caller, path }) => documents.run(caller, groupOf(path)),
  'listen to a group': (tried) => listen(tried, { kind: 'query', query: groupOf(tried.path) }),
  'count a group': ({ documents, caller, path }) => documents.aggregate(caller, groupOf(path), count),
  create: ({ documents, caller, path }) => documents.commit(caller, [setAgain(`${path}-new`)]),
  update: ({ documents, caller, path }) => documents.commit(caller, [setAgain(path)]),
  delete: ({ documents, caller, path }) => documents.commit(caller, [{ kind: 'delete', path }]),
  'update what is missing': ({ documents, caller, path }) =>
    documents.commit(caller, [{ ...setAgain(`${path}-missing`), precondition: exists }]).catch(toldMissing),
  'create what is there': ({ documents, caller, path }) =>
    documents.commit(caller, [{ ...setAgain(path), precondition: { exists: false } }]).catch(toldThere),
  'delete what is missing': ({ documents, caller, path }) =>
    documents.commit(caller, [{ kind: 'delete', path: `${path}-missing` }]),
  'verify what is missing': ({ documents, caller, path }) =>
    documents
      .commit(caller, [{ kind: 'verify', path: `${path}-missing`, precondition: exists }])
      .catch(toldMissing),
  'transaction that reads and writes': ({ documents, caller, path }) =>
    documents.commit(caller, [{ kind: 'verify', path, precondition: exists }, setAgain(`${path}-new`)]),
  'batch with a write elsewhere': ({ documents, caller, path }) =>
    documents.commit(caller, [setAgain(path), setAgain('locked/y')]),
}

const READ = 'nobody guest ann cook head boss'
const TEAM = 'cook head'

/** Who may do what; whatever is not named here nobody may. */
const allowed: Readonly<Record<string, Partial<Record<keyof typeof PLACES, string>>>> = {
  get: { news: READ, own: 'ann', house: TEAM },
  'get what is missing': { news: READ, house: TEAM },
  'listen to a document': { news: READ, own: 'ann', house: TEAM },
  list: { news: READ, house: TEAM },
  'list what is ann’s': { news: READ, own: 'ann', house: TEAM },
  'listen to a list': { news: READ, house: TEAM },
  count: { news: READ, house: TEAM },
  sum: { news: READ, house: TEAM },
  'list a group': { news: READ },
  'listen to a group': { news: READ },
  'count a group': { news: READ },
  create: { own: 'ann', house: TEAM },
  update: { own: 'ann', house: TEAM },
  delete: { own: 'ann', house: 'head' },
  'update what is missing': { news: READ, house: TEAM },
  'create what is there': { news: READ, own: 'ann', house: TEAM },
  'delete what is missing': { news: READ, house: TEAM },
  'verify what is missing': { news: READ, house: TEAM },
  'transaction that reads and writes': { own: 'ann', house: TEAM },
}

const rows = Object.entries(operations).flatMap(([operation, act]) =>
  Object.entries(PLACES).map(([place, path]) => {
    const who = Object.entries(allowed[operation] ?? {}).find(([name]) => name === place)?.[1] ?? ''
    return { operation, place, path, act, who }
  }),
)

describe('who may do what, where', () => {
  let database: Database
  let documents: Documents

  beforeAll(async () => {
    database = await openTestDatabase()
    documents = await openEmptyDocuments(database, { collections })
  })
  afterAll(async () => {
    await documents.close()
    await database.close()
  })

  const reset = () =>
    documents.transact(async (tx) => {
      for (const path of [PLACES.news, PLACES.own, PLACES.house, PLACES.locked]) {
        tx.set(path, { owner: 'ann', n: 1 })
        tx.delete(`${path}-new`)
      }
      tx.set('houses/h/team/cook', {})
      tx.set('houses/h/team/head', { isHead: true })
    })
  beforeEach(reset)

  test.each(rows)('[DA13] $operation at $place: $who', async ({ act, path, who }) => {
    const may: string[] = []
    const refusals: string[] = []
    for (const [name, caller] of Object.entries(callers)) {
      const verdict = await act({ documents, caller, path }).then(
        () => 'OK',
        (error: unknown) => (error instanceof DocumentsError ? error.status : String(error)),
      )
      if (verdict === 'OK') {
        may.push(name)
        await reset()
      } else refusals.push(verdict)
    }

    expect(may.join(' ')).toBe(who)
    expect(refusals.filter((verdict) => verdict !== 'PERMISSION_DENIED')).toEqual([])
  })
})
