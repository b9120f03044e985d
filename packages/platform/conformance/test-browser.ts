import { createServer } from 'node:http'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core'
import { bundlePage } from './page-bundle.ts'

const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium'
const ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

export interface TestBrowser {
  /** A device of its own: own cache, own connections. */
  openDevice(): Promise<BrowserContext>
  /** A page with the SDK in it. */
  openPage(device?: BrowserContext): Promise<Page>
  close(): Promise<void>
}

/** Starts Chromium and a small server, of another origin than the one under test, for an empty page with the SDK. */
export async function openBrowser(): Promise<TestBrowser> {
  const [script, browser] = await Promise.all([bundlePage(), launch()])
  const server = createServer((request, response) => {
    const isScript = request.url === '/page.js'
    response.writeHead(200, { 'content-type': isScript ? 'text/javascript' : 'text/html' })
    response.end(isScript ? script : '<!doctype html><title>test</title><script src="/page.js"></script>')
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('the page has no port')
  const { port } = address

  return {
    // Certificates of tests are signed by nobody.
    openDevice: () => browser.newContext({ ignoreHTTPSErrors: true }),
    async openPage(device) {
      const page = await (device ?? (await browser.newContext({ ignoreHTTPSErrors: true }))).newPage()
      await page.goto(`http://localhost:${port}/`)
      return page
    },
    async close() {
      await browser.close()
      server.close()
      server.closeAllConnections()
    },
  }
}

/** A page on a new device with a store of this server open in `db`. */
export async function openStorePage(browser: TestBrowser, host: string): Promise<Page> {
  const page = await browser.openPage()
  await page.evaluate((address) => {
    globalThis.db = sdk.openStore({ host: address })
  }, host)
  return page
}

async function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: CHROMIUM, args: ARGUMENTS })
}
