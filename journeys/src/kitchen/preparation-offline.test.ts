import { PHONE } from '@brigade/testing/browser.ts'
import { aMember } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import {
  addTask,
  aKitchenWithMenu,
  button,
  listOf,
  makeTheList,
  rowOf,
  seeState,
  tapMark,
} from './preparation-scene.ts'

const journey = openJourney()

/** The list of the day before anybody goes offline: one task is checked, the others wait. */
async function beginTheDay(desk: Page, phone: Page): Promise<void> {
  await makeTheList(desk)
  await addTask(desk, 'Pick herbs')
  await seeState(phone, 'Pick herbs', 'To do')
  await tapMark(phone, 'Brown stock')
  await seeState(desk, 'Brown stock', 'Done')
  await button(desk, 'Check Brown stock').click()
  await seeState(phone, 'Brown stock', 'Checked')
}

test('two cooks offline tick the same and other tasks, reload, come back: nothing lost, nothing double', async () => {
  const { ines, petra, deviceOf } = await aKitchenWithMenu(journey)
  const desk = await deviceOf(ines)
  const phone = await deviceOf(petra, { viewport: PHONE })
  const devices = [desk, phone]
  await beginTheDay(desk.page, phone.page)
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
})

test('two people make the same day’s list offline: there is one list, and nothing is held back', async () => {
  const { ines, kitchenId, deviceOf } = await aKitchenWithMenu(journey)
  const bruno = await aMember(journey.url, 'Bruno Costa')
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
})
