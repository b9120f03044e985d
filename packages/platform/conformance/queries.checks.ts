import { beforeAll, describe, expect, test } from 'vitest'
import type { CollectionReference, Query } from 'firebase/firestore'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

const dishesId = freshCollection()

const dishes = {
  apple: { name: 'apple tart', price: 5, course: 'dessert', tags: ['sweet', 'fruit'], rank: 1 },
  beef: { name: 'beef stew', price: 14, course: 'main', tags: ['meat'], rank: 2 },
  cod: { name: 'cod', price: 14, course: 'main', tags: ['fish', 'light'], rank: null },
  dal: { name: 'dal', price: 9.5, course: 'main', tags: ['vegan', 'light'], rank: Number.POSITIVE_INFINITY },
  eclair: { name: 'éclair', price: 4, course: 'dessert', tags: ['sweet'] },
  fig: { name: 'fig', price: '3', course: 'dessert', tags: [], deep: { level: 1 } },
}

type Build = (all: CollectionReference, tools: typeof sdk) => Query

/** Ids that a query finds; `build` runs in the page, so it knows only what it is given. */
async function find(build: Build): Promise<readonly string[]> {
  return room().here.evaluate<readonly string[]>(`(async () => {
    const query = (${build.toString()})(sdk.collection(db, '${dishesId}'), sdk)
    return (await sdk.getDocsFromServer(query)).docs.map(({ id }) => id)
  })()`)
}

beforeAll(async () => {
  await room().here.evaluate(
    async ({ c, all }) => {
      const batch = sdk.writeBatch(db)
      for (const [id, dish] of Object.entries(all)) batch.set(sdk.doc(db, c, id), dish)
      for (const id of ['x', 'y'])
        batch.set(sdk.doc(db, c, 'apple', `${c}parts`, id), { id, n: id === 'x' ? 1 : 2 })
      batch.set(sdk.doc(db, c, 'beef', `${c}parts`, 'z'), { id: 'z', n: 3 })
      await batch.commit()
    },
    { c: dishesId, all: dishes },
  )
})

describe('queries through the SDK', () => {
  test.each<readonly [string, Build, readonly string[]]>([
    ['==', (all, { query, where }) => query(all, where('course', '==', 'main')), ['beef', 'cod', 'dal']],
    ['== null', (all, { query, where }) => query(all, where('rank', '==', null)), ['cod']],
    [
      '!=',
      (all, { query, where }) => query(all, where('price', '!=', 14)),
      ['eclair', 'apple', 'dal', 'fig'],
    ],
    ['!= null', (all, { query, where }) => query(all, where('rank', '!=', null)), ['apple', 'beef', 'dal']],
    ['<', (all, { query, where }) => query(all, where('price', '<', 9.5)), ['eclair', 'apple']],
    ['<=', (all, { query, where }) => query(all, where('price', '<=', 9.5)), ['eclair', 'apple', 'dal']],
    ['>', (all, { query, where }) => query(all, where('price', '>', 9.5)), ['beef', 'cod']],
    ['> on text', (all, { query, where }) => query(all, where('price', '>', '')), ['fig']],
    ['>=', (all, { query, where }) => query(all, where('price', '>=', 9.5)), ['dal', 'beef', 'cod']],
    [
      'in',
      (all, { query, where }) => query(all, where('price', 'in', [4, 14, '3'])),
      ['beef', 'cod', 'eclair', 'fig'],
    ],
    [
      'not-in',
      (all, { query, where }) => query(all, where('price', 'not-in', [4, 14])),
      ['apple', 'dal', 'fig'],
    ],
    [
      'array-contains',
      (all, { query, where }) => query(all, where('tags', 'array-contains', 'light')),
      ['cod', 'dal'],
    ],
    [
      'array-contains-any',
      (all, { query, where }) => query(all, where('tags', 'array-contains-any', ['meat', 'sweet'])),
      ['apple', 'beef', 'eclair'],
    ],
    [
      'in lists',
      (all, { query, where }) => query(all, where('tags', 'in', [['sweet'], []])),
      ['eclair', 'fig'],
    ],
    ['a whole list', (all, { query, where }) => query(all, where('tags', '==', ['fish', 'light'])), ['cod']],
    ['a whole map', (all, { query, where }) => query(all, where('deep', '==', { level: 1 })), ['fig']],
    ['a field within', (all, { query, where }) => query(all, where('deep.level', '>=', 1)), ['fig']],
    [
      'the id',
      (all, { documentId, query, where }) => query(all, where(documentId(), '>=', 'eclair')),
      ['eclair', 'fig'],
    ],
    [
      'some ids',
      (all, { documentId, query, where }) => query(all, where(documentId(), 'in', ['dal', 'none', 'apple'])),
      ['apple', 'dal'],
    ],
  ])('finds by %s', async (_name, build, expected) => {
    expect(await find(build)).toEqual(expected)
  })

  test('joins conditions', async () => {
    const light = await find((all, { query, where }) =>
      query(all, where('course', '==', 'main'), where('tags', 'array-contains', 'light')),
    )
    const between = await find((all, { query, where }) =>
      query(all, where('price', '>', 4), where('price', '<', 14)),
    )

    expect(light).toEqual(['cod', 'dal'])
    expect(between).toEqual(['apple', 'dal'])
  })

  test('takes either of several conditions', async () => {
    const either = await find((all, { and, or, query, where }) =>
      query(all, or(where('price', '<', 5), and(where('course', '==', 'main'), where('price', '==', 14)))),
    )

    expect(either.toSorted()).toEqual(['beef', 'cod', 'eclair'])
  })

  test('takes either of two conditions of which one is about the id', async () => {
    const either = await find((all, { documentId, or, query, where }) =>
      query(all, or(where('price', '<', 5), where(documentId(), '>=', 'eclair'))),
    )

    expect(either.toSorted()).toEqual(['eclair', 'fig'])
  })

  test('takes ranges over several fields', async () => {
    expect(
      await find((all, { query, where }) => query(all, where('price', '>', 4), where('name', '<', 'c'))),
    ).toEqual(['apple', 'beef'])
  })

  test('sorts by several fields, ids last', async () => {
    const byCourse = await find((all, { orderBy, query }) =>
      query(all, orderBy('course'), orderBy('price', 'desc')),
    )
    const dearest = await find((all, { limit, orderBy, query }) =>
      query(all, orderBy('price', 'desc'), limit(3)),
    )

    expect(byCourse).toEqual(['fig', 'apple', 'eclair', 'cod', 'beef', 'dal'])
    expect(dearest).toEqual(['fig', 'cod', 'beef'])
  })

  test('leaves out documents without the field it sorts by', async () => {
    expect(await find((all, { orderBy, query }) => query(all, orderBy('rank')))).toEqual([
      'cod',
      'apple',
      'beef',
      'dal',
    ])
  })

  test('is refused an order behind the id, and an id beside a range of something else', async () => {
    const behind = find((all, { documentId, orderBy, query }) =>
      query(all, orderBy(documentId()), orderBy('rank', 'desc')),
    )
    const beside = find((all, { documentId, query, where }) =>
      query(all, where(documentId(), '==', 'dal'), where('price', '>', 5)),
    )

    await expect(behind).rejects.toThrow(/cannot contain more fields after the key/)
    await expect(beside).rejects.toThrow(/Equality on key is not allowed/)
  })

  test('starts and ends at cursors', async () => {
    const within = await find((all, { endAt, orderBy, query, startAt }) =>
      query(all, orderBy('price'), startAt(5), endAt(14)),
    )
    const between = await find((all, { endBefore, orderBy, query, startAfter }) =>
      query(all, orderBy('price'), startAfter(5), endBefore(14)),
    )
    const ofTwo = await find((all, { orderBy, query, startAt }) =>
      query(all, orderBy('course'), orderBy('price'), startAt('main', 14)),
    )

    expect(within).toEqual(['apple', 'dal', 'beef', 'cod'])
    expect(between).toEqual(['dal'])
    expect(ofTwo).toEqual(['beef', 'cod'])
  })

  test('pages through with the last document as the cursor', async () => {
    const pages = await room().here.evaluate(async (c) => {
      const { collection, getDocsFromServer, limit, orderBy, query, startAfter } = sdk
      const seen: string[][] = []
      let after: import('firebase/firestore').QueryConstraint[] = []
      for (;;) {
        const page = await getDocsFromServer(query(collection(db, c), orderBy('price'), ...after, limit(4)))
        const last = page.docs.at(-1)
        if (last === undefined) return seen
        seen.push(page.docs.map(({ id }) => id))
        after = [startAfter(last)]
      }
    }, dishesId)

    expect(pages).toEqual([
      ['eclair', 'apple', 'dal', 'beef'],
      ['cod', 'fig'],
    ])
  })

  test('limits from the front and from the back', async () => {
    const first = await find((all, { limit, orderBy, query }) => query(all, orderBy('price'), limit(2)))
    const last = await find((all, { limitToLast, orderBy, query }) =>
      query(all, orderBy('price'), limitToLast(2)),
    )

    expect(first).toEqual(['eclair', 'apple'])
    expect(last).toEqual(['cod', 'fig'])
  })

  test('asks all collections of one name', async () => {
    const found = await room().here.evaluate(async (c) => {
      const { collectionGroup, getDocsFromServer, query, where } = sdk
      const all = await getDocsFromServer(collectionGroup(db, `${c}parts`))
      const some = await getDocsFromServer(query(collectionGroup(db, `${c}parts`), where('n', '>=', 2)))
      return [all.docs.map(({ id }) => id), some.docs.map(({ id }) => id)]
    }, dishesId)

    expect(found).toEqual([
      ['x', 'y', 'z'],
      ['y', 'z'],
    ])
  })

  test('does not mix a collection with those below it', async () => {
    const found = await room().here.evaluate(
      async (c) =>
        (await sdk.getDocsFromServer(sdk.collection(db, c, 'apple', `${c}parts`))).docs.map(({ id }) => id),
      dishesId,
    )

    expect(found).toEqual(['x', 'y'])
  })

  test('finds nothing in an empty collection', async () => {
    const size = await room().here.evaluate(
      async (c) => (await sdk.getDocsFromServer(sdk.collection(db, c))).size,
      freshCollection(),
    )

    expect(size).toBe(0)
  })

  test('counts, sums and averages', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const { average, collection, count, getAggregateFromServer, query, sum, where } = sdk
      const all = collection(db, c)
      const everything = await getAggregateFromServer(all, {
        dishes: count(),
        total: sum('price'),
        mean: average('price'),
      })
      const none = await getAggregateFromServer(all, { mean: average('nothing') })
      const some = await getAggregateFromServer(query(all, where('course', '==', 'main')), {
        dishes: count(),
      })
      return [everything.data(), some.data(), none.data()]
    }, dishesId)

    expect(answer).toEqual([{ dishes: 6, total: 46.5, mean: 9.3 }, { dishes: 3 }, { mean: null }])
  })

  test('too many alternatives are refused in words', async () => {
    const message = await room().here.evaluate(async (c) => {
      const { collection, getDocs, query, where } = sdk
      const many = Array.from({ length: 31 }, (_, n) => n)
      return getDocs(query(collection(db, c), where('price', 'in', many))).then(
        () => '',
        (error: Error) => error.message,
      )
    }, dishesId)

    expect(message).toMatch(/30/)
  })
})
