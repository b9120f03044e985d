import { accessibilityTree } from '@brigade/testing/accessibility-tree.ts'
import { heardFrom, listenTo } from '@brigade/testing/announcements.ts'
import type { Device } from '@brigade/testing/browser.ts'
import { signInOn } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { untilKept } from '@brigade/testing/kept-files.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inesOfTheDemo } from './demo-addresses.ts'

const TERN = '/kitchens/demo-tern/dashboard'
const PATIENCE = { timeout: 15_000 }

const journey = openJourney({ demo: true })

/** A page before the owner of the demo's kitchen, who hears it. */
async function heardAt(path: string): Promise<Device> {
  const device = await journey.newDevice()
  await listenTo(device.page)
  await signInOn(device, await inesOfTheDemo(journey.url))
  await device.page.goto(path)
  return device
}

/** Waits until words were said by a place that stood before them, and which the browser's tree shows as one that speaks. */
async function expectHeard(page: Page, words: RegExp): Promise<void> {
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
  const { page, complaints } = await heardAt('/jobs')
  await page.getByLabel('Words: position, kitchen, town').fill('chef')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await expectHeard(page, /\d+ jobs?/u)
  await page.getByLabel('Words: position, kitchen, town').fill('sommelier on a submarine')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await expectHeard(page, /No job answers this/u)

  await page.goto('/search')
  await page.getByRole('searchbox').last().fill('tern')
  await page.keyboard.press('Enter')
  await expectHeard(page, /\d+ results? for “tern”/u)
  expect(complaints).toEqual([])
})

test('a list says how many are left while one types, and a slow answer takes nothing away', async () => {
  const { page, complaints } = await heardAt(`${TERN}/ingredients`)
  await page.getByLabel('Search by name or supplier').fill('butter')
  await expectHeard(page, /of \d+/u)
  await page.goto(`${TERN}/recipes`)
  await page.getByLabel('Search recipes').fill('soup')
  await expectHeard(page, /\d+ recipes?/u)
  expect(complaints).toEqual([])
})

test('what is wrong with a form is said, and so is what it came to', async () => {
  const { page, complaints } = await heardAt('/kitchens/create')
  await page.getByRole('button', { name: 'Make this kitchen' }).click()
  await expectHeard(page, /One thing needs your eye/u)
  await page.goto('/settings')
  await page.getByLabel('Temperature', { exact: true }).selectOption('F')
  await expectHeard(page, /Saved/u)
  expect(complaints).toEqual([])
})

test('the connection says that it is gone and that it is back', async () => {
  const device = await heardAt(`${TERN}/preparation`)
  const { page } = device
  await page
    .getByText(/^Synced \d/u)
    .first()
    .waitFor()
  // A page that loses a script on the way is loaded anew, and nothing was said on that one.
  await untilKept(page)
  await device.goOffline()
  await expectHeard(page, /^Working offline\./mu)
  await device.goOnline()
  await expectHeard(page, /^Online again/mu)
  expect(device.complaints).toEqual([])
})

test('what was just done is said with the way back', async () => {
  const { page, complaints } = await heardAt(`${TERN}/preparation`)
  await page
    .getByRole('button', { name: /: to do\. Tick as done$/u })
    .first()
    .click()
  await expectHeard(page, /Undo/u)
  expect(complaints).toEqual([])
})

test('a dialog is named, and so is everything in it', async () => {
  const { page } = await heardAt(`${TERN}/preparation`)
  await page.getByRole('button', { name: 'Add a task', exact: true }).first().click()
  await page.getByRole('dialog').waitFor()
  const tree = await accessibilityTree(page)
  expect(tree).toContainEqual(expect.objectContaining({ role: 'dialog', name: 'Add a task' }))
  await page.keyboard.press('Escape')
})

test('a new page is said by its heading, which has the focus and is its title', async () => {
  const { page, complaints } = await heardAt(`${TERN}/preparation`)
  await page.getByRole('link', { name: 'Recipes', exact: true }).first().click()
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor()
  const isAtHeading = () => page.evaluate(() => document.activeElement?.matches('main h1'))
  await expect.poll(isAtHeading, PATIENCE).toBe(true)
  await expect.poll(() => page.title(), PATIENCE).toMatch(/^Recipes, .+ · Brigade$/u)
  expect(complaints).toEqual([])
})
