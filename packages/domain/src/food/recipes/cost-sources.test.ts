import { expect, test } from 'vitest'
import { choosePrices, type CostedPriceLine } from './cost-sources.ts'

function price(rank: number, isAvailable = true): CostedPriceLine {
  return {
    lineId: 'oil',
    pack: { count: 1, size: { amount: '1', unit: 'l' } },
    price: { minor: 500, currency: 'EUR' },
    priceAt: { seconds: 0, nanoseconds: 0 },
    rank,
    isAvailable,
    supplierName: 'Market',
  }
}

/** Which price counts, with the price lines read in their order and backwards. */
function chosenEitherWay(
  prices: Readonly<Record<string, CostedPriceLine>>,
  preferredPriceLineId?: string,
): readonly (string | undefined)[] {
  const stockLines = new Map([
    [
      'oil',
      { name: 'Oil', conversions: [], ...(preferredPriceLineId !== undefined && { preferredPriceLineId }) },
    ],
  ])
  const entries = Object.entries(prices)
  return [entries, entries.toReversed()].map(
    (order) => choosePrices({ stockLines, priceLines: new Map(order) }).get('oil')?.priceLineId,
  )
}

test('[CO6] which price counts does not depend on the order the prices are read in', () => {
  expect(chosenEitherWay({ a: price(1), b: price(2) })).toEqual(['a', 'a'])
  expect(chosenEitherWay({ a: price(2), b: price(1) })).toEqual(['b', 'b'])
  expect(chosenEitherWay({ a: price(1), b: price(1) })).toEqual(['a', 'a'])
})

test('[CO6] what can be had comes before a better rank that cannot, and what cannot still has its rank', () => {
  expect(chosenEitherWay({ a: price(1, false), b: price(2) })).toEqual(['b', 'b'])
  expect(chosenEitherWay({ a: price(2, false), b: price(1, false) })).toEqual(['b', 'b'])
})

test('[CO6] the preferred price counts, even where another has the better rank and it cannot be had', () => {
  expect(chosenEitherWay({ a: price(1), b: price(2, false) }, 'b')).toEqual(['b', 'b'])
})

test('[CO6] a preferred price in the bin leaves the choice to the others', () => {
  const binned = { ...price(1), deletedAt: { seconds: 1, nanoseconds: 0 } }
  expect(chosenEitherWay({ a: binned, b: price(2) }, 'a')).toEqual(['b', 'b'])
})

test('[CO6] a price of a stock line that is gone harms no other', () => {
  const priceLines = new Map([
    ['a', { ...price(1), lineId: 'gone' }],
    ['b', price(1)],
  ])
  const stockLines = new Map([['oil', { name: 'Oil', conversions: [] }]])
  expect(choosePrices({ stockLines, priceLines }).get('oil')?.priceLineId).toBe('b')
})
