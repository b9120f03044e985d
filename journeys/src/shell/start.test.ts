import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { isAlive, PHONE } from '@brigade/testing/browser.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

const journey = openJourney()

test('the server says that it is ready', async () => {
  const answer = await fetch(`${journey.url}/healthz`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ status: 'ok' })
})

test('a visitor is signed in without noticing and can work at once, also on a phone', async () => {
  const { page, complaints } = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('link', { name: 'Try a kitchen now' }).tap()
  const kitchen = page.getByRole('heading', { name: 'My kitchen', level: 1 })
  await kitchen.waitFor()
  await page.getByText('2 recipes').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/kitchens\/\w{20}\/dashboard$/)
  // Nobody was asked to sign in, and nobody is told that they are: the way to an account is only offered.
  expect(await page.getByRole('link', { name: 'Create an account' }).isVisible()).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])

  await page.reload()
  await kitchen.waitFor()
  expect(complaints).toEqual([])
})

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY))

/** Where the page stands when something on it is pressed: what comes late may still move it until then. */
const scrolledWhenPressed = (page: Page) =>
  page.evaluate(async () => {
    await new Promise((resolve) => addEventListener('click', resolve, { capture: true, once: true }))
    return Math.round(scrollY)
  })

/** Opens what a link far down leads to, and comes back. Gives where the page stood before. */
async function openAndComeBack(page: Page, link: Locator): Promise<number> {
  await link.scrollIntoViewIfNeeded()
  const address = page.url()
  const [place] = await Promise.all([scrolledWhenPressed(page), link.tap()])
  await page.waitForURL((url) => url.href !== address)
  await page.getByRole('heading', { level: 1 }).waitFor()
  await expect.poll(() => scrolled(page)).toBe(0)
  await page.goBack()
  await page.waitForURL(address)
  return place
}

test('a new page begins at its top, and Back leads to where a page was left', async () => {
  const { page, complaints } = await journey.newDevice({
    viewport: { ...PHONE, height: 400 },
    hasTouch: true,
  })
  await page.goto('/ingredients')
  const place = await openAndComeBack(page, page.locator('main a[href^="/ingredients/"]').nth(20))
  expect(place).toBeGreaterThan(500)
  await expect.poll(() => scrolled(page)).toBe(place)

  // What a page shows of its documents comes after it.
  await page.goto('/')
  await page.getByRole('link', { name: 'Try a kitchen now' }).tap()
  await page.getByText('2 recipes').waitFor()
  const edge = await openAndComeBack(page, page.locator('main a[href*="/dashboard/"]').last())
  expect(edge).toBeGreaterThan(100)
  await expect.poll(() => scrolled(page)).toBe(edge)
  expect(complaints).toEqual([])
})

test('an address that does not exist says so', async () => {
  const { page } = await journey.newDevice()
  const answer = await page.goto('/nobody-here/at/all')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
})

/** Keeps the first script from a page's first so many loads; gives how often it was loaded. */
async function loseScripts(page: Page, times: number): Promise<() => number> {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  await page.route('**/assets/client-*.js', (route) => (loads > times ? route.continue() : route.abort()))
  return () => loads
}

test('a page whose scripts are lost on the way is loaded once more', async () => {
  const { page } = await journey.newDevice()
  const loads = await loseScripts(page, 1)
  await page.goto('/jobs')
  await page.waitForFunction(isAlive)
  expect(loads()).toBe(2)
})

test('and no third time: what is written on it can still be read', async () => {
  const { page } = await journey.newDevice()
  const loads = await loseScripts(page, Infinity)
  await page.goto('/jobs')
  await expect.poll(loads).toBe(2)
  await page.waitForLoadState('networkidle')
  expect(loads()).toBe(2)
  expect(await page.getByRole('heading', { level: 1 }).isVisible()).toBe(true)
})
