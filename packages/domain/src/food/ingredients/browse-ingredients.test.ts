import { describe, expect, test } from 'vitest'
import { allAllergens } from '../allergens/all-allergens.ts'
import type { AllergenAnswer } from '../allergens/allergens.ts'
import { browseIngredients, INGREDIENTS_PER_PAGE, ingredientQuestion } from './browse-ingredients.ts'

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
    const { cards, total, unknownLeftOut } = browseIngredients(shelf, ask('freeFrom=milk'), 'en-GB')
    expect(cards.map(({ name }) => name)).toEqual(['Rice'])
    expect([total, unknownLeftOut]).toEqual([1, 1])
  })

  test('says which synonym was hit', () => {
    expect(browseIngredients(shelf, ask('q=riz'), 'en-GB').cards).toMatchObject([
      { ingredientId: 'rice', hit: 'Riz' },
    ])
  })

  test('lists by name what is not merged', () => {
    const names = browseIngredients(shelf, ask(''), 'en-GB').cards.map(({ name }) => name)
    expect(names).toEqual(['Bread', 'Butter', 'Chocolate', 'Rice'])
  })

  test('a group or category that does not exist is any', () => {
    expect(ask('freeFrom=stones&category=moon&q=%20rice%20')).toEqual({
      q: 'rice',
      category: '',
      freeFrom: '',
      page: 1,
    })
  })

  test('every ingredient stands on a page; beyond the last is the last', () => {
    const many = Array.from({ length: 130 }, (_, at) => food(`f${at}`, `Food ${at}`, 'no'))
    const pageOf = (page: string) => browseIngredients(many, ask(`page=${page}`), 'en-GB')
    expect(pageOf('nonsense')).toMatchObject({ total: 130, pages: 3, asked: { page: 1 } })
    const cards = ['1', '2', '3'].flatMap((page) => pageOf(page).cards)
    expect(new Set(cards.map(({ ingredientId }) => ingredientId)).size).toBe(130)
    expect(cards.slice(0, INGREDIENTS_PER_PAGE)).toEqual(pageOf('1').cards)
    expect(pageOf('9').asked.page).toBe(3)
  })

  test('names stand in the language of the reader and in its order', () => {
    const names = (search: string) => browseIngredients(shelf, ask(search), 'fr').cards
    expect(names('').map(({ name }) => name)).toEqual(['Bread', 'Butter', 'Chocolate', 'Riz'])
    expect(names('q=riz')).toMatchObject([{ name: 'Riz' }])
    expect(names('q=riz')[0]).not.toHaveProperty('hit')
    expect(names('q=rice')).toMatchObject([{ name: 'Riz', hit: 'Rice' }])
  })
})
