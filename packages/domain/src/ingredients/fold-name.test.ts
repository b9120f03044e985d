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
