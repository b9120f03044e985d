import { afterAll, beforeAll } from 'vitest'
import type { Page } from 'playwright-core'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { openBrowser, openStorePage, type TestBrowser } from './test-browser.ts'

/** A server and two pages on two devices. */
export interface TestRoom {
  readonly server: ServerProcess
  readonly browser: TestBrowser
  readonly here: Page
  readonly there: Page
}

let opened: TestRoom | undefined

beforeAll(async () => {
  const [server, browser] = await Promise.all([startConformance(), openBrowser()])
  const [here, there] = await Promise.all([
    openStorePage(browser, server.host),
    openStorePage(browser, server.host),
  ])
  opened = { server, browser, here, there }
})

afterAll(async () => {
  await opened?.browser.close()
  await opened?.server.stop()
})

/** The room, from the first test on. All checks share it, for it takes seconds to set up. */
export function room(): TestRoom {
  if (opened === undefined) throw new Error('the room is not ready')
  return opened
}
