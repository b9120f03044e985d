import { describe, expect, test } from 'vitest'
import type { DocumentSnapshot, QuerySnapshot } from 'firebase/firestore'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

declare global {
  /** What a listener of the running test has seen so far. */
  var seen: unknown[]
  var stopWatching: () => void
}

/** Listens on the other page to a whole collection; each snapshot is noted as its changes. */
async function watch(c: string): Promise<void> {
  await room().there.evaluate(async (name) => {
    globalThis.seen = []
    await new Promise<void>((resolve) => {
      globalThis.stopWatching = sdk.onSnapshot(sdk.collection(db, name), (snapshot) => {
        if (snapshot.metadata.fromCache) return
        seen.push(snapshot.docChanges().map(({ type, doc }) => `${type} ${doc.id} ${doc.get('n')}`))
        resolve()
      })
    })
  }, c)
}

/** Waits until the listener has seen so many snapshots, and gives them. */
async function seenOf(count: number): Promise<unknown[]> {
  const { there } = room()
  await there.waitForFunction((least) => seen.length >= least, count)
  return there.evaluate(() => {
    stopWatching()
    return seen
  })
}

describe('listeners through the SDK', () => {
  test('a page sees what another page does, one commit after the other', async () => {
    const name = freshCollection()
    await watch(name)

    await room().here.evaluate(async (c) => {
      await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 1 })
      await sdk.updateDoc(sdk.doc(db, c, 'a'), { n: 2 })
      await sdk.deleteDoc(sdk.doc(db, c, 'a'))
    }, name)

    expect((await seenOf(4)).flat()).toEqual(['added a 1', 'modified a 2', 'removed a 2'])
  })

  test('a batch arrives as one snapshot', async () => {
    const name = freshCollection()
    await watch(name)

    await room().here.evaluate(async (c) => {
      const batch = sdk.writeBatch(db)
      for (let n = 0; n < 50; n++) batch.set(sdk.doc(db, c, `d${n}`), { n })
      await batch.commit()
    }, name)

    const [first, batch] = await seenOf(2)
    expect(first).toEqual([])
    expect(batch).toHaveLength(50)
  })

  test('a listener on one document sees it come, change and go', async () => {
    const name = freshCollection()
    const { here, there } = room()
    await there.evaluate(async (c) => {
      globalThis.seen = []
      await new Promise<void>((resolve) => {
        globalThis.stopWatching = sdk.onSnapshot(sdk.doc(db, c, 'a'), (snapshot) => {
          if (snapshot.metadata.fromCache) return
          seen.push(snapshot.exists() ? snapshot.get('n') : 'none')
          resolve()
        })
      })
    }, name)

    await here.evaluate(async (c) => {
      await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 1 })
      await sdk.setDoc(sdk.doc(db, c, 'a'), { n: 2 })
      await sdk.deleteDoc(sdk.doc(db, c, 'a'))
    }, name)

    expect(await seenOf(4)).toEqual(['none', 1, 2, 'none'])
  })

  test('a document that no longer fits a query leaves it, and comes back', async () => {
    const name = freshCollection()
    const { here, there } = room()
    await here.evaluate(async (c) => sdk.setDoc(sdk.doc(db, c, 'a'), { open: true, n: 0 }), name)
    await there.evaluate(async (c) => {
      globalThis.seen = []
      const { collection, onSnapshot, query, where } = sdk
      await new Promise<void>((resolve) => {
        globalThis.stopWatching = onSnapshot(
          query(collection(db, c), where('open', '==', true)),
          (snapshot) => {
            if (snapshot.metadata.fromCache) return
            seen.push(snapshot.size)
            resolve()
          },
        )
      })
    }, name)

    await here.evaluate(async (c) => {
      await sdk.updateDoc(sdk.doc(db, c, 'a'), { open: false })
      await sdk.updateDoc(sdk.doc(db, c, 'a'), { open: true })
    }, name)

    expect(await seenOf(3)).toEqual([1, 0, 1])
  })

  test('a limited listener refills its window', async () => {
    const name = freshCollection()
    const { here, there } = room()
    await here.evaluate(async (c) => {
      const batch = sdk.writeBatch(db)
      for (const n of [1, 2, 3, 4]) batch.set(sdk.doc(db, c, `d${n}`), { n })
      await batch.commit()
    }, name)
    await there.evaluate(async (c) => {
      globalThis.seen = []
      const { collection, limit, onSnapshot, orderBy, query } = sdk
      await new Promise<void>((resolve) => {
        globalThis.stopWatching = onSnapshot(query(collection(db, c), orderBy('n'), limit(2)), (snapshot) => {
          if (snapshot.metadata.fromCache) return
          seen.push(snapshot.docs.map(({ id }) => id).join())
          resolve()
        })
      })
    }, name)

    await here.evaluate(async (c) => {
      await sdk.deleteDoc(sdk.doc(db, c, 'd1'))
      await sdk.setDoc(sdk.doc(db, c, 'd0'), { n: 0 })
    }, name)

    const states = await seenOf(3)
    expect(states[0]).toBe('d1,d2')
    expect(states).toContain('d2,d3')
    await expect.poll(async () => (await there.evaluate(() => seen)).at(-1)).toBe('d0,d2')
  })

  test('one listener of many may stop without disturbing the others', async () => {
    const name = freshCollection()
    const { here, there } = room()
    await watch(name)
    await there.evaluate(async (c) => {
      for (let n = 0; n < 5; n++) sdk.onSnapshot(sdk.doc(db, c, `d${n}`), () => undefined)()
    }, name)

    await here.evaluate(async (c) => sdk.setDoc(sdk.doc(db, c, 'a'), { n: 1 }), name)

    expect((await seenOf(2)).flat()).toEqual(['added a 1'])
  })

  test('changes by many arrive in the order they were kept', async () => {
    const name = freshCollection()
    const { here, there } = room()
    await watch(name)

    await here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await Promise.all(Array.from({ length: 50 }, async (_, n) => sdk.setDoc(ref, { n })))
    }, name)
    await there.waitForFunction(() => String(seen.flat().at(-1)).endsWith(' 49'))

    const numbers = (await seenOf(1)).flat().map((change) => Number(String(change).split(' ').at(-1)))
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b))
  })

  test('the first snapshot of a listener on nothing says so', async () => {
    const answer = await room().there.evaluate(async (c) => {
      const none = await sdk.until<DocumentSnapshot>(
        (next, fail) => sdk.onSnapshot(sdk.doc(db, c, 'none'), next, fail),
        (snapshot) => !snapshot.metadata.fromCache,
      )
      const empty = await sdk.until<QuerySnapshot>(
        (next, fail) => sdk.onSnapshot(sdk.collection(db, c), next, fail),
        (snapshot) => !snapshot.metadata.fromCache,
      )
      return [none.exists(), empty.size]
    }, freshCollection())

    expect(answer).toEqual([false, 0])
  })

  test('a listener that was offline catches up on changes and deletions', async () => {
    const name = freshCollection()
    const { here, there } = room()
    await here.evaluate(async (c) => {
      for (const id of ['a', 'b']) await sdk.setDoc(sdk.doc(db, c, id), { n: 1 })
    }, name)
    await watch(name)
    await there.evaluate(async () => sdk.disableNetwork(db))
    await here.evaluate(async (c) => {
      await sdk.deleteDoc(sdk.doc(db, c, 'a'))
      await sdk.setDoc(sdk.doc(db, c, 'b'), { n: 2 })
      await sdk.setDoc(sdk.doc(db, c, 'c'), { n: 3 })
    }, name)

    await there.evaluate(async () => sdk.enableNetwork(db))

    await there.waitForFunction(() => seen.flat().length >= 5)
    const changes = (await seenOf(2)).flat()
    expect(changes.map(String).toSorted()).toEqual([
      'added a 1',
      'added b 1',
      'added c 3',
      'modified b 2',
      'removed a 1',
    ])
  })

  test('a hundred listeners on one page all hear', async () => {
    const name = freshCollection()
    const { here, there } = room()
    await there.evaluate(async (c) => {
      globalThis.seen = []
      for (let n = 0; n < 100; n++) {
        sdk.onSnapshot(sdk.doc(db, c, `d${n}`), (snapshot) => {
          if (snapshot.exists()) seen.push(n)
        })
      }
      await sdk.getDocFromServer(sdk.doc(db, c, 'x'))
    }, name)

    await here.evaluate(async (c) => {
      const batch = sdk.writeBatch(db)
      for (let n = 0; n < 100; n++) batch.set(sdk.doc(db, c, `d${n}`), { n })
      await batch.commit()
    }, name)

    await expect.poll(async () => there.evaluate(() => new Set(seen).size)).toBe(100)
  })
})
