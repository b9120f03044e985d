import { setTimeout as wait } from 'node:timers/promises'
import { openBrowser } from '@brigade/testing/browser.ts'
import { signInOn } from '@brigade/testing/cast.ts'
import type { Figure } from '../measure.ts'
import { priceScene } from '../price-scene.ts'
import { startServerProcess, temporaryFolder } from '../server-process.ts'
import { median, percentile } from '../statistics.ts'
import { delayUntilSeen, watchPage } from '../watch-page.ts'

const CHANGES = 30
const WARM_UPS = 5
const LIMIT_MS = 100
const PAUSE_MS = 150
/** In cents, so large that every recipe's cost changes by a cent or more. */
const LOWEST_PRICE = 5000
const STEP = 500
const HIGH = 95

/** A price written on another device until the list of 500 recipes shows the new costs. */
export async function measure(): Promise<readonly Figure[]> {
  await using folder = await temporaryFolder()
  await using server = await startServerProcess({ program: 'server', folder: folder.path, demo: 'off' })
  await using browser = await openBrowser(server.url)
  const { cook, kitchenId, setPrice } = await priceScene(server.url)
  const device = await browser.newDevice()
  const { page } = device
  await signInOn(device, cook)
  await page.goto(`/kitchens/${kitchenId}/dashboard/recipes`)
  const costs = page.locator('.recipe-row-cost')
  await costs.first().waitFor()
  await wait(PAUSE_MS)
  await watchPage(page, { selector: '.recipe-row-cost' })

  const painted: number[] = []
  for (let change = 0; change < WARM_UPS + CHANGES; change += 1) {
    const { paintedMs } = await delayUntilSeen(page, async () => {
      const begunAt = performance.timeOrigin + performance.now()
      await setPrice(LOWEST_PRICE + change * STEP)
      return begunAt
    })
    if (change >= WARM_UPS) painted.push(paintedMs)
    await wait(PAUSE_MS)
  }
  const rows = await page.locator('.recipe-row').count()
  return [
    {
      what: `price: written elsewhere to ${rows} recipes painted`,
      value: median(painted),
      unit: 'ms',
      limit: { atMost: LIMIT_MS },
      pair: { what: `p${HIGH}`, value: percentile(painted, HIGH) },
      beside: `through server and wire; ${await costs.count()} rows are in or near sight, the others are worked out when they come`,
    },
  ]
}
