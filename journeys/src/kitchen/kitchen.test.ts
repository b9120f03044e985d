import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { untilKept } from '@brigade/testing/kept-files.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { expect, test } from 'vitest'

const journey = openJourney()

test('an anonymous visitor founds a kitchen and becomes its owner', async () => {
  const { page, complaints } = await journey.newDevice({ timezoneId: 'Europe/Lisbon' })
  await page.goto('/kitchens/create')
  await page.getByRole('button', { name: 'Make this kitchen' }).click()
  const summary = page.getByRole('alert')
  await summary.getByText('One thing needs your eye').waitFor()
  await summary.getByText('Name: give the kitchen 2 to 80 characters.').waitFor()
  expect(await page.getByLabel('Name', { exact: true }).getAttribute('aria-invalid')).toBe('true')

  await page.getByLabel('Name', { exact: true }).fill('Tasca da Inês')
  await page.getByLabel('Street and number').fill('Rua da Boavista 12')
  await page.getByLabel('Postcode').fill('1200-068')
  await page.getByLabel('Town').fill('Lisboa')
  await page.getByLabel('Country').selectOption({ label: 'Portugal' })
  await page.getByLabel('Currency').selectOption('EUR')
  // The device's own zone is there already; another is found by typing its city.
  expect(await page.getByRole('combobox', { name: 'Time zone' }).inputValue()).toBe('Europe/Lisbon')
  await page.getByRole('combobox', { name: 'Time zone' }).fill('nowhere')
  await page.getByRole('button', { name: 'Make this kitchen' }).click()
  await summary.getByText('Time zone: choose one from the list').waitFor()
  await page.getByRole('combobox', { name: 'Time zone' }).fill('madrid')
  await page.getByRole('option', { name: 'Europe/Madrid' }).click()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Make this kitchen' }).click()

  await page.getByRole('heading', { name: 'Tasca da Inês', level: 1 }).waitFor()
  await page.getByText('Restaurant in Lisboa').waitFor()
  await page.getByRole('link', { name: 'Team', exact: true }).first().click()
  await page.getByRole('heading', { name: 'Team', level: 1 }).waitFor()
  await page.locator('.badge', { hasText: 'Owner' }).waitFor()

  await page.goto('/kitchens')
  await page.getByRole('link', { name: 'Tasca da Inês' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(complaints).toEqual([])
})

test('the owner changes it and lists it; a stranger finds it then, but never the inside', async () => {
  const owner = await journey.newDevice()
  const { page } = owner
  await page.goto('/kitchens/create?try=1')
  await page.getByRole('button', { name: 'Open my kitchen' }).click()
  await page.getByRole('heading', { name: 'My kitchen', level: 1 }).waitFor()
  const dashboard = new URL(page.url()).pathname
  // What was guessed from the device is asked once, and no placeholder stands for an address.
  await page.getByRole('button', { name: 'That’s right' }).click()
  await page.getByRole('button', { name: 'That’s right' }).waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'Add the address' }).waitFor()

  const stranger = await journey.newDevice()
  await stranger.page.goto(dashboard)
  await stranger.page.getByText('This part is somebody else’s').first().waitFor()
  expect(await stranger.page.getByText('My kitchen').count()).toBe(0)

  await page.getByRole('link', { name: 'Edit the kitchen' }).click()
  await page.getByLabel('Name', { exact: true }).fill('The Long Table')
  await page.getByLabel('Food cost target').fill('0')
  await page.getByLabel('List this kitchen').check()
  await page.getByLabel('Street and number').fill('2 Low Street')
  await page.getByLabel('Town').fill('Hull')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('alert').getByText('Food cost target: a number above 0').waitFor()
  await page.getByLabel('Food cost target').fill('27,5')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'The Long Table', level: 1 }).waitFor()

  // What the owner sees at once is on its way to the server, which draws the list.
  const list = stranger.page.getByRole('link', { name: 'The Long Table' })
  const isListed = async () => {
    await stranger.page.goto('/kitchens')
    return (await list.count()) > 0
  }
  await expect.poll(isListed, { timeout: 15_000 }).toBe(true)
  await stranger.page.getByText('You are in no kitchen yet').waitFor()
  expect(owner.complaints).toEqual([])
})

test('without a connection a kitchen is made on the device and reaches the server later', async () => {
  const device = await journey.newDevice()
  const { page } = device
  await page.goto('/kitchens/create?try=1')
  await page.getByRole('button', { name: 'Open my kitchen' }).waitFor()
  await page.evaluate('navigator.serviceWorker.ready')
  await untilKept(page)
  await device.goOffline()
  await page.getByText('You are offline.').waitFor()
  await page.getByRole('button', { name: 'Open my kitchen' }).click()
  await page.getByRole('heading', { name: 'My kitchen', level: 1 }).waitFor()
  const dashboard = new URL(page.url()).pathname

  await device.goOnline()
  await page.getByText('Only you so far').waitFor({ timeout: 20_000 })
  await page.getByText(/^Synced/u).waitFor({ timeout: 20_000 })
  await page.goto(dashboard)
  await page.getByRole('heading', { name: 'My kitchen', level: 1 }).waitFor()
  await page.getByText('No recipes yet').waitFor()
  expect(new URL(page.url()).pathname).toBe(dashboard)
})
