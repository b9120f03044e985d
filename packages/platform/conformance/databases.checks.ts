import { describe, expect, test } from 'vitest'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

const elsewhere = [{ project: 'demo-suite' }, { databaseId: 'second' }] as const

describe('databases of a test server', () => {
  test.each(elsewhere)('are found under every name, each with documents of its own: %j', async (which) => {
    const found = await room().there.evaluate(
      async ({ c, where }) => {
        const other = sdk.openStore({ host: db.app.options.authDomain ?? '', name: 'other', ...where })
        const { collection, collectionGroup, doc, documentId, orderBy, query } = sdk
        for (const [at, store] of [db, other].entries()) {
          const paths = [`${c}/a`, `${c}/b${at}/${c}/x`, `${c}/c/${c}/y`]
          for (const path of paths) await sdk.setDoc(doc(store, path), { at })
        }
        const find = async (asked: import('firebase/firestore').Query) =>
          (await sdk.getDocsFromServer(asked)).docs.map(({ ref }) => ref.path.replaceAll(c, 'c')).join(' ')
        const answers: unknown[] = []
        for (const store of [db, other]) {
          const [all, group] = [collection(store, c), collectionGroup(store, c)]
          const first = await sdk.getDoc(doc(all, 'a'))
          answers.push({
            all: await find(all),
            named: await find(query(all, sdk.where(documentId(), 'in', ['a', 'none']))),
            after: await find(query(group, orderBy(documentId()), sdk.startAfter(`${c}/b`))),
            next: await find(query(group, orderBy('at'), sdk.startAfter(first), sdk.limit(1))),
            count: (await sdk.getCountFromServer(group)).data().count,
          })
        }
        await sdk.deleteApp(other.app)
        return answers
      },
      { c: freshCollection(), where: which },
    )

    expect(found).toEqual(
      [0, 1].map((at) => ({
        all: 'c/a',
        named: 'c/a',
        after: `c/b${at}/c/x c/c/c/y`,
        next: `c/b${at}/c/x`,
        count: 3,
      })),
    )
  })

  test.each(elsewhere)('let a listener hear of its own only: %j', async (which) => {
    const told = await room().there.evaluate(
      async ({ c, where }) => {
        const other = sdk.openStore({ host: db.app.options.authDomain ?? '', name: 'heard', ...where })
        const states: string[] = []
        const stop = sdk.onSnapshot(sdk.collection(other, c), (snapshot) =>
          states.push(snapshot.docs.map((one) => `${one.id}${one.get('n')}`).join(' ')),
        )
        for (const n of [1, 2]) {
          await sdk.setDoc(sdk.doc(db, c, 'a'), { n: n * 10 })
          await sdk.setDoc(sdk.doc(other, c, 'a'), { n })
        }
        await sdk.deleteDoc(sdk.doc(db, c, 'a'))
        await sdk.deleteDoc(sdk.doc(other, c, 'a'))
        const refusal = await sdk.updateDoc(sdk.doc(other, c, 'none'), { n: 1 }).catch(String)
        stop()
        await sdk.deleteApp(other.app)
        return { states: states.filter((state, at) => state !== states[at - 1]), refusal }
      },
      { c: freshCollection(), where: which },
    )

    expect(told.states.filter((state) => state !== '')).toEqual(['a1', 'a2'])
    expect(told.states.at(-1)).toBe('')
    expect(told.refusal).not.toContain('databases/')
  })
})
