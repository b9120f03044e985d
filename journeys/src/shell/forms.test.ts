import type { Device } from '@brigade/testing/browser.ts'
import { countAs, type Person } from '@brigade/testing/cast.ts'
import { anOpenJob } from '@brigade/testing/hiring-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Locator, Page } from 'playwright-core'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { inesOfTheDemo } from './demo-addresses.ts'
import { CALLS, type FormCase, KEPT, WRITES } from './forms.table.ts'

/** A poll ends as soon as it sees what it waits for; a device that comes back takes a moment to reach the server. */
const ARRIVAL_MS = 15_000

const journey = openJourney({ demo: true })
let ines: Person
/** Each form has documents and drafts of its own, so that one device serves all of them. */
let device: Device

beforeAll(async () => {
  ines = await inesOfTheDemo(journey.url)
  device = await journey.sharedDeviceOf(ines, { reducedMotion: 'reduce' })
})

let complaintsBefore = 0

beforeEach(async () => {
  complaintsBefore = device.complaints.length
  await device.page.goto('about:blank')
})

afterEach(() => {
  const heard = device.complaints.slice(complaintsBefore)
  if (heard.length > 0) throw new Error(`The page complained: ${heard.join('\n')}`)
})

const placeOf = (page: Page, { within = 'main' }: FormCase): Locator => page.locator(within)

const fieldOf = (page: Page, form: FormCase, label: string) =>
  placeOf(page, form).getByLabel(label, { exact: true }).first()

const buttonOf = (page: Page, form: FormCase) =>
  placeOf(page, form).getByRole('button', { name: form.submit, exact: true })

async function open(page: Page, form: FormCase): Promise<void> {
  const { pathname, search } = new URL(page.url())
  if (pathname + search !== form.path) await page.goto(form.path)
  await form.open?.(page)
  await buttonOf(page, form).waitFor()
}

async function fill(page: Page, form: FormCase, values: FormCase['good']): Promise<void> {
  for (const [label, value] of Object.entries(values)) await fieldOf(page, form, label).fill(value)
}

/** What stands in the form's fields now, by label. */
async function typedIn(page: Page, form: FormCase): Promise<FormCase['good']> {
  const labels = Object.keys(form.good)
  const values = await Promise.all(labels.map((label) => fieldOf(page, form, label).inputValue()))
  return Object.fromEntries(labels.map((label, at) => [label, values[at] ?? '']))
}

/** Waits until the focus is on something. */
async function focusOn(page: Page, selector: string): Promise<void> {
  await page.waitForFunction((wanted) => document.activeElement?.matches(wanted), selector)
}

/** Tries what a rule refuses; every field that is wrong is marked, and the focus is led to the first. */
async function tryBad(page: Page, form: FormCase): Promise<void> {
  const bad = Object.keys(form.bad ?? {})
  const [first] = bad
  if (first === undefined) return
  await fill(page, form, form.bad ?? {})
  await buttonOf(page, form).click()
  const place = placeOf(page, form)
  await place
    .locator('[aria-invalid=true]')
    .nth(bad.length - 1)
    .waitFor()
  await focusOn(page, '.error-summary, [aria-invalid=true]')
  // A form of one field has no summary: what is wrong is said beside it.
  if ((await place.locator('.error-summary').count()) > 0) {
    await place
      .locator('.error-summary li')
      .nth(bad.length - 1)
      .waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
  }
  await focusOn(page, '[aria-invalid=true][aria-describedby]')
  // Typing moves the focus no more, though a problem goes.
  await page.keyboard.press('x')
  await focusOn(page, 'input')
}

/** Two presses in one moment, quicker than any drawing. */
async function pressTwice(page: Page, form: FormCase): Promise<void> {
  await buttonOf(page, form).evaluate((button: HTMLElement) => {
    button.click()
    button.click()
  })
}

/** How many documents came of it, once there is one. */
const madeOf = ({ makes }: FormCase) =>
  makes === undefined ? Promise.resolve(1) : countAs(ines, makes, makes.values)

/** What is found in the form after a reload; then what is wrong is tried, and the good values stand again. */
async function foundAfterReload(page: Page, form: FormCase): Promise<FormCase['good']> {
  await open(page, form)
  await fill(page, form, form.good)
  await page.reload()
  await open(page, form)
  const found = await typedIn(page, form)
  await tryBad(page, form)
  await fill(page, form, form.good)
  return found
}

test.each(WRITES)('$name keeps what is typed, leads to what is wrong, and is written once', async (form) => {
  const { page } = device
  expect(await foundAfterReload(page, form)).toEqual(form.good)
  await device.goOffline()
  await pressTwice(page, form)
  await page
    .getByText(/Working offline/u)
    .first()
    .waitFor()
  await device.goOnline()
  await expect.poll(() => madeOf(form), { timeout: ARRIVAL_MS }).toBeGreaterThan(0)
  expect(await madeOf(form)).toBe(1)
})

/** A dialog goes; what was typed into it stays. */
async function leave(page: Page, { within }: FormCase): Promise<void> {
  if (within === 'dialog[open]') await page.keyboard.press('Escape')
}

const pagesOfKept = [...Map.groupBy(KEPT, ({ path }) => path)]

test.each(pagesOfKept)(
  '%s keeps what is typed into its forms, and leads to what is wrong',
  async (_, forms) => {
    const { page } = device
    for (const form of forms) {
      await open(page, form)
      await fill(page, form, form.good)
      await leave(page, form)
    }
    await page.reload()
    for (const form of forms) {
      await open(page, form)
      expect(await typedIn(page, form)).toEqual(form.good)
      await tryBad(page, form)
      await leave(page, form)
    }
  },
)

test.each(CALLS)('$name keeps what is typed when the server fails, and happens once', async (form) => {
  const { page } = device
  expect(await foundAfterReload(page, form)).toEqual(form.good)
  await page.route('**/functions/*', (route) => route.fulfill({ status: 503, body: 'busy' }))
  await buttonOf(page, form).click()
  await placeOf(page, form).getByRole('alert').filter({ hasText: 'Connection failed' }).waitFor()
  expect(await typedIn(page, form)).toEqual(form.good)
  await page.unroute('**/functions/*')
  await pressTwice(page, form)
  await expect.poll(() => madeOf(form), { timeout: ARRIVAL_MS }).toBeGreaterThan(0)
  expect(await madeOf(form)).toBe(1)
})

test('a new job that has become a draft goes on as that draft after a reload, with what was typed since', async () => {
  const { page } = device
  const titled = (title: string) => countAs(ines, { collectionId: 'jobs' }, { recruiter: ines.uid, title })
  await page.goto('/jobs/create')
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Saved by itself')
  await page.getByLabel('Town').fill('Porto')
  await page.getByRole('combobox', { name: 'Place on the map' }).fill('Porto')
  await page.locator('.combobox-item', { hasText: 'Portugal' }).first().click()
  await page.getByText(/^Saved \d/u).waitFor()
  await expect.poll(() => titled('Saved by itself'), { timeout: ARRIVAL_MS }).toBe(1)
  // The page is the same, and so is the place of the focus.
  await focusOn(page, 'input[role="combobox"][value="Porto"]')
  await title.fill('Saved by itself, twice')
  await page.reload()
  await page.getByRole('heading', { name: 'Edit Saved by itself', level: 1 }).waitFor()
  expect(await title.inputValue()).toBe('Saved by itself, twice')
  await expect.poll(() => titled('Saved by itself, twice'), { timeout: ARRIVAL_MS }).toBe(1)
  expect(await titled('Saved by itself')).toBe(0)
  await page.getByRole('heading', { name: 'Edit Saved by itself, twice', level: 1 }).waitFor()
  expect(await page.title()).toMatch(/^Edit Saved by itself, twice\b/u)
})

test('a job that is online keeps what is typed on this device until it is saved', async () => {
  const { page } = device
  await page.goto(`/jobs/${await anOpenJob(ines)}/edit`)
  const title = page.getByLabel('Title', { exact: true })
  await title.fill('Typed, not saved')
  await page.reload()
  await title.waitFor()
  expect(await title.inputValue()).toBe('Typed, not saved')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await page.getByText(/^Saved \d/u).waitFor()
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('typed:job'))),
  ).toEqual([])
})
