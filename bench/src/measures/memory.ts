import { setTimeout as wait } from 'node:timers/promises'
import { openBrowser } from '@brigade/testing/browser.ts'
import { aGuest, signInOn } from '@brigade/testing/cast.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import type { Figure } from '../measure.ts'
import { familyMemory } from '../family-memory.ts'
import { residentMemory } from '../resident-memory.ts'
import { startServerProcess, temporaryFolder } from '../server-process.ts'

const IDLE_MS = 20_000
const LIMIT_MB = 300

/** Memory of the server and its database with the demo, after a restart, while one browser listens and nobody does anything. */
export async function measure(): Promise<readonly Figure[]> {
  await using folder = await temporaryFolder()
  const options = { program: 'server', folder: folder.path, demo: 'on' } as const
  const seeding = await startServerProcess(options)
  await seeding[Symbol.asyncDispose]()
  await using server = await startServerProcess(options)
  await using browser = await openBrowser(server.url)
  const cook = await aGuest(server.url, 'Ines')
  const kitchenId = await aKitchenOf(cook)
  const device = await browser.newDevice()
  await signInOn(device, cook)
  await device.page.goto(`/kitchens/${kitchenId}/dashboard/preparation`)
  await device.page.locator('h1').waitFor()
  await wait(IDLE_MS)
  const { nowMb, mostMb } = await residentMemory(server.pid)
  const familyMb = await familyMemory(server.pid)
  return [
    {
      what: 'memory: idle, demo loaded, one listener',
      value: familyMb,
      unit: 'MB',
      limit: { atMost: LIMIT_MB },
      ...(mostMb !== undefined && {
        pair: { what: 'most of the server alone since its start', value: mostMb },
      }),
      beside: `the server alone ${nowMb.toFixed(0)} MB; ${IDLE_MS / 1000} s after the last request`,
    },
  ]
}
