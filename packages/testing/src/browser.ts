import { existsSync } from 'node:fs'
import { chromium, type Browser, type BrowserContext, type Page } from 'playwright-core'
import { takePointerFrom } from './keyboard-hands.ts'

const CANDIDATES = [
  process.env['CHROMIUM_PATH'],
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Chromium tries to reach its maker at every start; the tests run without any network but loopback. */
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // Letters look the same on every machine.
  '--font-render-hinting=none',
  '--disable-lcd-text',
]

/** Sizes that every screen is tried at. */
export const PHONE = { width: 360, height: 800 } as const
export const TABLET = { width: 820, height: 1180 } as const
export const DESK = { width: 1440, height: 900 } as const

export interface DeviceOptions {
  readonly viewport?: { readonly width: number; readonly height: number }
  readonly hasTouch?: boolean
  readonly colorScheme?: 'light' | 'dark'
  readonly javaScriptEnabled?: boolean
  readonly timezoneId?: string
  readonly reducedMotion?: 'reduce'
  /** What the person has: everything, unless `JOURNEY_HANDS` says otherwise for the whole run. */
  readonly hands?: 'keyboard'
}

/** `JOURNEY_HANDS=keyboard` runs journeys as they are with a keyboard alone. */
const HANDS = process.env['JOURNEY_HANDS']

/** One person's device: its own storage, its own session. */
export interface Device {
  readonly page: Page
  readonly context: BrowserContext
  /** What the page complained about; a journey ends by expecting this to be empty. */
  readonly complaints: readonly string[]
  goOffline(): Promise<void>
  goOnline(): Promise<void>
}

export interface TestBrowser extends AsyncDisposable {
  /** Chromium's, such as `156.0.8078.79`. */
  readonly version: string
  newDevice(options?: DeviceOptions): Promise<Device>
}

/** What takes longer hangs; a machine that does other work beside is merely slow. */
const PATIENCE_MS = 60_000
const ALIVE_WITHIN_MS = 15_000

const browsers = new Set<Browser>()
const murmurs = new WeakMap<Page, string[]>()
const MOST_MURMURS = 20

/** A page that is open, and what it murmured last: warnings, and requests that failed. */
export interface Screen {
  readonly page: Page
  readonly murmured: readonly string[]
}

/** Every page that is open now, of all devices. */
export function openScreens(): readonly Screen[] {
  return [...browsers]
    .flatMap((browser) => browser.contexts().flatMap((context) => context.pages()))
    .map((page) => ({ page, murmured: murmurs.get(page) ?? [] }))
}

function listenTo(page: Page): void {
  const heard: string[] = []
  murmurs.set(page, heard)
  const note = (murmur: string) => void heard.splice(0, Math.max(0, heard.push(murmur) - MOST_MURMURS))
  page.on('console', (message) => note(`${message.type()}: ${message.text()}`))
  page.on('requestfailed', (request) =>
    note(`failed: ${request.url()} ${request.failure()?.errorText ?? ''}`),
  )
  page.on('response', (answer) => {
    if (!answer.ok()) note(`${answer.status()}: ${answer.url()}`)
  })
}

/** Where Chromium is, if there is one. */
export function installedChromium(): string | undefined {
  return CANDIDATES.find((each) => each !== undefined && existsSync(each))
}

/** Where Chromium is. Throws when there is none. */
export function chromiumPath(): string {
  const path = installedChromium()
  if (path === undefined) throw new Error('No Chromium: install it, or set CHROMIUM_PATH.')
  return path
}

/**
 * A real Chromium. Every device is a fresh context, as another machine would be.
 * @param baseUrl - address that relative paths start from
 * @throws when no Chromium is installed
 */
export async function openBrowser(baseUrl: string): Promise<TestBrowser> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: ARGUMENTS })
  browsers.add(browser)
  browser.once('disconnected', () => browsers.delete(browser))
  return {
    version: browser.version(),
    newDevice: (options = {}) => newDevice(browser, baseUrl, options),
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

async function newDevice(
  browser: Browser,
  baseUrl: string,
  { hands, ...options }: DeviceOptions,
): Promise<Device> {
  const context = await browser.newContext({ baseURL: baseUrl, viewport: DESK, locale: 'en-GB', ...options })
  context.setDefaultTimeout(PATIENCE_MS)
  await context.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      reportError(new Error(`Against the content security policy: ${violatedDirective} ${blockedURI}`)),
    )
  })
  const page = await context.newPage()
  listenTo(page)
  if (options.javaScriptEnabled !== false) waitForScripts(page)
  if ((hands ?? HANDS) === 'keyboard') takePointerFrom(page)
  const complaints: string[] = []
  const note = (complaint: string) => {
    if (!isNetworkNoise(complaint)) complaints.push(complaint)
  }
  page.on('pageerror', (error) => note(String(error)))
  page.on('console', (message) => {
    if (message.type() === 'error') note(message.text())
  })
  return {
    page,
    context,
    complaints,
    goOffline: () => context.setOffline(true),
    goOnline: () => context.setOffline(false),
  }
}

/** A page that the server has drawn answers to hands a moment after it is there: its scripts come after its words. */
function waitForScripts(page: Page): void {
  // Where they never come, the test fails in what it does next.
  const alive = () =>
    page.waitForFunction(isAlive, undefined, { timeout: ALIVE_WITHIN_MS }).catch(() => undefined)
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)]
  page.goto = async (...where) => {
    const answer = await goto(...where)
    await alive()
    return answer
  }
  page.reload = async (...how) => {
    const answer = await reload(...how)
    await alive()
    return answer
  }
}

/** Whether React has taken over a page that the server has drawn; runs in the page. */
export function isAlive(): boolean {
  const root = document.querySelector('#root')
  const isDrawn = root !== null && document.querySelector('#after-paint') !== null
  return !isDrawn || Object.keys(root).some((key) => key.startsWith('__reactContainer'))
}

/** What is said while a test holds the network down: by the browser, by the SDK, and by the policy that stops its probe. */
const NETWORK_NOISE = [
  'Failed to load resource',
  'Could not reach Cloud Firestore backend',
  '/images/cleardot.gif',
]

function isNetworkNoise(text: string): boolean {
  return NETWORK_NOISE.some((noise) => text.includes(noise))
}
