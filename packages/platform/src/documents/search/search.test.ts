import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { DocumentSearch, SearchIndex } from '@brigade/contract/search-index.ts'
import { openSharedDatabase, type SharedDatabase } from '../../../testing/database/test-database.ts'
import { openDocuments } from '../open-documents.ts'
import { aCollection, anyone, setOf } from '../../../testing/documents/test-documents.ts'
import type { Documents } from '../types.ts'

interface Stall {
  readonly name: string
  readonly street?: string
  readonly sign?: string
  readonly text: string
  readonly kind: string
  readonly opened: number
  readonly price: number
  readonly latitude: number
  readonly longitude: number
  readonly isClosed?: boolean
}

const words = (text: string) => text.toLowerCase().split(' ').filter(Boolean)
const isStall = (content: object): content is Stall => 'opened' in content

const searchIndex: SearchIndex = {
  version: 1,
  numbers: ['opened', 'price'],
  orders: ['-opened', 'price'],
  numbersByPlace: ['price'],
  entry(content) {
    if (!isStall(content) || content.isClosed === true) return undefined
    const { name, street = '', sign = '', text, kind, opened, price, latitude, longitude } = content
    return {
      words: [words(name), words(street), words(sign), words(text)],
      marks: [`kind:${kind}`],
      numbers: { opened, price },
      place: { latitude, longitude },
    }
  },
}
const stalls = aCollection('stalls/{stallId}', { searchIndex })

const stall = (change: Partial<Stall>) => ({
  name: 'Fish',
  text: 'from the boat',
  kind: "o'food",
  opened: 1,
  price: 10,
  latitude: 48.85,
  longitude: 2.35,
  ...change,
})

const MANY = 3200

/** Sorts of salt, every 50th of them smoked, of a lot of its own, every 800th black; the sea is in heavier words of some. */
const all = Array.from({ length: MANY }, (_, at) => {
  const sort = at % 800 === 0 ? 'black' : at % 50 === 0 ? `smoked lot${at / 50}` : 'plain'
  return {
    ...stall({ text: `${sort} from the grey sea` }),
    name: at % 200 === 50 ? 'Sea salt' : 'Salt',
    ...(at % 200 === 100 && { street: 'Seaside' }),
    ...(at % 200 === 150 && { sign: 'sea' }),
    kind: 'salt',
    opened: 100 + at,
    price: (at * 37) % 101,
    latitude: at / 100,
  }
})

describe('search', () => {
  let engine: SharedDatabase
  let documents: Documents

  beforeAll(async () => {
    engine = await openSharedDatabase()
    documents = await openDocuments({ database: engine.database, collections: [stalls] })
    await documents.commit(anyone, [
      setOf('stalls/a', stall({ name: 'Bread', text: 'fish pie on Fridays', opened: 3, price: 4 })),
      setOf('stalls/b', stall({ opened: 2, kind: 'drink', latitude: 51.5, longitude: -0.12 })),
      setOf('stalls/c', stall({ opened: 1 })),
      setOf('stalls/d', stall({ isClosed: true })),
    ])
  })

  afterAll(async () => {
    await documents.close()
    await engine.close()
  })

  const ask = (change: Partial<DocumentSearch>) =>
    documents.search({
      collectionId: 'stalls',
      words: [],
      marks: [],
      ranges: [],
      order: '-opened',
      limit: 10,
      offset: 0,
      ...change,
    })
  const found = async (change: Partial<DocumentSearch>) =>
    (await ask(change)).documents.map(({ path }) => path.slice('stalls/'.length)).join('')

  test('words by their beginnings, facts, numbers, all together', async () => {
    expect(await found({})).toBe('abc')
    expect(await found({ words: ['fis'] })).toBe('abc')
    expect(await found({ words: ['fish', 'pie'] })).toBe('a')
    expect(await found({ words: ["'", '\\'] })).toBe('')
    expect(await found({ marks: [["kind:o'food"]] })).toBe('ac')
    expect(await found({ marks: [["kind:o'food", 'kind:drink'], ['kind:drink']] })).toBe('b')
    expect(await found({ ranges: [{ number: 'price', atMost: 4 }] })).toBe('a')
    expect(await found({ ranges: [{ number: 'opened', atLeast: 2, atMost: 2 }] })).toBe('b')
  })

  test('the heavier group and the whole word come first; a page is a part', async () => {
    expect(await found({ words: ['fish'], order: '-score' })).toBe('bca')
    expect(await found({ order: 'price' })).toBe('abc')
    const second = await ask({ limit: 1, offset: 1 })
    expect(second).toMatchObject({ documents: [{ path: 'stalls/b', data: { opened: 2 } }], total: 3 })
  })

  test('by distance, within a circle and over the whole globe', async () => {
    const centre = { latitude: 51.4, longitude: 0 }
    expect(await found({ around: { centre, metres: Infinity }, order: 'distance' })).toBe('bac')
    expect(await found({ around: { centre, metres: 20_000 } })).toBe('b')
    expect(await found({ around: { centre, metres: 400_000 } })).toBe('abc')
  })

  test('a change is found at once, and what was deleted or closed no more', async () => {
    await documents.commit(anyone, [setOf('stalls/e', stall({ name: 'Eel', opened: 9 }))])
    expect(await found({ words: ['eel'] })).toBe('e')
    await documents.commit(anyone, [setOf('stalls/e', stall({ name: 'Oyster', opened: 9 }))])
    expect(await found({ words: ['eel'] })).toBe('')
    expect(await found({ words: ['oyster'] })).toBe('e')
    await documents.commit(anyone, [setOf('stalls/e', stall({ name: 'Oyster', isClosed: true }))])
    expect(await found({ words: ['oyster'] })).toBe('')
    await documents.commit(anyone, [setOf('stalls/e', stall({ name: 'Oyster' }))])
    await documents.commit(anyone, [{ kind: 'delete', path: 'stalls/e' }])
    expect(await found({ words: ['oyster'] })).toBe('')
  })

  test('of very many the page is exact and the total an estimate; of few among many both are exact', async () => {
    const many = all.map((each, at) => setOf(`stalls/m${at}`, each))
    await documents.commit(anyone, many)
    await engine.database.query('analyze document_entries')
    const salt = await ask({ marks: [['kind:salt']], limit: 2 })
    expect(salt.documents.map(({ path }) => path)).toEqual([`stalls/m${MANY - 1}`, `stalls/m${MANY - 2}`])
    expect(salt.isAbout).toBe(true)
    expect(Math.abs(salt.total - MANY)).toBeLessThan(MANY / 10)
    expect(await ask({ words: ['bread'] })).toMatchObject({
      documents: [{ path: 'stalls/a' }],
      total: 1,
      isAbout: false,
    })
    const centre = { latitude: 1.001, longitude: 2.35 }
    const near = await ask({ around: { centre, metres: Infinity }, order: 'distance', limit: 3 })
    expect(near.documents.map(({ path }) => path)).toEqual(['stalls/m100', 'stalls/m101', 'stalls/m99'])
  })

  const inPlace = { latitude: 16, longitude: 2.35 }
  const newest = (one: Stall, other: Stall) => other.opened - one.opened
  const cheapest = (one: Stall, other: Stall) => one.price - other.price || newest(one, other)
  const northOf = ({ latitude }: Stall) => Math.abs(latitude - inPlace.latitude)
  const nearest = (one: Stall, other: Stall) => northOf(one) - northOf(other) || newest(one, other)
  const weight = ({ name, street, sign }: Stall) => (name === 'Sea salt' ? 16 : (street ?? sign) ? 4 : 2)
  const best = (one: Stall, other: Stall) => weight(other) - weight(one) || newest(one, other)
  const isPlain = ({ text }: Stall) => text.startsWith('plain')
  const isSmoked = ({ text }: Stall) => text.startsWith('smoked')
  const isPriced = ({ price }: Stall) => price >= 20 && price <= 60
  const prices = [{ number: 'price', atLeast: 20, atMost: 60 }]

  test.each<[string, Partial<DocumentSearch>, (one: Stall) => boolean, typeof newest]>([
    ['frequent words', { words: ['plain'] }, isPlain, newest],
    ['words of some', { words: ['smok'] }, isSmoked, newest],
    ['words of a few', { words: ['black'] }, ({ text }) => text.startsWith('black'), newest],
    ['a beginning of very many words', { words: ['lot'] }, isSmoked, newest],
    ['a word that nobody has', { words: ['zeppelin'] }, () => false, newest],
    ['words of some, the best', { words: ['smoked'], order: '-score' }, isSmoked, newest],
    ['words of all, the best', { words: ['grey', 'sea'], order: '-score' }, () => true, best],
    ['numbers', { ranges: prices }, isPriced, newest],
    ['numbers in their order', { ranges: prices, order: 'price' }, isPriced, cheapest],
    [
      'words and numbers in their order',
      { words: ['smoked'], ranges: prices, order: 'price' },
      (one) => isSmoked(one) && isPriced(one),
      cheapest,
    ],
    [
      'words and numbers by distance',
      { words: ['smoked'], ranges: prices, order: 'distance', around: { centre: inPlace, metres: 900_000 } },
      (one) => isSmoked(one) && isPriced(one) && northOf(one) < 8,
      nearest,
    ],
    [
      'frequent words by distance',
      { words: ['plain'], order: 'distance', around: { centre: inPlace, metres: 1_500_000 } },
      (one) => isPlain(one) && northOf(one) * 111.195 <= 1500,
      nearest,
    ],
    [
      'numbers and facts in a small circle',
      { ranges: prices, order: 'price', around: { centre: inPlace, metres: 12_000 } },
      (one) => isPriced(one) && northOf(one) * 111.195 <= 12,
      cheapest,
    ],
    [
      'numbers alone in a small circle',
      { marks: [], ranges: prices, order: 'price', around: { centre: inPlace, metres: 12_000 } },
      (one) => isPriced(one) && northOf(one) * 111.195 <= 12,
      cheapest,
    ],
    [
      'a circle',
      { around: { centre: inPlace, metres: 60_000 } },
      // A degree of latitude is 111 km.
      (one) => northOf(one) * 111.195 <= 60,
      newest,
    ],
  ])('among very many the page is what a plain filter finds: %s', async (_, question, isHit, order) => {
    const hits = all.map((each, at) => ({ ...each, path: `stalls/m${at}` })).filter(isHit)
    const expected = hits.toSorted(order).map(({ path }) => path)
    const marks = [['kind:salt']]
    for (const offset of [0, 5, 15]) {
      const { documents: shown, total, isAbout } = await ask({ marks, ...question, offset, limit: 5 })
      expect(shown.map(({ path }) => path)).toEqual(expected.slice(offset, offset + 5))
      expect(isAbout ? hits.length : total).toBe(hits.length)
    }
  })

  test('a small circle reaches over the date line, and to the poles', async () => {
    const rocks = [
      { opened: 3, latitude: 0.1, longitude: 179.99 },
      { opened: 2, latitude: 0, longitude: -180 },
      { opened: 1, latitude: 0, longitude: 180 },
      { opened: 0, latitude: 90, longitude: 0 },
    ]
    await documents.commit(
      anyone,
      rocks.map((rock, at) => setOf(`stalls/r${at}`, stall({ ...rock, kind: 'rock', price: 500 }))),
    )
    const near = (latitude: number, longitude: number) =>
      found({
        marks: [['kind:rock']],
        ranges: [{ number: 'price', atLeast: 499 }],
        around: { centre: { latitude, longitude }, metres: 20_000 },
      })
    expect(await near(0.05, -179.95)).toBe('r0r1r2')
    expect(await near(0.05, 179.95)).toBe('r0r1r2')
    expect(await near(89.9, 120)).toBe('r3')
  })

  test('entries are made anew when their declaration has changed', async () => {
    const entry = (content: object) =>
      isStall(content) ? { words: [['new']], marks: [], numbers: { opened: 1 } } : undefined
    const changed = aCollection('stalls/{stallId}', { searchIndex: { ...searchIndex, version: 2, entry } })
    const again = await openDocuments({ database: engine.database, collections: [changed] })
    const { total, isAbout } = await again.search({
      collectionId: 'stalls',
      words: ['new'],
      marks: [],
      ranges: [{ number: 'opened', atMost: 1 }],
      order: '-opened',
      limit: 1,
      offset: 0,
    })
    expect(isAbout).toBe(true)
    expect(total).toBeGreaterThan(MANY * 0.9)
    await again.close()
  })
})
