import { PHONE } from '@brigade/testing/browser.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inesOfTheDemo } from './demo-addresses.ts'

const journey = openJourney({ demo: true })

test.each(['/jobs', '/jobs/demo-chef-de-partie', '/kitchens/demo-tern'])(
  '%s carries the very data of its _payload.json',
  async (path) => {
    const [document, alone] = await Promise.all([
      fetch(journey.url + path).then((answer) => answer.text()),
      fetch(`${journey.url}${path}/_payload.json`).then((answer) => answer.json()),
    ])
    const [, embedded] = /<script type="application\/json"[^>]*>(.*?)<\/script>/su.exec(document) ?? []
    const { payload }: { readonly payload: unknown } = JSON.parse(embedded ?? 'null')
    expect(payload).toEqual(alone)
    expect(payload).toMatchObject({ data: expect.anything() })
  },
)

test('without JavaScript a stranger reads the front page and the jobs, and gets from one to the other', async () => {
  const { page } = await journey.newDevice({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto('/')
  await page.getByRole('heading', { level: 1, name: 'Run your kitchen. Find your people.' }).waitFor()
  await page.getByRole('link', { name: /^Find work/u }).click()
  await page.waitForURL('**/jobs')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.locator('a[href="/jobs/demo-chef-de-partie"]').first().click()
  await page.waitForURL('**/jobs/demo-chef-de-partie')
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
  expect(await page.locator('main').innerText()).toMatch(/€\d/u)
})

test.each(['/jobs', '/jobs/demo-chef-de-partie', '/professionals/demo-professional-1', '/settings'])(
  'without JavaScript nothing on %s is pressed in vain, or on its way for ever',
  async (path) => {
    const { page } = await journey.newDevice({ javaScriptEnabled: false, viewport: PHONE })
    await page.goto(path)
    const vain = page.locator('button:not([type=submit]):visible, .skeleton:visible, .theme-switch:visible')
    expect(await vain.allInnerTexts()).toEqual([])
  },
)

/** Marks this document; a full load loses the mark. */
const mark = (page: Page) => page.evaluate(() => void Reflect.set(globalThis, 'isMarked', true))
const isMarked = (page: Page) => page.evaluate(() => Reflect.get(globalThis, 'isMarked') === true)

async function goTo(page: Page, href: string): Promise<void> {
  await page.locator(`a[href="${href}"]`).first().click()
  await page.waitForURL(`**${href}`)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
}

test('a search says in its title what it looks for, and no longer when it looks for nothing', async () => {
  const { page, complaints } = await journey.newDevice()
  const title = (words: string) => page.waitForFunction((said) => document.title === said, words)
  await page.goto('/search?q=tern')
  await title('Search for “tern” · Brigade')
  await mark(page)
  await goTo(page, '/search')
  await title('Search · Brigade')
  expect(await isMarked(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('a search offers only the kinds that it found something of', async () => {
  const { page, complaints } = await journey.newDevice()
  const kinds = page.getByRole('navigation', { name: 'What to show' })
  await page.goto('/search?q=soup')
  expect(await kinds.getByRole('link').allTextContents()).toEqual([
    'All (7)',
    'Kitchens (1)',
    'Recipes (1)',
    'Ingredients (5)',
  ])
  await page.goto('/search?q=soup&tab=jobs')
  await kinds.getByRole('link', { name: 'Jobs (0)' }).waitFor()
  await page.goto('/search?q=zzzz')
  await page.getByText('Nothing found').waitFor()
  expect(await kinds.count()).toBe(0)
  expect(complaints).toEqual([])
})

test('[VC1] [VC2] [VC3] a newer build makes the next navigation a full load, once', async () => {
  const { page, complaints } = await journey.newDevice()
  const askedAt: number[] = []
  await page.route('**/builds/latest.json*', async (route) => {
    askedAt.push(Date.now())
    await route.fulfill({ json: { id: 'a-newer-build', timestamp: Date.now() } })
  })
  await page.goto('/')
  const loadedAt = Date.now()
  const answer = page.waitForResponse('**/builds/latest.json*')
  await mark(page)
  await answer
  expect(askedAt[0] ?? 0).toBeGreaterThan(loadedAt)
  await page.waitForTimeout(200)
  await goTo(page, '/jobs')
  expect(await isMarked(page)).toBe(false)

  // Within ten seconds of that load no other follows, whatever the server says.
  await mark(page)
  await page.waitForResponse('**/builds/latest.json*')
  await page.waitForTimeout(200)
  await goTo(page, '/')
  expect(await isMarked(page)).toBe(true)
  expect(complaints).toEqual([])
})

test('with the newest build a navigation stays in the page', async () => {
  const { page, complaints } = await journey.newDevice()
  const answer = page.waitForResponse('**/builds/latest.json*')
  await page.goto('/')
  await mark(page)
  expect((await answer).ok()).toBe(true)
  await goTo(page, '/jobs')
  expect(await isMarked(page)).toBe(true)
  expect(complaints).toEqual([])
})

/** Files that the page fetches by itself until the guest who reads it is signed in. */
async function fetchedBy(page: Page, path: string): Promise<readonly string[]> {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  const signedIn = page.waitForResponse('**/accounts:lookup*')
  await page.goto(path)
  await signedIn
  // What waits for the session is asked for at once when it is there.
  await page.waitForTimeout(1000)
  return fetched
}

/** Id of the first recipe that the demo shows; it follows from what was imported. */
async function firstRecipe(): Promise<string> {
  const list = await (await fetch(`${journey.url}/recipes`)).text()
  return /href="\/recipes\/([\w-]+)"/u.exec(list)?.[1] ?? 'no recipe'
}

/** What stands in the schemas' code and nowhere else; files are cut differently from build to build. */
const SCHEMAS = 'invalid_type'

/** The files among these that hold the document database or the schemas. */
async function ofWork(fetched: readonly string[]): Promise<readonly string[]> {
  const scripts = fetched.filter((path) => /^\/assets\/.*\.js$/u.test(path))
  const texts = await Promise.all(scripts.map(async (path) => (await fetch(journey.url + path)).text()))
  return scripts.filter((path, at) => /\/document-sdk-/u.test(path) || texts[at]?.includes(SCHEMAS))
}

test('a guest who searches fetches neither the document database nor the schemas', async () => {
  const { page, complaints } = await journey.newDevice()
  const fetched = await fetchedBy(page, '/search?q=tern')
  expect(fetched).toContainEqual(expect.stringMatching(/^\/assets\/client-/u))
  expect(await ofWork(fetched)).toEqual([])
  expect(complaints).toEqual([])
})

test('a guest scales a shown recipe, and what it is worked out with comes then', async () => {
  const { page, complaints } = await journey.newDevice()
  await page.goto(`/recipes/${await firstRecipe()}`)
  const amounts = page.locator('.recipe-line-amount')
  const before = await amounts.allInnerTexts()
  const choice = page.getByLabel('Scale by')
  await choice.focus()
  await choice.selectOption('portions')
  const to = page.getByLabel('To', { exact: true })
  const portions = Number(await to.inputValue())
  expect(await choice.evaluate((select) => select === document.activeElement)).toBe(true)
  await to.fill(String(portions * 2))
  await page.getByText('× 2').waitFor()
  expect(await amounts.allInnerTexts()).not.toEqual(before)
  await page.getByRole('button', { name: 'As written' }).click()
  await expect.poll(() => amounts.allInnerTexts()).toEqual(before)
  expect(complaints).toEqual([])
})

test('a guest sees what they may have, before they have made anything', async () => {
  const { page, complaints } = await journey.newDevice()
  await page.goto('/subscribe')
  const usage = page.getByRole('region', { name: 'What you use' })
  await usage.getByText('0 of 1').first().waitFor()
  expect(complaints).toEqual([])
})

test('who begins to work fetches both', async () => {
  const { page } = await journey.newDevice()
  expect(await ofWork(await fetchedBy(page, '/kitchens/create'))).toHaveLength(2)
})

test('a page that shows amounts has the first one written in a thread of its own', async () => {
  const { page, complaints } = await journey.newDevice()
  const worker = page.waitForEvent('worker')
  await page.goto('/fr/jobs/demo-chef-de-partie')
  expect((await worker).url()).toBe(`${journey.url}/first-format.js`)
  expect(complaints).toEqual([])
})

test('whoever works in a kitchen goes in from its public page, where others follow it', async () => {
  const device = await journey.deviceOf(await inesOfTheDemo(journey.url))
  const { page } = device
  await page.goto('/kitchens/demo-tern')
  await page.getByRole('link', { name: 'Open the kitchen' }).click()
  await page.waitForURL('**/kitchens/demo-tern/dashboard')
  await page.goto('/suppliers/demo-supplier')
  await page.getByRole('button', { name: /^Follow / }).waitFor()
  expect(device.complaints).toEqual([])
})
