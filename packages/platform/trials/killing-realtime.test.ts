import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import * as sdk from 'firebase/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startPostgresServer } from '../testing/database/postgres-server.ts'
import { openRaw } from '../testing/realtime/raw-client.ts'
import { recordEvents, openClient } from '../testing/realtime/sdk-client.ts'
import { startConformance } from '../conformance/conformance-process.ts'
import { freePort } from '../conformance/free-port.ts'
import { seededRandom } from './seeded-random.ts'
import { report, SEED, times, withinMs } from './scale.ts'

const KILLS = times(1, 200)
const LONGEST_LIFE_MS = 400
const WRITERS = 3
/** Whoever was cut off waits longer each time before coming back. */
const CONVERGES_WITHIN_MS = 90_000

const places = [
  {
    name: 'the embedded database',
    open: async () => {
      const folder = await mkdtemp(join(tmpdir(), 'brigade-kill-'))
      return {
        env: { BRIGADE_DATA: join(folder, 'data') },
        close: () => rm(folder, { recursive: true, force: true }),
      }
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

describe.each(places)('realtime data killed at any moment on $name', ({ name: place, open }) => {
  const { random } = seededRandom(SEED)
  let data: Awaited<ReturnType<typeof open>>
  let port: string

  beforeAll(async () => {
    ;[data, port] = await Promise.all([open(), freePort()])
  })
  afterAll(() => data.close())

  const start = () => startConformance({ ...data.env, PORT: port })

  test(
    `${KILLS} times: nothing acknowledged is lost, no update is halved, listeners converge, wishes are done`,
    { timeout: withinMs(180_000) },
    async () => {
      let server = await start()
      const { host } = server
      const listening = openClient(`http://${host}?ns=brigade`)
      const heard = recordEvents(sdk.ref(listening.db, 'pairs'))
      const acknowledged: string[] = []
      let tried = 0

      for (let kill = 0; kill < KILLS; kill += 1) {
        const leaving = await openRaw(host)
        await leaving.ask('o', { p: `/left/${kill}`, d: true })
        const writing = Array.from({ length: WRITERS }, async () => {
          const writer = await openRaw(host)
          while (writer.closed() === undefined) {
            tried += 1
            const id = `n${tried}`
            const answer = await Promise.race([
              writer.ask('m', { p: '/pairs', d: { [`a/${id}`]: 1, [`b/${id}`]: 1 } }),
              writer.ended,
            ])
            if (answer?.s === 'ok') acknowledged.push(id)
          }
        })
        await wait(random() * LONGEST_LIFE_MS)
        await server.stop('SIGKILL')
        await Promise.all(writing)
        server = await start()
      }

      const reader = await openRaw(host)
      const { d: stored } = await reader.ask('g', { p: '/pairs', q: {} })
      const [first, second] = [Object(Object(stored).a), Object(Object(stored).b)]
      expect(first).toEqual(second)
      expect(acknowledged.filter((id) => first[id] !== 1)).toEqual([])
      await expect
        .poll(() => heard.values.at(-1), { timeout: CONVERGES_WITHIN_MS })
        .toEqual(stored === '' ? null : stored)
      const left = Object.fromEntries(Array.from({ length: KILLS }, (_, kill) => [kill, true]))
      await expect
        .poll(async () => Object({ ...Object((await reader.ask('g', { p: '/left', q: {} })).d) }), {
          timeout: CONVERGES_WITHIN_MS,
        })
        .toEqual(left)
      report(
        `killing on ${place}: seed ${SEED}, ${KILLS} kills, ${acknowledged.length} updates acknowledged, none lost`,
      )
      heard.stop()
      await listening.close()
      await server.stop()
    },
  )
})
