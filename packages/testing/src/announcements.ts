import type { Page } from 'playwright-core'

declare global {
  /** What somebody who listens has heard from this page, in order. */
  var heard: string[]
}

/**
 * Runs in the page before its own scripts. Takes down what a screen reader would say: words that come into a live region
 * which stood before them, and alerts, which speak as they come.
 */
function takeDown(): void {
  const listenedToMs = 50
  const regions = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], [role=log]'
  const known = new Map<Element, { readonly at: number; words: string }>()
  globalThis.heard = []
  const listen = () => {
    const now = performance.now()
    for (const region of document.querySelectorAll(regions)) {
      const words = (region.textContent ?? '').replaceAll(/\s+/gu, ' ').trim()
      const before = known.get(region)
      const isHeard = before === undefined ? region.role === 'alert' : now - before.at >= listenedToMs
      if (isHeard && words !== '' && words !== before?.words) globalThis.heard.push(words)
      known.set(region, { at: before?.at ?? now, words })
    }
  }
  const options = { childList: true, subtree: true, characterData: true }
  new MutationObserver(listen).observe(document, options)
}

/** Listens to a page from its next document on. */
export async function listenTo(page: Page): Promise<void> {
  await page.addInitScript(takeDown)
}

/** Everything heard from the document on screen, the newest last. */
export function heardFrom(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => globalThis.heard)
}
