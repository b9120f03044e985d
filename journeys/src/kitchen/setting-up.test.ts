import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { aMember } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { PHONE } from '@brigade/testing/browser.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

const journey = openJourney()

/** Opens a dialog by its button, fills it in, and sends it by the button of the same name. */
async function addBy(page: Page, button: string, fill: (dialog: Locator) => Promise<void>): Promise<void> {
  await page.getByRole('button', { name: button }).first().click()
  const dialog = page.getByRole('dialog')
  await fill(dialog)
  await dialog.getByRole('button', { name: button }).click()
  await dialog.waitFor({ state: 'hidden' })
}

const nameOf = (place: Page | Locator) => place.getByLabel('Name', { exact: true })

/** Founds a kitchen from the restaurant's template, without an address, and opens its overview. */
async function foundKitchen(page: Page): Promise<string> {
  await page.goto('/kitchens/create')
  await nameOf(page).fill('Tasca da Inês')
  await page.getByLabel('Template').selectOption('Restaurant')
  await page.getByRole('button', { name: 'Make this kitchen' }).click()
  await page.getByRole('heading', { name: 'Tasca da Inês', level: 1 }).waitFor()
  return new URL(page.url()).pathname
}

/** The check-list knows what the template brought, and leads on; what was seen in the form is not asked again. */
async function followList(page: Page): Promise<void> {
  const list = page.getByRole('region', { name: 'Set up your kitchen' })
  await list.getByText('4 of 9 done').waitFor()
  expect(await list.getByRole('link', { name: 'Add your stations' }).count()).toBe(0)
  expect(await accessibilityProblems(page)).toEqual([])
  await list.getByRole('link', { name: 'Add the address' }).click()
  await page.getByLabel('Street and number').fill('Rua da Boavista 12')
  // The town comes with the place, whatever the language it is typed in.
  await page.getByRole('combobox', { name: 'Place on the map' }).fill('1200-068 Lisboa')
  await page.locator('.combobox-item', { hasText: 'Portugal' }).first().click()
  expect(await page.getByLabel('Town').inputValue()).toBe('Lisbon')
  await page.getByLabel('Website').fill('tasca.example')
  await page.getByLabel('Cuisines').fill('Portuguese, Seafood')
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Restaurant in Lisbon').waitFor()
  await list.getByText('5 of 9 done').waitFor()
}

async function setUpLine(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Stations' }).click()
  await addBy(page, 'Add station', (dialog) => nameOf(dialog).fill('Fish'))
  // A name that could be taken for another is refused, and what was typed stays.
  await page.getByRole('button', { name: 'Add station' }).click()
  await nameOf(page.getByRole('dialog')).fill('FISH ')
  await page.getByRole('dialog').getByRole('button', { name: 'Add station' }).click()
  await page.getByRole('alert').getByText('You already have “Fish”').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await page.getByRole('button', { name: 'Move Fish up' }).click()
  await expect
    .poll(() => page.locator('.cell-title').allInnerTexts())
    .toEqual(['Larder', 'Grill', 'Sauce', 'Pastry', 'Fish', 'Pass'])
}

async function setUpServices(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Service', exact: true }).click()
  await page.getByRole('button', { name: 'Add service' }).click()
  const dialog = page.getByRole('dialog')
  await nameOf(dialog).fill('Supper')
  await dialog.getByLabel('Starts at').fill('22:00')
  await dialog.getByLabel('Ends at').fill('21:00')
  await dialog.getByRole('button', { name: 'Add service' }).click()
  await dialog.getByRole('alert').getByText('This service would last 23 hours.').waitFor()
  await dialog.getByLabel('Ends at').fill('01:00')
  await dialog.getByRole('button', { name: 'Add service' }).click()
  await page.getByText('22:00 to 01:00 the next day · every day').waitFor()
}

async function addItem(page: Page, section: string, item: { name: string; course: string }): Promise<void> {
  await page.getByRole('button', { name: `Add an item: ${section}` }).click()
  await page.getByLabel(/^What the guest reads/u).fill(item.name)
  await page.getByLabel(/^Price with VAT/u).fill('12')
  await page.getByLabel('Course', { exact: true }).selectOption(item.course)
  await page.getByRole('button', { name: /^Add the item/u }).click()
  await page.getByText(item.name, { exact: true }).first().waitFor()
}

async function makeMenu(page: Page): Promise<void> {
  await page.getByRole('link', { name: 'Menus', exact: true }).first().click()
  await addMenuCard(page)
  for (const [section, station] of [
    ['Starters', 'Larder'],
    // The mains follow the menu, which goes to the grill.
    ['Mains', undefined],
  ] as const) {
    await page.getByLabel('New section').fill(section)
    if (station !== undefined) await page.locator('.section-name-form').getByLabel(station).check()
    await page.getByRole('button', { name: 'Add the section' }).click()
    await page.getByRole('heading', { name: section, level: 2 }).waitFor()
  }
  await addItem(page, 'Starters', { name: 'Octopus salad', course: '1' })
  await addItem(page, 'Mains', { name: 'Pork chop', course: '2' })
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('Published, and worth a look').waitFor()
}

async function addMenuCard(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'New menu' }).click()
  const dialog = page.getByRole('dialog')
  await nameOf(dialog).fill('Carta')
  await dialog.getByLabel(/^VAT/u).fill('13')
  await dialog.getByLabel('Dinner').check()
  await dialog
    .getByRole('group', { name: /^Made at/u })
    .getByLabel('Grill')
    .check()
  await dialog.getByRole('button', { name: 'Make the menu' }).click()
  await page.getByRole('heading', { name: 'Carta', level: 1 }).waitFor()
}

const lineOf = (page: Page, name: string) => page.locator('[data-line]').filter({ hasText: name })

test('[J11] [J26] a kitchen is set up from nothing, and its first ticket goes course by course from station to station', async () => {
  const ines = await aMember(journey.url, 'Ines Moreau')
  const pass = await journey.deviceOf(ines, { timezoneId: 'Europe/Lisbon' })
  const { page } = pass
  const dashboard = await foundKitchen(page)
  await followList(page)
  await page.getByRole('link', { name: 'Edit the kitchen' }).click()
  await setUpLine(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await setUpServices(page)
  expect(await accessibilityProblems(page)).toEqual([])
  await makeMenu(page)

  const grill = await journey.deviceOf(ines)
  const larder = await journey.deviceOf(ines, { viewport: PHONE, hasTouch: true })
  await page.goto(`${dashboard}/tickets`)
  await page.getByText('Nothing on the rail').waitFor()
  for (const [device, name] of [
    [grill, 'Grill'],
    [larder, 'Larder'],
  ] as const) {
    await device.page.goto(`${dashboard}/tickets`)
    await device.page.getByRole('link', { name, exact: true }).click()
    await device.page.waitForURL(/station=/u)
  }

  await page.keyboard.press('c')
  await page.getByLabel('Table').fill('12')
  await page.getByRole('button', { name: 'Octopus salad' }).click()
  await page.getByRole('button', { name: 'Pork chop' }).click()
  await page.getByRole('button', { name: 'Send to the kitchen' }).click()

  await lineOf(larder.page, 'Octopus salad').waitFor()
  expect(await lineOf(larder.page, 'Pork chop').count()).toBe(0)
  await lineOf(grill.page, 'Pork chop').waitFor()
  expect(await lineOf(grill.page, 'Pork chop').getAttribute('data-state')).toBe('held')
  await lineOf(larder.page, 'Octopus salad').click()
  await lineOf(page, 'Octopus salad').and(page.locator('[data-state="ready"]')).waitFor()
  await lineOf(page, 'Octopus salad').click()
  await page.getByRole('button', { name: 'Fire course 2' }).click()
  await lineOf(grill.page, 'Pork chop').and(grill.page.locator('[data-state="fired"]')).waitFor()
  await lineOf(grill.page, 'Pork chop').click()
  await lineOf(page, 'Pork chop').and(page.locator('[data-state="ready"]')).waitFor()
  await lineOf(page, 'Pork chop').click()
  await page.getByText('Nothing on the rail').waitFor()

  // The list ends when it is put away, also where something is left to do.
  await page.goto(dashboard)
  await page.getByText('6 of 9 done').waitFor()
  await page.getByRole('button', { name: 'Hide this list' }).click()
  await page.getByRole('region', { name: 'Set up your kitchen' }).waitFor({ state: 'detached' })
  expect([...pass.complaints, ...grill.complaints, ...larder.complaints]).toEqual([])
})
