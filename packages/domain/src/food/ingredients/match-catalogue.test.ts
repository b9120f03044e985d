import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import { type IndexedName, ingredientIndex } from './ingredient-index.ts'
import { type IngredientMatch, matchIngredient } from './match-ingredient.ts'
import { nameWords } from './name-words.ts'

/** By day each name is tried in a fifth of the wordings, and each wording with a fifth of the names; at night all with all. */
const PARTS = process.env['NIGHTLY'] === 'on' ? 1 : 5

const index = ingredientIndex(CATALOGUE)
const match = (name: string): IngredientMatch => matchIngredient(name, index)

/** The names that are tried in the wording at this place of its list. */
const namesFor = (place: number): readonly IndexedName[] =>
  index.names.filter((_, at) => at % PARTS === place % PARTS)

const WORDINGS = ['large %', 'very good organic %', '%, chopped', '%, to taste', '2 % (optional)']
const MODIFIERS = [
  'coconut',
  'almond',
  'soya',
  'oat',
  'peanut',
  'vegan',
  'smoked',
  'dried',
  'frozen',
  'pickled',
  'Lapland',
]

describe('a catalogue name with other words around it never means another food', () => {
  test.each(WORDINGS.map((wording, place) => ({ wording, place })))(
    'written as "$wording" a name stands for the same or stays open',
    ({ wording, place }) => {
      const wrong = namesFor(place).filter(({ text, ingredientId }) => {
        const result = match(wording.replace('%', text))
        return result.kind === 'match' && result.ingredientId !== ingredientId
      })
      expect(wrong.map(({ text }) => text)).toEqual([])
    },
  )

  test.each(MODIFIERS.map((modifier, place) => ({ modifier, place })))(
    'with "$modifier" before it, a name is matched only to a food that says so itself',
    ({ modifier, place }) => {
      const [word] = nameWords(modifier)
      const saying = new Set(
        index.names
          .filter(({ words }) => words.some((each) => each === word))
          .map(({ ingredientId }) => ingredientId),
      )
      const wrong = namesFor(place).filter(({ text }) => {
        const result = match(`${modifier} ${text}`)
        return result.kind === 'match' && !saying.has(result.ingredientId)
      })
      expect(wrong.map(({ text }) => text)).toEqual([])
    },
  )
})
