import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { foldName } from './fold-name.ts'

test.each([
  ['Crème  Fraîche', 'creme fraiche'],
  ['creme-fraiche', 'creme fraiche'],
  ['Älplermagronen', 'alplermagronen'],
  ['Weißkohl', 'weisskohl'],
  ['œufs', 'oeufs'],
  ['Smørrebrød', 'smorrebrod'],
  ['Jalapeño', 'jalapeno'],
  ['baker’s ammonium', 'bakers ammonium'],
  ['Chinese 5 Spice', 'chinese 5 spice'],
  [' (all-purpose) flour. ', 'all purpose flour'],
  ['2% milk', '2 percent milk'],
  ['味噌', '味噌'],
  ['', ''],
])('%s folds to "%s"', (name, folded) => {
  expect(foldName(name)).toBe(folded)
})

test('a name of plain letters and signs folds as it does beside others', () => {
  const plain = fc.string({ unit: fc.constantFrom(..."aZ 9'-%.\n(`".split('')), maxLength: 20 })
  fc.assert(
    fc.property(plain, (name) => {
      expect(foldName(name)).toBe(foldName(`${name} é`).replace(/ ?e$/u, ''))
    }),
  )
})
