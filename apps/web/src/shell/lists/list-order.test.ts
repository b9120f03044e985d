import { expect, test } from 'vitest'
import { rowsBy } from './list-order.ts'

const rows = [
  { name: 'Zander', price: '9.5' },
  { name: 'apple', price: '' },
  { name: 'Äpfel', price: '10' },
]
const names = (sorted: readonly { readonly name: string }[]) => sorted.map(({ name }) => name)

test('words stand as the language has them', () => {
  const column = { heading: 'Name', kind: 'text', valueOf: ({ name }: { name: string }) => name } as const
  expect(names(rowsBy(rows, column, 'de'))).toEqual(['Äpfel', 'apple', 'Zander'])
})

test('numbers stand from the largest, and what is not known stands last, whatever the order was', () => {
  const column = {
    heading: 'Price',
    kind: 'number',
    valueOf: ({ price }: { price: string }) => price,
  } as const
  expect(names(rowsBy(rows, column, 'en'))).toEqual(['Äpfel', 'Zander', 'apple'])
  expect(names(rowsBy(rows.toReversed(), column, 'en'))).toEqual(['Äpfel', 'Zander', 'apple'])
})

test('a column may have an order of its own; rows that stand level keep theirs', () => {
  const column = {
    heading: 'Price',
    kind: 'text',
    valueOf: ({ price }: { price: string }) => price,
    placeOf: ({ price }: { price: string }) => (price === '10' ? 0 : 1),
  } as const
  expect(names(rowsBy(rows, column, 'en'))).toEqual(['Äpfel', 'Zander', 'apple'])
})
