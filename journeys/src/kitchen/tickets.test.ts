import { stations } from '@brigade/domain/access/stations/station.ts'
import { publishMenu } from '@brigade/domain/kitchen/menus/menu-functions.ts'
import type { Device } from '@brigade/testing/browser.ts'
import { aMember, callAs, type Person, sceneDocument, writeAs } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { aKitchenOf, aMenu, joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

const journey = openJourney()

interface Scene {
  /** Owns the kitchen. */
  readonly ines: Person
  /** Cooks in it. */
  readonly petra: Person
  readonly kitchenId: string
}

/** A kitchen with a grill and a pass, and a published menu of what the grill makes. */
async function aGrill(): Promise<Scene> {
  const [ines, petra] = await Promise.all([
    aMember(journey.url, 'Ines Moreau'),
    aMember(journey.url, 'Petra Novak'),
  ])
  const kitchenId = await aKitchenOf(ines)
  await joinKitchen(petra, { owner: ines, kitchenId, access: 'cook' })
  const grill = { name: 'Grill', kind: 'grill', isExpediter: false, sortKey: 'a0' } as const
  const pass = { name: 'Pass', kind: 'pass', isExpediter: true, sortKey: 'a1' } as const
  await writeAs(ines, [
    sceneDocument(stations, { kitchenId, stationId: 'grill' }, grill),
    sceneDocument(stations, { kitchenId, stationId: 'pass' }, pass),
  ])
  const menuId = await aMenu(ines, kitchenId, {
    name: 'Lunch',
    sections: [{ name: 'Mains', stationIds: ['grill'], items: [{ name: 'Burger' }, { name: 'Steak' }] }],
  })
  await callAs(ines, publishMenu, { kitchenId, menuId })
  return { ines, petra, kitchenId }
}

async function boardOf(person: Person, kitchenId: string, station = ''): Promise<Device> {
  const device = await journey.deviceOf(person)
  await device.page.goto(`/kitchens/${kitchenId}/dashboard/tickets${station}`)
  await device.page.getByText('Nothing on the rail').waitFor()
  return device
}

const lineOf = (page: Page, name: string) => page.locator('[data-line]').filter({ hasText: name })

test('a ticket goes from the pass to the grill and back, and leaves both boards when it is served', async () => {
  const { ines, petra, kitchenId } = await aGrill()
  const pass = await boardOf(ines, kitchenId)
  const grill = await boardOf(petra, kitchenId, '?station=grill')

  await pass.page.keyboard.press('c')
  await pass.page.getByLabel('Table').fill('12')
  await pass.page.getByRole('button', { name: 'Burger' }).click()
  await pass.page.getByRole('button', { name: 'One Burger more' }).click()
  await pass.page.getByText('Wishes and allergies').click()
  await pass.page.getByLabel('Allergies').fill('Sesame')
  await pass.page.getByRole('button', { name: 'Send to the kitchen' }).click()

  // The grill has it by itself; an allergy is seen by name before the line can be ready.
  const burger = lineOf(grill.page, 'Burger')
  await burger.filter({ hasText: 'Allergy: Sesame' }).waitFor()
  expect(await burger.locator('.ticket-qty').innerText()).toBe('2')
  await grill.page.getByRole('button', { name: 'All ready' }).click()
  await grill.page.getByText('tap the line first to say that you have seen the allergy').waitFor()
  await burger.click()
  await burger.filter({ hasText: 'seen by Petra Novak' }).waitFor()

  // By key: the first tile; taken back within the seconds, it hangs where it hung.
  await grill.page.keyboard.press('1')
  await grill.page.getByText('Nothing on the rail').waitFor()
  await grill.page.getByRole('button', { name: 'Undo' }).waitFor()
  await grill.page.keyboard.press('Control+z')
  await lineOf(grill.page, 'To cook').waitFor()
  await lineOf(pass.page, 'To cook').waitFor()

  await grill.page.getByRole('button', { name: 'All ready' }).click()
  await pass.page.locator('.ticket-head', { hasText: 'Serve' }).click()
  await pass.page.getByText('Nothing on the rail').waitFor()
  await grill.page.getByText('Nothing on the rail').waitFor()

  // Recalled, it is back at the pass, with the burgers ready as they were.
  await pass.page.keyboard.press('v')
  await lineOf(pass.page, 'Ready').waitFor()
})
