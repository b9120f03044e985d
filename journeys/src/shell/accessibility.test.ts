import { leastTargetPx } from '@brigade/domain/core/accessibility/target-size.ts'
import { accessibilityTree, structureProblems } from '@brigade/testing/accessibility-tree.ts'
import { type Device, PHONE } from '@brigade/testing/browser.ts'
import type { Person } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { beforeAll, expect, test } from 'vitest'
import { type BuiltRoute, builtRoutes } from './built-routes.ts'
import { goOn, load, type Look, LOOKS, NARROWEST, problemsOf } from './crawl.ts'
import { demoAddresses, inesOfTheDemo } from './demo-addresses.ts'

const VISITORS = 2
/** The next page begins with the look that this one ended in: every other look has the whole page drawn again. */
const LOOKS_BACK = LOOKS.toReversed()
/** At night every page is looked at in every way; by day all are measured, and those that axe reads take turns. */
const IS_NIGHT = process.env['NIGHTLY'] === 'on'

/** How the n-th page of a visitor is looked at. */
function looksAt(n: number): readonly Look[] {
  if (IS_NIGHT) return n % 2 === 0 ? LOOKS : LOOKS_BACK
  const [measured, read] = [
    LOOKS.filter(({ except }) => except === null),
    LOOKS.filter(({ except }) => except !== null),
  ]
  return [...measured, ...read.filter((_, turn) => turn === n % read.length)]
}

const journey = openJourney({ demo: true })
let ines: Person
let addressOf: (route: BuiltRoute) => string

beforeAll(async () => {
  ines = await inesOfTheDemo(journey.url)
  addressOf = await demoAddresses(ines)
})

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
  // What the server draws, the browser must take over without a word; what it draws itself needs no new document.
  await (route.isInEveryLanguage ? load : goOn)(page, address)
  const problems = [
    ...structureProblems(await accessibilityTree(page)),
    ...(await problemsOf(page, looks)),
    ...complaints.slice(heard),
  ]
  return {
    route,
    title: await page.title(),
    wasLedElsewhere: new URL(page.url()).pathname !== address,
    problems: problems.map((problem) => `${route.path}: ${problem}`),
  }
}

async function visitAll(queue: BuiltRoute[]): Promise<readonly Visited[]> {
  const device = await journey.deviceOf(ines, { viewport: NARROWEST, reducedMotion: 'reduce' })
  const visited: Visited[] = []
  for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
    const here = route
    visited.push(
      await visit(device, here, looksAt(visited.length)).catch((problem: unknown) => ({
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
  const routes = await builtRoutes()
  // The pages that are loaded come first: who goes on within the product has begun somewhere.
  const queue = routes.toSorted(
    (one, other) => Number(other.isInEveryLanguage) - Number(one.isInEveryLanguage),
  )
  const visited = (await Promise.all(Array.from({ length: VISITORS }, () => visitAll(queue)))).flat()
  expect(visited).toHaveLength(routes.length)
  expect(visited.flatMap(({ problems }) => problems)).toEqual([])
  expect(visited.filter(({ title }) => !/^\S.* · Brigade$/u.test(title))).toEqual([])
  expect(sharedTitles(visited)).toEqual([])
}, 600_000)

const WET_SCREENS = ['tickets', 'preparation', 'safety'] as const
/** What is held on a ticket cannot be begun yet, and is read only. */
const PRESSED = 'main :is(button:not([aria-disabled]), a.button, .chip, .device-switch)'

/** What is pressed on the page on screen and is smaller than it has to be. */
async function smallTargets({ page }: Device, least: number): Promise<readonly string[]> {
  return page.$$eval(
    PRESSED,
    (found, px) =>
      found.flatMap((element) => {
        const { width, height } = element.getBoundingClientRect()
        const isSeen = width > 0 && height > 0
        return isSeen && Math.min(width, height) < px ? [`${element.textContent}: ${width} × ${height}`] : []
      }),
    least,
  )
}

test.each([false, true])(
  '[DS7] by touch, what is pressed in tickets, preparation and safety is large enough (kitchen mode: %s)',
  async (isGloveMode) => {
    const device = await journey.deviceOf(ines, { viewport: PHONE, hasTouch: true })
    await device.page.evaluate(
      (mode) => localStorage.setItem('kitchen-mode', mode),
      isGloveMode ? 'on' : 'off',
    )
    const least = leastTargetPx({ isTouch: true, isKitchenScreen: true, isGloveMode })
    const small: string[] = []
    for (const screen of WET_SCREENS) {
      await load(device.page, `/kitchens/demo-tern/dashboard/${screen}`)
      small.push(...(await smallTargets(device, least)).map((target) => `${screen}: ${target}`))
    }
    expect(small).toEqual([])
    await device.context.close()
  },
)
