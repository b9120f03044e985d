import { expect, test } from 'vitest'
import type { ListColumn } from './list-order.ts'
import { rowsWith } from './list-search.ts'

interface Person {
  readonly name: string
  readonly position: string
}

const people: readonly Person[] = [
  { name: 'Zoë Brûlé', position: 'Sous chef' },
  { name: 'Omar', position: 'Commis chef' },
]
const columns: readonly ListColumn<Person>[] = [
  { heading: 'Name', kind: 'text', valueOf: ({ name }) => name },
  { heading: 'Position', kind: 'text', valueOf: ({ position }) => position },
]
const found = (typed: string) => rowsWith(people, columns, typed).map(({ name }) => name)

test('every word stands somewhere, whatever its accents and its column', () => {
  expect(found('brule')).toEqual(['Zoë Brûlé'])
  expect(found('chef zoe')).toEqual(['Zoë Brûlé'])
  expect(found('CHEF')).toEqual(['Zoë Brûlé', 'Omar'])
  expect(found('zoe commis')).toEqual([])
})

test('nothing typed, or no letter, leaves the list whole', () => {
  expect(found('')).toHaveLength(2)
  expect(found(' - ')).toHaveLength(2)
})

test('a number is found as it was typed, not its digits anywhere', () => {
  const said: readonly ListColumn<string>[] = [{ heading: 'Found', kind: 'text', valueOf: (row) => row }]
  expect(rowsWith(['3.4 °C at 14:02', '4.0 °C at 13:05'], said, '3.4')).toEqual(['3.4 °C at 14:02'])
})
