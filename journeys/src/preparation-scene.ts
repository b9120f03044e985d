import { stations } from '@brigade/domain/kitchens/station.ts'
import { type Device, openBrowser, type TestBrowser } from '@brigade/testing/browser.ts'
import { aMember, type Person, sceneDocument, signInOn, writeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aMenu, aRecipe, joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import { startTestServer, type TestServer } from '@brigade/testing/test-server.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll } from 'vitest'

export let server: TestServer
let browser: TestBrowser
/** Owns the kitchen. */
export let ines: Person
/** Cooks in it. */
export let petra: Person
export let kitchenId: string

/** Opens a kitchen with a menu for the tests of the file that asks for it. */
export function openPreparation(): void {
  beforeAll(async () => {
    server = await startTestServer()
    browser = await openBrowser(server.url)
    ;[ines, petra] = await Promise.all([
      aMember(server.url, 'Ines Moreau'),
      aMember(server.url, 'Petra Novak'),
    ])
    kitchenId = await aKitchenOf(ines)
    await joinKitchen(petra, { owner: ines, kitchenId, access: 'cook' })
    await setTheMenu()
  })
  afterAll(async () => {
    await browser[Symbol.asyncDispose]()
    await server[Symbol.asyncDispose]()
  })
}

/** Onion soup on stock, and a pie: three recipes, two of them on the menu. */
async function setTheMenu(): Promise<void> {
  const place = { name: 'Sauce', kind: 'sauce', isExpediter: false, sortKey: 'a0' } as const
  await writeAs(ines, [sceneDocument(stations, { kitchenId, stationId: 'sauce' }, place)])
  const stock = await aRecipe(ines, kitchenId, {
    name: 'Brown stock',
    yield: { amount: '5', unit: 'l' },
    lines: [{ name: 'Veal bones', qty: { amount: '4', unit: 'kg' } }],
  })
  const soup = await aRecipe(ines, kitchenId, {
    name: 'Onion soup',
    portions: 10,
    yield: { amount: '3', unit: 'l' },
    lines: [
      { name: 'Onion', qty: { amount: '2', unit: 'kg' } },
      { kind: 'recipe', refId: stock, name: 'Brown stock', qty: { amount: '2', unit: 'l' } },
    ],
  })
  const pie = await aRecipe(ines, kitchenId, {
    name: 'Apple pie',
    portions: 8,
    lines: [{ name: 'Apple', qty: { amount: '1.5', unit: 'kg' } }],
  })
  await aMenu(ines, kitchenId, {
    name: 'Lunch',
    sections: [
      {
        name: 'Starters',
        stationIds: ['sauce'],
        items: [{ name: 'Onion soup, Gruyère toast', recipeId: soup }],
      },
      { name: 'Puddings', items: [{ name: 'Apple pie', recipeId: pie }] },
    ],
  })
}

/** A person's device with the preparation list on it. */
export async function deviceOf(person: Person, options = {}): Promise<Device> {
  const device = await browser.newDevice(options)
  await signInOn(device, person)
  await device.page.goto(`/kitchens/${kitchenId}/dashboard/preparation`)
  await device.page.getByRole('heading', { name: 'Preparation', level: 1 }).waitFor()
  return device
}

/** The row of a task. */
export const rowOf = (page: Page, name: string): Locator =>
  page.locator('[data-task]').filter({ has: page.locator('.task-row-name', { hasText: name }) })

/** A button by all its words. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

/** Waits until a task's row says this state. */
export async function seeState(page: Page, name: string, state: string): Promise<void> {
  await rowOf(page, name).locator('.task-row-state', { hasText: state }).waitFor()
}

/** Words that only the person reads who did a task. */
const ONLY_TO_THE_DOER = ' · Somebody else checks it'

/** What the list says, line by line, without what only one device knows. */
export const listOf = async (page: Page) =>
  (await page.locator('.task-row-words').allInnerTexts()).map((text) => text.replace(ONLY_TO_THE_DOER, ''))

/** Makes the list for forty guests. Gives what the dialog says of it. */
export async function makeTheList(page: Page): Promise<string> {
  await button(page, 'Make the list').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Guests expected').fill('40')
  await dialog.getByRole('button', { name: 'Make the list' }).click()
  const words = await dialog.locator('.banner').first().innerText()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return words
}

/** Puts a task on the list by hand. */
export async function addTask(page: Page, name: string, { asleep = false } = {}): Promise<void> {
  await button(page, 'Add a task').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What is to be made or done').fill(name)
  if (asleep) await dialog.getByLabel('Asleep for now: a lead puts it on the list').check()
  await dialog.getByRole('button', { name: 'Put it on the list' }).click()
}

/** Ticks, or whatever else stands on the round button of a task. */
export async function tapMark(page: Page, name: string): Promise<void> {
  await rowOf(page, name).locator('.task-mark').click()
}
