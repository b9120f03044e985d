import { setTimeout as wait } from 'node:timers/promises'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE } from '@brigade/testing/browser.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { expect, test } from 'vitest'
import {
  addTask,
  aKitchenWithMenu,
  button,
  makeTheList,
  petraDidThePie,
  rowOf,
  seeState,
  tapMark,
} from './preparation-scene.ts'

const LONGER_THAN_A_WRITE_IS_NOTED_MS = 500

const journey = openJourney()

test('the list is made twice without doubles, given, and ticked through its four states on two devices', async () => {
  const { ines, petra, deviceOf } = await aKitchenWithMenu(journey)
  const desk = await deviceOf(ines)
  const phone = await deviceOf(petra, { viewport: PHONE, hasTouch: true })

  await desk.page.getByText('No tasks for this day').waitFor()
  expect(await makeTheList(desk.page)).toBe('3 new tasks, no amount changed.')
  expect(await makeTheList(desk.page)).toBe('No new tasks, no amount changed.')
  expect(await desk.page.locator('[data-task]').count()).toBe(3)
  await rowOf(desk.page, 'Onion soup').getByText('Make 12 l').waitFor()
  await rowOf(desk.page, 'Brown stock').getByText('Make 8 l').waitFor()

  // By hand, asleep: a dashed ring until a lead wakes it.
  await addTask(desk.page, 'Pick herbs', { asleep: true })
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

  await tapMark(phone.page, 'Apple pie')
  await seeState(desk.page, 'Apple pie', 'Done')

  // Making the list again undoes no tick and takes nobody's name away.
  expect(await makeTheList(desk.page)).toBe('No new tasks, no amount changed.')
  await seeState(desk.page, 'Brown stock', 'Checked')
  expect(await accessibilityProblems(desk.page)).toEqual([])
  expect(await accessibilityProblems(phone.page)).toEqual([])
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
})

test('keys move and tick; a late undo, a carry-over and putting to sleep ask why; nobody checks the own work', async () => {
  const scene = await aKitchenWithMenu(journey)
  await petraDidThePie(scene)
  const desk = await scene.deviceOf(scene.ines)
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
  await addTask(page, 'Sharpen knives')
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
})
