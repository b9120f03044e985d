import { deleteApp, type FirebaseApp, FirebaseError, initializeApp } from 'firebase/app'
import * as lite from 'firebase/firestore/lite'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ServerProcess, startConformance } from './conformance-process.ts'
import { freshCollection } from './fresh-collection.ts'

let server: ServerProcess
let app: FirebaseApp
let db: lite.Firestore

beforeAll(async () => {
  server = await startConformance()
  app = initializeApp({ apiKey: 'brigade', projectId: 'brigade' }, 'lite')
  db = lite.initializeFirestore(app, { host: server.host, ssl: false })
})

afterAll(async () => {
  await deleteApp(app)
  await server.stop()
})

async function refusal(operation: Promise<unknown>): Promise<string> {
  return operation.then(
    () => '',
    (error: unknown) => (error instanceof FirebaseError ? error.code : String(error)),
  )
}

describe('the lite SDK in Node', () => {
  test('sets, gets, updates and deletes', async () => {
    const ref = lite.doc(db, freshCollection(), 'a')
    await lite.setDoc(ref, { n: 1, deep: { m: 1 } })
    await lite.updateDoc(ref, { 'deep.m': lite.increment(2), at: lite.serverTimestamp() })
    const changed = await lite.getDoc(ref)
    await lite.deleteDoc(ref)

    expect(changed.get('deep')).toEqual({ m: 3 })
    expect(changed.get('at')).toBeInstanceOf(lite.Timestamp)
    expect((await lite.getDoc(ref)).exists()).toBe(false)
  })

  test('queries, also below a document', async () => {
    const parts = lite.collection(db, freshCollection(), 'a', 'parts')
    for (const n of [1, 2, 3]) await lite.setDoc(lite.doc(parts, `p${n}`), { n })
    const found = await lite.getDocs(lite.query(parts, lite.where('n', '>', 1), lite.orderBy('n', 'desc')))

    expect(found.docs.map(({ id }) => id)).toEqual(['p3', 'p2'])
    expect((await lite.getDocs(lite.collection(db, freshCollection()))).size).toBe(0)
  })

  test('counts, sums and averages', async () => {
    const all = lite.collection(db, freshCollection())
    for (const n of [1, 2, 6]) await lite.addDoc(all, { n })
    const answer = await lite.getAggregate(all, {
      size: lite.count(),
      sum: lite.sum('n'),
      mean: lite.average('n'),
    })

    expect(answer.data()).toEqual({ size: 3, sum: 9, mean: 3 })
  })

  test('commits batches and transactions', async () => {
    const all = lite.collection(db, freshCollection())
    const batch = lite.writeBatch(db)
    batch.set(lite.doc(all, 'a'), { n: 1 })
    batch.set(lite.doc(all, 'b'), { n: 2 })
    await batch.commit()
    await lite.runTransaction(db, async (tx) => {
      const before: number = (await tx.get(lite.doc(all, 'a'))).get('n')
      tx.update(lite.doc(all, 'b'), { n: before + 10 })
    })

    expect((await lite.getDoc(lite.doc(all, 'b'))).get('n')).toBe(11)
  })

  test('is refused with the codes it knows', async () => {
    const name = freshCollection()

    expect(await refusal(lite.updateDoc(lite.doc(db, name, 'none'), { n: 1 }))).toBe('not-found')
    expect(await refusal(lite.setDoc(lite.doc(db, name, '__id__'), { n: 1 }))).toMatch(
      /invalid-argument|failed-precondition/,
    )
  })

  test('transactions that collide are told to try again', async () => {
    const ref = lite.doc(db, freshCollection(), 'counter')
    await lite.setDoc(ref, { n: 0 })
    await Promise.all(
      [1, 2, 3].map(async () =>
        lite.runTransaction(
          db,
          async (tx) => {
            const before: number = (await tx.get(ref)).get('n')
            tx.update(ref, { n: before + 1 })
          },
          { maxAttempts: 20 },
        ),
      ),
    )

    expect((await lite.getDoc(ref)).get('n')).toBe(3)
  })
})
