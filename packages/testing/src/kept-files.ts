import type { Page } from 'playwright-core'

const LOOK_EVERY_MS = 1000

/** How many of the product's files are kept on the device. */
const keptFiles = (page: Page) =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith('brigade-assets-'))
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return kept.flat().length
  })

/** Waits until the device keeps all that it needs without a network: more than the first page's files, and no more come. */
export async function untilKept(page: Page, moreThan = 100): Promise<void> {
  for (let before = -1, now = 0; now <= moreThan || now !== before; now = await keptFiles(page)) {
    before = now
    await page.waitForTimeout(LOOK_EVERY_MS)
  }
}
