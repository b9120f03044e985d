import { accessibilityTree } from '@brigade/testing/accessibility-tree.ts'
import { heardFrom, listenTo } from '@brigade/testing/announcements.ts'
import { type Device, openBrowser, type TestBrowser } from '@brigade/testing/browser.ts'
import { signInOn } from '@brigade/testing/cast.ts'
import { untilKept } from '@brigade/testing/kept-files.ts'
import { startTestServer, type TestServer } from '@brigade/testing/test-server.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inesOfTheDemo } from './demo-addresses.ts'

const TERN = '/kitchens/demo-tern/dashboard'
const PATIENCE = { timeout: 15_000 }

let server: TestServer
let browser: TestBrowser
let device: Device
let page: Page

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  browser = await openBrowser(server.url)
  device = await browser.newDevice()
  page = device.page
  await listenTo(page)
  await signInOn(device, await inesOfTheDemo(server.url))
})

afterAll(async () => {
  await browser[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

/** Waits until words were said by a place that stood before them, and which the browser's tree shows as one that speaks. */
async function expectHeard(words: RegExp): Promise<void> {
  const said = async () => (await heardFrom(page)).join('\n')
  const isShown = async () =>
    (await accessibilityTree(page)).some(({ isLive, name }) => isLive && words.test(name))
  const heard = async () => {
    await expect.poll(said, PATIENCE).toMatch(words)
  }
  const shown = async () => {
    await expect.poll(isShown, PATIENCE).toBe(true)
  }
  // Together, for some words stand a few seconds only.
  await Promise.all([heard(), shown()])
}

test('a search says how many it has found, and when it has found none', async () => {
  await page.goto('/jobs')
  await page.getByLabel('Words: position, kitchen, town').fill('chef')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await expectHeard(/\d+ jobs?/u)
  await page.getByLabel('Words: position, kitchen, town').fill('sommelier on a submarine')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await expectHeard(/No job answers this/u)

  await page.goto('/search')
  await page.getByRole('searchbox').last().fill('tern')
  await page.keyboard.press('Enter')
  await expectHeard(/\d+ results? for “tern”/u)
  expect(device.complaints).toEqual([])
})

test('a list says how many are left while one types, and a slow answer takes nothing away', async () => {
  await page.goto(`${TERN}/ingredients`)
  await page.getByLabel('Search by name or supplier').fill('butter')
  await expectHeard(/of \d+/u)
  await page.goto(`${TERN}/recipes`)
  await page.getByLabel('Search recipes').fill('soup')
  await expectHeard(/\d+ recipes?/u)
  expect(device.complaints).toEqual([])
})

test('what is wrong with a form is said, and so is what it came to', async () => {
  await page.goto('/kitchens/create')
  await page.getByRole('button', { name: 'Make this kitchen' }).click()
  await expectHeard(/3 things need your eye/u)
  await page.goto('/settings')
  await page.getByLabel('Temperature', { exact: true }).selectOption('F')
  await expectHeard(/Saved/u)
  expect(device.complaints).toEqual([])
})

test('the connection says that it is gone and that it is back', async () => {
  await page.goto(`${TERN}/preparation`)
  await page
    .getByText(/^Synced \d/u)
    .first()
    .waitFor()
  // A page that loses a script on the way is loaded anew, and nothing was said on that one.
  await untilKept(page)
  await device.goOffline()
  await expectHeard(/^Working offline\./mu)
  await device.goOnline()
  await expectHeard(/^Online again/mu)
  expect(device.complaints).toEqual([])
})

test('what was just done is said with the way back', async () => {
  await page.goto(`${TERN}/preparation`)
  await page
    .getByRole('button', { name: /: to do\. Tick as done$/u })
    .first()
    .click()
  await expectHeard(/Undo/u)
  expect(device.complaints).toEqual([])
})

test('a dialog is named, and so is everything in it', async () => {
  await page.getByRole('button', { name: 'Add a task', exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
  const tree = await accessibilityTree(page)
  expect(tree).toContainEqual(expect.objectContaining({ role: 'dialog', name: 'Add a task' }))
  await page.keyboard.press('Escape')
})

test('a new page is said by its heading, which has the focus and is its title', async () => {
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
  const isAtHeading = () => page.evaluate(() => document.activeElement?.matches('main h1'))
  await expect.poll(isAtHeading, PATIENCE).toBe(true)
  await expect.poll(() => page.title(), PATIENCE).toMatch(/^Recipes, .+ · Brigade$/u)
  expect(device.complaints).toEqual([])
})
