import Fastify from 'fastify'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openDiskStore } from '../files/bytes/disk-store.ts'
import { openMemoryOutbox } from '../mail/outbox.ts'
import { createPlatform } from '../platform.ts'
import { openRaw } from '../../testing/realtime/raw-client.ts'
import { TestClient } from '../../testing/webchannel/test-client.ts'

/** The provider without any declarations, so that it refuses everything, and its log. */
async function startClosed() {
  const [database, folder] = await Promise.all([openTestDatabase(), mkdtemp(join(tmpdir(), 'refusals-'))])
  const lines: string[] = []
  const log = (details: object): void => void lines.push(JSON.stringify(details))
  const platform = await createPlatform({
    database,
    log: { warn: log, error: log },
    collections: [],
    functions: [],
    outbox: openMemoryOutbox(),
    project: 'brigade',
    files: { bucket: 'brigade', bytes: await openDiskStore(folder), rules: [] },
  })
  const app = Fastify({
    forceCloseConnections: true,
    logger: { stream: { write: (line) => void lines.push(line) } },
  })
  await platform.register(app)
  const origin = await app.listen({ port: 0, host: 'localhost' })
  onTestFinished(async () => {
    await app.close()
    await platform.close()
    await database.close()
    await rm(folder, { recursive: true })
  })
  const refusals = () =>
    lines.map((line) => JSON.parse(line)).flatMap(({ refusal, uid }) => (refusal ? [{ refusal, uid }] : []))
  return { origin, refusals }
}

test('what is refused to whom is logged, by its status alone', async () => {
  const { origin, refusals } = await startClosed()
  const post = async (path: string, body: object, authorization = '') =>
    (
      await fetch(origin + path, { method: 'POST', body: JSON.stringify(body), headers: { authorization } })
    ).json()
  const { localId: uid, idToken } = await post('/identity/v1/accounts:signUp?key=k', {})
  const [database, bearer] = ['projects/brigade/databases/(default)', `Bearer ${idToken}`]
  const name = `${database}/documents/secrets/one`

  await post(`/v1/${database}/documents:commit`, { writes: [{ delete: name }] }, bearer)
  await post(`/v1/${database}/documents:commit`, { writes: 1 }, bearer)
  await post(`/v1/${database}/documents:batchGet`, { documents: [name] }, 'Bearer forged')
  await fetch(`${origin}/v0/b/brigade/o/secrets`, { headers: { authorization: bearer } })
  await post('/functions/unknown', { data: 1 })
  await post('/functions/unknown', {})
  const addTarget = { targetId: 2, documents: { documents: [name] } }
  const client = new TestClient(`${origin}/google.firestore.v1.Firestore/Listen/channel`)
  await client.open([{ database, addTarget }], `Authorization:${bearer}\r\n`)
  await client.hear(0, 1)
  const realtime = await openRaw(new URL(origin).host)
  await realtime.ask('p', { p: '/secrets', d: 1 })
  realtime.close()

  expect(refusals()).toEqual([
    { refusal: 'PERMISSION_DENIED', uid },
    { refusal: 'INVALID_ARGUMENT', uid },
    { refusal: 'UNAUTHENTICATED' },
    { refusal: 403, uid },
    { refusal: 'PERMISSION_DENIED', uid },
    { refusal: 'permission_denied', uid: null },
  ])
  expect(JSON.stringify(refusals())).not.toContain('secrets')
})
