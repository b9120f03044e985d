import { beforeAll, describe, expect, test } from 'vitest'
import { freshCollection, useTestRoom } from './test-room.ts'

const room = useTestRoom()
const collection = freshCollection()

const dishes = {
  apple: { name: 'apple tart', price: 5, course: 'dessert', tags: ['sweet', 'fruit'], rank: 1 },
  beef: { name: 'beef stew', price: 14, course: 'main', tags: ['meat'], rank: 2 },
  cod: { name: 'cod', price: 14, course: 'main', tags: ['fish', 'light'], rank: null },
  dal: { name: 'dal', price: 9.5, course: 'main', tags: ['vegan', 'light'], rank: Number.POSITIVE_INFINITY },
  eclair: { name: 'éclair', price: 4, course: 'dessert', tags: ['sweet'] },
  fig: { name: 'fig', price: '3', course: 'dessert', tags: [], deep: { level: 1 } },
}

/** Ids a query finds; it is written as a list of constraints, each with its arguments. */
async function find(...constraints: readonly (readonly unknown[])[]): Promise<readonly string[]> {
  return room().here.evaluate(
    async ({ c, list }) => {
      const made = list.map((constraint) => sdk.constraintOf(constraint))
      const found = await sdk.getDocsFromServer(sdk.compose(sdk.collection(db, c), made))
      return found.docs.map(({ id }) => id)
    },
    { c: collection, list: constraints },
  )
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
    { c: collection, all: dishes },
  )
})

describe('queries through the SDK', () => {
  test.each([
    ['==', ['where', 'course', '==', 'main'], ['beef', 'cod', 'dal']],
    ['== null', ['where', 'rank', '==', null], ['cod']],
    ['!=', ['where', 'price', '!=', 14], ['eclair', 'apple', 'dal', 'fig']],
    ['!= null', ['where', 'rank', '!=', null], ['apple', 'beef', 'dal']],
    ['<', ['where', 'price', '<', 9.5], ['eclair', 'apple']],
    ['<=', ['where', 'price', '<=', 9.5], ['eclair', 'apple', 'dal']],
    ['>', ['where', 'price', '>', 9.5], ['beef', 'cod']],
    ['> on text', ['where', 'price', '>', ''], ['fig']],
    ['>=', ['where', 'price', '>=', 9.5], ['dal', 'beef', 'cod']],
    ['in', ['where', 'price', 'in', [4, 14, '3']], ['beef', 'cod', 'eclair', 'fig']],
    ['not-in', ['where', 'price', 'not-in', [4, 14]], ['apple', 'dal', 'fig']],
    ['array-contains', ['where', 'tags', 'array-contains', 'light'], ['cod', 'dal']],
    [
      'array-contains-any',
      ['where', 'tags', 'array-contains-any', ['meat', 'sweet']],
      ['apple', 'beef', 'eclair'],
    ],
    ['in lists', ['where', 'tags', 'in', [['sweet'], []]], ['eclair', 'fig']],
    ['a whole list', ['where', 'tags', '==', ['fish', 'light']], ['cod']],
    ['a whole map', ['where', 'deep', '==', { level: 1 }], ['fig']],
    ['a field within', ['where', 'deep.level', '>=', 1], ['fig']],
    ['the id', ['where', '__name__', '>=', 'eclair'], ['eclair', 'fig']],
    ['some ids', ['where', '__name__', 'in', ['dal', 'none', 'apple']], ['apple', 'dal']],
  ])('finds by %s', async (_name, constraint, expected) => {
    expect(await find(constraint)).toEqual(expected)
  })

  test('joins conditions', async () => {
    expect(
      await find(['where', 'course', '==', 'main'], ['where', 'tags', 'array-contains', 'light']),
    ).toEqual(['cod', 'dal'])
    expect(await find(['where', 'price', '>', 4], ['where', 'price', '<', 14])).toEqual(['apple', 'dal'])
  })

  test('takes either of several conditions', async () => {
    const either = [
      'or',
      ['where', 'price', '<', 5],
      ['and', ['where', 'course', '==', 'main'], ['where', 'price', '==', 14]],
    ]

    expect([...(await find(either))].sort()).toEqual(['beef', 'cod', 'eclair'])
  })

  test('takes ranges over several fields', async () => {
    expect(await find(['where', 'price', '>', 4], ['where', 'name', '<', 'c'])).toEqual(['apple', 'beef'])
  })

  test('sorts by several fields, ids last', async () => {
    expect(await find(['orderBy', 'course'], ['orderBy', 'price', 'desc'])).toEqual([
      'fig',
      'apple',
      'eclair',
      'cod',
      'beef',
      'dal',
    ])
    expect(await find(['orderBy', 'price', 'desc'], ['limit', 3])).toEqual(['fig', 'cod', 'beef'])
  })

  test('leaves out documents without the field it sorts by', async () => {
    expect(await find(['orderBy', 'rank'])).toEqual(['cod', 'apple', 'beef', 'dal'])
  })

  test('starts and ends at cursors', async () => {
    const byPrice = ['orderBy', 'price']
    expect(await find(byPrice, ['startAt', 5], ['endAt', 14])).toEqual(['apple', 'dal', 'beef', 'cod'])
    expect(await find(byPrice, ['startAfter', 5], ['endBefore', 14])).toEqual(['dal'])
    expect(await find(['orderBy', 'course'], ['orderBy', 'price'], ['startAt', 'main', 14])).toEqual([
      'beef',
      'cod',
    ])
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
    }, collection)

    expect(pages).toEqual([
      ['eclair', 'apple', 'dal', 'beef'],
      ['cod', 'fig'],
    ])
  })

  test('limits from the front and from the back', async () => {
    expect(await find(['orderBy', 'price'], ['limit', 2])).toEqual(['eclair', 'apple'])
    expect(await find(['orderBy', 'price'], ['limitToLast', 2])).toEqual(['cod', 'fig'])
  })

  test('asks all collections of one name', async () => {
    const found = await room().here.evaluate(async (c) => {
      const { collectionGroup, getDocsFromServer, query, where } = sdk
      const all = await getDocsFromServer(collectionGroup(db, `${c}parts`))
      const some = await getDocsFromServer(query(collectionGroup(db, `${c}parts`), where('n', '>=', 2)))
      return [all.docs.map(({ id }) => id), some.docs.map(({ id }) => id)]
    }, collection)

    expect(found).toEqual([
      ['x', 'y', 'z'],
      ['y', 'z'],
    ])
  })

  test('does not mix a collection with those below it', async () => {
    const found = await room().here.evaluate(
      async (c) =>
        (await sdk.getDocsFromServer(sdk.collection(db, c, 'apple', `${c}parts`))).docs.map(({ id }) => id),
      collection,
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
    }, collection)

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
    }, collection)

    expect(message).toMatch(/30/)
  })
})
