import type { DocumentData } from '@brigade/contract/document.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { openSharedDatabase, type SharedDatabase } from '../../testing/database/test-database.ts'
import { aCollection, setOf, testCaller } from '../../testing/documents/test-documents.ts'
import { silentLog } from '../documents/log.ts'
import { openDocuments } from '../documents/open-documents.ts'
import type { Documents, Write } from '../documents/types.ts'
import { quotaDocuments, transactCounted } from './quota-documents.ts'
import { quotaRules } from './quota-rules.ts'
import { openWriteQuota, type WriteQuota } from './write-quota.ts'

const HOUR_MS = 3_600_000
const START = Date.UTC(2026, 10, 26, 12)
const many = { atOnce: 1_000_000, perHour: 1_000_000 }
const lots = { documents: many, bytes: many, heldBytes: 1_000_000 }
const rules = quotaRules({
  account: { ...lots, documents: { atOnce: 10, perHour: 60 }, heldBytes: 2000 },
  guest: { ...lots, documents: { atOnce: 2, perHour: 6 } },
  place: { ...lots, documents: { atOnce: 15, perHour: 60 } },
  address: { ...lots, documents: { atOnce: 12, perHour: 60 } },
  places: ['kitchens'],
})
const [ann, ben] = [testCaller('ann'), testCaller('ben')]
const guest = { ...testCaller('gus'), isGuest: true }

let now: number
let shared: SharedDatabase
let closing: (() => Promise<void>)[]
let documents: Documents
let quota: WriteQuota

async function openQuota(database = shared.database): Promise<WriteQuota> {
  const opened = await openWriteQuota({ database, rules, now: () => now, log: silentLog })
  closing.push(() => opened.close())
  return opened
}

beforeEach(async () => {
  now = START
  closing = []
  shared = await openSharedDatabase()
  const collections = ['notes/{id}', 'kitchens/{id}', 'kitchens/{id}/notes/{noteId}'].map((path) =>
    aCollection(path, {
      policy: {
        read: () => true,
        create: (_, after) => after['isBad'] !== true,
        change: () => true,
        delete: () => true,
      },
    }),
  )
  documents = await openDocuments({ database: shared.database, collections })
  quota = await openQuota()
})
afterEach(async () => {
  for (const close of closing.toReversed()) await close()
  await documents.close()
  await shared.close()
})

const notes = (
  count: number,
  { below = 'notes', ...data }: { readonly below?: string } & DocumentData = {},
): readonly Write[] =>
  Array.from({ length: count }, (_, index) => setOf(`${below}/n${index}`, { index, ...data }))
const commit = (who: typeof ann & { readonly address?: string }, writes: readonly Write[], by = quota) =>
  quotaDocuments(documents, by).commit(who, writes)
const at = (ms: number) => new Date(START + ms).toISOString()

test('an account that has written all it may is told when to come back, and then may again', async () => {
  await commit(ann, notes(10))
  const refused = { status: 'RESOURCE_EXHAUSTED', of: 'account', retryAt: at(60_000) }
  await expect(commit(ann, notes(1))).rejects.toMatchObject(refused)
  expect(await quota.retryAt(ann, [])).toBe(START + 60_000)
  await commit(ben, notes(1))
  now += 60_000
  expect(await quota.retryAt(ann, [])).toBe(null)
  await commit(ann, notes(1))
  await expect(commit(ann, notes(1))).rejects.toMatchObject({ ...refused, retryAt: at(120_000) })
})

test('a guest may write less, and a commit larger than the limit passes once', async () => {
  await commit(guest, notes(5))
  await expect(commit(guest, notes(1))).rejects.toMatchObject({ of: 'account', retryAt: at(40 * 60_000) })
})

test('what is refused or fails is not counted, and deletions are', async () => {
  for (let time = 0; time < 5; time += 1)
    await expect(commit(ann, notes(10, { isBad: true }))).rejects.toMatchObject({
      status: 'PERMISSION_DENIED',
    })
  await commit(ann, notes(6))
  await commit(
    ann,
    notes(4).map(({ path }) => ({ kind: 'delete', path })),
  )
  await expect(commit(ann, notes(1))).rejects.toMatchObject({ of: 'account' })
})

test('bytes count as well as documents', async () => {
  await commit(ann, notes(1, { text: 'x'.repeat(1_000_000) }))
  await expect(commit(ann, notes(1))).rejects.toMatchObject({ of: 'account', retryAt: expect.any(String) })
})

test('a place counts whoever writes there', async () => {
  await commit(ann, notes(8, { below: 'kitchens/k/notes' }))
  await commit(ben, notes(7, { below: 'kitchens/k/notes' }))
  await expect(commit(ben, notes(1, { below: 'kitchens/k/notes' }))).rejects.toMatchObject({ of: 'place' })
  expect(await quota.retryAt(ben, [])).toBe(null)
  expect(await quota.retryAt(ben, ['kitchens/k/notes/n'])).toBe(START + 60_000)
  await commit(ben, notes(1, { below: 'kitchens/other/notes' }))
})

test.each([
  ['IPv4', '203.0.113.7', '203.0.113.7', '203.0.113.8'],
  ['IPv4 in IPv6', '203.0.113.7', '::ffff:203.0.113.7', '203.0.113.8'],
  ['IPv6 by its network', '2001:db8:1:2::1', '2001:db8:1:2:ffff::2', '2001:db8:1:3::1'],
])('an address counts whoever writes from it: %s', async (_, first, same, other) => {
  await commit({ ...ann, address: first }, notes(10))
  await commit({ ...ben, address: same }, notes(2))
  await expect(commit({ ...ben, address: same }, notes(1))).rejects.toMatchObject({ of: 'address' })
  await commit({ ...ben, address: other }, notes(1))
  const kept = await shared.database.query('select key from write_quota')
  expect(JSON.stringify(kept)).not.toContain(first)
})

test('the machine itself is no address: a proxy may stand there', async () => {
  for (const uid of ['a', 'b', 'c'])
    await commit({ ...testCaller(uid), address: uid === 'c' ? '::1' : '127.0.0.1' }, notes(10))
  expect(await quota.retryAt({ ...testCaller('d'), address: '127.0.0.1' }, [])).toBe(null)
})

test('processes on one database count together, and none forgets at its end', async () => {
  const other = await openQuota()
  await commit(ann, notes(6))
  await commit(ann, notes(3), other)
  await quota.close()
  await other.close()
  now += 6000
  const third = await openQuota()
  await commit(ann, notes(1), third)
  await expect(commit(ann, notes(1), third)).rejects.toMatchObject({ of: 'account' })
  await third.close()
  await expect(commit(ann, notes(1), other)).rejects.toMatchObject({ of: 'account' })
})

test('what a function writes counts for its caller', async () => {
  const call = (count: number) =>
    transactCounted({ documents, quota }, ann, async (tx) => {
      for (const { path } of notes(count)) tx.set(path, { text: 'x', n: 10n })
    })
  await call(9)
  await call(5)
  await expect(call(1)).rejects.toMatchObject({ of: 'account', retryAt: at(5 * 60_000) })
})

test('who holds too much may only delete, and a place holds for itself', async () => {
  const text = 'x'.repeat(1500)
  await commit(ann, notes(1, { text, createdBy: 'ann' }))
  await commit(ann, [setOf('notes/m', { text, createdBy: 'ann' })])
  await commit(ann, notes(1, { below: 'kitchens/k/notes', text, createdBy: 'ann' }))
  await quota.measure()
  now += 6000
  await expect(commit(ann, notes(1))).rejects.toMatchObject({ status: 'OUT_OF_RANGE', of: 'account' })
  await commit(ben, notes(1, { below: 'kitchens/k/notes' }))
  await commit(ann, [{ kind: 'delete', path: 'notes/m' }])
  await quota.measure()
  now += 6000
  await commit(ann, notes(1))
})

test('measuring forgets who holds nothing and may write all', async () => {
  await commit(ann, notes(1))
  await quota.close()
  const rows = () => shared.database.query('select key from write_quota')
  expect(await rows()).toEqual([{ key: 'account ann' }])
  await quota.measure()
  expect(await rows()).toHaveLength(1)
  now += HOUR_MS
  await quota.measure()
  expect(await rows()).toEqual([])
})
