import { describe, expect, test } from 'vitest'
import { reverseMovement } from '../stock/reverse-movement.ts'
import { Batch } from '../stock/batch.ts'
import { Movement } from '../stock/movement.ts'
import type { RecipeLine } from '../../food/recipes/recipe-line.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { type Made, type PrepShelf, stockOfMade } from './made-stock.ts'

const signed = {
  author: { uid: 'ann', acted: { by: 'ann' } },
  at: timestampFromMs(Date.parse('2026-05-10T09:00:00Z')),
}
const line = (refId: string, amount: RecipeLine['amount'], more: Partial<RecipeLine> = {}): RecipeLine => ({
  lineKey: `key-${refId}`,
  text: '',
  kind: 'ingredient',
  refId,
  name: refId,
  amount,
  ...more,
})
const grams = (amount: string): RecipeLine['amount'] => ({ kind: 'exact', qty: { amount, unit: 'g' } })
const shelf: PrepShelf = new Map([
  ['onion', { stockUnit: 'kg', conversions: [] }],
  ['wine', { stockUnit: 'l', conversions: [] }],
  ['fond', { stockUnit: 'l', conversions: [], recipeId: 'veal-stock' }],
  ['jus', { stockUnit: 'l', conversions: [], recipeId: 'jus' }],
])
const made: Made = {
  taskId: 't1',
  recipeId: 'jus',
  recipe: {
    yield: { amount: '2', unit: 'l' },
    lines: [
      line('onion', grams('400'), { yieldPct: '80' }),
      line('veal-stock', { kind: 'exact', qty: { amount: '3', unit: 'l' } }, { kind: 'recipe' }),
      line('wine', grams('100')),
      line('thyme', { kind: 'words', words: 'a sprig' }),
    ],
  },
  qty: { amount: '3', unit: 'l' },
  lot: '2026-05-10 A',
  madeOn: '2026-05-10',
  shelfLifeDays: 3,
}

describe('finishing a task with a quantity', () => {
  test('[PR6] takes the parts as they were bought, and puts the product in with its lot', () => {
    const booked = stockOfMade(made, shelf, signed)
    if (!booked.ok) throw new Error(booked.problem)
    const { movements, unbooked } = booked.value
    expect(
      movements.map(({ id, movement: { lineId, kind, change, lot } }) => [id, lineId, kind, change, lot]),
    ).toEqual([
      ['prep_t1_1', 'onion', 'prep-out', '-0.75', undefined],
      ['prep_t1_2', 'fond', 'prep-out', '-4.5', undefined],
      ['prep_t1_3', 'jus', 'prep-in', '3', '2026-05-10 A'],
    ])
    expect(unbooked).toEqual(['key-wine', 'key-thyme'])
    expect(movements.every(({ movement }) => Movement.safeParse(movement).success)).toBe(true)
    expect(movements[0]?.movement.cause).toEqual({ kind: 'prep task', id: 't1' })
  })

  test('[PR6] makes a batch: made 10 May with a shelf life of 3 days, use by 12 May', () => {
    const booked = stockOfMade(made, shelf, signed)
    const batch = booked.ok ? booked.value.batch : undefined
    expect(Batch.safeParse(batch).error).toBeUndefined()
    expect(batch).toMatchObject({
      lineId: 'jus',
      useBy: '2026-05-12',
      qty: { amount: '3', unit: 'l' },
      state: 'usable',
    })
    const endless = stockOfMade({ ...made, shelfLifeDays: undefined }, shelf, signed)
    expect(endless.ok && endless.value.batch && 'useBy' in endless.value.batch).toBe(false)
  })

  test('[PR6] [ST2] is undone by the opposite of each movement', () => {
    const booked = stockOfMade(made, shelf, signed)
    const ledger = booked.ok ? booked.value.movements.map(({ id, movement }) => ({ ...movement, id })) : []
    const undone = ledger.map((movement) => reverseMovement(movement, ledger, signed.at))
    expect(undone.map((back) => back.ok && back.value.change)).toEqual(['0.75', '4.5', '-3'])
  })

  test('[PR6] books the parts of what is not kept in stock, and makes no batch of it', () => {
    const sold = stockOfMade({ ...made, recipeId: 'daily-special' }, shelf, signed)
    expect(sold.ok && [sold.value.movements.length, sold.value.batch]).toEqual([2, undefined])
  })

  test('[PR6] [UN5] says so when the quantity cannot be measured in the recipe', () => {
    expect(stockOfMade({ ...made, qty: { amount: '3', unit: 'kg' } }, shelf, signed)).toEqual({
      ok: false,
      problem: 'not-convertible',
    })
    expect(stockOfMade({ ...made, recipe: { lines: [] } }, shelf, signed)).toEqual({
      ok: false,
      problem: 'no-yield',
    })
  })

  test('a part too small to be kept, or without a stock line, is left to a person', () => {
    const lines = [
      line('onion', { kind: 'exact', qty: { amount: '0.000001', unit: 'mg' } }),
      line('saffron', grams('1')),
    ]
    const booked = stockOfMade({ ...made, recipe: { ...made.recipe, lines } }, shelf, signed)
    expect(booked.ok && booked.value.unbooked).toEqual(['key-onion', 'key-saffron'])
    const unnamed = line('onion', grams('1'))
    const { refId: _refId, ...unmatched } = unnamed
    const left = stockOfMade({ ...made, recipe: { ...made.recipe, lines: [unmatched] } }, shelf, signed)
    expect(left.ok && left.value.unbooked).toEqual(['key-onion'])
  })
})
