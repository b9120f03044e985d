import { describe, expect, test } from 'vitest'
import { allAllergens } from './all-allergens.ts'
import type { AllergenAnswer } from './allergens.ts'
import { browseIngredients, INGREDIENTS_SHOWN, ingredientQuestion } from './browse-ingredients.ts'

function food(id: string, name: string, milk: AllergenAnswer, state: 'open' | 'merged' = 'open') {
  const allergens = { ...allAllergens('no'), milk }
  const synonyms = id === 'rice' ? [{ text: 'Riz', lang: 'fr' }] : []
  return {
    id,
    content: { name, synonyms, category: 'dry store' as const, allergens, namedAllergens: {}, state },
  }
}

const shelf = [
  food('rice', 'Rice', 'no'),
  food('chocolate', 'Chocolate', 'may'),
  food('butter', 'Butter', 'contains'),
  food('bread', 'Bread', 'unknown'),
  food('old-rice', 'Rice, old', 'no', 'merged'),
]
const ask = (search: string) => ingredientQuestion((name) => new URLSearchParams(search).get(name))

describe('looking through the shared catalogue', () => {
  test('[AL4] free from leaves out what contains, may contain and is unknown, and counts the unknown', () => {
    const { cards, total, unknownLeftOut } = browseIngredients(shelf, ask('freeFrom=milk'))
    expect(cards.map(({ name }) => name)).toEqual(['Rice'])
    expect([total, unknownLeftOut]).toEqual([1, 1])
  })

  test('says which synonym was hit', () => {
    expect(browseIngredients(shelf, ask('q=riz')).cards).toMatchObject([{ ingredientId: 'rice', hit: 'Riz' }])
  })

  test('lists by name what is not merged', () => {
    const names = browseIngredients(shelf, ask('')).cards.map(({ name }) => name)
    expect(names).toEqual(['Bread', 'Butter', 'Chocolate', 'Rice'])
  })

  test('a group or category that does not exist is any', () => {
    expect(ask('freeFrom=stones&category=moon&q=%20rice%20')).toEqual({
      q: 'rice',
      category: '',
      freeFrom: '',
    })
  })

  test('shows the first hundred and counts all', () => {
    const many = Array.from({ length: 130 }, (_, at) => food(`f${at}`, `Food ${at}`, 'no'))
    const { cards, total } = browseIngredients(many, ask(''))
    expect([cards.length, total]).toEqual([INGREDIENTS_SHOWN, 130])
  })
})
