import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll } from 'vitest'
import type { Page } from 'playwright-core'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { openBrowser, type TestBrowser } from './test-browser.ts'

/** A server and two pages on two devices, for all tests of a file. */
export interface TestRoom {
  readonly server: ServerProcess
  readonly browser: TestBrowser
  readonly here: Page
  readonly there: Page
}

/** Sets a room up before the file's tests and clears it away after them. */
export function setUpRoom(): () => TestRoom {
  let room: TestRoom | undefined

  beforeAll(async () => {
    const [server, browser] = await Promise.all([startConformance(), openBrowser()])
    const [here, there] = await Promise.all([openStorePage(browser, server), openStorePage(browser, server)])
    room = { server, browser, here, there }
  })

  afterAll(async () => {
    await room?.browser.close()
    await room?.server.stop()
  })

  return () => {
    if (room === undefined) throw new Error('the room is not ready')
    return room
  }
}

/** A collection that no other test uses. */
export function freshCollection(): string {
  return `c${randomUUID().slice(0, 8)}`
}

/** A page on a new device with a store open in `db`. */
export async function openStorePage(browser: TestBrowser, { host }: ServerProcess): Promise<Page> {
  const page = await browser.openPage()
  await page.evaluate((address) => {
    globalThis.db = sdk.openStore({ host: address })
  }, host)
  return page
}
