import type { Page } from 'playwright-core'
import type { TestBrowser } from '../conformance/test-browser.ts'

declare global {
  /** In a watching page: the ids that its listener shows, and whether the server has confirmed them. */
  var watched: { ids: readonly string[]; isConfirmed: boolean }
  /** In a watching page: ids of the documents it wrote, once the SDK called them written. */
  var written: string[]
}

/** A page on a device of its own whose SDK listens to a collection from now on. */
export async function openWatchingPage(browser: TestBrowser, host: string, name: string): Promise<Page> {
  const page = await browser.openPage()
  await page.evaluate(
    ({ address, c }) => {
      globalThis.db = sdk.openStore({ host: address })
      globalThis.watched = { ids: [], isConfirmed: false }
      globalThis.written = []
      sdk.onSnapshot(sdk.collection(db, c), { includeMetadataChanges: true }, ({ docs, metadata }) => {
        globalThis.watched = {
          ids: docs.map(({ id }) => id),
          isConfirmed: !metadata.fromCache && !metadata.hasPendingWrites,
        }
      })
    },
    { address: host, c: name },
  )
  return page
}

/** The ids a page shows, in order; undefined while the server has not confirmed them. */
export async function visibleTexts(page: Page): Promise<string | undefined> {
  const { ids, isConfirmed } = await page.evaluate(() => watched)
  return isConfirmed ? ids.toSorted().join() : undefined
}

/** Lets the page write a document through the SDK, whenever it can. */
export async function writeIn(page: Page, name: string, id: string): Promise<void> {
  await page.evaluate(
    ({ c, d }) => {
      void sdk.setDoc(sdk.doc(db, c, d), { n: 1 }).then(() => written.push(d))
    },
    { c: name, d: id },
  )
}
