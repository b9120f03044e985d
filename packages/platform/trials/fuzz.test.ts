import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inspect } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { startConformance } from '../conformance/conformance-process.ts'
import { seededRandom } from './seeded-random.ts'
import type { AttackResponse } from './fuzz/attack.ts'
import { attacks } from './fuzz/attacks.ts'
import { processMemory } from './process-memory.ts'
import { report, SEED, times, withinMs } from './scale.ts'

const REQUESTS = times(5_000, 200_000)
const AT_ONCE = 20
/** Memory is compared from here on, when everything has been used once. */
const WARM_AT = Math.floor(REQUESTS / 4 / AT_ONCE) * AT_ONCE
/** What the heap may hold of garbage when it is looked at. */
const GROWTH_MIB = 150
/** Stands for the status of a request that got no answer. */
const LOST = 599
/** What the protocol has and this server does not says so. */
const NOT_SERVED = 501

/**
 * The attack with a number; the same number meets the same server in the same way. A request that was never answered, because
 * its connection ended, is a fault of the server, too.
 */
async function attack(host: string, number: number): Promise<AttackResponse> {
  const random = seededRandom(SEED + number)
  try {
    return await random.pick(attacks)(host, random)
  } catch (error) {
    return { status: LOST, sent: `attack ${number}`, answer: inspect(error, { depth: 2 }) }
  }
}

test(
  `${REQUESTS} malformed requests are all answered without a fault of the server (seed ${SEED})`,
  { timeout: withinMs(180_000) },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brigade-fuzz-'))
    const server = await startConformance({ BRIGADE_DATA: join(folder, 'data') })
    onTestFinished(async () => {
      await server.stop()
      await rm(folder, { recursive: true, force: true })
    })
    const statuses = new Map<number, number>()
    const faults: string[] = []
    let warm: number | undefined
    for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
      if (sent === WARM_AT) warm = await processMemory(server.pid)
      const numbers = Array.from({ length: AT_ONCE }, (_, index) => sent + index)
      for (const { status, sent: what, answer } of await Promise.all(
        numbers.map((number) => attack(server.host, number)),
      )) {
        statuses.set(status, (statuses.get(status) ?? 0) + 1)
        if (status >= 500 && status !== NOT_SERVED) faults.push(`${status} ${what} ${answer}`)
      }
    }
    const end = await processMemory(server.pid)
    report(`fuzz: seed ${SEED}, ${REQUESTS} requests, ${JSON.stringify(Object.fromEntries(statuses))}`)
    report(`fuzz: memory ${warm?.toFixed(0)} MiB after a quarter, ${end?.toFixed(0)} MiB at the end`)

    expect(faults.slice(0, 10)).toEqual([])
    expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 5)
    expect((await fetch(`http://${server.host}/healthz`)).status).toBe(200)
    expect((end ?? 0) - (warm ?? 0)).toBeLessThan(GROWTH_MIB)
  },
)
