import { expect, test } from 'vitest'
import { fetchFrom } from '../../../testing/fetch-from.ts'
import { ownServer } from '../../../testing/own-server.ts'

const server = ownServer({ demo: true })
const ask = fetchFrom(server)

const JSON_BODY = { 'content-type': 'application/json' }

test.each(['/jobs', '/jobs/demo-chef-de-partie', '/jobs/_payload.json'])(
  '%s: browsers ask again, shared caches may answer while they do',
  async (path) => {
    const first = await ask(path)
    expect(first.headers.get('cache-control')).toBe('public, no-cache')
    expect(first.headers.get('cdn-cache-control')).toContain('stale-while-revalidate=')
    expect(first.headers.get('vary')).toContain('cookie')
    const tag = first.headers.get('etag') ?? ''
    // A proxy that packs answers itself makes the tag a weak one.
    for (const held of [tag, `W/${tag}`, `"older", W/${tag}`])
      expect([held, (await ask(path, { 'if-none-match': held })).status]).toEqual([held, 304])
    expect((await ask(path, { 'if-none-match': '"older"' })).status).toBe(200)
  },
)

test('a public page is the same whoever asks, so nothing of them can lie in it', async () => {
  const signedIn = { cookie: 'session=somebody', authorization: 'Bearer somebody' }
  expect(await (await ask('/jobs', signedIn)).text()).toBe(await (await ask('/jobs')).text())
})

test.each([
  ['/functions/searchJobs', '{"data":{}}'],
  ['/functions/inviteToTeam', '{"data":{}}'],
  ['/v1/projects/brigade/databases/(default)/documents:runQuery', '{}'],
  ['/v1/accounts:lookup', '{}'],
  ['/healthz', undefined],
  ['/v0/b/brigade/o/secret', undefined],
])('%s is in no cache', async (path, body) => {
  const { headers } = await ask(path, JSON_BODY, body)
  expect(headers.get('cache-control')).toMatch(/no-store|private/u)
  expect(headers.has('cdn-cache-control')).toBe(false)
})

test.each(['/jobs/no-such-job', '/jobs/__reserved__', '/__reserved__'])(
  '%s names nothing, and that is not kept for others',
  async (path) => {
    const missing = await ask(path)
    expect([missing.status, missing.headers.has('cdn-cache-control')]).toEqual([404, false])
  },
)
