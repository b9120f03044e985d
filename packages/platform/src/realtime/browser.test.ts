import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { openBrowser, type TestBrowser } from '../../conformance/test-browser.ts'
import { openRaw, type RawClient } from '../../testing/realtime/raw-client.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'

let database: Database
let server: RealtimeServer
let browser: TestBrowser
let watcher: RawClient

beforeAll(async () => {
  database = await openTestDatabase()
  ;[server, browser] = await Promise.all([startRealtime({ database }), openBrowser()])
  watcher = await openRaw(server.host)
})
afterAll(async () => {
  watcher.close()
  await browser.close()
  await server.close()
  await database.close()
})

const stored = async (p: string) => (await watcher.ask('g', { p, q: {} })).d

/** Announces presence, as a product would, and returns what the page sees. */
const enter = (page: Page, name: string) =>
  page.evaluate(
    async ({ host, who }) => {
      const { ref, set, onDisconnect, get, serverTimestamp } = sdk.database
      const db = sdk.openRealtime(host)
      const place = ref(db, `presence/${who}`)
      await onDisconnect(place).remove()
      await set(place, { since: serverTimestamp() })
      return (await get(ref(db, 'presence'))).val()
    },
    { host: server.host, who: name },
  )

describe('a page', () => {
  test('writes, receives the changes of others, and is gone when its tab is closed', async () => {
    const page = await browser.openPage()
    expect(await enter(page, 'ann')).toEqual({ ann: { since: expect.any(Number) } })
    const heard = page.evaluate(
      () =>
        new Promise((resolve) => {
          const { ref, onValue } = sdk.database
          onValue(ref(sdk.openRealtime(''), 'news'), (snapshot) => {
            if (snapshot.exists()) resolve(snapshot.val())
          })
        }),
    )
    await watcher.ask('p', { p: '/news', d: ['a', 'b'] })
    expect(await heard).toEqual(['a', 'b'])
    await page.close()

    await expect.poll(() => stored('/presence/ann')).toBe(null)
  })

  test('is gone soon after its network fails, and back when it returns', async () => {
    const page = await browser.openPage()
    await enter(page, 'bob')
    await page.context().setOffline(true)
    await expect.poll(() => stored('/presence/bob'), { timeout: 30_000 }).toBe(null)
    await page.context().setOffline(false)
    const seen = page.evaluate(async () => {
      const { ref, set } = sdk.database
      await set(ref(sdk.openRealtime(''), 'presence/bob'), 'back')
      return true
    })

    expect(await seen).toBe(true)
    expect(await stored('/presence/bob')).toBe('back')
    await page.close()
  })

  test('whose websocket failed before connects by long polling, and changes to a websocket', async () => {
    const page = await browser.openPage()
    const sockets: string[] = []
    page.on('websocket', (socket) => sockets.push(socket.url()))
    await page.evaluate(() => localStorage.setItem('firebase:previous_websocket_failure', 'true'))
    expect(await enter(page, 'cat')).toMatchObject({ cat: { since: expect.any(Number) } })
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('firebase:previous_websocket_failure')))
      .toBe(null)
    await page.evaluate(async () => {
      const { ref, set } = sdk.database
      await set(ref(sdk.openRealtime(''), 'long'), 'Küche '.repeat(2000))
    })

    expect(await stored('/long')).toBe('Küche '.repeat(2000))
    expect(sockets).toEqual([expect.stringMatching(/[?&]s=.{22}/)])
    await page.close()
    await expect.poll(() => stored('/presence/cat')).toBe(null)
  })

  test('without websockets works by long polling alone, until it is closed', async () => {
    const page = await browser.openPage()
    await page.evaluate(() => sdk.database.forceLongPolling())
    await enter(page, 'dan')
    await page.evaluate(async () => {
      const { ref, set, runTransaction } = sdk.database
      const db = sdk.openRealtime('')
      await set(ref(db, 'polled'), { text: 'ä'.repeat(5000), n: 1 })
      await runTransaction(ref(db, 'polled/n'), (n) => (n ?? 0) + 1)
    })

    expect(await stored('/polled')).toEqual({ text: 'ä'.repeat(5000), n: 2 })
    await page.close()
    await expect.poll(() => stored('/presence/dan'), { timeout: 10_000 }).toBe(null)
  })
})
