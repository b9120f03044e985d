import { describe, expect, test } from 'vitest'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

describe('documents through the SDK', () => {
  test('what one page sets, another page gets', async () => {
    const name = freshCollection()
    await room().here.evaluate(
      async (c) => sdk.setDoc(sdk.doc(db, c, 'a'), { title: 'Stock', litres: 4, at: { station: 'sauce' } }),
      name,
    )

    const data = await room().there.evaluate(
      async (c) => (await sdk.getDoc(sdk.doc(db, c, 'a'))).data(),
      name,
    )

    expect(data).toEqual({ title: 'Stock', litres: 4, at: { station: 'sauce' } })
  })

  test('a document that is not there does not exist', async () => {
    const exists = await room().here.evaluate(
      async (c) => (await sdk.getDoc(sdk.doc(db, c, 'none'))).exists(),
      freshCollection(),
    )

    expect(exists).toBe(false)
  })

  test('setting again replaces everything', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { old: 1, kept: 1 })
      await sdk.setDoc(ref, { kept: 2 })
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ kept: 2 })
  })

  test('merging keeps what is not named, also deep inside', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { a: 1, deep: { b: 2, c: 3 } })
      await sdk.setDoc(ref, { deep: { c: 4 } }, { merge: true })
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ a: 1, deep: { b: 2, c: 4 } })
  })

  test('merging into nothing creates the document', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'new')
      await sdk.setDoc(ref, { a: 1 }, { merge: true })
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ a: 1 })
  })

  test('merging named fields takes only those', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { a: 1, b: 1, c: 1 })
      await sdk.setDoc(ref, { a: 2, b: 2 }, { mergeFields: ['a'] })
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ a: 2, b: 1, c: 1 })
  })

  test('an update changes the named fields, dotted and odd names too', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { deep: { b: 2, c: 3 }, 'per piece': 1, list: [1] })
      await sdk.updateDoc(ref, { 'deep.b': 5, 'deep.new.er': 6 })
      await sdk.updateDoc(ref, new sdk.FieldPath('per piece'), 2, new sdk.FieldPath('dot.ted', 'ü`\\'), true)
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({
      deep: { b: 5, c: 3, new: { er: 6 } },
      'per piece': 2,
      list: [1],
      'dot.ted': { 'ü`\\': true },
    })
  })

  test('an update deletes the fields it is told to', async () => {
    const data = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { a: 1, deep: { b: 2, c: 3 } })
      await sdk.updateDoc(ref, { a: sdk.deleteField(), 'deep.b': sdk.deleteField(), none: sdk.deleteField() })
      return (await sdk.getDocFromServer(ref)).data()
    }, freshCollection())

    expect(data).toEqual({ deep: { c: 3 } })
  })

  test('updating what is not there is refused as not found', async () => {
    const code = await room().here.evaluate(
      async (c) => sdk.refusal(sdk.updateDoc(sdk.doc(db, c, 'none'), { a: 1 })),
      freshCollection(),
    )

    expect(code).toBe('not-found')
  })

  test('writes behind a refused one still arrive', async () => {
    const data = await room().here.evaluate(async (c) => {
      const refused = sdk.refusal(sdk.updateDoc(sdk.doc(db, c, 'none'), { a: 1 }))
      const written = [1, 2, 3].map(async (n) => sdk.setDoc(sdk.doc(db, c, `d${n}`), { n }))
      const code = await refused
      await Promise.all(written)
      return { code, size: (await sdk.getDocsFromServer(sdk.collection(db, c))).size }
    }, freshCollection())

    expect(data).toEqual({ code: 'not-found', size: 3 })
  })

  test('a deleted document is gone, and deleting it again does no harm', async () => {
    const exists = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { a: 1 })
      await sdk.deleteDoc(ref)
      await sdk.deleteDoc(ref)
      return (await sdk.getDocFromServer(ref)).exists()
    }, freshCollection())

    expect(exists).toBe(false)
  })

  test('adding makes an id', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const ref = await sdk.addDoc(sdk.collection(db, c), { a: 1 })
      return { length: ref.id.length, data: (await sdk.getDocFromServer(ref)).data() }
    }, freshCollection())

    expect(answer).toEqual({ length: 20, data: { a: 1 } })
  })

  test('an empty document exists', async () => {
    const data = await room().here.evaluate(async (c) => {
      await sdk.setDoc(sdk.doc(db, c, 'empty'), {})
      return (await sdk.getDocFromServer(sdk.doc(db, c, 'empty'))).data()
    }, freshCollection())

    expect(data).toEqual({})
  })

  test('documents below documents stand on their own', async () => {
    const answer = await room().here.evaluate(async (c) => {
      await sdk.setDoc(sdk.doc(db, c, 'a', 'parts', 'p'), { n: 1 })
      const parent = await sdk.getDocFromServer(sdk.doc(db, c, 'a'))
      const parts = await sdk.getDocsFromServer(sdk.collection(db, c, 'a', 'parts'))
      return { parent: parent.exists(), parts: parts.docs.map((part) => part.ref.path) }
    }, freshCollection())

    expect(answer.parent).toBe(false)
    expect(answer.parts).toHaveLength(1)
  })

  test('ids may be in any script and hold colons, blanks and percent signs', async () => {
    const ids = ['ключ', 'crème brûlée', 'a:b', '50%', 'a%2Fb', '🍋', "it's (1)", 'a+b&c=d', '~', '.a']
    const found = await room().here.evaluate(
      async ({ c, ids: list }) => {
        for (const id of list) await sdk.setDoc(sdk.doc(db, c, id), { id })
        const all = await sdk.getDocsFromServer(sdk.collection(db, c))
        const single = await Promise.all(
          list.map(async (id) => (await sdk.getDocFromServer(sdk.doc(db, c, id))).get('id')),
        )
        return { all: all.docs.map(({ id }) => id), single }
      },
      { c: freshCollection(), ids },
    )

    expect(found.single).toEqual(ids)
    expect(found.all.toSorted()).toEqual(ids.toSorted())
  })

  test('reserved ids are refused', async () => {
    const codes = await room().here.evaluate(async (c) => {
      const long = 'x'.repeat(1501)
      return Promise.all(['__own__', long].map(async (id) => sdk.refusal(sdk.setDoc(sdk.doc(db, c, id), {}))))
    }, freshCollection())

    expect(codes).toEqual(['invalid-argument', 'invalid-argument'])
  })

  test('a write shows at once as pending, and not as pending once it is kept', async () => {
    const seen = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      const states: string[] = []
      const done = sdk.until<import('firebase/firestore').DocumentSnapshot>(
        (next, fail) => sdk.onSnapshot(ref, { includeMetadataChanges: true }, next, fail),
        (snapshot) => {
          const { fromCache, hasPendingWrites } = snapshot.metadata
          states.push(`${snapshot.get('n')} cache:${fromCache} pending:${hasPendingWrites}`)
          return snapshot.get('n') === 1 && !hasPendingWrites && !fromCache
        },
      )
      await sdk.setDoc(ref, { n: 1 })
      await done
      return states
    }, freshCollection())

    expect(seen[0]).toBe('1 cache:true pending:true')
    expect(seen.at(-1)).toBe('1 cache:false pending:false')
  })
})
