import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgresServer } from '../testing/database/postgres-server.ts'
import { startConformance } from '../conformance/conformance-process.ts'
import { freePort } from '../conformance/free-port.ts'
import { freshCollection } from '../conformance/fresh-collection.ts'
import { openBrowser, type TestBrowser } from '../conformance/test-browser.ts'
import { seededRandom } from './seeded-random.ts'
import { report, SEED, times, withinMs } from './scale.ts'
import { openWatchingPage, visibleTexts, writeIn } from './watching-page.ts'
import { idsIn, type WritingClient, writingClient } from './writing-client.ts'

const KILLS = times(3, 200)
const LONGEST_LIFE_MS = 400
const WRITERS = 4
/** A page that was cut off waits longer each time before it comes back. */
const CONVERGES_WITHIN_MS = 90_000

const places = [
  {
    name: 'the embedded database',
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'brigade-kill-'))
      const close = () => rm(folder, { recursive: true, force: true })
      return { env: { BRIGADE_DATA: join(folder, 'data') }, close }
    },
  },
  {
    name: 'a database server',
    open: async () => {
      const server = await startPostgresServer()
      return { env: { DATABASE_URL: server.url }, close: () => server.close() }
    },
  },
] as const

describe.each(places)('killed at any moment on $name', ({ name: place, open }) => {
  const { random } = seededRandom(SEED)
  let data: Awaited<ReturnType<typeof open>>
  let browser: TestBrowser
  let port: string

  beforeAll(async () => {
    ;[data, browser, port] = await Promise.all([open(), openBrowser(), freePort()])
  })
  afterAll(async () => {
    await browser.close()
    await data.close()
  })

  const start = () => startConformance({ ...data.env, PORT: port })

  /** Lets everybody write, and kills the server in the middle of it. */
  async function liveAndDie(writers: readonly WritingClient[], act: () => Promise<void>): Promise<void> {
    const server = await start()
    const faults = await Promise.all(writers.map((writer) => writer.faults(server.host)))
    expect(faults.flat()).toEqual([])
    const writing = writers.map((writer) => writer.writeUntilLost(server.host))
    await act()
    await wait(random() * LONGEST_LIFE_MS)
    await server.stop('SIGKILL')
    await Promise.all(writing)
  }

  test(
    `${KILLS} times: nothing acknowledged is lost, no batch is halved, and listeners converge`,
    { timeout: withinMs(180_000) },
    async () => {
      const watched = freshCollection()
      const writers = Array.from({ length: WRITERS }, () => writingClient(freshCollection()))
      const first = await start()
      const pages = await Promise.all([0, 1].map(() => openWatchingPage(browser, first.host, watched)))
      await first.stop('SIGKILL')
      for (let kill = 0; kill < KILLS; kill += 1)
        await liveAndDie(writers, () => writeEverywhere(pages, watched, kill))

      const server = await start()
      const faults = await Promise.all(writers.map((writer) => writer.faults(server.host)))
      expect(faults.flat()).toEqual([])
      const all = Array.from({ length: KILLS }, (_, kill) => [`0x${kill}`, `1x${kill}`]).flat()
      for (const page of pages) {
        await expect
          .poll(() => visibleTexts(page), { timeout: CONVERGES_WITHIN_MS })
          .toBe(all.toSorted().join())
      }
      expect([...(await idsIn(server.host, watched))].toSorted()).toEqual(all.toSorted())
      const kept = writers.reduce((sum, { acknowledged }) => sum + acknowledged.size, 0)
      report(`killing on ${place}: seed ${SEED}, ${KILLS} kills, ${kept} batches acknowledged, none lost`)
      await server.stop()
    },
  )
})

async function writeEverywhere(pages: readonly Page[], name: string, kill: number): Promise<void> {
  for (const [at, page] of pages.entries()) await writeIn(page, name, `${at}x${kill}`)
}
