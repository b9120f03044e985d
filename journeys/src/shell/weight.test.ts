import { gzipSync } from 'node:zlib'
import { type Language, languages } from '@brigade/domain/core/languages/language.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { beforeAll, expect, test } from 'vitest'
import { type BuiltRoute, builtRoutes } from './built-routes.ts'
import { demoAddresses, inesOfTheDemo } from './demo-addresses.ts'

/** What the JavaScript of a public page may weigh, gzip-compressed. */
const MOST_KIB = 110
const BYTES_PER_KIB = 1024
/** What waits for the session is asked for at once when it is there. */
const AFTER_SESSION_MS = 500
const READERS = 3
/** What stands in the schemas' code and nowhere else; files are cut differently from build to build. */
const SCHEMAS = 'invalid_type'
const WORDS = /^\/assets\/words\/[\w-]+\//u

const journey = openJourney({ demo: true })
let routes: readonly BuiltRoute[]
let addressOf: (route: BuiltRoute) => string

beforeAll(async () => {
  addressOf = await demoAddresses(await inesOfTheDemo(journey.url))
  routes = (await builtRoutes()).filter(({ isInEveryLanguage }) => isInEveryLanguage)
})

/** What pages complained about while they were fetched. */
const complained: string[] = []

/** The scripts that a page fetches by itself on a device that was never here, until its guest is signed in. */
async function scriptsFetched(address: string): Promise<readonly string[]> {
  const { page, context, complaints } = await journey.newDevice()
  const fetched = new Set<string>()
  page.on('request', (request) => fetched.add(new URL(request.url()).pathname))
  const signedIn = page.waitForResponse('**/accounts:lookup*')
  await page.goto(address)
  await signedIn
  await page.waitForTimeout(AFTER_SESSION_MS)
  complained.push(...complaints)
  await context.close()
  // The service worker comes beside the page.
  return [...fetched].filter((path) => path.endsWith('.js') && path !== '/sw.js')
}

interface Script {
  /** Bytes, gzip-compressed. */
  readonly size: number
  /** Of who works here, not of who only reads: the document database, or the schemas. */
  readonly isOfWork: boolean
}

const known = new Map<string, Promise<Script>>()

async function look(path: string): Promise<Script> {
  const answer = await fetch(journey.url + path)
  if (!answer.ok) throw new Error(`${path} is not there: ${answer.status}`)
  const text = await answer.text()
  return {
    size: gzipSync(text, { level: 9 }).length,
    isOfWork: path.includes('/document-sdk-') || text.includes(SCHEMAS),
  }
}

function scriptAt(path: string): Promise<Script> {
  const script = known.get(path) ?? look(path)
  known.set(path, script)
  return script
}

async function weightOf(scripts: readonly string[]): Promise<number> {
  const found = await Promise.all(scripts.map(scriptAt))
  return found.reduce((sum, { size }) => sum + size, 0) / BYTES_PER_KIB
}

/** The same scripts with another language's words, which have the same names. */
function inWordsOf(language: Language, scripts: readonly string[]): readonly string[] {
  return scripts.map((path) => path.replace(WORDS, `/assets/words/${language}/`))
}

/** What is fetched of each page in Arabic, whose letters take most room; a device of another language is offered its own. */
async function fetchedInArabic(): Promise<ReadonlyMap<string, readonly string[]>> {
  const fetched = new Map<string, readonly string[]>()
  const queue = [...routes]
  const read = async () => {
    for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
      const address = addressOf(route)
      fetched.set(route.path, await scriptsFetched(`/ar${address === '/' ? '' : address}`))
    }
  }
  await Promise.all(Array.from({ length: READERS }, read))
  return fetched
}

async function tooHeavy(
  language: Language,
  fetched: ReadonlyMap<string, readonly string[]>,
): Promise<readonly string[]> {
  const weights = await Promise.all(
    [...fetched].map(async ([path, scripts]) => ({ path, kib: await weightOf(scripts) })),
  )
  return weights
    .filter(({ kib }) => kib > MOST_KIB)
    .map(({ path, kib }) => `${language} ${path}: ${kib.toFixed(1)} KiB`)
}

test(`what a guest's browser fetches of any public page weighs at most ${MOST_KIB} KiB, in every language, and is not of work`, async () => {
  const arabic = await fetchedInArabic()
  const problems: string[] = []
  for (const language of languages) {
    const scripts = [...arabic].map(([path, each]) => [path, inWordsOf(language, each)] as const)
    problems.push(...(await tooHeavy(language, new Map(scripts))))
  }
  for (const [path, scripts] of arabic) {
    const found = await Promise.all(scripts.map(scriptAt))
    if (found.some(({ isOfWork }) => isOfWork)) problems.push(`${path} fetches documents or schemas`)
    if (!scripts.some((each) => WORDS.test(each))) problems.push(`${path} fetches no words`)
    if (!scripts.some((each) => each.startsWith('/assets/client-'))) problems.push(`${path} does not start`)
  }
  expect([...problems, ...complained]).toEqual([])
}, 300_000)
