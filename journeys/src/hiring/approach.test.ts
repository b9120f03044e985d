import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE } from '@brigade/testing/browser.ts'
import { aMember, type Person } from '@brigade/testing/cast.ts'
import { anOpenJob, becomeProfessional, becomeRecruiter } from '@brigade/testing/hiring-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

const journey = openJourney()

interface Scene {
  /** Recruits, on the desk. */
  readonly ines: Person
  readonly desk: Page
  /** Cooks, on the phone. */
  readonly sam: Person
  readonly hand: Page
}

/** A recruiter and a cook who do not know each other, each on a device of their own. */
async function twoStrangers(): Promise<Scene> {
  const [ines, sam] = await Promise.all([
    aMember(journey.url, 'Ines Moreau'),
    aMember(journey.url, 'Sam Okafor'),
  ])
  await becomeRecruiter(ines, 'Chez Ines')
  await becomeProfessional(sam, { title: 'Saucier', roles: ['chef de partie'] })
  const [recruiter, phone] = await Promise.all([
    journey.deviceOf(ines),
    journey.deviceOf(sam, { viewport: PHONE, hasTouch: true }),
  ])
  return { ines, desk: recruiter.page, sam, hand: phone.page }
}

test('a recruiter writes first about a job and its pay; the person answers, and both see it at once', async () => {
  const { ines, desk, sam, hand } = await twoStrangers()
  const jobId = await anOpenJob(ines)
  await desk.goto(`/professionals/${sam.uid}`)
  await desk.getByRole('button', { name: 'Write about a job' }).click()
  const words = desk.getByLabel('What you write to Sam Okafor')
  await words.waitFor()
  expect(await words.inputValue()).toMatch(/Hello Sam,.*Chef de partie, sauce, €14.50–€16.50 an hour/su)
  expect(await accessibilityProblems(desk)).toEqual([])
  await desk.getByRole('button', { name: 'Send' }).click()
  await desk.getByText('You wrote to Sam Okafor.').waitFor()
  await desk.getByRole('link', { name: 'In your pipeline: Chef de partie, sauce' }).waitFor()

  await hand.goto('/professionals/dashboard')
  await hand.getByText('Your card made us think of you').waitFor()
  expect(await accessibilityProblems(hand)).toEqual([])
  await hand.goto(`/jobs/${jobId}`)
  await hand.getByRole('button', { name: 'Apply' }).tap()
  await hand.getByRole('heading', { name: 'They wrote to you first' }).waitFor()
  await hand.getByRole('link', { name: 'Answer them' }).tap()

  await hand.getByRole('button', { name: 'Interested' }).tap()
  await hand.getByLabel('A word to them').fill('Tuesdays suit me.')
  await hand.getByRole('button', { name: 'Send the answer' }).tap()
  await hand.getByRole('button', { name: 'Interested' }).waitFor({ state: 'detached' })

  await desk.getByRole('link', { name: 'In your pipeline: Chef de partie, sauce' }).click()
  await desk.getByRole('button', { name: 'Sam Okafor', exact: true }).click()
  await desk.getByText('Tuesdays suit me.').first().waitFor()
  await desk.getByRole('dialog').getByRole('button', { name: 'Interview' }).waitFor()
})

test('"do not ask again" is kept: the next word is refused in plain words, and stays written', async () => {
  const { ines, desk, sam, hand } = await twoStrangers()
  const secondId = await anOpenJob(ines, { title: 'Sous chef' })
  const thirdId = await anOpenJob(ines, { title: 'Night baker' })
  await desk.goto(`/professionals/${sam.uid}`)
  await desk.getByRole('button', { name: 'Write about a job' }).click()
  await desk.getByLabel('About which job').selectOption(secondId)
  await desk.getByRole('button', { name: 'Send' }).click()

  await hand.goto('/professionals/dashboard')
  await hand.getByRole('button', { name: 'Do not ask again' }).tap()
  await hand.getByText('180 days').waitFor()
  await hand.getByRole('button', { name: 'Send the answer' }).tap()
  await hand.getByRole('button', { name: 'Do not ask again' }).waitFor({ state: 'detached' })

  await desk.getByRole('button', { name: 'Write about a job' }).click()
  await desk.getByLabel('About which job').selectOption(thirdId)
  await desk.getByLabel('What you write to Sam Okafor').fill('Once more?')
  await desk.getByRole('button', { name: 'Send' }).click()
  await desk.getByText('They have asked not to be written to for now.').waitFor()
  expect(await desk.getByLabel('What you write to Sam Okafor').inputValue()).toBe('Once more?')
})

test('a professional says where they would work and is found near it; what they wish for is theirs alone', async () => {
  const { sam, hand: page } = await twoStrangers()
  await page.goto('/professionals/edit')
  await page.getByRole('button', { name: 'Add an area' }).tap()
  const area = page.getByRole('region', { name: 'Lisbon' })
  await page.getByLabel('Name of the area').fill('Lisbon')
  await area.getByRole('combobox', { name: 'Place on the map' }).fill('by the river')
  await page.getByRole('button', { name: 'Save the areas' }).tap()
  await expect
    .poll(() => area.getByRole('combobox', { name: 'Place on the map' }).getAttribute('aria-invalid'))
    .toBe('true')
  await page.reload()
  expect(await area.getByRole('combobox', { name: 'Place on the map' }).inputValue()).toBe('by the river')
  await area.getByRole('combobox', { name: 'Place on the map' }).fill('Lisboa')
  await page.locator('.combobox-item', { hasText: 'Portugal' }).first().tap()
  await page.getByRole('button', { name: 'Save the areas' }).tap()
  await page.getByText('Saved').waitFor()

  const wishes = page.locator('form').filter({ hasText: 'Pay you would like' })
  await wishes.getByLabel('Pay you would like').fill('2100')
  await wishes.getByLabel('Paid').selectOption('a month')
  await wishes.getByRole('button', { name: 'Save' }).tap()
  await wishes.getByText('Saved').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const listNear = async (place: string) =>
    (await fetch(`${journey.url}/professionals?near=${encodeURIComponent(place)}&km=25`)).text()
  await expect.poll(() => listNear('38.75, -9.1')).toContain(sam.uid)
  expect(await listNear('48.86, 2.35')).not.toContain(sam.uid)
  expect(await (await fetch(`${journey.url}/professionals/${sam.uid}`)).text()).not.toContain('2100')
})
