import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { browseIngredients, ingredientQuestion } from './browse-ingredients.ts'
import { seededIngredient } from '../catalogue/catalogue.ts'
import { dairyAndEggs } from '../catalogue/dairy-and-eggs.table.ts'
import { sharedIngredient } from './shared-ingredient.ts'

const now = timestampFromMs(0)
const rows = dairyAndEggs
  .slice(0, 6)
  .map((entry) => ({ id: entry.id, content: seededIngredient(entry, now) }))
const asked = (question: Readonly<Record<string, string>>) =>
  ingredientQuestion((name) => question[name] ?? null)

describe('the list of ingredients', () => {
  test('a name is found without saying why, a synonym with the word that was hit', () => {
    const cards = (q: string) =>
      browseIngredients(rows, asked({ q }), 'en-GB').cards.map(({ ingredientId, hit }) => [ingredientId, hit])
    expect(cards('egg white')[0]).toEqual(['egg-white', undefined])
    expect(cards('eiklar')[0]).toEqual(['egg-white', 'Eiklar'])
  })

  test('a category shows its own, another nothing', () => {
    const totals = ['dairy and eggs', 'meat'].map(
      (category) => browseIngredients(rows, asked({ category }), 'en-GB').total,
    )
    expect(totals).toEqual([6, 0])
  })
})

describe('a shared ingredient', () => {
  const [first] = rows
  if (first === undefined) throw new Error('no rows')

  test('its source and what took its place are told, or said to be none', () => {
    const { factSource, ...unsourced } = first.content
    expect(sharedIngredient('egg', first.content)).toMatchObject({ factSource, mergedInto: null })
    const merged = { ...unsourced, ...newCommonFields('ann', now), mergedInto: 'egg-white' }
    expect(sharedIngredient('egg', merged)).toMatchObject({ factSource: null, mergedInto: 'egg-white' })
  })
})
