import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { times, withinMs } from '@brigade/platform/trials/scale.ts'
import { expect, test } from 'vitest'
import { aStation, clientAt, type KitchenClient, newKitchenClient } from '../testing/kitchen-client.ts'
import { startProcess } from '../testing/server-process.ts'

const KILLS = times(6, 200)
const LONGEST_LIFE_MS = 150

test(
  'whatever was acknowledged is there after a kill, and no batch is there by half',
  { timeout: withinMs(300_000) },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'brigade-kill-'))
    let known: KitchenClient | undefined
    let batches = 0
    const acknowledged = new Set<number>()
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const server = await startProcess({ BRIGADE_DATA: folder, LOG_LEVEL: 'silent' })
      known ??= await newKitchenClient(server.url, {
        email: 'ines@example.com',
        password: 'a quiet kitchen 7',
      })
      const client = clientAt(server.url, known)
      await expectWhole(client, batches, acknowledged)
      const writing = writeUntilKilled(client, batches, acknowledged)
      await wait(Math.random() * LONGEST_LIFE_MS)
      // The last one is stopped, so that nobody works on the folder when it goes.
      await server.stop(kill < KILLS ? 'SIGKILL' : 'SIGTERM')
      batches = await writing
    }
    await rm(folder, { recursive: true, force: true })
    expect(acknowledged.size).toBeGreaterThan(0)
  },
)

const pathsOf = ({ kitchenId }: KitchenClient, batch: number) =>
  [`kitchens/${kitchenId}/stations/first${batch}`, `kitchens/${kitchenId}/stations/second${batch}`] as const

/** Writes batches one after another; gives the number after the last that was tried. */
async function writeUntilKilled(
  client: KitchenClient,
  from: number,
  acknowledged: Set<number>,
): Promise<number> {
  for (let batch = from; ; batch += 1) {
    const [first, second] = pathsOf(client, batch)
    try {
      const { status } = await client.write({ [first]: aStation('Sauce'), [second]: aStation('Fish') })
      if (status === 200) acknowledged.add(batch)
    } catch {
      return batch + 1
    }
  }
}

async function expectWhole(
  client: KitchenClient,
  batches: number,
  acknowledged: ReadonlySet<number>,
): Promise<void> {
  if (batches === 0) return
  const found = await client.read(
    Array.from({ length: batches }, (_, batch) => pathsOf(client, batch)).flat(),
  )
  const isThere = (index: number) => found[index] !== undefined
  for (let batch = 0; batch < batches; batch += 1) {
    expect(isThere(2 * batch), `batch ${batch} is whole`).toBe(isThere(2 * batch + 1))
    expect(isThere(2 * batch) || !acknowledged.has(batch), `batch ${batch} is kept`).toBe(true)
  }
}
