import { collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import { createPlatform } from '@brigade/platform/platform.ts'
import { openMemoryOutbox } from '@brigade/platform/mail/outbox.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { afterAll, expect, test } from 'vitest'
import * as z from 'zod'
import {
  type DocumentWish,
  findDocuments,
  findEverythingBelow,
  findFitting,
  findUnchecked,
} from './find-documents.ts'

const policy = { read: () => true, create: () => true, change: () => true, delete: () => true }
const Count = z.strictObject({ n: z.int(), shelf: z.string(), at: z.strictObject({ day: z.int() }) })
const counts = collection({
  path: 'kitchens/{kitchenId}/baskets/{countId}',
  schema: Count,
  policy,
})
/** Lists of the same name elsewhere. */
const others = collection({ path: 'suppliers/{supplierId}/baskets/{countId}', schema: Count, policy })

const database = await openTestDatabase()
const platform = await createPlatform({
  database,
  collections: [counts, others],
  functions: [],
  outbox: openMemoryOutbox(),
  project: 'brigade',
})
const { documents } = platform

afterAll(async () => {
  await platform.close()
  await database.close()
})

const store = (built: readonly { readonly path: string; readonly data: DocumentData }[]) =>
  documents.transact(async (tx) => {
    for (const { path, data } of built) tx.set(path, data)
  })

const count = (n: number, more: DocumentData = {}) => ({
  n,
  shelf: n % 2 === 0 ? 'even' : 'odd',
  at: { day: n },
  ...more,
})

const put = (kitchenId: string, contents: readonly DocumentData[]) =>
  store(
    contents.map((data, at) => ({
      path: `kitchens/${kitchenId}/baskets/c${String(at).padStart(4, '0')}`,
      data,
    })),
  )

const find = (wish: DocumentWish<z.infer<typeof Count>>) =>
  documents.transact(async (tx) => (await findDocuments(tx, counts, wish)).map(({ content }) => content.n))

test('documents are found by what their fields equal, lie between and are ordered by', async () => {
  await put(
    'k1',
    [1, 2, 3, 4, 5, 6].map((n) => count(n)),
  )
  const params = { kitchenId: 'k1' }
  expect(await find({ params, where: { shelf: 'even' } })).toEqual([2, 4, 6])
  expect(
    await find({
      params,
      range: [
        ['n', '>', 2],
        ['n', '<=', 5],
      ],
    }),
  ).toEqual([3, 4, 5])
  expect(await find({ params, range: [['at.day', '>=', 5]], orderBy: '-at.day' })).toEqual([6, 5])
  expect(await find({ params, orderBy: '-n', limit: 2 })).toEqual([6, 5])
  expect(await find({ params, orderBy: '-__name__', limit: 1 })).toEqual([6])
})

test('more than one page are found whole and in order, whatever they are ordered by', async () => {
  const many = Array.from({ length: 1201 }, (_, at) => count(at % 7))
  await put('many', many)
  const params = { kitchenId: 'many' }
  expect(await find({ params })).toHaveLength(1201)
  const ordered = await find({ params, orderBy: '-n' })
  expect(ordered).toEqual(many.map(({ n }) => n).toSorted((one, other) => other - one))
  expect(await find({ params, orderBy: 'n', limit: 700 })).toHaveLength(700)
})

test('lists of the same name that are another collection’s are left out', async () => {
  await put('k2', [count(21)])
  await store([{ path: 'suppliers/s1/baskets/c1', data: count(22) }])
  expect(await find({ where: { n: 21 } })).toEqual([21])
  expect(await find({ where: { n: 22 } })).toEqual([])
  expect(await find({ below: 'kitchens/k2' })).toEqual([21])
})

test('everything below a document is found, of any collection', async () => {
  await put('k3', [count(31), count(32)])
  const below = await documents.transact((tx) => findEverythingBelow(tx, 'kitchens/k3'))
  expect(below.map(({ id, data }) => [id, data['n']])).toEqual([
    ['c0000', 31],
    ['c0001', 32],
  ])
})

test('one that no longer fits its schema stops who needs all, and keeps no job from the others', async () => {
  await put('k4', [count(41), count(42)])
  const stricter = { ...counts, schema: Count.refine(({ n }) => n !== 41) }
  const wish = { params: { kitchenId: 'k4' } }
  await documents.transact(async (tx) => {
    await expect(findDocuments(tx, stricter, wish)).rejects.toThrow('Invalid input')
    expect((await findFitting(tx, stricter, wish)).map(({ content }) => content.n)).toEqual([42])
    expect((await findUnchecked(tx, stricter, wish)).map(({ data }) => data['n'])).toEqual([41, 42])
  })
})
