import type { StoreOptions } from '@brigade/platform/conformance/page-entry.ts'
import type { TestBrowser } from '@brigade/platform/conformance/test-browser.ts'

const WARM_UPS = 40
const CHANGES = 200
const ITEM = { shelf: 'a', place: 1, price: 1.5, isSold: false }

declare global {
  /** In a page that listens: when each name was seen, in milliseconds since 1970. */
  var seenAt: Map<string, number>
}

/**
 * From a write on one page until another page's listener has it, through the unmodified SDK on two devices.
 * @returns delays in milliseconds, one for each of 200 changes
 */
export async function sdkDelays(browser: TestBrowser, options: StoreOptions): Promise<readonly number[]> {
  const [here, there] = [await browser.openPage(), await browser.openPage()]
  for (const page of [here, there]) {
    await page.evaluate((given) => {
      globalThis.db = sdk.openStore(given)
    }, options)
  }
  await there.evaluate(async () => {
    globalThis.seenAt = new Map()
    await new Promise<void>((resolve) => {
      sdk.onSnapshot(sdk.collection(db, 'items'), ({ docs }) => {
        const now = performance.timeOrigin + performance.now()
        for (const document of docs) seenAt.set(String(document.get('name')), now)
        resolve()
      })
    })
  })
  const delays: number[] = []
  for (let change = 0; change < WARM_UPS + CHANGES; change += 1) {
    const name = `sdk-${change}`
    const begun = await here.evaluate(
      async (content) => {
        const at = performance.timeOrigin + performance.now()
        await sdk.setDoc(sdk.doc(db, 'items', 'sdk'), content)
        return at
      },
      { ...ITEM, name },
    )
    await there.waitForFunction((wanted) => seenAt.has(wanted), name)
    const at = await there.evaluate((wanted) => seenAt.get(wanted) ?? 0, name)
    if (change >= WARM_UPS) delays.push(at - begun)
  }
  await Promise.all([here.close(), there.close()])
  return delays
}
