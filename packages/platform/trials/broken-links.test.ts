import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type PostgresServer, startPostgresServer } from '../testing/database/postgres-server.ts'
import { type ServerProcess, startConformance } from '../conformance/conformance-process.ts'
import { freshCollection } from '../conformance/fresh-collection.ts'
import { openBrowser, type TestBrowser } from '../conformance/test-browser.ts'
import { times, withinMs } from './scale.ts'
import { type LinkState, openLink } from './test-link.ts'
import { openWatchingPage, visibleTexts, writeIn } from './watching-page.ts'

const ROOT = 'projects/brigade/databases/(default)/documents'
/** The SDK gives a silent channel up after 45 s, and then waits a little before it comes back. */
const HEALS_WITHIN_MS = 150_000
const BROKEN_MS = 3_000

let postgres: PostgresServer
let server: ServerProcess
let browser: TestBrowser

beforeAll(async () => {
  postgres = await startPostgresServer()
  server = await startConformance({ DATABASE_URL: postgres.url })
  browser = await openBrowser()
})
afterAll(async () => {
  await browser.close()
  await server.stop()
  await postgres.close()
})

function commit(path: string): Promise<Response> {
  const writes = [{ update: { name: `${ROOT}/${path}`, fields: {} } }]
  return fetch(`http://${server.host}/v1/${ROOT}:commit`, {
    method: 'POST',
    body: JSON.stringify({ writes }),
  })
}

/** Silence is noticed after a minute only, so `npm test` cuts, and the night is silent too. */
const states: readonly LinkState[] =
  times(1, 4) === 1 ? ['cut'] : ['cut', 'silent', 'silent upwards', 'silent downwards']

describe('between browser and server', () => {
  test.each(states)(
    'a link that is %s for a while loses nothing, in either direction',
    { timeout: withinMs(HEALS_WITHIN_MS) },
    async (state) => {
      const name = freshCollection()
      const link = await openLink(server.host)
      const page = await openWatchingPage(browser, link.host, name)
      await commit(`${name}/before`)
      await expect.poll(() => visibleTexts(page)).toBe('before')

      link.set(state)
      await commit(`${name}/from-elsewhere`)
      await writeIn(page, name, 'from-here')
      await wait(BROKEN_MS)
      link.set('open')

      const all = 'before,from-elsewhere,from-here'
      await expect.poll(() => visibleTexts(page), { timeout: HEALS_WITHIN_MS }).toBe(all)
      expect(await page.evaluate(() => written)).toEqual(['from-here'])
      await page.close()
      link.close()
    },
  )
})

describe('between server and PostgreSQL', () => {
  test(
    'while the database is stopped requests are refused in words, and afterwards everything goes on',
    { timeout: withinMs(HEALS_WITHIN_MS) },
    async () => {
      const name = freshCollection()
      const page = await openWatchingPage(browser, server.host, name)
      await commit(`${name}/before`)
      await expect.poll(() => visibleTexts(page)).toBe('before')

      await postgres.stop()
      const refused = await commit(`${name}/refused`)
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { error: { status: 'UNAVAILABLE', message: expect.stringMatching(/does not answer/u) } },
      ])
      await writeIn(page, name, 'from-here')
      const late = await openWatchingPage(browser, server.host, name)
      await wait(BROKEN_MS)
      await postgres.start()
      await expect.poll(async () => (await commit(`${name}/after`)).status).toBe(200)

      const all = 'after,before,from-here'
      await expect.poll(() => visibleTexts(page), { timeout: HEALS_WITHIN_MS }).toBe(all)
      // Who began to listen meanwhile has been told to come back, not that there is nothing to listen to.
      await expect.poll(() => visibleTexts(late), { timeout: HEALS_WITHIN_MS }).toBe(all)
      await page.close()
      await late.close()
    },
  )
})
