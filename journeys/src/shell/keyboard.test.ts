import { DEMO_PASSWORD } from '@brigade/server/demo/demo-people.table.ts'
import { type Device, type DeviceOptions, PHONE } from '@brigade/testing/browser.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inesOfTheDemo } from './demo-addresses.ts'

const TERN = '/kitchens/demo-tern/dashboard'

const journey = openJourney({ demo: true })

/** Without a pointer: each act fails where the focus cannot get, is not seen, or has been lost. */
const KEYBOARD = { hands: 'keyboard' } as const

/** A page of the kitchen of the demo, before its owner, who has a keyboard alone. */
async function keyboardAt(path: string, options: DeviceOptions = {}): Promise<Device> {
  const device = await journey.deviceOf(await inesOfTheDemo(journey.url), { ...KEYBOARD, ...options })
  await device.page.goto(path)
  return device
}

const buttonOf =
  (page: Page) =>
  (name: string | RegExp): Locator =>
    page.getByRole('button', { name }).first()

/** Waits until the focus is on something of this name or these words. */
async function expectFocusOn(page: Page, words: string | RegExp): Promise<void> {
  const focused = () =>
    page.evaluate(() => {
      const { activeElement: on } = document
      return on === document.body ? 'nothing' : (on?.getAttribute('aria-label') ?? on?.textContent ?? '')
    })
  await expect.poll(focused, { timeout: 10_000 }).toMatch(words)
}

test('the first key leads past the header, and a new page begins at its heading', async () => {
  const { page, complaints } = await journey.newDevice(KEYBOARD)
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expectFocusOn(page, 'Skip to the page')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true)
  await page.getByRole('link', { name: /^Find work/u }).click()
  await page.getByRole('heading', { level: 1, name: 'Jobs' }).waitFor()
  await expectFocusOn(page, 'Jobs')
  expect(complaints).toEqual([])
})

test('somebody signs in, and ticks, gives and adds tasks', async () => {
  const { page, complaints } = await journey.newDevice(KEYBOARD)
  const button = buttonOf(page)
  await page.goto(`/auth?next=${encodeURIComponent(`${TERN}/preparation`)}`)
  await page.getByLabel('E-mail').fill('ines@tern.example')
  await page.getByLabel('Password', { exact: true }).fill(DEMO_PASSWORD)
  await button('Sign in').click()
  await page.getByRole('heading', { level: 1, name: 'Preparation' }).waitFor()
  await expectFocusOn(page, 'Preparation')

  const mark = button(/: to do\. Tick as done$/u)
  const name = (await mark.getAttribute('aria-label'))?.replace(': to do. Tick as done', '') ?? ''
  await mark.click()
  await expectFocusOn(page, `${name}: done. Take the tick back`)

  // A menu takes the focus, arrows go through it, Escape gives the focus back.
  const giver = page.locator('[data-task] [aria-haspopup=menu]').first()
  await giver.click()
  await page.getByRole('menuitem').last().focus()
  await page.keyboard.press('Escape')
  await expectFocusOn(page, (await giver.textContent()) ?? '')

  await button('Add a task').click()
  await page.getByRole('dialog').getByLabel('What is to be made or done').fill('Sharpen knives')
  await button('Put it on the list').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await expectFocusOn(page, 'Add a task')
  expect(complaints).toEqual([])
})

test('a dialog keeps the focus, and gives it back to what opened it', async () => {
  const { page } = await keyboardAt(`${TERN}/preparation`)
  const button = buttonOf(page)
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
  await expectFocusOn(page, 'Add a task')
})

test('what is taken away leaves the focus beside it', async () => {
  const { page, complaints } = await keyboardAt(`${TERN}/ingredients`)
  const button = buttonOf(page)
  await page
    .locator(`main a[href^="${TERN}/ingredients/"]:not([href$="/prices"]):not([href$="/stocktake"])`)
    .first()
    .click()
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
  expect(complaints).toEqual([])
})

test('an applicant is moved by the menu of the card and by a key, and keeps the focus', async () => {
  const { page, complaints } = await keyboardAt('/jobs/demo-chef-de-partie/dashboard')
  const button = buttonOf(page)
  const inColumn = (name: string) =>
    page
      .getByRole('region', { name: new RegExp(`^${name} \\d+$`, 'u') })
      .getByRole('article', { name: 'Aylin Demir' })
      .waitFor()
  await button('Move Aylin Demir').click()
  await page.getByRole('menuitem', { name: 'Being read' }).click()
  await inColumn('Being read')
  await expectFocusOn(page, 'Aylin Demir')
  await page.keyboard.press(']')
  await inColumn('Screening')
  await expectFocusOn(page, 'Aylin Demir')
  await page.keyboard.press(']')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What you write').fill('Come by on Tuesday at ten.')
  await dialog.getByRole('button', { name: 'Send and move' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expectFocusOn(page, 'Aylin Demir')
  expect(complaints).toEqual([])
})

test('a recipe is begun and written on a phone with a keyboard', async () => {
  const { page, complaints } = await keyboardAt(`${TERN}/recipes`, { viewport: PHONE })
  const button = buttonOf(page)
  await button('New recipe').click()
  await page.getByRole('dialog').getByLabel('Name').fill('Written by keys')
  await button('Start writing').click()
  await page.getByLabel('Add an ingredient or a recipe').fill('200 g sugar')
  await page.keyboard.press('Enter')
  await page.getByText('200 g sugar').first().waitFor()
  await button('Save as a new version').click()
  await page.getByText('Version 2').waitFor()
  expect(complaints).toEqual([])
})
