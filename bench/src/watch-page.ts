import { setTimeout as wait } from 'node:timers/promises'
import type { Page } from 'playwright-core'

const LONGEST_DELAY_MS = 20_000

/** When a change stood in the page, and when it was painted: milliseconds since 1970. */
export interface Sighting {
  readonly inPageAt: number
  readonly paintedAt: number
}

declare global {
  /** In a page that is watched: how many changes have been painted. */
  var sightingCount: () => number
  /** The sighting with this number, counted from 0, once it has been painted. */
  var sightingOf: (number: number) => Promise<Sighting>
}

/**
 * Begins to note changes on a page.
 * @param what.selector - elements in which a change counts
 * @param what.attribute - the attribute that changes; without it, the text
 */
export function watchPage(
  page: Page,
  what: { readonly selector: string; readonly attribute?: string },
): Promise<void> {
  return page.evaluate(({ selector, attribute }) => {
    const sightings: Sighting[] = []
    const waiting: (() => void)[] = []
    const clock = () => performance.timeOrigin + performance.now()
    globalThis.sightingCount = () => sightings.length
    globalThis.sightingOf = async (number) => {
      for (;;) {
        const sighting = sightings[number]
        if (sighting !== undefined) return sighting
        await new Promise<void>((resolve) => {
          waiting.push(resolve)
        })
      }
    }
    const isMeant = ({ target }: MutationRecord) =>
      attribute !== undefined
        ? target instanceof Element && target.matches(selector)
        : (target instanceof Element ? target : target.parentElement)?.closest(selector) !== null
    const observer = new MutationObserver((records) => {
      if (!records.some(isMeant)) return
      const inPageAt = clock()
      // A frame's callbacks run before it is drawn; the message is heard after.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => {
          sightings.push({ inPageAt, paintedAt: clock() })
          for (const resolve of waiting.splice(0)) resolve()
        })
        port1.start()
        port2.postMessage(null)
      })
    })
    observer.observe(document.body, {
      subtree: true,
      ...(attribute === undefined
        ? { characterData: true, childList: true }
        : { attributeFilter: [attribute] }),
    })
  }, what)
}

async function never(): Promise<never> {
  await wait(LONGEST_DELAY_MS, undefined, { ref: false })
  throw new Error(`The change was not seen within ${LONGEST_DELAY_MS} ms`)
}

/**
 * Makes a change somewhere and waits until the watched page has painted it.
 * @param change - makes it and gives the moment just before, in milliseconds since 1970
 */
export async function delayUntilSeen(
  page: Page,
  change: () => Promise<number>,
): Promise<{ readonly inPageMs: number; readonly paintedMs: number }> {
  const seen = await page.evaluate(() => globalThis.sightingCount())
  const begunAt = await change()
  const sighting = page.evaluate((number) => globalThis.sightingOf(number), seen)
  const { inPageAt, paintedAt } = await Promise.race([sighting, never()])
  return { inPageMs: inPageAt - begunAt, paintedMs: paintedAt - begunAt }
}
