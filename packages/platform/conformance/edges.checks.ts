import { describe, expect, test } from 'vitest'
import { freshCollection } from './fresh-collection.ts'
import { room } from './test-room.ts'

describe('the edges of the protocol through the SDK', () => {
  test('ids that are integers come first, by size, for listeners and ranges alike', async () => {
    const ids = ['__id-2__', '__id7__', '__id12__', '12', '7', 'A', 'Aa', '__id', 'a']
    const found = await room().here.evaluate(
      async ({ c, all }) => {
        const { collection, doc, documentId, getDocsFromServer, orderBy, query } = sdk
        for (const id of all.toReversed()) await sdk.setDoc(doc(db, c, id), { n: 1 })
        const byId = query(collection(db, c), orderBy(documentId()))
        const idsOf = async (asked: import('firebase/firestore').Query) =>
          (await getDocsFromServer(asked)).docs.map(({ id }) => id)
        const live = await sdk.until<import('firebase/firestore').QuerySnapshot>(
          (next, fail) => sdk.onSnapshot(byId, { includeMetadataChanges: true }, next, fail),
          ({ metadata }) => !metadata.fromCache,
        )
        return {
          served: await idsOf(byId),
          live: live.docs.map(({ id }) => id),
          range: await idsOf(query(byId, sdk.startAt('__id7__'), sdk.endBefore('A'))),
          page: await idsOf(query(byId, sdk.startAfter('__id7__'), sdk.limit(2))),
        }
      },
      { c: freshCollection(), all: ids },
    )

    expect(found).toEqual({
      served: ids,
      live: ids,
      range: ['__id7__', '__id12__', '12', '7'],
      page: ['__id12__', '12'],
    })
  })

  test('ids of 1,500 bytes and paths of 6,000 are written, listened to and found', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const long = () => Array.from({ length: 1500 }, () => Math.random().toString(36).charAt(2)).join('')
      const deep = sdk.collection(db, c, long(), 's', long(), long(), long(), 't')
      const live = sdk.until<import('firebase/firestore').QuerySnapshot>(
        (next, fail) => sdk.onSnapshot(deep, { includeMetadataChanges: true }, next, fail),
        ({ docs, metadata }) => docs.length === 2 && !metadata.hasPendingWrites,
      )
      await sdk.setDoc(sdk.doc(deep, 'b'), {})
      await sdk.setDoc(sdk.doc(deep, 'a'), {})
      const refusal = await sdk.refusal(sdk.setDoc(sdk.doc(deep, long()), {}))
      return [(await live).docs.map(({ id }) => id), refusal]
    }, freshCollection())

    expect(answer).toEqual([['a', 'b'], 'invalid-argument'])
  })

  test('null and NaN in a list of values find nothing', async () => {
    const name = freshCollection()
    await room().there.evaluate(async (c) => {
      for (const n of [1, null, Number.NaN]) await sdk.addDoc(sdk.collection(db, c), { n, list: [n] })
    }, name)
    const sizes = await room().here.evaluate(async (c) => {
      const size = async (...[field, operator, value]: Parameters<typeof sdk.where>) => {
        const found = sdk.query(sdk.collection(db, c), sdk.where(field, operator, value))
        return (await sdk.getDocsFromServer(found)).size
      }
      return [
        await size('n', 'in', [null, 1]),
        await size('n', 'in', [Number.NaN]),
        await size('list', 'array-contains-any', [null, Number.NaN, 1]),
        await size('n', 'not-in', [Number.NaN]),
        await size('n', '==', null),
      ]
    }, name)

    expect(sizes).toEqual([1, 0, 1, 1, 1])
  })

  test('fields deep below odd names are found, sorted and summed', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const all = sdk.collection(db, c)
      await sdk.setDoc(sdk.doc(all, 'a'), { 'a.b': { 'c`d': { 'e\\f': 1 } }, n: { ' ': 2, 日本: 3 } })
      const paths = [
        new sdk.FieldPath('a.b', 'c`d', 'e\\f'),
        new sdk.FieldPath('n', ' '),
        new sdk.FieldPath('n', '日本'),
      ]
      const sums: unknown[] = []
      for (const path of paths) {
        const found = sdk.query(all, sdk.where(path, '>', 0), sdk.orderBy(path, 'desc'))
        sums.push((await sdk.getAggregateFromServer(found, { sum: sdk.sum(path) })).data().sum)
      }
      return sums
    }, freshCollection())

    expect(answer).toEqual([1, 2, 3])
  })

  test('aggregates count what has all their fields, and say how many may be asked', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const all = sdk.collection(db, c)
      const { average, count, getAggregateFromServer, sum } = sdk
      const most = 2 ** 63 - 1
      for (const n of [most, most]) await sdk.addDoc(all, { n })
      await sdk.addDoc(all, { text: 'without' })
      const both = await getAggregateFromServer(all, { sum: sum('n'), mean: average('n'), size: count() })
      const many = Object.fromEntries('abcdef'.split('').map((alias) => [alias, count()] as const))
      const refusal = await getAggregateFromServer(all, {
        ...many,
        x: sum('n'),
        y: sum('text'),
        z: average('n'),
        v: sum('v'),
        w: sum('w'),
      }).then(
        () => '',
        (error: Error) => error.message,
      )
      return { data: both.data(), isSum: both.data().sum === most * 2, refusal }
    }, freshCollection())

    expect(answer.data.size).toBe(2)
    expect(answer.isSum).toBe(true)
    expect(answer.refusal).toMatch(/maximum number of aggregations is 5/)
  })

  test('vectors sort by length, then by their numbers', async () => {
    const ids = await room().here.evaluate(async (c) => {
      const all = sdk.collection(db, c)
      const vectors = { long: [1, 1, 1], big: [9], small: [-1], mid: [1, 2] }
      for (const [id, v] of Object.entries(vectors)) await sdk.setDoc(sdk.doc(all, id), { v: sdk.vector(v) })
      const sorted = await sdk.getDocsFromServer(sdk.query(all, sdk.orderBy('v')))
      const below = await sdk.getDocsFromServer(sdk.query(all, sdk.where('v', '<', sdk.vector([1, 2]))))
      return [sorted.docs.map(({ id }) => id), below.docs.map(({ id }) => id)]
    }, freshCollection())

    expect(ids).toEqual([
      ['small', 'big', 'mid', 'long'],
      ['small', 'big'],
    ])
  })

  test('a bundle is a beginning: its named query shows it at once and then what the server has', async () => {
    const answer = await room().here.evaluate(async (c) => {
      const root = 'projects/brigade/databases/(default)/documents'
      const at = '2020-01-01T00:00:00.000000Z'
      const structuredQuery = { from: [{ collectionId: c }], orderBy: [{ field: { fieldPath: '__name__' } }] }
      const name = `${root}/${c}/bundled`
      const framed = (part: object) => {
        const text = JSON.stringify(part)
        return `${new TextEncoder().encode(text).length}${text}`
      }
      const parts = [
        {
          namedQuery: {
            name: c,
            readTime: at,
            bundledQuery: { parent: root, structuredQuery, limitType: 'FIRST' },
          },
        },
        { documentMetadata: { name, readTime: at, exists: true, queries: [c] } },
        { document: { name, createTime: at, updateTime: at, fields: { n: { integerValue: '1' } } } },
      ]
      const body = parts.map(framed).join('')
      const metadata = { id: c, createTime: at, version: 1, totalDocuments: 1, totalBytes: body.length }
      await sdk.loadBundle(db, framed({ metadata }) + body)
      const named = await sdk.namedQuery(db, c)
      if (named === null) throw new Error('the bundle brought no query')
      const cached = await sdk.getDocsFromCache(named)
      await sdk.setDoc(sdk.doc(db, c, 'kept'), { n: 2 })
      const served = await sdk.getDocsFromServer(named)
      return [cached, served].map(({ docs }) => docs.map(({ id }) => id))
    }, freshCollection())

    expect(answer).toEqual([['bundled'], ['kept']])
  })

  test('the listeners of one store are told to be in sync once all of them are', async () => {
    const events = await room().here.evaluate(async (c) => {
      const ref = sdk.doc(db, c, 'a')
      await sdk.setDoc(ref, { n: 1 })
      const told: string[] = []
      const stops = [ref, sdk.collection(db, c)].map((target, at) =>
        'firestore' in target && target.type === 'document'
          ? sdk.onSnapshot(target, (snapshot) => told.push(`document ${snapshot.get('n')}`))
          : sdk.onSnapshot(sdk.collection(db, c), (snapshot) =>
              told.push(`query ${snapshot.docs[0]?.get('n')} ${at}`),
            ),
      )
      await new Promise<void>((resolve) => {
        stops.push(
          sdk.onSnapshotsInSync(db, () => {
            told.push('in sync')
            if (told.filter((event) => event.includes(' 2')).length === 2) resolve()
          }),
        )
        void sdk.setDoc(ref, { n: 2 })
      })
      for (const stop of stops) stop()
      return told
    }, freshCollection())

    expect(events.slice(-3)).toEqual([expect.stringMatching(/ 2/), expect.stringMatching(/ 2/), 'in sync'])
  })
})
