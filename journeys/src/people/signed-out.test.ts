import { PHONE } from '@brigade/testing/browser.ts'
import { aMember, type Person, signedIn, signInOn } from '@brigade/testing/cast.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

const SENTENCE = 'You were signed out for safety. Sign in and carry on here.'

const journey = openJourney()

/** The same person, signed in once more. */
const again = ({ url, name, email = '', password = '' }: Person): Promise<Person> =>
  signedIn(url, { name, email, password })

async function endAllOthers(page: Page): Promise<void> {
  await page.goto('/settings')
  await page.getByRole('button', { name: 'Sign out all other devices' }).click()
  await page.getByRole('button', { name: 'Sign out all other devices' }).waitFor({ state: 'hidden' })
}

test('whose session is ended elsewhere is told so, signs in and is back where they were', async () => {
  const ines = await aMember(journey.url, 'Ines Moreau')
  const work = `/kitchens/${await aKitchenOf(ines)}/dashboard/preparation`
  const desk = await journey.newDevice()
  const tablet = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await signInOn(desk, ines)
  await signInOn(tablet, await again(ines))
  const { page } = tablet
  await page.goto(work)
  await page.getByRole('heading', { name: 'Preparation', level: 1 }).waitFor()
  await endAllOthers(desk.page)

  await page.getByRole('heading', { name: 'Sign in', level: 1 }).waitFor()
  await page.getByText(SENTENCE).waitFor()
  await page.reload()
  await page.getByText(SENTENCE).waitFor()
  await page.getByLabel('E-mail').fill(ines.email ?? '')
  await page.getByLabel('Password', { exact: true }).fill(ines.password ?? '')
  await page.locator('form').getByRole('button', { name: 'Sign in' }).click()
  await page.getByRole('heading', { name: 'Preparation', level: 1 }).waitFor()
  expect(await page.getByText(SENTENCE).count()).toBe(0)
})

test('on a page that guests have too the sentence stands until it is read; who leaves is not told it', async () => {
  const omar = await aMember(journey.url, 'Omar Haddad')
  const desk = await journey.newDevice()
  const phone = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await signInOn(desk, omar)
  await signInOn(phone, await again(omar))
  await phone.page.goto('/settings')
  await phone.page.getByLabel('Your name').waitFor()
  await endAllOthers(desk.page)
  await phone.page.getByText(SENTENCE).waitFor()
  await phone.page.getByRole('button', { name: 'Close' }).tap()
  await phone.page.getByText(SENTENCE).waitFor({ state: 'detached' })

  await desk.page.getByRole('button', { name: 'Sign out', exact: true }).click()
  await desk.page.getByText('You are a guest').waitFor()
  expect(await desk.page.getByText(SENTENCE).count()).toBe(0)
})
