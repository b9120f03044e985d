import { stations } from '@brigade/domain/access/stations/station.ts'
import type { Device, DeviceOptions } from '@brigade/testing/browser.ts'
import { aMember, type Person, sceneDocument, writeAs } from '@brigade/testing/cast.ts'
import type { Journey } from '@brigade/testing/journey.ts'
import { aKitchenOf, aMenu, aPrepTask, aRecipe, joinKitchen, tickAs } from '@brigade/testing/kitchen-scene.ts'
import type { Locator, Page } from 'playwright-core'

/** A kitchen with a menu, and who works there. */
export interface PreparationScene {
  /** Owns the kitchen. */
  readonly ines: Person
  /** Cooks in it. */
  readonly petra: Person
  readonly kitchenId: string
  /** A person's device with the preparation list on it. */
  readonly deviceOf: (person: Person, options?: DeviceOptions) => Promise<Device>
}

/** A kitchen of its own with two people and a menu, and nothing on the list yet. */
export async function aKitchenWithMenu(journey: Journey): Promise<PreparationScene> {
  const [ines, petra] = await Promise.all([
    aMember(journey.url, 'Ines Moreau'),
    aMember(journey.url, 'Petra Novak'),
  ])
  const kitchenId = await aKitchenOf(ines)
  await joinKitchen(petra, { owner: ines, kitchenId, access: 'cook' })
  await setTheMenu(ines, kitchenId)
  return {
    ines,
    petra,
    kitchenId,
    async deviceOf(person, options) {
      const device = await journey.deviceOf(person, options)
      await device.page.goto(`/kitchens/${kitchenId}/dashboard/preparation`)
      await device.page.getByRole('heading', { name: 'Preparation', level: 1 }).waitFor()
      return device
    },
  }
}

/** Onion soup on stock, and a pie: three recipes, two of them on the menu. */
async function setTheMenu(ines: Person, kitchenId: string): Promise<void> {
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

/** Puts two tasks of today on the list: stock that Petra is to make, and a pie that she has made. */
export async function petraDidThePie({ ines, petra, kitchenId }: PreparationScene): Promise<void> {
  await aPrepTask(ines, kitchenId, { name: 'Brown stock', assignee: petra.uid })
  const pie = await aPrepTask(ines, kitchenId, { name: 'Apple pie', sortKey: 'a1' })
  await tickAs(petra, kitchenId, pie)
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
