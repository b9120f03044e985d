import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { DESK, PHONE, TABLET } from '@brigade/testing/browser.ts'
import type { Page } from 'playwright-core'
import { reflowProblems } from './reflow.ts'

/** How a page is looked at. */
export interface Look {
  readonly size: { readonly width: number; readonly height: number }
  readonly colorScheme: 'light' | 'dark'
  /** Axe's rules that are left out; `null` where it is only measured whether everything fits. */
  readonly except: readonly string[] | null
}

/** Nobody's screen is narrower: a wide one at 400 %. */
export const NARROWEST = { width: 320, height: 700 } as const

/** Every size and both themes; colours do not depend on the size, so that three looks see what six would. */
export const LOOKS: readonly Look[] = [
  { size: NARROWEST, colorScheme: 'light', except: null },
  { size: PHONE, colorScheme: 'light', except: [] },
  { size: DESK, colorScheme: 'light', except: [] },
  { size: TABLET, colorScheme: 'dark', except: [] },
]

/** A page on which nothing has changed for so long has all that it shows, lists that arrive late too. */
const QUIET_MS = 200
/** A page may have a clock, which is never quiet. */
const QUIET_WITHIN_MS = 2000
/** A page that takes longer hangs; beside other work it is merely slow. */
const STANDS_WITHIN_MS = 60_000
const THEMED_MS = 100
const SHOWCASE = '/design-system'

/** Waits until the page on screen has all that it shows, the lists too. */
async function settle(page: Page): Promise<void> {
  const patience = { timeout: STANDS_WITHIN_MS }
  await page.waitForFunction(
    () => {
      const heading = document.querySelector<HTMLElement>('main h1')
      const left = heading?.dataset['left']
      // Where a page leads back to the one that was left, its heading stays.
      return heading?.checkVisibility() === true && (left === undefined || left === location.pathname)
    },
    undefined,
    patience,
  )
  // The showcase has skeletons that nothing ever takes the place of.
  if (!page.url().includes(SHOWCASE))
    await page.waitForFunction(() => document.querySelector('.skeleton') === null, undefined, patience)
  await quiet(page)
}

/** Waits until nothing on the page changes any more. */
async function quiet(page: Page): Promise<void> {
  await page.evaluate(
    ([quietMs, withinMs]) =>
      new Promise<void>((resolve) => {
        const end = () => {
          watch.disconnect()
          resolve()
        }
        let timer = setTimeout(end, quietMs)
        const watch = new MutationObserver(() => {
          clearTimeout(timer)
          timer = setTimeout(end, quietMs)
        })
        watch.observe(document, { subtree: true, childList: true, characterData: true, attributes: true })
        setTimeout(end, withinMs)
      }),
    [QUIET_MS, QUIET_WITHIN_MS],
  )
}

/** Loads a page, as who comes from elsewhere. */
export async function load(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await settle(page)
}

/** Goes on to a page within the product, as a link on screen would. */
export async function goOn(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    if (location.pathname === to) return
    document.querySelector('main h1')?.setAttribute('data-left', location.pathname)
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
    link.remove()
  }, address)
  await settle(page)
}

/** The theme follows the device with the next frame; half of a change would be judged as bad contrast. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const isWorn = (scheme: string) => document.documentElement.dataset['theme'] === scheme
  if (await page.evaluate(isWorn, colorScheme)) return
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(isWorn, colorScheme)
  await page.waitForTimeout(THEMED_MS)
}

/** Components stand in the showcase once for each theme, landmarks and all. */
function isOfShowcase(page: Page, problem: string): boolean {
  return page.url().includes(SHOWCASE) && problem.startsWith('landmark-unique')
}

/** What axe finds and still finds a moment later: a list may be drawing its rows while the window changes its size. */
async function lastingProblems(page: Page, except: readonly string[]): Promise<readonly string[]> {
  const look = async () =>
    (await accessibilityProblems(page, { except })).filter((problem) => !isOfShowcase(page, problem))
  if ((await look()).length === 0) return []
  await quiet(page)
  return look()
}

/** What is wrong with the page on screen in each look, tried in this order. */
export async function problemsOf(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const { size, colorScheme, except } of looks) {
    await page.setViewportSize(size)
    await wear(page, colorScheme)
    const beside = await reflowProblems(page)
    const found = [...beside, ...(except === null ? [] : await lastingProblems(page, except))]
    problems.push(...found.map((problem) => `${size.width} px ${colorScheme}: ${problem}`))
  }
  return problems
}
