import * as z from 'zod'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { aCollection } from '../../testing/documents/test-documents.ts'
import type { RealtimePlace } from './access/place.ts'
import { openRaw, type RawClient } from '../../testing/realtime/raw-client.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'

const related: RealtimePlace['policyReads'] = ({ club }, { uid }) => ({
  member: `clubs/${club}/members/${uid}`,
})
const isMember: RealtimePlace['read'] = (context) => context.related['member'] !== undefined

const places: readonly RealtimePlace[] = [
  { path: 'clubs/{club}', policyReads: related, read: isMember, write: () => false },
  {
    path: 'clubs/{club}/{uid}',
    policyReads: related,
    read: isMember,
    write: (context, { before, after }) =>
      context.params['uid'] === context.caller.uid &&
      (isMember(context) || after === null) &&
      before !== 'locked',
    schema: z.union([z.number(), z.literal('locked'), z.object({ mood: z.string().max(5) })]),
  },
  { path: 'open', read: () => true, write: () => true },
  { path: 'open/{thing}/size', read: () => true, write: () => false, schema: z.number() },
]

let database: Database
let server: RealtimeServer
let ann: { readonly uid: string; readonly token: string }
let client: RawClient

beforeAll(async () => {
  database = await openTestDatabase()
  const collections = [aCollection('clubs/{club}/members/{uid}')]
  server = await startRealtime({
    database,
    collections,
    realtime: { places },
    isOpen: false,
  })
  ann = await server.signUp()
  client = await openRaw(server.host)
})
afterAll(async () => {
  client.close()
  await server.close()
  await database.close()
})

const member = (isIn: boolean) =>
  server.platform.documents.transact(async (tx) => {
    if (isIn) tx.set(`clubs/a/members/${ann.uid}`, {})
    else tx.delete(`clubs/a/members/${ann.uid}`)
  })
const status = async (action: string, body: object) => (await client.ask(action, body)).s

describe('access', () => {
  test('data outside the declared places is refused to everyone, in every way', async () => {
    expect(await status('auth', { cred: ann.token })).toBe('ok')
    for (const p of ['/', '/clubs', '/other', '/open2']) {
      const statuses = [
        await status('p', { p, d: 1 }),
        await status('m', { p, d: { x: 1 } }),
        await status('p', { p, d: null }),
        await status('q', { p, h: '' }),
        await status('g', { p, q: {} }),
        await status('o', { p, d: null }),
      ]
      expect(new Set(statuses)).toEqual(new Set(['permission_denied']))
    }
  })

  test('a place can read documents, and an update must be allowed at every path that it writes', async () => {
    const own = `/clubs/a/${ann.uid}`
    expect(await status('p', { p: own, d: 1 })).toBe('permission_denied')
    await member(true)
    expect(await status('p', { p: own, d: 1 })).toBe('ok')
    expect(await status('p', { p: `${own}/mood`, d: 'good' })).toBe('ok')
    expect(await status('p', { p: '/clubs/a/bob', d: 1 })).toBe('permission_denied')
    expect(await status('m', { p: '/', d: { [`clubs/a/${ann.uid}`]: 2, 'clubs/a/bob': 2 } })).toBe(
      'permission_denied',
    )
    expect((await client.ask('g', { p: own, q: {} })).d).toEqual({ mood: 'good' })
  })

  test('a place accepts only valid data, wherever the write begins', async () => {
    expect(await status('p', { p: `/clubs/a/${ann.uid}`, d: 'any' })).toBe('permission_denied')
    expect(await status('p', { p: `/clubs/a/${ann.uid}/mood`, d: 'too long' })).toBe('permission_denied')
    expect(await status('p', { p: '/open/box/size', d: 'large' })).toBe('permission_denied')
    expect(await status('p', { p: '/open', d: { box: { size: 'large' } } })).toBe('permission_denied')
    expect(await status('p', { p: '/open', d: { box: { size: 1, name: 'x' } } })).toBe('ok')
    expect(await status('p', { p: '/open/box', d: null })).toBe('ok')
  })

  test('a caller who may not read cannot guess data by hashes', async () => {
    await member(false)
    expect(await status('p', { p: `/clubs/a/${ann.uid}`, d: null, h: '' })).toBe('permission_denied')
    await member(true)
    expect(await status('p', { p: `/clubs/a/${ann.uid}`, d: null, h: '' })).toBe('datastale')
  })

  test('a policy sees the data before the write', async () => {
    const p = `/clubs/a/${ann.uid}`
    expect([await status('p', { p, d: 'locked' }), await status('p', { p, d: 1 })]).toEqual([
      'ok',
      'permission_denied',
    ])
  })

  test('a listen ends when its document is deleted or the sign-in ends, and not otherwise', async () => {
    const query = { l: 2, vf: 'l', i: '.key' }
    const revoked = () =>
      client.heard.filter((message) => Object(message).d.a === 'c').map((message) => Object(message).d.b)
    expect(await status('q', { p: '/clubs/a', h: '' })).toBe('ok')
    expect(await status('q', { p: '/clubs/a', h: '', q: query, t: 1 })).toBe('ok')
    expect(await status('q', { p: '/open', h: '' })).toBe('ok')
    await member(false)
    await expect.poll(revoked).toEqual([{ p: '/clubs/a' }, { p: '/clubs/a', q: [query] }])

    await member(true)
    expect(await status('q', { p: '/clubs/a', h: '' })).toBe('ok')
    expect(await status('unauth', {})).toBe('ok')
    expect(revoked()).toHaveLength(3)
    expect(await status('q', { p: '/clubs/a', h: '' })).toBe('permission_denied')
  })

  test('a write for the end of a session is authorised again at the end', async () => {
    const { uid, token } = await server.signUp()
    await server.platform.documents.transact(async (tx) => tx.set(`clubs/b/members/${uid}`, {}))
    const leaving = await openRaw(server.host)
    await leaving.ask('auth', { cred: token })
    await leaving.ask('p', { p: `/clubs/b/${uid}`, d: 1 })
    expect((await leaving.ask('o', { p: `/clubs/b/${uid}`, d: 2 })).s).toBe('ok')
    expect((await leaving.ask('o', { p: '/clubs/b/other', d: 2 })).s).toBe('permission_denied')
    await server.platform.documents.transact(async (tx) => tx.delete(`clubs/b/members/${uid}`))
    leaving.close()
    const watcher = await openRaw(server.host)
    await watcher.ask('auth', { cred: ann.token })
    await server.platform.documents.transact(async (tx) => tx.set(`clubs/b/members/${ann.uid}`, {}))

    expect((await watcher.ask('g', { p: `/clubs/b/${uid}`, q: {} })).d).toBe(1)
    watcher.close()
  })

  test('a sign-in ends with the account', async () => {
    const { uid, token } = await server.signUp()
    const signed = await openRaw(server.host)
    expect((await signed.ask('auth', { cred: token })).d).toMatchObject({
      auth: { uid, provider: 'anonymous' },
      expires: expect.any(Number),
    })
    await server.platform.identity.setDisabled(uid, true)

    await expect.poll(signed.closed).toBe(1001)
    expect(signed.heard.at(-1)).toMatchObject({ t: 'd', d: { a: 'ac', b: { s: 'invalid_token' } } })
  })
})
