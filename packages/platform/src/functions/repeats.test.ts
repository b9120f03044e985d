import { httpsCallable } from 'firebase/functions'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { deleteOldAnswers } from './stored-answers.ts'
import { type NotesServer, startNotes } from '../../testing/functions/notes-server.ts'

const DAY_MS = 24 * 3_600_000

let server: NotesServer
beforeAll(async () => {
  server = await startNotes()
})
afterAll(() => server.close())
beforeEach(() => {
  server.effects.length = 0
  // So that the calls of one test do not count for the next.
  server.wait(60_000)
})

describe('a repeat', () => {
  test('[ER7] with the same requestId and input gives the first answer and does nothing', async () => {
    const { functions } = await server.guest()
    const call = httpsCallable<unknown, { noteId: string }>(functions, 'writeNote')
    const order = { requestId: server.newRequest(), text: 'once' }
    const first = await call(order)
    const before = await server.countAll()
    expect((await call({ text: 'once', requestId: order.requestId })).data).toEqual(first.data)
    expect(await server.countAll()).toBe(before)
    expect(server.effects).toEqual(['once'])
  })

  test('[ER7] with other input is refused as already existing', async () => {
    const { functions, idToken } = await server.guest()
    const requestId = server.newRequest()
    await httpsCallable(functions, 'writeNote')({ requestId, text: 'one' })
    await expect(httpsCallable(functions, 'writeNote')({ requestId, text: 'two' })).rejects.toMatchObject({
      code: 'functions/already-exists',
      details: { reason: 'request-reused' },
    })
    expect((await server.post('writeNote', { data: { requestId, text: 'two' } }, idToken)).status).toBe(409)
  })

  test('[ER7] twenty at the same moment write once', async () => {
    const { functions } = await server.guest()
    const call = httpsCallable<unknown, { noteId: string }>(functions, 'writeNote')
    const order = { requestId: server.newRequest(), text: 'twenty' }
    const before = await server.countAll()
    const answers = await Promise.all(Array.from({ length: 20 }, () => call(order)))
    expect(new Set(answers.map(({ data }) => data.noteId)).size).toBe(1)
    expect(await server.countAll()).toBe(before + 1)
    expect(server.effects).toEqual(['twenty'])
  })

  test('[ER7] is known for 30 days and not longer', async () => {
    const { functions, renew } = await server.guest()
    const call = httpsCallable<unknown, { noteId: string }>(functions, 'writeNote')
    const order = { requestId: server.newRequest(), text: 'long ago' }
    const first = await call(order)
    server.wait(30 * DAY_MS - 120_000)
    await renew()
    expect((await call(order)).data).toEqual(first.data)
    server.wait(120_000)
    await renew()
    expect((await call(order)).data).not.toEqual(first.data)
  })

  test('after 30 days the kept answer is deleted', async () => {
    const { functions } = await server.guest()
    await httpsCallable(functions, 'writeNote')({ requestId: server.newRequest(), text: 'old' })
    server.wait(31 * DAY_MS)
    await server.documents.transact(deleteOldAnswers)
    const kept = await server.documents.transact((tx) =>
      tx.query({ parent: '', collectionId: 'functionAnswers', allDescendants: false, orderBy: [] }),
    )
    expect(kept).toEqual([])
  })

  test('of another caller is another request', async () => {
    const [one, two] = [await server.guest(), await server.guest()]
    const order = { requestId: server.newRequest(), text: 'mine' }
    const first = await httpsCallable<unknown, { noteId: string }>(one.functions, 'writeNote')(order)
    const second = await httpsCallable<unknown, { noteId: string }>(two.functions, 'writeNote')(order)
    expect(second.data.noteId).not.toBe(first.data.noteId)
  })

  test('after a refusal runs anew, for nothing of the first was kept', async () => {
    const { functions } = await server.guest()
    const order = { requestId: server.newRequest(), text: 'never' }
    const before = await server.countAll()
    for (let tries = 0; tries < 2; tries += 1) {
      await expect(httpsCallable(functions, 'writeNote')(order)).rejects.toMatchObject({
        code: 'functions/failed-precondition',
        details: { reason: 'state', state: 'closed', allowed: ['open'] },
      })
    }
    expect(await server.countAll()).toBe(before)
    expect(server.effects).toEqual([])
  })

  test('of a function that only reads is answered anew', async () => {
    const { functions } = await server.guest()
    const requestId = server.newRequest()
    const count = httpsCallable<unknown, { count: number }>(functions, 'countNotes')
    const before = (await count({ requestId })).data.count
    await httpsCallable(functions, 'writeNote')({ requestId: server.newRequest(), text: 'one more' })
    expect((await count({ requestId })).data.count).toBe(before + 1)
  })
})
