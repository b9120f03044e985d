import { DEMO_PASSWORD } from '@brigade/server/seeds/demo/demo-people.table.ts'
import { type Device, openBrowser, PHONE, type TestBrowser } from '@brigade/testing/browser.ts'
import { startTestServer, type TestServer } from '@brigade/testing/test-server.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

const TERN = '/kitchens/demo-tern/dashboard'

let server: TestServer
let browser: TestBrowser
/** Without a pointer: each act of it fails where the focus cannot get, is not seen, or has been lost. */
let device: Device
let page: Page

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  browser = await openBrowser(server.url)
  device = await browser.newDevice({ hands: 'keyboard' })
  page = device.page
})

afterAll(async () => {
  await browser[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const button = (name: string | RegExp) => page.getByRole('button', { name }).first()

/** Waits until the focus is on something of this name or these words. */
async function expectFocusOn(words: string | RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: on } = document
      return on === document.body ? 'nothing' : (on?.getAttribute('aria-label') ?? on?.textContent ?? '')
    })
  await expect.poll(focused, { timeout: 10_000 }).toMatch(words)
}

test('the first key leads past the header, and a new page begins at its heading', async () => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expectFocusOn('Skip to the page')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.getByRole('link', { name: /^Find work/u }).click()
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await expectFocusOn('Jobs')
})

test('somebody signs in, and ticks, gives and adds tasks', async () => {
  await page.goto(`/auth?next=${encodeURIComponent(`${TERN}/preparation`)}`)
  await page.getByLabel('E-mail').fill('ines@tern.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await button('Sign in').click()
  await page.getByRole('heading', { level: 1, name: 'Preparation' }).waitFor()
  await expectFocusOn('Preparation')

  const mark = button(/: to do\. Tick as done$/u)
  const name = (await mark.getAttribute('aria-label'))?.replace(': to do. Tick as done', '') ?? ''
  await mark.click()
  await expectFocusOn(`${name}: done. Take the tick back`)

  // A menu takes the focus, arrows go through it, Escape gives the focus back.
  const giver = page.locator('[data-task] [aria-haspopup=menu]').first()
  await giver.click()
  await page.getByRole('menuitem').last().focus()
  await page.keyboard.press('Escape')
  await expectFocusOn((await giver.textContent()) ?? '')

  await button('Add a task').click()
  await page.getByRole('dialog').getByLabel('What is to be made or done').fill('Sharpen knives')
  await button('Put it on the list').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectFocusOn('Add a task')
  expect(device.complaints).toEqual([])
})

test('a dialog keeps the focus, and gives it back to what opened it', async () => {
  await button('Add a task').click()
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press('Tab')
    const isOutside = await page.evaluate(() => {
      const { activeElement: on } = document
      return on !== document.body && on?.closest('dialog') === null
    })
    expect(isOutside).toBe(false)
  }
  await page.keyboard.press('Escape')
  await expectFocusOn('Add a task')
})

test('what is taken away leaves the focus beside it', async () => {
  await page.goto(`${TERN}/ingredients`)
  await page.locator(`main a[href^="${TERN}/ingredients/"]`).first().click()
  await page.getByRole('heading', { name: 'Yields' }).waitFor()
  if ((await page.locator('.fact-form').count()) === 0) await button('Add a yield').click()
  await page.getByLabel('Preparation').fill('cut by keys')
  await page.getByLabel('Usable').fill('83')
  await page.locator('.fact-form').getByRole('button', { name: 'Add' }).click()
  await button(/^Remove cut by keys/u).click()
  await button('Undo').waitFor()
  // Each act begins where the one before has left the focus, and fails where that is nowhere.
  await button('Undo').click()
  await page.getByText(/^cut by keys: 83/u).waitFor()
  await button(/^Remove cut by keys/u).focus()
  expect(device.complaints).toEqual([])
})

test('an applicant is moved by the menu of the card and by a key, and keeps the focus', async () => {
  await page.goto('/jobs/demo-chef-de-partie/dashboard')
  const inColumn = (name: string) =>
    page
      .getByRole('region', { name: new RegExp(`^${name} \\d+$`, 'u') })
      .getByRole('article', { name: 'Aylin Demir' })
      .waitFor()
  await button('Move Aylin Demir').click()
  await page.getByRole('menuitem', { name: 'Being read' }).click()
  await inColumn('Being read')
  await expectFocusOn('Aylin Demir')
  await page.keyboard.press(']')
  await inColumn('Screening')
  await expectFocusOn('Aylin Demir')
  await page.keyboard.press(']')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What you write').fill('Come by on Tuesday at ten.')
  await dialog.getByRole('button', { name: 'Send and move' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn('Aylin Demir')
  expect(device.complaints).toEqual([])
})

test('a recipe is begun and written on a phone with a keyboard', async () => {
  await page.setViewportSize(PHONE)
  await page.goto(`${TERN}/recipes`)
  await button('New recipe').click()
  await page.getByRole('dialog').getByLabel('Name').fill('Written by keys')
  await button('Start writing').click()
  await page.getByLabel('Add an ingredient or a recipe').fill('200 g sugar')
  await page.keyboard.press('Enter')
  await page.getByText('200 g sugar').first().waitFor()
  await button('Save as a new version').click()
  await page.getByText('Version 2').waitFor()
  expect(device.complaints).toEqual([])
})
