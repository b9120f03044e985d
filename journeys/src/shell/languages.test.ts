import {
  DEFAULT_LANGUAGE,
  directionOf,
  type Language,
  languages,
} from '@brigade/domain/core/languages/language.ts'
import type { Device } from '@brigade/testing/browser.ts'
import type { Person } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import type { Page } from 'playwright-core'
import { beforeAll, expect, test } from 'vitest'
import { type BuiltRoute, builtRoutes } from './built-routes.ts'
import { goOn, load, type Look, LOOKS, NARROWEST, problemsOf } from './crawl.ts'
import { demoAddresses, inesOfTheDemo } from './demo-addresses.ts'
import { type Judge, judgeOf, wordsOf } from './page-words.ts'

/** At night every page is looked at in every language, at every size and in both themes; by day they take turns. */
const IS_NIGHT = process.env['NIGHTLY'] === 'on'
/** The longest words, and those that go the other way: what axe finds is tried in these by day. */
const TRIED: readonly Language[] = ['de', 'ar']
/** What takes longest begins first. By day English is looked at in more ways by another journey. */
const READ = [
  ...TRIED,
  ...languages.filter((each) => !TRIED.includes(each) && (IS_NIGHT || each !== DEFAULT_LANGUAGE)),
]
/** A page is mostly waited for: two processors serve so many readers. */
const READERS = 4
/** Colours have been tried in English. */
const NARROW: Look = { size: NARROWEST, colorScheme: 'light', except: ['color-contrast'] }
const NARROW_FIT: Look = { ...NARROW, except: null }

const journey = openJourney({ demo: true })
let ines: Person
let routes: readonly BuiltRoute[]
let addressOf: (route: BuiltRoute) => string

beforeAll(async () => {
  ines = await inesOfTheDemo(journey.url)
  addressOf = await demoAddresses(ines)
  routes = await builtRoutes()
})

/** The address of a page in a language; where it has none of its own, the person's language counts. */
function addressIn(language: Language, route: BuiltRoute): string {
  const address = addressOf(route)
  if (!route.isInEveryLanguage || language === DEFAULT_LANGUAGE) return address
  return `/${language}${address === '/' ? '' : address}`
}

/** What the server sends to a reader of this language, without any script. */
async function problemsSent(
  { page }: Device,
  route: BuiltRoute,
  { language, judge }: { readonly language: Language; readonly judge: Judge },
): Promise<readonly string[]> {
  const cookie = `language=${language}`
  const answer = await fetch(journey.url + addressIn(language, route), { headers: { cookie } })
  const html = await answer.text()
  const [, title = ''] = /<title>([^<]*)<\/title>/u.exec(html) ?? []
  const [, root = ''] = /<html([^>]*)>/u.exec(html) ?? []
  return [
    ...(answer.status === 200 ? [] : [`status ${answer.status}`]),
    ...(root.includes(`lang="${language}"`) && root.includes(`dir="${directionOf(language)}"`) ? [] : [root]),
    ...(/^\S.* · Brigade$/u.test(title) ? [] : [`titled “${title}”`]),
    ...judge([...(await wordsOf(page, html)), title.replace(' · Brigade', '')]),
  ].map((problem) => `${language} ${route.path}: ${problem}`)
}

test.each(languages)('the server sends every page in %s, title and all', async (language) => {
  const device = await journey.newDevice()
  const judge = await judgeOf(language)
  const problems: string[] = []
  for (const route of routes) problems.push(...(await problemsSent(device, route, { language, judge })))
  await device.context.close()
  expect(problems).toEqual([])
})

/** A device of Ines on which she has chosen a language. */
async function deviceIn(language: Language): Promise<Device> {
  const device = await journey.deviceOf(ines, { viewport: NARROWEST, reducedMotion: 'reduce' })
  await device.page.evaluate((chosen) => localStorage.setItem('language', chosen), language)
  await load(device.page, language === DEFAULT_LANGUAGE ? '/' : `/${language}`)
  return device
}

/** What is wrong with the page on screen, which is to be in a language. */
async function problemsShown(page: Page, language: Language, judge: Judge): Promise<readonly string[]> {
  const { lang, dir } = await page.evaluate(() => {
    const { documentElement: root } = document
    return { lang: root.lang, dir: root.dir }
  })
  return [
    ...(lang === language && dir === directionOf(language) ? [] : [`written in ${lang}, ${dir}`]),
    ...judge(await wordsOf(page)),
    ...(await problemsOf(page, IS_NIGHT ? LOOKS : [TRIED.includes(language) ? NARROW : NARROW_FIT])),
  ]
}

/**
 * Whether the n-th page is read in a language. By day the languages take turns: each page is read in one that is hardest to
 * fit and in one of the others.
 */
function isReadIn(language: Language, n: number): boolean {
  const others = READ.filter((each) => !TRIED.includes(each))
  return IS_NIGHT || [TRIED, others].some((turns) => turns[n % turns.length] === language)
}

/** By day a page that has several addresses is read at one of them. */
function routesRead(language: Language): readonly BuiltRoute[] {
  if (IS_NIGHT) return routes
  const pages = [...new Map(routes.map((route) => [route.page, route])).values()]
  return pages.filter((_, n) => isReadIn(language, n))
}

async function problemsRead(language: Language): Promise<readonly string[]> {
  const { page, complaints, context } = await deviceIn(language)
  const judge = await judgeOf(language)
  const problems: string[] = []
  for (const route of routesRead(language)) {
    const found = await goOn(page, addressIn(language, route))
      .then(() => problemsShown(page, language, judge))
      .catch((problem: unknown) => [String(problem)])
    problems.push(...found.map((problem) => `${language} ${route.path}: ${problem}`))
  }
  await context.close()
  return [...problems, ...complaints]
}

test(
  `pages are read in ${READ.join(', ')}, with no word of another language and nothing beside the screen`,
  async () => {
    const queue = [...READ]
    const problems: string[] = []
    const reader = async () => {
      for (let language = queue.shift(); language !== undefined; language = queue.shift())
        problems.push(...(await problemsRead(language)))
    }
    await Promise.all(Array.from({ length: READERS }, reader))
    expect(problems).toEqual([])
  },
  IS_NIGHT ? 7_200_000 : 600_000,
)
