import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, onTestFinished, test } from 'vitest'
import { startConformance } from './conformance-process.ts'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

/** A page whose store keeps its cache on the device, shared by the device's tabs. */
async function openKeepingPage(device: BrowserContext, host: string): Promise<Page> {
  const page = await room().browser.openPage(device)
  await openKeepingStore(page, host)
  return page
}

async function openKeepingStore(page: Page, host: string): Promise<void> {
  await page.evaluate((address) => {
    globalThis.db = sdk.openStore({ host: address, isPersistent: true })
  }, host)
}

describe('working without a connection', () => {
  test('writes wait while the network is off, and arrive in order when it is back', async () => {
    const name = freshCollection()
    const { here, there } = room()
    const local = await here.evaluate(async (c) => {
      await sdk.disableNetwork(db)
      for (let n = 0; n < 5; n++) void sdk.setDoc(sdk.doc(db, c, 'a'), { n })
      void sdk.updateDoc(sdk.doc(db, c, 'a'), { last: true })
      return (await sdk.getDocFromCache(sdk.doc(db, c, 'a'))).data()
    }, name)
    const before = await there.evaluate(
      async (c) => (await sdk.getDocFromServer(sdk.doc(db, c, 'a'))).exists(),
      name,
    )

    await here.evaluate(async () => {
      await sdk.enableNetwork(db)
      await sdk.waitForPendingWrites(db)
    })

    expect([local, before]).toEqual([{ n: 4, last: true }, false])
    const after = await there.evaluate(
      async (c) => (await sdk.getDocFromServer(sdk.doc(db, c, 'a'))).data(),
      name,
    )
    expect(after).toEqual({ n: 4, last: true })
  })

  test('writes outlive a reload and are sent then', async () => {
    const name = freshCollection()
    const { browser, server, there } = room()
    const device = await browser.openDevice()
    const page = await openKeepingPage(device, server.host)
    await page.evaluate(async (c) => {
      await sdk.disableNetwork(db)
      void sdk.setDoc(sdk.doc(db, c, 'a'), { n: 1 })
      await sdk.getDocFromCache(sdk.doc(db, c, 'a'))
    }, name)

    await page.reload()
    await openKeepingStore(page, server.host)
    await page.evaluate(async () => sdk.waitForPendingWrites(db))

    expect(await there.evaluate(async (c) => (await sdk.getDoc(sdk.doc(db, c, 'a'))).get('n'), name)).toBe(1)
    await device.close()
  })

  test('what was read is still there after a reload without a connection', async () => {
    const name = freshCollection()
    const { browser, server } = room()
    const device = await browser.openDevice()
    const page = await openKeepingPage(device, server.host)
    await page.evaluate(async (c) => {
      await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 1 })
      await sdk.getDocsFromServer(sdk.collection(db, c))
    }, name)

    await page.reload()
    await openKeepingStore(page, server.host)
    const found = await page.evaluate(async (c) => {
      await sdk.disableNetwork(db)
      const snapshot = await sdk.getDocs(sdk.collection(db, c))
      return [snapshot.metadata.fromCache, snapshot.docs.map((document) => document.data())]
    }, name)

    expect(found).toEqual([true, [{ n: 1 }]])
    await device.close()
  })

  test('a listener goes on from where its cache ends, deletions included', async () => {
    const name = freshCollection()
    const { browser, server, here } = room()
    const device = await browser.openDevice()
    const page = await openKeepingPage(device, server.host)
    await here.evaluate(async (c) => {
      for (const id of ['a', 'b', 'c']) await sdk.setDoc(sdk.doc(db, c, id), { n: 1 })
    }, name)
    await page.evaluate(async (c) => sdk.getDocsFromServer(sdk.collection(db, c)).then(() => undefined), name)
    await page.evaluate(async () => sdk.terminate(db))
    await here.evaluate(async (c) => {
      await sdk.deleteDoc(sdk.doc(db, c, 'a'))
      await sdk.updateDoc(sdk.doc(db, c, 'b'), { n: 2 })
    }, name)

    await page.reload()
    await openKeepingStore(page, server.host)
    const found = await page.evaluate(async (c) => {
      const snapshot = await sdk.getDocsFromServer(sdk.collection(db, c))
      return snapshot.docs.map((document) => `${document.id} ${document.get('n')}`)
    }, name)

    expect(found).toEqual(['b 2', 'c 1'])
    await device.close()
  })

  test('two tabs of one device share one cache and see each other at once', async () => {
    const name = freshCollection()
    const { browser, server, there } = room()
    const device = await browser.openDevice()
    const first = await openKeepingPage(device, server.host)
    const second = await openKeepingPage(device, server.host)
    await second.evaluate(async (c) => {
      globalThis.seen = []
      sdk.onSnapshot(sdk.collection(db, c), (snapshot) => seen.push(...snapshot.docs.map(({ id }) => id)))
    }, name)

    await first.evaluate(async (c) => sdk.setDoc(sdk.doc(db, c, 'from-tab'), { n: 1 }), name)
    await there.evaluate(async (c) => sdk.setDoc(sdk.doc(db, c, 'from-afar'), { n: 1 }), name)

    await expect
      .poll(async () => second.evaluate(() => seen))
      .toEqual(expect.arrayContaining(['from-tab', 'from-afar']))
    await device.close()
  })
})

describe('a server that stops', () => {
  test('tells its listeners, and they go on with the next one, nothing lost', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'conformance-'))
    const first = await startConformance({ BRIGADE_DATA: join(folder, 'data') })
    onTestFinished(async () => void (await first.stop()))
    const page = await room().browser.openPage()
    await page.evaluate(async (host) => {
      globalThis.db = sdk.openStore({ host })
      globalThis.seen = []
      await sdk.setDoc(sdk.doc(db, 'kept', 'a'), { n: 1 })
      sdk.onSnapshot(sdk.collection(db, 'kept'), { includeMetadataChanges: true }, (snapshot) => {
        const source = snapshot.metadata.fromCache ? 'cache' : 'server'
        seen.push(`${source} ${snapshot.docs.map(({ id }) => id).join()}`)
      })
    }, first.host)
    await expect.poll(async () => page.evaluate(() => seen)).toContain('server a')

    expect(await first.stop()).toBe(0)
    await page.evaluate(() => void sdk.setDoc(sdk.doc(db, 'kept', 'b'), { n: 2 }))
    const second = await startConformance({
      BRIGADE_DATA: join(folder, 'data'),
      PORT: new URL(`http://${first.host}`).port,
    })
    onTestFinished(async () => {
      await second.stop()
      await rm(folder, { recursive: true })
    })

    await expect.poll(async () => page.evaluate(() => seen), { timeout: 20_000 }).toContain('server a,b')
    await page.close()
  })
})
