import { setTimeout as wait } from 'node:timers/promises'
import { openBrowser as openBareBrowser } from '@brigade/platform/conformance/test-browser.ts'
import { openBrowser } from '@brigade/testing/browser.ts'
import type { Page } from 'playwright-core'
import type { Figure } from '../measure.ts'
import { type PrepScene, prepScene } from '../prep-scene.ts'
import { startChildServer } from '../peer/child-server.ts'
import { sdkDelays } from '../sdk-delays.ts'
import { startServerProcess, temporaryFolder } from '../server-process.ts'
import { percentile } from '../statistics.ts'
import { delayUntilSeen, watchPage } from '../watch-page.ts'

const CHANGES = 200
const WARM_UPS = 40
const LIMIT_P50_MS = 25
const LIMIT_P95_MS = 60
/** Pauses of different lengths, so that taps fall anywhere between two frames. */
const SHORTEST_PAUSE_MS = 20
const PAUSE_STEPS = 17

interface Delays {
  readonly inPage: readonly number[]
  readonly painted: readonly number[]
}

/** Taps a task's mark and gives the moment of the tap, in milliseconds since 1970. */
function tapTask(page: Page, taskId: string): Promise<number> {
  return page.evaluate((id) => {
    const mark = document.querySelector<HTMLButtonElement>(`[data-task="${id}"] .task-mark`)
    if (mark === null) throw new Error(`No task ${id} on screen`)
    const at = performance.timeOrigin + performance.now()
    mark.click()
    return at
  }, taskId)
}

/** Ticks tasks on one device and takes each tick back, until the other has shown them all. */
async function delaysOf({ here, there, taskIds }: PrepScene): Promise<Delays> {
  await watchPage(there.page, { selector: '[data-task]', attribute: 'data-state' })
  const [inPage, painted]: [number[], number[]] = [[], []]
  for (let change = 0; change < WARM_UPS + CHANGES; change += 1) {
    const taskId = taskIds[Math.floor(change / 2) % taskIds.length] ?? ''
    const { inPageMs, paintedMs } = await delayUntilSeen(there.page, () => tapTask(here.page, taskId))
    if (change >= WARM_UPS) {
      inPage.push(inPageMs)
      painted.push(paintedMs)
    }
    await wait(SHORTEST_PAUSE_MS + (change % PAUSE_STEPS))
  }
  return { inPage, painted }
}

async function delaysWith(program: 'server' | 'server in memory'): Promise<Delays> {
  await using folder = await temporaryFolder()
  await using server = await startServerProcess({ program, folder: folder.path, demo: 'off' })
  await using browser = await openBrowser(server.url)
  return await delaysOf(await prepScene(server.url, browser))
}

/** The same way without the product: two empty pages of the SDK, each with its persistent cache for several tabs. */
async function bareDelays(): Promise<readonly number[]> {
  await using folder = await temporaryFolder()
  await using server = await startChildServer('provider-process.ts', { BRIGADE_DATA: folder.path })
  const browser = await openBareBrowser()
  try {
    return await sdkDelays(browser, { host: new URL(server.url).host, isPersistent: true })
  } finally {
    await browser.close()
  }
}

/** A tick in the preparation list on one device until the other device shows it. */
export async function measure(): Promise<readonly Figure[]> {
  const inMemory = await delaysWith('server in memory')
  const onDisk = await delaysWith('server')
  const bare = await bareDelays()
  const figure = (percent: number, atMost: number): readonly Figure[] => [
    {
      what: `change: tap to the other page, p${percent}`,
      value: percentile(onDisk.inPage, percent),
      unit: 'ms',
      limit: { atMost },
      pair: { what: 'storage in memory', value: percentile(inMemory.inPage, percent) },
      beside: `${CHANGES} ticks, two browsers' pages, the whole product`,
    },
    {
      what: `change: tap to painted there, p${percent}`,
      value: percentile(onDisk.painted, percent),
      unit: 'ms',
      pair: { what: 'storage in memory', value: percentile(inMemory.painted, percent) },
    },
  ]
  return [
    ...figure(50, LIMIT_P50_MS),
    ...figure(95, LIMIT_P95_MS),
    {
      what: "change: the SDK's own share, two empty pages with its persistent cache, p50",
      value: percentile(bare, 50),
      unit: 'ms',
      beside: `p95 ${percentile(bare, 95).toFixed(1)} ms, ${bare.length} changes`,
    },
  ]
}
