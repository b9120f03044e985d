import { expect, test } from 'vitest'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import { ingredientIndex } from './ingredient-index.ts'
import { searchIngredients } from './search-ingredients.ts'

const index = ingredientIndex(CATALOGUE)
const ids = (typed: string, limit = 10): string[] =>
  searchIngredients(typed, index, limit).map(({ ingredientId }) => ingredientId)

test('the whole name comes first, then names that begin so, then names with such a word', () => {
  expect(ids('butter', 3)).toEqual(['butter', 'buttermilk', 'butternut-squash'])
  expect(ids('salmon')[0]).toBe('salmon')
  expect(ids('salmon')).toContain('smoked-salmon')
})

test('a synonym is found and shown as what was hit', () => {
  expect(searchIngredients('zucch', index, 1)).toEqual([{ ingredientId: 'courgette', text: 'zucchini' }])
  expect(ids('Zwieb')[0]).toBe('onion')
})

test('every typed word must begin a word of the same name, in any order and without accents', () => {
  expect(ids('flour wheat')[0]).toBe('plain-flour')
  expect(ids('crème fr')[0]).toBe('creme-fraiche')
  expect(ids('sau soy')).toContain('soy-sauce')
  expect(ids('butter xyz')).toEqual([])
})

test('nothing typed finds nothing, and the limit holds', () => {
  expect(ids('')).toEqual([])
  expect(ids('  - ')).toEqual([])
  expect(ids('a', 7)).toHaveLength(7)
})
