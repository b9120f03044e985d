import { idOf } from '@brigade/contract/path.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE, TABLET } from '@brigade/testing/browser.ts'
import { aMember, type Person } from '@brigade/testing/cast.ts'
import { dragByMouse, dragByTouch } from '@brigade/testing/drag.ts'
import { anOpenJob, applyAs, becomeProfessional, becomeRecruiter } from '@brigade/testing/hiring-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

const WORDS =
  'You run the sauce section of a kitchen of nine, five evenings a week, with two days off together and a market menu.'

const journey = openJourney()

interface Recruiting {
  readonly ines: Person
  readonly kitchenId: string
  readonly jobId: string
}

/** An open job of Ines for two people in her own kitchen. */
async function aJobOfInes(title: string): Promise<Recruiting> {
  const ines = await aMember(journey.url, 'Ines Moreau')
  const kitchenId = await aKitchenOf(ines)
  await becomeRecruiter(ines, 'Chez Ines')
  return { ines, kitchenId, jobId: await anOpenJob(ines, { title, kitchenId, seats: 2 }) }
}

const card = (page: Page, name: string): Locator => page.getByRole('article', { name })
const column = (page: Page, name: string): Locator =>
  page.getByRole('region', { name: new RegExp(`^${name} \\d+$`, 'u') })
const inColumn = (page: Page, name: string, person: string): Promise<void> =>
  column(page, name).getByRole('article', { name: person }).waitFor()

/** What the page's markup says in its JSON-LD elements, without running any script. */
async function markup(path: string): Promise<readonly string[]> {
  const html = await (await fetch(`${journey.url}${path}`)).text()
  return [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gu)].map(
    ([, json = '']) => json,
  )
}

test('a recruiter posts a job for the own kitchen; what is missing is named, then it is public', async () => {
  const ines = await aMember(journey.url, 'Ines Moreau')
  await aKitchenOf(ines)
  const { page, complaints } = await journey.deviceOf(ines)
  await page.goto('/jobs/create')
  await page.getByRole('heading', { name: 'Start recruiting', level: 1 }).waitFor()
  await page.getByLabel('Your name').fill('Ines Moreau')
  await page.getByLabel('Company').fill('Chez Ines')
  await page.getByLabel('Town').fill('Lyon')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByRole('button', { name: 'Start recruiting' }).click()

  await page.getByRole('heading', { name: 'Post a job', level: 1 }).waitFor()
  await page.getByLabel('Title').fill('Chef de partie, sauce')
  await page.getByLabel('For which kitchen').selectOption({ label: 'Chez Ines' })
  await page.waitForFunction(() => document.body.innerHTML.includes('value="Lyon"'))
  await page.getByRole('combobox', { name: 'Place on the map' }).fill('Lyon')
  await page.locator('.combobox-item', { hasText: 'France' }).first().click()
  await page.getByLabel('How many people').fill('2')
  await page.getByLabel('Country').selectOption('FR')
  await page.getByRole('button', { name: 'Publish' }).click()
  const summary = page.getByRole('alert')
  await summary.getByText('Pay: say what it pays').waitFor()
  await summary.getByText('Hours: say how many').waitFor()
  await summary.getByText('About the job: 80 letters').waitFor()

  await page.getByLabel('From', { exact: true }).fill('16.50')
  await page.getByLabel('To', { exact: true }).fill('14')
  await page.getByLabel('Hours a week').fill('35')
  await page.getByLabel('About the job').fill(WORDS)
  await page.getByRole('button', { name: 'Add a question' }).click()
  await page.getByLabel('Question 1', { exact: true }).fill('What did you earn last year?')
  await page.getByRole('button', { name: 'Publish' }).click()
  await summary.getByText('must be above 0 and not above').waitFor()
  await summary.getByText('what somebody earned before may not be asked').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByLabel('From', { exact: true }).fill('14.50')
  await page.getByLabel('To', { exact: true }).fill('16.50')
  await page.getByRole('button', { name: 'Remove question 1' }).click()
  await page.getByRole('button', { name: 'Publish' }).click()
  await page.getByText('€14.50–€16.50 an hour').waitFor()
  const jobId = idOf(new URL(page.url()).pathname)
  // Nobody is asked to apply for their own job.
  await page.getByRole('link', { name: 'See who applied' }).waitFor()
  expect(await page.getByRole('button', { name: 'Apply' }).count()).toBe(0)

  const [posting = ''] = await markup(`/jobs/${jobId}`)
  expect(JSON.parse(posting)).toMatchObject({
    '@type': 'JobPosting',
    title: 'Chef de partie, sauce',
    employmentType: 'FULL_TIME',
    baseSalary: { currency: 'EUR', value: { minValue: 14.5, maxValue: 16.5, unitText: 'HOUR' } },
    validThrough: expect.any(String),
  })
  const [list = ''] = await markup('/jobs')
  expect(JSON.parse(list)).toMatchObject({ '@type': 'ItemList' })
  expect(list).toContain(`/jobs/${jobId}`)
  expect(complaints).toEqual([])
})

test('the list is searched by words and by distance, also without JavaScript', async () => {
  await aJobOfInes('Grillardin, evenings')
  const { page } = await journey.newDevice({ javaScriptEnabled: false, viewport: PHONE })
  await page.goto('/jobs')
  await page.getByLabel('Words').fill('grillardin')
  await page.getByLabel('Near').fill('45.9, 4.9')
  await page.getByLabel('Within').selectOption('5')
  await page.getByRole('button', { name: 'Search jobs' }).click()
  await page.getByText('Nothing within 5 km').waitFor()
  await page.getByRole('link', { name: 'Look within 25 km' }).click()
  await page.getByText('15.9 km away').waitFor()
  await page.getByRole('link', { name: 'Grillardin, evenings' }).click()
  await page.getByText('€14.50–€16.50 an hour').waitFor()
  await page.goto('/jobs?q=sommelier')
  expect(await page.getByText('No job answers this').isVisible()).toBe(true)
})

test('somebody applies on a phone, joins on the way, and nothing written is lost', async () => {
  const { ines, jobId } = await aJobOfInes('Poissonnier, mornings')
  const rui = await journey.deviceOf(ines)
  await rui.page.goto(`/jobs/${jobId}/dashboard`)
  await rui.page.getByText('Nobody has applied yet').waitFor()

  const { page, complaints } = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await page.goto('/jobs?q=poissonnier')
  await page.getByRole('link', { name: 'Poissonnier, mornings' }).tap()
  await page.getByRole('button', { name: 'Apply' }).tap()
  await page.getByLabel('A few words').fill('I ran the sauce at the Tern for three years.')
  await page.getByLabel('Your name').fill('Sam Okafor')
  await page.getByLabel('Your title').fill('Sous chef')
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Join and send' }).tap()

  await page.getByRole('heading', { name: 'Create an account' }).waitFor()
  await page.getByLabel('Your name').fill('Sam Okafor')
  await page.getByLabel('E-mail').fill('sam@brigade.test')
  await page.getByLabel('Password', { exact: true }).fill('a quiet kitchen 7')
  await page.getByRole('button', { name: 'Create my account' }).tap()

  await page.getByText('your words are still here').waitFor()
  expect(await page.getByLabel('A few words').inputValue()).toContain('the Tern')
  await page.getByRole('button', { name: 'Send application' }).tap()
  await page.getByText('Received').first().waitFor()
  // The recruiter's board has it without being touched.
  await inColumn(rui.page, 'Applied', 'Sam Okafor')

  await page.goto(`/jobs/${jobId}`)
  await page.getByRole('button', { name: 'Apply' }).tap()
  await page.getByText('You have applied here').waitFor()
  expect([...complaints, ...rui.complaints]).toEqual([])
})

test('three people are moved by mouse, by touch and by keys; one is hired, everybody else gets an answer', async () => {
  const { ines, kitchenId, jobId } = await aJobOfInes('Chef de partie, sauce')
  const [sam, lena, jo, marta] = await applyInTurn(jobId)
  await expect(applyAs(lena, jobId)).rejects.toThrow('applied')

  const phone = await journey.deviceOf(sam, { viewport: PHONE, hasTouch: true })
  const rui = await journey.deviceOf(ines)
  const { page } = rui
  await page.goto(`/jobs/${jobId}/dashboard`)
  await inColumn(page, 'Applied', 'Marta Nowak')
  expect(await accessibilityProblems(page)).toEqual([])

  // By mouse, into the column beside.
  await dragByMouse(page, card(page, 'Lena Brandt'), column(page, 'Being read'))
  await inColumn(page, 'Being read', 'Lena Brandt')

  // By keys, up to the dialog that wants words; the card keeps focus.
  await card(page, 'Sam Okafor').focus()
  await page.keyboard.press(']')
  await inColumn(page, 'Being read', 'Sam Okafor')
  await page.keyboard.press(']')
  await inColumn(page, 'Screening', 'Sam Okafor')
  await page.keyboard.press(']')
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What you write').fill('')
  await dialog.getByRole('button', { name: 'Send and move' }).click()
  await dialog.getByText('nobody gets moved or turned down in silence').first().waitFor()
  await dialog.getByLabel('What you write').fill('Come by on Tuesday at ten.')
  await dialog.getByRole('button', { name: 'Send and move' }).click()
  await inColumn(page, 'Interview', 'Sam Okafor')
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Sam Okafor')
  await phone.page.goto('/professionals/dashboard')
  await phone.page.getByText('Come by on Tuesday at ten.').waitFor()

  // By touch, on a tablet of the same recruiter.
  const tablet = await journey.deviceOf(ines, { viewport: TABLET, hasTouch: true })
  await tablet.page.goto(`/jobs/${jobId}/dashboard`)
  await inColumn(tablet.page, 'Applied', 'Jo Tan')
  await dragByTouch(tablet.page, card(tablet.page, 'Jo Tan'), column(tablet.page, 'Being read'))
  await inColumn(page, 'Being read', 'Jo Tan')
  expect(tablet.complaints).toEqual([])

  // Not this time is held for five seconds and can be taken back.
  await card(page, 'Marta Nowak').focus()
  await page.keyboard.press('x')
  // Nothing is done with whom the search hides, selected or not.
  await page.getByLabel('Search this list').fill('sam')
  await expect.poll(() => page.getByRole('button', { name: 'Not this time…' }).count()).toBe(0)
  await page.getByLabel('Search this list').fill('')
  await card(page, 'Marta Nowak').focus()
  await page.getByRole('button', { name: 'Not this time…' }).click()
  await dialog.getByRole('button', { name: 'Say it' }).click()
  await page.getByText('One answer leaves in 5 seconds.').waitFor()
  await page.keyboard.press('Control+z')
  await inColumn(page, 'Applied', 'Marta Nowak')

  await offer(page, 'Sam Okafor')
  await phone.page.getByRole('button', { name: 'Accept…' }).tap()
  await phone.page.getByLabel('Your name, typed out').fill('Sam Okafor')
  await phone.page.getByRole('button', { name: 'Accept and join' }).tap()
  await phone.page.getByText('You are in.').waitFor()
  await inColumn(page, 'Hired', 'Sam Okafor')

  await page.getByRole('button', { name: 'More about this job' }).click()
  await page.getByRole('menuitem', { name: 'Mark as filled' }).click()
  await dialog.getByText('3 people still wait').waitFor()
  await dialog.getByRole('textbox').fill('')
  await dialog.getByRole('button', { name: 'Close the job' }).click()
  await dialog.getByText('nobody gets moved or turned down in silence').first().waitFor()
  await dialog.getByRole('textbox').fill('The post is filled. Thank you for your time.')
  await dialog.getByRole('button', { name: 'Close the job' }).click()
  await page.getByText('Closed').first().waitFor()

  for (const person of [lena, jo, marta]) {
    // oxlint-disable-next-line no-await-in-loop
    await seesAnswer(person)
  }
  await page.goto(`/kitchens/${kitchenId}/dashboard/team`)
  await page.getByText('Sam Okafor').first().waitFor()
  const gone = await fetch(`${journey.url}/jobs/${jobId}`)
  expect(gone.status).toBe(410)
  expect(await markup(`/jobs/${jobId}`)).toEqual([])
  expect([...rui.complaints, ...phone.complaints]).toEqual([])
})

/** Four cooks who apply for a job one after the other, so that their cards stand in this order. */
async function applyInTurn(jobId: string): Promise<readonly [Person, Person, Person, Person]> {
  const apply = async (name: string) => {
    const person = await aMember(journey.url, name)
    await becomeProfessional(person, { title: 'Chef de partie', roles: ['chef de partie'] })
    await applyAs(person, jobId)
    return person
  }
  return [
    await apply('Sam Okafor'),
    await apply('Lena Brandt'),
    await apply('Jo Tan'),
    await apply('Marta Nowak'),
  ]
}

async function offer(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `Move ${name}` }).click()
  await page.getByRole('menuitem', { name: 'Offer' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('First day').fill('2027-03-01')
  await dialog.getByRole('button', { name: 'Send the offer' }).click()
  await inColumn(page, 'Offer', name)
}

async function seesAnswer(person: Person): Promise<void> {
  const device = await journey.deviceOf(person, { viewport: PHONE })
  await device.page.goto('/professionals/dashboard')
  await device.page.getByText('The post is filled. Thank you for your time.').waitFor()
  expect(await accessibilityProblems(device.page)).toEqual([])
  expect(device.complaints).toEqual([])
}
