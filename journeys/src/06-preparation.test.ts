import { setTimeout as wait } from 'node:timers/promises'
import { stations } from '@brigade/domain/kitchens/station.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { type Device, openBrowser, PHONE, type TestBrowser } from '@brigade/testing/browser.ts'
import { aMember, type Person, sceneDocument, signInOn, writeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aMenu, aRecipe, joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import { startTestServer, type TestServer } from '@brigade/testing/test-server.ts'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'

const LONGER_THAN_A_WRITE_IS_NOTED_MS = 500

let server: TestServer
let browser: TestBrowser
let ines: Person
let petra: Person
let kitchenId: string

beforeAll(async () => {
  server = await startTestServer()
  browser = await openBrowser(server.url)
  ;[ines, petra] = await Promise.all([aMember(server.url, 'Ines Moreau'), aMember(server.url, 'Petra Novak')])
  kitchenId = await aKitchenOf(ines)
  await joinKitchen(petra, { owner: ines, kitchenId, access: 'cook' })
  await setTheMenu()
})

afterAll(async () => {
  await browser[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

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

async function deviceOf(person: Person, options = {}): Promise<Device> {
  const device = await browser.newDevice(options)
  await signInOn(device, person)
  await device.page.goto(`/kitchens/${kitchenId}/dashboard/preparation`)
  await device.page.getByRole('heading', { name: 'Preparation', level: 1 }).waitFor()
  return device
}

const rowOf = (page: Page, name: string): Locator =>
  page.locator('[data-task]').filter({ has: page.locator('.task-row-name', { hasText: name }) })

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function seeState(page: Page, name: string, state: string): Promise<void> {
  await rowOf(page, name).locator('.task-row-state', { hasText: state }).waitFor()
}

/** Words that only the person reads who did a task. */
const ONLY_TO_THE_DOER = ' · Somebody else checks it'

/** What the list says, line by line, without what only one device knows. */
const listOf = async (page: Page) =>
  (await page.locator('.task-row-words').allInnerTexts()).map((text) => text.replace(ONLY_TO_THE_DOER, ''))

async function makeTheList(page: Page): Promise<string> {
  await button(page, 'Make the list').first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Guests expected').fill('40')
  await dialog.getByRole('button', { name: 'Make the list' }).click()
  const words = await dialog.locator('.banner').first().innerText()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  return words
}

test('the list is made twice without doubles, given, and ticked through its four states on two devices', async () => {
  const desk = await deviceOf(ines)
  const phone = await deviceOf(petra, { viewport: PHONE, hasTouch: true })

  await desk.page.getByText('No tasks for this day').waitFor()
  expect(await makeTheList(desk.page)).toBe('3 new tasks, no amount changed.')
  expect(await makeTheList(desk.page)).toBe('No new tasks, no amount changed.')
  expect(await desk.page.locator('[data-task]').count()).toBe(3)
  await rowOf(desk.page, 'Onion soup').getByText('Make 12 l').waitFor()
  await rowOf(desk.page, 'Brown stock').getByText('Make 8 l').waitFor()

  // By hand, asleep: a dashed ring until a lead wakes it.
  await button(desk.page, 'Add a task').click()
  const dialog = desk.page.getByRole('dialog')
  await dialog.getByLabel('What is to be made or done').fill('Pick herbs')
  await dialog.getByLabel('Asleep for now: a lead puts it on the list').check()
  await dialog.getByRole('button', { name: 'Put it on the list' }).click()
  await seeState(phone.page, 'Pick herbs', 'Asleep')
  await button(desk.page, 'Pick herbs: asleep. Put it on the list').click()
  await seeState(phone.page, 'Pick herbs', 'To do')

  await rowOf(desk.page, 'Brown stock').getByRole('button', { name: 'Give to' }).click()
  await desk.page.getByRole('menuitem', { name: 'Petra Novak' }).click()
  await rowOf(phone.page, 'Brown stock').getByText('Petra Novak').waitFor()

  await button(phone.page, 'Brown stock: to do. Tick as done').tap()
  await seeState(desk.page, 'Brown stock', 'Done')
  await desk.page.getByText(/^1 of 4 done/u).waitFor()
  await button(desk.page, 'Check Brown stock').click()
  await seeState(phone.page, 'Brown stock', 'Checked')
  await rowOf(phone.page, 'Brown stock').getByText('IM', { exact: true }).waitFor()

  // Making the list again undoes no tick and takes nobody's name away.
  expect(await makeTheList(desk.page)).toBe('No new tasks, no amount changed.')
  await seeState(desk.page, 'Brown stock', 'Checked')
  expect(await accessibilityProblems(desk.page)).toEqual([])
  expect(await accessibilityProblems(phone.page)).toEqual([])
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  await Promise.all([desk.context.close(), phone.context.close()])
})

/** Ticks, or whatever else stands on the round button of a task. */
async function tapMark(page: Page, name: string): Promise<void> {
  await rowOf(page, name).locator('.task-mark').click()
}

test('two cooks offline tick the same and other tasks, reload, come back: nothing lost, nothing double', async () => {
  const desk = await deviceOf(ines)
  const phone = await deviceOf(petra, { viewport: PHONE })
  const devices = [desk, phone]
  await Promise.all(devices.map(({ page }) => page.getByText('Saved on the server').waitFor()))
  await Promise.all(devices.map(({ page }) => page.evaluate(() => navigator.serviceWorker.ready)))

  const wentAt = Date.now()
  await Promise.all(devices.map((device) => device.goOffline()))
  await Promise.all(
    devices.map(({ page }) => page.getByText(/^Working offline\./u).waitFor({ timeout: 5000 })),
  )
  expect(Date.now() - wentAt).toBeLessThan(5000)

  // The same task on both, another one on each, and different fields of one task.
  await tapMark(desk.page, 'Onion soup')
  await tapMark(phone.page, 'Onion soup')
  await tapMark(phone.page, 'Apple pie')
  await rowOf(desk.page, 'Apple pie').getByRole('button', { name: 'Give to' }).click()
  await desk.page.getByRole('menuitem', { name: 'Ines Moreau' }).click()
  await tapMark(desk.page, 'Pick herbs')
  await desk.page.getByText('Working offline. 3 changes waiting.').waitFor()
  await phone.page.getByText('Working offline. 2 changes waiting.').waitFor()
  await desk.page.getByText('3 tasks are saved on this device only, waiting to sync').waitFor()
  await rowOf(phone.page, 'Apple pie').getByText('Waiting to sync').waitFor()

  await phone.page.reload()
  await seeState(phone.page, 'Apple pie', 'Done')
  await seeState(phone.page, 'Brown stock', 'Checked')
  await rowOf(phone.page, 'Apple pie').getByText('Waiting to sync').waitFor()
  await phone.page.getByText('Working offline. 2 changes waiting.').waitFor()

  await desk.goOnline()
  await phone.goOnline()
  await Promise.all(
    devices.map(({ page }) => page.getByText('Saved on the server').waitFor({ timeout: 30_000 })),
  )
  await Promise.all(
    devices.map(({ page }) => page.getByText(/^Working offline/u).waitFor({ state: 'detached' })),
  )
  await seeState(desk.page, 'Apple pie', 'Done')
  await rowOf(phone.page, 'Apple pie').getByText('Ines Moreau').waitFor()
  await seeState(phone.page, 'Pick herbs', 'Done')
  await expect.poll(async () => (await listOf(desk.page)).join()).toBe((await listOf(phone.page)).join())
  expect(await desk.page.locator('[data-task]').count()).toBe(4)

  // Both ticks of the same task are kept in its history.
  await rowOf(desk.page, 'Onion soup').getByRole('button', { name: 'More about Onion soup' }).click()
  const history = rowOf(desk.page, 'Onion soup').locator('.task-history')
  await history.getByText(/Done · Ines Moreau$/u).waitFor()
  await history.getByText(/Done · Petra Novak$/u).waitFor()
  expect(await desk.page.getByText('held back').count()).toBe(0)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
  await Promise.all(devices.map(({ context }) => context.close()))
})

test('two people make the same day’s list offline: there is one list, and nothing is held back', async () => {
  const bruno = await aMember(server.url, 'Bruno Costa')
  await joinKitchen(bruno, { owner: ines, kitchenId, access: 'lead' })
  const devices = await Promise.all([deviceOf(ines), deviceOf(bruno)])
  const day = `/kitchens/${kitchenId}/dashboard/preparation?day=2031-03-03`
  for (const { page } of devices) {
    await page.goto(day)
    await page.getByText('No tasks for this day').waitFor()
    // Opened once with a network, so that menus and recipes are on the device.
    await button(page, 'Make the list').first().click()
    await page.getByRole('dialog').getByLabel('Guests expected').waitFor()
    await page.keyboard.press('Escape')
  }
  for (const device of devices) await device.goOffline()
  for (const { page } of devices) {
    await page.getByText(/^Working offline/u).waitFor()
    expect(await makeTheList(page)).toBe('3 new tasks, no amount changed.')
  }
  for (const device of devices) await device.goOnline()
  for (const { page, complaints } of devices) {
    await page.getByText(/^Working offline/u).waitFor({ state: 'detached', timeout: 30_000 })
    await page.getByText('Saved on the server').waitFor({ timeout: 30_000 })
    expect(await page.locator('[data-task]').count()).toBe(3)
    expect(await page.getByText('held back').count()).toBe(0)
    expect(complaints).toEqual([])
  }
  await Promise.all(devices.map(({ context }) => context.close()))
})

test('keys move and tick; a late undo, a carry-over and putting to sleep ask why; nobody checks the own work', async () => {
  const desk = await deviceOf(ines)
  const { page } = desk
  const focused = () =>
    page.evaluate(() => document.activeElement?.querySelector('.task-row-name')?.textContent)
  /** Up to the first row, then down: a row that is sorted elsewhere loses its focus, and the keys begin at the top. */
  const goTo = async (name: string) => {
    // The keys of the list rest while a dialog is in front.
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    const rows = await page.locator('[data-task]').count()
    for (let row = 0; row < rows; row += 1) await page.keyboard.press('k')
    for (let row = 0; row < rows && (await focused()) !== name; row += 1) await page.keyboard.press('j')
    expect(await focused()).toBe(name)
  }
  await button(page, 'Add a task').click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What is to be made or done').fill('Sharpen knives')
  await dialog.getByRole('button', { name: 'Put it on the list' }).click()
  await seeState(page, 'Sharpen knives', 'To do')

  // j goes down to the last row, k back up; t takes the task, Space ticks it.
  await goTo('Sharpen knives')
  await page.keyboard.press('k')
  expect(await focused()).not.toBe('Sharpen knives')
  await page.keyboard.press('j')
  await page.keyboard.press('t')
  await rowOf(page, 'Sharpen knives').getByText('Ines Moreau').waitFor()
  await page.keyboard.press(' ')

  // Within five seconds the doer takes the tick back without a word; the bar does the same.
  await page.getByRole('button', { name: 'Undo' }).click()
  await seeState(page, 'Sharpen knives', 'To do')

  await rowOf(page, 'Sharpen knives').getByRole('button', { name: 'More about Sharpen knives' }).click()
  await button(page, 'Put to sleep').click()
  const why = page.getByRole('dialog')
  await why.getByRole('button', { name: 'Do it' }).click()
  await why.getByText('Say why in a few words.').waitFor()
  await why.getByLabel('Why').fill('No stone here')
  await why.getByRole('button', { name: 'Do it' }).click()
  await seeState(page, 'Sharpen knives', 'Asleep')
  await rowOf(page, 'Sharpen knives').getByText('Asleep · Ines Moreau: No stone here').waitFor()

  await button(page, 'Carry over to the next day').click()
  await why.getByLabel('Why').fill('The stone comes tomorrow')
  await why.getByRole('button', { name: 'Do it' }).click()
  await page.getByRole('link', { name: 'Day after' }).click()
  await rowOf(page, 'Sharpen knives').getByText('Carried over: The stone comes tomorrow').waitFor()
  await page.getByRole('link', { name: 'Today' }).click()

  // Somebody else's tick, made earlier, is taken back with a reason only.
  await tapMark(page, 'Apple pie')
  await why.getByLabel('Why').fill('Still raw inside')
  await why.getByRole('button', { name: 'Do it' }).click()
  await seeState(page, 'Apple pie', 'To do')
  await goTo('Apple pie')
  // Without a network the tick ends a moment after it is seen, and takes no later word away.
  await desk.goOffline()
  await page.keyboard.press(' ')
  await seeState(page, 'Apple pie', 'Done')
  // It is sorted elsewhere now, and still in hand.
  await expect.poll(focused).toBe('Apple pie')
  await page.keyboard.press(' ')
  const ownWork = page.getByText('You did this one, so somebody else checks it.')
  await ownWork.waitFor()
  await wait(LONGER_THAN_A_WRITE_IS_NOTED_MS)
  expect(await ownWork.isVisible()).toBe(true)
  await desk.goOnline()

  await page.getByRole('link', { name: 'Person' }).click()
  await page.getByRole('heading', { name: 'Ines Moreau' }).waitFor()
  await page.getByRole('link', { name: 'Mine' }).click()
  await rowOf(page, 'Brown stock').waitFor({ state: 'detached' })
  expect(await accessibilityProblems(page)).toEqual([])
  expect(desk.complaints).toEqual([])
  await desk.context.close()
})
