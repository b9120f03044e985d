import { setAccess } from '@brigade/domain/kitchen/team/team-functions.ts'
import type { Device } from '@brigade/testing/browser.ts'
import { aMember, callAs, type Person, signInOn } from '@brigade/testing/cast.ts'
import { aKitchenOf, joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import { untilKept } from '@brigade/testing/kept-files.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'

/** Product 4: the screen says within this time that it works alone. */
const SAID_WITHIN_MS = 5000
const CAUGHT_UP_MS = 30_000

const journey = openJourney()

/** A kitchen of its own with nothing on its list yet. */
interface Scene {
  readonly ines: Person
  readonly kitchenId: string
}

async function anEmptyList(): Promise<Scene> {
  const ines = await aMember(journey.url, 'Ines Moreau')
  return { ines, kitchenId: await aKitchenOf(ines) }
}

async function openList(page: Page, { kitchenId }: Scene): Promise<void> {
  await page.goto(`/kitchens/${kitchenId}/dashboard/preparation`)
  await page.getByRole('heading', { name: 'Preparation', level: 1 }).waitFor()
  await page.getByRole('button', { name: 'Add a task', exact: true }).first().waitFor()
}

/** Somebody's device with the list of the kitchen on it, and what keeps it without a network. */
async function deviceIn(scene: Scene, person: Person = scene.ines): Promise<Device> {
  const device = await journey.deviceOf(person)
  await openList(device.page, scene)
  await device.page.evaluate(() => navigator.serviceWorker.ready)
  return device
}

async function addTask(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Add a task', exact: true }).first().click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('What is to be made or done').fill(name)
  await dialog.getByRole('button', { name: 'Put it on the list' }).click()
  await rowOf(page, name).waitFor()
}

const rowOf = (page: Page, name: string) =>
  page.locator('[data-task]').filter({ has: page.locator('.task-row-name', { hasText: name }) })

const working = (page: Page, words: RegExp | string) =>
  page.getByText(words).first().waitFor({ timeout: SAID_WITHIN_MS })

/** Nothing waits any more, and nothing was held back. */
async function seeInStep(page: Page): Promise<void> {
  await page.getByText(/^Working offline/u).waitFor({ state: 'detached', timeout: CAUGHT_UP_MS })
  await page
    .getByText(/^Synced \d/u)
    .first()
    .waitFor({ timeout: CAUGHT_UP_MS })
  expect(await page.getByText('held back').count()).toBe(0)
}

/** The tasks as the server has them, asked for without any screen. */
async function namesOnServer({ ines, kitchenId }: Scene): Promise<readonly string[]> {
  const answer = await fetch(
    `${journey.url}/v1/projects/brigade/databases/(default)/documents/kitchens/${kitchenId}:runQuery`,
    {
      method: 'POST',
      headers: { authorization: `Bearer ${ines.idToken}` },
      body: JSON.stringify({ structuredQuery: { from: [{ collectionId: 'prep-tasks' }] } }),
    },
  )
  const rows: {
    readonly document?: { readonly fields: { readonly name: { readonly stringValue: string } } }
  }[] = await answer.json()
  return rows
    .flatMap(({ document }) => (document === undefined ? [] : [document.fields.name.stringValue]))
    .sort()
}

/** The channel by which the SDK asks for documents; writes have one of their own. */
const LISTENING = '**/*.Firestore/Listen/**'

/** Resolves when the page has asked in vain what became of a write from before its reload. */
const askedInVain = (page: Page) =>
  page.waitForEvent('console', {
    predicate: (message) => message.text().includes('asking again'),
    timeout: CAUGHT_UP_MS,
  })

test('writes made offline survive a reload and a closed tab, and arrive once', async () => {
  const scene = await anEmptyList()
  const device = await deviceIn(scene)
  await device.goOffline()
  await working(device.page, /^Working offline\./u)
  await addTask(device.page, 'Skim the stock')
  await addTask(device.page, 'Fold the napkins')
  await device.page.getByText('Working offline. 2 changes waiting.').waitFor()

  await device.page.reload()
  await rowOf(device.page, 'Skim the stock').getByText('Waiting to sync').waitFor()
  await device.page.getByText('Working offline. 2 changes waiting.').waitFor()

  // The tab goes; another one of the same device takes the writes over.
  await device.page.close()
  const page = await device.context.newPage()
  await openList(page, scene)
  await rowOf(page, 'Fold the napkins').waitFor()
  await page.getByText('Working offline. 2 changes waiting.').waitFor()
  expect(await namesOnServer(scene)).toEqual([])

  await device.goOnline()
  await seeInStep(page)
  expect(await namesOnServer(scene)).toEqual(['Fold the napkins', 'Skim the stock'])
  expect(await page.locator('[data-task]').count()).toBe(2)
  expect(device.complaints).toEqual([])
})

test('two tabs of one device show one truth, with and without a network', async () => {
  const scene = await anEmptyList()
  const device = await deviceIn(scene)
  const first = device.page
  const second = await device.context.newPage()
  await openList(second, scene)
  await addTask(first, 'Peel the shallots')
  await rowOf(second, 'Peel the shallots').waitFor()
  await Promise.all([first, second].map(seeInStep))

  await device.goOffline()
  await Promise.all([first, second].map((page) => working(page, /^Working offline\./u)))
  await addTask(second, 'Label the tubs')
  await rowOf(first, 'Label the tubs').waitFor()
  await Promise.all(
    [first, second].map((page) => page.getByText('Working offline. 1 change waiting.').waitFor()),
  )

  await device.goOnline()
  await Promise.all([first, second].map(seeInStep))
  const names = await namesOnServer(scene)
  expect(names.filter((name) => name === 'Label the tubs')).toHaveLength(1)
  expect(names.filter((name) => name === 'Peel the shallots')).toHaveLength(1)
  expect(device.complaints).toEqual([])
})

test('a server that stops is noticed within 5 seconds, and what was written meanwhile arrives once', async () => {
  const scene = await anEmptyList()
  const device = await deviceIn(scene)
  const { page } = device
  await page
    .getByText(/^Synced \d/u)
    .first()
    .waitFor()
  await journey.server.stop()
  await working(page, /^Working offline\./u)
  await addTask(page, 'Wash the lettuce')
  await page.getByText('Working offline. 1 change waiting.').waitFor()
  await page.reload()
  await rowOf(page, 'Wash the lettuce').waitFor()

  // The server takes the write, and is out of reach again when it is asked what became of it.
  await page.route(LISTENING, (route) => route.abort())
  await Promise.all([askedInVain(page), journey.server.restart()])
  await page.unroute(LISTENING)

  await seeInStep(page)
  const names = await namesOnServer(scene)
  expect(names.filter((name) => name === 'Wash the lettuce')).toHaveLength(1)
  expect(await rowOf(page, 'Wash the lettuce').count()).toBe(1)
  expect(device.complaints).toEqual([])
})

test('without a network, a page that this device has never opened does not pass for an empty one', async () => {
  const device = await deviceIn(await anEmptyList())
  const { page } = device
  await untilKept(page)
  const warning = page.getByText('What this device has never fetched is missing here.')
  await device.goOffline()
  await working(page, /^Working offline\./u)
  await page.getByRole('link', { name: 'Suppliers' }).first().click()
  await page.getByRole('heading', { name: 'Suppliers', level: 1 }).waitFor()
  await warning.waitFor()
  await device.goOnline()
  await warning.waitFor({ state: 'detached', timeout: CAUGHT_UP_MS })
  expect(device.complaints).toEqual([])
})

/** Whether the drawing on screen is there to be drawn. */
function isDrawn(): Promise<boolean> {
  const drawing = document.querySelector('.empty-state-drawing')
  const [, address] =
    /url\("(.+?)"\)/u.exec(drawing === null ? '' : getComputedStyle(drawing, '::before').maskImage) ?? []
  return address === undefined
    ? Promise.resolve(false)
    : fetch(address).then(
        ({ ok }) => ok,
        () => false,
      )
}

test('without a network, the page that says so has its drawing and its buttons', async () => {
  const device = await deviceIn(await anEmptyList())
  const { page } = device
  await untilKept(page)
  await device.goOffline()
  await page.goto('/suppliers')
  await page.getByRole('heading', { name: 'No connection' }).waitFor()
  expect(await page.evaluate(isDrawn)).toBe(true)
  await page.getByRole('button', { name: 'Try again' }).waitFor()
})

test('what was refused is kept for its maker alone, and sent again it arrives', async () => {
  const scene = await anEmptyList()
  const { ines, kitchenId } = scene
  const petra = await aMember(journey.url, 'Petra Novak')
  await joinKitchen(petra, { owner: ines, kitchenId, access: 'cook' })
  const device = await deviceIn(scene, petra)
  const { page } = device
  await device.goOffline()
  await working(page, /^Working offline\./u)
  await addTask(page, 'Strain the jus')
  await page.getByText('Working offline. 1 change waiting.').waitFor()
  const petraMay = { kitchenId, uid: petra.uid, grants: [] }
  await callAs(ines, setAccess, { ...petraMay, access: 'viewer' })
  await device.goOnline()
  const rejected = page.locator('details', { hasText: 'held back' })
  await rejected.locator('summary').click({ timeout: CAUGHT_UP_MS })
  await rejected.getByText('Strain the jus').waitFor()

  await signInOn(device, ines)
  await openList(page, scene)
  await seeInStep(page)

  await callAs(ines, setAccess, { ...petraMay, access: 'cook' })
  await signInOn(device, petra)
  await openList(page, scene)
  await rejected.locator('summary').click()
  await rejected.getByRole('button', { name: 'Try again' }).click()
  await rejected.waitFor({ state: 'detached' })
  await rowOf(page, 'Strain the jus').waitFor()
  await expect.poll(() => namesOnServer(scene)).toContain('Strain the jus')
  expect(device.complaints).toEqual([])
})

test('a server without room says so on every screen, until it has room again', async () => {
  const { page, context } = await deviceIn(await anEmptyList())
  await context.route('**/healthz', (route) =>
    route.fulfill({ status: 200, headers: { 'x-brigade-storage': 'full' } }),
  )
  const banner = page.getByText('The server has no room left.')
  await banner.waitFor()
  await context.unroute('**/healthz')
  await expect.poll(() => banner.count()).toBe(0)
})

test('a stranger makes a kitchen to try without a network, and it arrives when the network is back', async () => {
  const device = await journey.newDevice()
  const { page, complaints } = device
  await page.goto('/')
  await untilKept(page)
  await device.goOffline()
  // The page as the server drew it comes from the device, and so must what brings it to life.
  await page.reload()
  await page.getByRole('link', { name: 'Try a kitchen now' }).click()
  await page.getByText('0 of 3 done').waitFor()
  await working(page, /^Working offline\. 2 changes waiting\./u)
  await device.goOnline()
  await seeInStep(page)
  await page.reload()
  await page.getByText('0 of 3 done').waitFor()
  expect(complaints).toEqual([])
})
