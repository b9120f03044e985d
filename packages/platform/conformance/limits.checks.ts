import { describe, expect, test } from 'vitest'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

describe('limits through the SDK', () => {
  test('a document of just under 1 MiB goes there and back', async () => {
    const length = await room().here.evaluate(async (c) => {
      const text = 'é'.repeat(520_000)
      await sdk.setDoc(sdk.doc(db, c, 'large'), { text })
      return c.length > 0 ? text.length : 0
    }, freshCollection())

    expect(length).toBe(520_000)
  })

  test('another page gets a large document as it is', async () => {
    const name = freshCollection()
    await room().here.evaluate(
      async (c) => sdk.setDoc(sdk.doc(db, c, 'large'), { text: 'ab\n"🍋'.repeat(110_000) }),
      name,
    )

    const isSame = await room().there.evaluate(
      async (c) => (await sdk.getDoc(sdk.doc(db, c, 'large'))).get('text') === 'ab\n"🍋'.repeat(110_000),
      name,
    )

    expect(isSame).toBe(true)
  })

  test('a document of more than 1 MiB is refused, and the next write is not', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const refused = sdk.refusal(sdk.setDoc(sdk.doc(db, c, 'large'), { text: 'x'.repeat(1_048_577) }))
      const kept = sdk.refusal(sdk.setDoc(sdk.doc(db, c, 'small'), { n: 1 }))
      return [await refused, await kept]
    }, freshCollection())

    expect(answer).toEqual(['invalid-argument', ''])
  })

  test('values deeper than 20 levels are refused', async () => {
    const codes = await room().here.evaluate(async (c) => {
      const nest = (levels: number): unknown => (levels === 0 ? 1 : { in: nest(levels - 1) })
      return Promise.all(
        [19, 21].map(async (levels) => sdk.refusal(sdk.setDoc(sdk.doc(db, c, 'a'), { v: nest(levels) }))),
      )
    }, freshCollection())

    expect(codes).toEqual(['', 'invalid-argument'])
  })

  test('a megabyte of documents arrives complete', async () => {
    const name = freshCollection()
    await room().here.evaluate(async (c) => {
      for (let part = 0; part < 4; part++) {
        const batch = sdk.writeBatch(db)
        for (let n = 0; n < 50; n++) batch.set(sdk.doc(db, c, `d${part}-${n}`), { text: 'x'.repeat(20_000) })
        await batch.commit()
      }
    }, name)

    const size = await room().there.evaluate(
      async (c) => (await sdk.getDocs(sdk.collection(db, c))).size,
      name,
    )

    expect(size).toBe(200)
  })

  test('long polling does everything streaming does', async () => {
    const name = freshCollection()
    const { browser, server, here } = room()
    const page = await browser.openPage()
    await page.evaluate(
      async ({ c, host }) => {
        globalThis.db = sdk.openStore({ host, isLongPolling: true })
        globalThis.seen = []
        await new Promise<void>((resolve) => {
          sdk.onSnapshot(sdk.collection(db, c), (snapshot) => {
            seen.push(snapshot.docs.map((document) => document.get('n')).join())
            if (!snapshot.metadata.fromCache) resolve()
          })
        })
        await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 1 })
      },
      { c: name, host: server.host },
    )

    await here.evaluate(async (c) => {
      await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 2 })
      await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 3 })
    }, name)

    await expect.poll(async () => page.evaluate(() => seen.at(-1))).toBe('3')
    await page.close()
  })

  test('ten listeners and writers share the six connections of a browser', async () => {
    const { browser, server } = room()
    const page = await browser.openPage()

    const kept = await page.evaluate(
      async ({ c, host }) => {
        const stores = Array.from({ length: 5 }, (_, n) => sdk.openStore({ host, name: `store ${n}` }))
        return Promise.all(
          stores.map(async (store, n) => {
            const ref = sdk.doc(store, c, `of store ${n}`)
            const isThere = sdk.until(
              (next: (snapshot: { exists(): boolean; metadata: { fromCache: boolean } }) => void, fail) =>
                sdk.onSnapshot(ref, { includeMetadataChanges: true }, next, fail),
              (snapshot) => snapshot.exists() && !snapshot.metadata.fromCache,
            )
            await sdk.setDoc(ref, { n })
            await isThere
            return n
          }),
        )
      },
      { c: freshCollection(), host: server.host },
    )

    expect(kept).toEqual([0, 1, 2, 3, 4])
    await page.close()
  })
})
