import type { Basket } from '@brigade/domain/kitchen/ordering/basket.ts'
import { expect, test } from 'vitest'
import { packsParts } from './basket-lines.ts'

const at = { seconds: 36_000, nanoseconds: 0 }
const stamp = { uid: 'cook', at }
const common = { createdAt: at, createdBy: 'lead', updatedAt: at, updatedBy: 'lead', schema: 1 }
const milk = { packs: 2, note: 'cold', why: '' }
const eggs = { packs: 1, note: '', why: '' }

const buyingWith = (baskets: ReadonlyMap<string, Basket>) => ({ baskets, shelf: { kitchenId: 'k' } })

const contentOf = (buying: ReturnType<typeof buyingWith>, packs: number) =>
  packsParts(buying, 'link', { priceLineId: 'milk', packs }).map((part) => part.prepare(stamp).part.content)

test('a line is written by itself, so that what somebody else puts in without seeing it stays', () => {
  const filled = buyingWith(new Map([['link', { ...common, lines: { milk, eggs } }]]))
  const signature = { updatedAt: at, updatedBy: 'cook' }
  expect(contentOf(filled, 3)).toEqual([{ 'lines.milk': { ...milk, packs: 3 }, ...signature }])
  expect(contentOf(filled, 0)).toEqual([{ 'lines.milk': undefined, ...signature }])
})

test('the first line makes the basket, and joins one that somebody else has made meanwhile', () => {
  const [part] = packsParts(buyingWith(new Map()), 'link', { priceLineId: 'milk', packs: 2 })
  expect(part?.prepare(stamp).part).toMatchObject({
    kind: 'create',
    content: { lines: { milk: { packs: 2, note: '', why: '' } } },
    joined: ['lines'],
  })
  expect(packsParts(buyingWith(new Map()), 'link', { priceLineId: 'milk', packs: 0 })).toEqual([])
})
