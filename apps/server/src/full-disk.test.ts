import { execFileSync } from 'node:child_process'
import { mkdtemp, rm, statfs, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { aStation, newKitchenClient } from '../testing/kitchen-client.ts'
import { startProcess } from '../testing/server-process.ts'

const MIB = 1024 * 1024
const DISK_MIB = 110
const LEFT_MIB = 42
const isRoot = process.getuid?.() === 0 && process.platform === 'linux'

async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

test.skipIf(!isRoot)(
  'a full disk refuses writes in words, loses nothing, and is forgotten once there is room',
  { timeout: 120_000 },
  async () => {
    const disk = await mkdtemp(join(tmpdir(), 'brigade-disk-'))
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MIB}m`, 'tmpfs', disk])
    try {
      const server = await startProcess({ BRIGADE_DATA: join(disk, 'data'), LOG_LEVEL: 'error' })
      const client = await newKitchenClient(server.url)
      const filler = join(disk, 'filler')
      await writeFile(filler, Buffer.alloc(Math.max(0, (await freeBytes(disk)) - LEFT_MIB * MIB)))

      const station = (name: string) => `kitchens/${client.kitchenId}/stations/${name}`
      const acknowledged: string[] = []
      let refused: unknown
      for (let round = 0; refused === undefined && round < 200; round += 1) {
        const names = Array.from({ length: 100 }, (_, index) => station(`round${round}x${index}`))
        const answer = await client.write(Object.fromEntries(names.map((name) => [name, aStation('Sauce')])))
        if (answer.status === 200) acknowledged.push(...names)
        else refused = answer
      }

      expect(refused).toMatchObject({
        status: 429,
        body: { error: { status: 'RESOURCE_EXHAUSTED', message: expect.stringContaining('no room left') } },
      })
      expect(await client.read(acknowledged)).not.toContain(undefined)
      const health = await fetch(`${server.url}/healthz`)
      expect([health.status, await health.json()]).toEqual([200, { status: 'ok', storage: 'full' }])

      await rm(filler)
      expect(await client.write({ [station('after')]: aStation('Fish') })).toMatchObject({ status: 200 })
      expect(await client.read([...acknowledged, station('after')])).not.toContain(undefined)
      expect(await (await fetch(`${server.url}/healthz`)).json()).toEqual({ status: 'ok' })
      expect(await server.stop()).toBe(0)
    } finally {
      execFileSync('umount', ['-l', disk])
      await rm(disk, { recursive: true, force: true })
    }
  },
)
