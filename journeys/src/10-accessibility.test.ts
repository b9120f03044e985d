import { DEMO_PASSWORD } from '@brigade/server/seeds/demo/demo-people.table.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { DESK, type Device, openBrowser, PHONE, TABLET, type TestBrowser } from '@brigade/testing/browser.ts'
import { type Person, signedIn, signInOn } from '@brigade/testing/cast.ts'
import { startTestServer, type TestServer } from '@brigade/testing/test-server.ts'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type BuiltRoute, builtRoutes } from './built-routes.ts'

/** Not a page for people: what the service worker shows for a moment without a connection. */
const SKIPPED = new Set(['/_shell'])
const VISITORS = 2
const NARROWEST = { width: 320, height: 700 }

interface Look {
  readonly size: { readonly width: number; readonly height: number }
  readonly colorScheme: 'light' | 'dark'
  /** By axe; every look is measured for sideways scroll. */
  readonly isExamined: boolean
}

/** Every size and both themes; colours do not depend on the size, so that three looks see what six would. */
const LOOKS: readonly Look[] = [
  { size: NARROWEST, colorScheme: 'light', isExamined: false },
  { size: PHONE, colorScheme: 'light', isExamined: true },
  { size: DESK, colorScheme: 'light', isExamined: true },
  { size: TABLET, colorScheme: 'dark', isExamined: true },
]
/** The next page begins with the look that this one ended in: every other look has the whole page drawn again. */
const LOOKS_BACK = LOOKS.toReversed()
/** Long enough for lists that arrive after the page stands. */
const SETTLED_MS = 400
/** A page that takes longer hangs; beside other work it is merely slow. */
const STANDS_WITHIN_MS = 60_000
const THEMED_MS = 100
const SHOWCASE = '/design-system'

let server: TestServer
let browser: TestBrowser
let ines: Person
let ids: Readonly<Record<string, string>>

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  browser = await openBrowser(server.url)
  ines = await signedIn(server.url, {
    name: 'Ines Moura',
    email: 'ines@tern.example',
    password: DEMO_PASSWORD,
  })
  ids = await demoIds()
})

afterAll(async () => {
  await browser[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

const DATABASE = 'v1/projects/brigade/databases/(default)/documents'

/** Id of the first document of a list that Ines may see. */
async function firstOf(parent: string, collectionId: string, filter?: object): Promise<string> {
  const structuredQuery = { from: [{ collectionId }], limit: 1, ...(filter && { where: filter }) }
  const answer = await fetch(`${server.url}/${DATABASE}${parent}:runQuery`, {
    method: 'POST',
    headers: { authorization: `Bearer ${ines.idToken}` },
    body: JSON.stringify({ structuredQuery }),
  })
  const [row]: { readonly document?: { readonly name: string } }[] = await answer.json()
  return row?.document?.name.split('/').at(-1) ?? `no ${collectionId}`
}

const equals = (field: string, value: string) => ({
  fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } },
})

/** A value for every parameter of the route table, from the demo kitchen. */
async function demoIds(): Promise<Readonly<Record<string, string>>> {
  const kitchenId = 'demo-tern'
  const owned = {
    op: 'AND',
    filters: [equals('ownerKind', 'kitchen'), equals('ownerId', kitchenId), equals('visibility', 'public')],
  }
  return {
    kitchenId,
    menuId: 'demo-menu',
    jobId: 'demo-chef-de-partie',
    professionalId: 'demo-professional-1',
    recruiterId: ines.uid,
    chefId: ines.uid,
    brigadeUserId: ines.uid,
    supplierId: 'demo-supplier',
    orderId: 'demo-tern_PO-000001',
    id: 'ines-moura',
    recipeId: await firstOf('', 'recipes', { compositeFilter: owned }),
    ingredientId: await firstOf(`/kitchens/${kitchenId}`, 'ingredients'),
    token: 'a-link-that-nobody-made',
    section: 'tickets',
  }
}

/** The address of a route; a parameter that the demo has no value for is named in the failure. */
function addressOf({ path }: BuiltRoute): string {
  return path.replaceAll(/\{(\w+)\}/gu, (_, name: string) => {
    if (path.startsWith('/jobs/') && name === 'section') return 'shifts'
    const value = ids[name]
    if (value === undefined) throw new Error(`${path}: the demo kitchen has no value for {${name}}`)
    return encodeURIComponent(value)
  })
}

async function settle(page: Page): Promise<void> {
  await page.locator('main h1').first().waitFor({ timeout: STANDS_WITHIN_MS })
  // The showcase has skeletons that nothing ever takes the place of.
  if (!page.url().includes(SHOWCASE))
    await page.waitForFunction(() => document.querySelector('.skeleton') === null, undefined, {
      timeout: STANDS_WITHIN_MS,
    })
  await page.waitForTimeout(SETTLED_MS)
}

/** The theme follows the device with the next frame; half of a change would be judged as bad contrast. */
async function wear(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  const isWorn = (scheme: string) => document.documentElement.dataset['theme'] === scheme
  if (await page.evaluate(isWorn, colorScheme)) return
  await page.emulateMedia({ colorScheme })
  await page.waitForFunction(isWorn, colorScheme)
  await page.waitForTimeout(THEMED_MS)
}

/** Components stand in the showcase once for each theme, landmarks and all. */
function isOfShowcase(page: Page, problem: string): boolean {
  return page.url().includes(SHOWCASE) && problem.startsWith('landmark-unique')
}

/** What axe finds and still finds a moment later: a list may be drawing its rows while the window changes its size. */
async function lastingProblems(page: Page): Promise<readonly string[]> {
  const look = async () =>
    (await accessibilityProblems(page)).filter((problem) => !isOfShowcase(page, problem))
  if ((await look()).length === 0) return []
  await page.waitForTimeout(SETTLED_MS)
  return look()
}

const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/** What is wrong with the page on screen at every size and in both themes, tried in this order. */
async function problemsOf(page: Page, looks: readonly Look[]): Promise<readonly string[]> {
  const problems: string[] = []
  const headings = await page.locator('h1').count()
  if (headings !== 1) problems.push(`${headings} h1`)
  for (const { size, colorScheme, isExamined } of looks) {
    await page.setViewportSize(size)
    await wear(page, colorScheme)
    if ((await overflow(page)) > 0) problems.push(`sideways scroll at ${size.width} px`)
    if (!isExamined) continue
    const found = await lastingProblems(page)
    problems.push(...found.map((problem) => `${size.width} px ${colorScheme}: ${problem}`))
  }
  return problems
}

interface Visited {
  readonly route: BuiltRoute
  readonly title: string
  readonly wasLedElsewhere: boolean
  readonly problems: readonly string[]
}

async function visit(
  { page, complaints }: Device,
  route: BuiltRoute,
  looks: readonly Look[],
): Promise<Visited> {
  const address = addressOf(route)
  const heard = complaints.length
  await page.goto(address)
  await settle(page)
  const problems = [...(await problemsOf(page, looks)), ...complaints.slice(heard)]
  return {
    route,
    title: await page.title(),
    wasLedElsewhere: new URL(page.url()).pathname !== address,
    problems: problems.map((problem) => `${route.path}: ${problem}`),
  }
}

async function visitAll(queue: BuiltRoute[]): Promise<readonly Visited[]> {
  const device = await browser.newDevice({ viewport: NARROWEST, reducedMotion: 'reduce' })
  await signInOn(device, ines)
  const visited: Visited[] = []
  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    const here = route
    const looks = visited.length % 2 === 0 ? LOOKS : LOOKS_BACK
    visited.push(
      await visit(device, here, looks).catch((problem: unknown) => ({
        route: here,
        title: here.path,
        wasLedElsewhere: true,
        problems: [`${here.path}: ${String(problem)}`],
      })),
    )
  }
  await device.context.close()
  return visited
}

/** Pages of different kinds under one title in one part of the site; a name may return in another part. */
function sharedTitles(visited: readonly Visited[]): readonly string[] {
  const byTitle = Map.groupBy(
    visited.filter(({ wasLedElsewhere }) => !wasLedElsewhere),
    ({ route, title }) => `/${route.path.split('/')[1] ?? ''} ${title}`,
  )
  return [...byTitle].flatMap(([title, pages]) =>
    new Set(pages.map(({ route }) => route.page)).size > 1
      ? [`"${title}": ${pages.map(({ route }) => route.path).join(', ')}`]
      : [],
  )
}

test('every page is accessible on phone, tablet and desk, light and dark, under a title of its own', async () => {
  const queue = (await builtRoutes()).filter(({ path }) => !SKIPPED.has(path))
  const count = queue.length
  const visited = (await Promise.all(Array.from({ length: VISITORS }, () => visitAll(queue)))).flat()
  expect(visited).toHaveLength(count)
  expect(visited.flatMap(({ problems }) => problems)).toEqual([])
  expect(visited.filter(({ title }) => !/^\S.* · Brigade$/u.test(title))).toEqual([])
  expect(sharedTitles(visited)).toEqual([])
}, 600_000)
