import { describe, expect, test } from 'vitest'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

describe('transforms', () => {
  test('increments add up, whole numbers stay whole, anything else counts as nothing', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { whole: 5, part: 1.5, text: 'x' })
      const changes = { whole: 2, part: 0.25, text: 3, none: 4 }
      for (const [field, by] of Object.entries(changes))
        await sdk.updateDoc(ref, { [field]: sdk.increment(by) })
      await Promise.all([1, 2, 3].map(async () => sdk.updateDoc(ref, { whole: sdk.increment(1) })))
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ whole: 10, part: 1.75, text: 3, none: 4 })
  })

  test('the server sets its time, the same one everywhere in a batch', async () => {
    const before = Date.now()
    const answer = await room().here.evaluate(async (c) => {
      const batch = sdk.writeBatch(db)
      batch.set(sdk.doc(db, c, 'a'), { at: sdk.serverTimestamp(), deep: { at: sdk.serverTimestamp() } })
      batch.set(sdk.doc(db, c, 'b'), { at: sdk.serverTimestamp() })
      await batch.commit()
      const [a, b] = (await sdk.getDocsFromServer(sdk.collection(db, c))).docs
      const time = (value: import('firebase/firestore').Timestamp | undefined) => value?.toMillis() ?? 0
      return [time(a?.get('at')), time(a?.get('deep.at')), time(b?.get('at'))]
    }, freshCollection())

    expect(new Set(answer).size).toBe(1)
    expect(Math.abs((answer[0] ?? 0) - before)).toBeLessThan(10_000)
  })

  test('array union adds what is missing, array remove takes every one out', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { add: [1, 'a', { k: 1 }], take: [1, 2, 1, { k: 1 }], text: 'x' })
      await sdk.updateDoc(ref, {
        add: sdk.arrayUnion('a', { k: 1 }, 'b', 1),
        take: sdk.arrayRemove(1, { k: 1 }),
        text: sdk.arrayUnion('y'),
      })
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ add: [1, 'a', { k: 1 }, 'b'], take: [2], text: ['y'] })
  })
})

describe('batches', () => {
  test('a batch is kept as a whole', async () => {
    const size = await room().here.evaluate(async (c) => {
      const batch = sdk.writeBatch(db)
      for (let n = 0; n < 500; n++) batch.set(sdk.doc(db, c, `d${n}`), { n })
      await batch.commit()
      return (await sdk.getCountFromServer(sdk.collection(db, c))).data().count
    }, freshCollection())

    expect(size).toBe(500)
  })

  test('a batch with one impossible write leaves nothing behind', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const batch = sdk.writeBatch(db)
      batch.set(sdk.doc(db, c, 'a'), { n: 1 })
      batch.update(sdk.doc(db, c, 'none'), { n: 2 })
      const code = await sdk.refusal(batch.commit())
      return { code, exists: (await sdk.getDocFromServer(sdk.doc(db, c, 'a'))).exists() }
    }, freshCollection())

    expect(answer).toEqual({ code: 'not-found', exists: false })
  })

  test('writes of one batch to one document apply in order', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      const batch = sdk.writeBatch(db)
      batch.set(ref, { n: 1 })
      batch.update(ref, { n: sdk.increment(1), m: 1 })
      batch.delete(sdk.doc(db, c, 'b'))
      await batch.commit()
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ n: 2, m: 1 })
  })
})

describe('transactions', () => {
  test('a transaction reads, then writes what it read', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const [from, to] = [sdk.doc(db, c, 'from'), sdk.doc(db, c, 'to')]
      await sdk.setDoc(from, { stock: 10 })
      const left = await sdk.runTransaction(db, async (tx) => {
        const stock: number = (await tx.get(from)).get('stock')
        tx.update(from, { stock: stock - 3 })
        tx.set(to, { stock: 3 })
        return stock - 3
      })
      return {
        left,
        from: (await sdk.getDocFromServer(from)).data(),
        to: (await sdk.getDocFromServer(to)).data(),
      }
    }, freshCollection())

    expect(answer).toEqual({ left: 7, from: { stock: 7 }, to: { stock: 3 } })
  })

  test('two pages that count in transactions lose nothing', async () => {
    const name = freshCollection()
    const { here, there } = room()
    const count = async (c: string): Promise<void> => {
      for (let n = 0; n < 5; n++) {
        await sdk.runTransaction(
          db,
          async (tx) => {
            const ref = sdk.doc(db, c, 'counter')
            const before: number = (await tx.get(ref)).get('n') ?? 0
            tx.set(ref, { n: before + 1 })
          },
          { maxAttempts: 20 },
        )
      }
    }

    await Promise.all([here.evaluate(count, name), there.evaluate(count, name)])

    expect(
      await here.evaluate(
        async (c) => (await sdk.getDocFromServer(sdk.doc(db, c, 'counter'))).get('n'),
        name,
      ),
    ).toBe(10)
  })

  test('a transaction that throws writes nothing', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      const refused = await sdk.refusal(
        sdk.runTransaction(db, async (tx) => {
          tx.set(ref, { n: 1 })
          throw new Error('changed my mind')
        }),
      )
      return { refused, exists: (await sdk.getDocFromServer(ref)).exists() }
    }, freshCollection())

    expect(answer).toEqual({ refused: 'Error: changed my mind', exists: false })
  })

  test('a transaction that only reads sees that nothing changed meanwhile', async () => {
    const attempts = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { n: 1 })
      const seen: number[] = []
      await sdk.runTransaction(db, async (tx) => {
        seen.push((await tx.get(ref)).get('n'))
        if (seen.length === 1) await sdk.setDoc(ref, { n: 2 })
        tx.set(sdk.doc(db, c, 'b'), { copy: seen.at(-1) })
      })
      return { seen, copy: (await sdk.getDocFromServer(sdk.doc(db, c, 'b'))).get('copy') }
    }, freshCollection())

    expect(attempts).toEqual({ seen: [1, 2], copy: 2 })
  })

  test('a transaction need not read again what was only written as it was', async () => {
    const reads = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { n: 1 })
      const settled = sdk.until<import('firebase/firestore').DocumentSnapshot>(
        (next, fail) => sdk.onSnapshot(ref, { includeMetadataChanges: true }, next, fail),
        (snapshot) => snapshot.get('n') === 2 && !snapshot.metadata.hasPendingWrites,
      )
      let times = 0
      await sdk.runTransaction(db, async (tx) => {
        times += 1
        await tx.get(ref)
        await sdk.setDoc(ref, { n: 2 })
        tx.set(sdk.doc(db, c, 'b'), {})
      })
      await settled
      return times
    }, freshCollection())

    expect(reads).toBe(2)
  })

  test('updating a missing document in a transaction is refused', async () => {
    const code = await room().here.evaluate(
      async (c) =>
        sdk.refusal(
          sdk.runTransaction(db, async (tx) => void tx.update(sdk.doc(db, c, 'none'), { n: 1 }), {
            maxAttempts: 1,
          }),
        ),
      freshCollection(),
    )

    expect(['not-found', 'failed-precondition']).toContain(code)
  })
})
