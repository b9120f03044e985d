import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { allAllergens, unknownAllergens } from '../allergens/all-allergens.ts'
import { ingredientPatch, ingredientRight, patchIngredient } from './change-ingredient.ts'
import { ingredientIndex } from './ingredient-index.ts'
import type { Ingredient } from './ingredient.ts'
import { nearDuplicates } from './near-duplicates.ts'
import { newIngredient } from './new-ingredient.ts'

const made = Date.UTC(2026, 4, 3)
const after = (ms: number) => timestampFromMs(made + ms)
const tahini: Ingredient = {
  ...newCommonFields('omar', after(0)),
  ...newIngredient({ name: 'Tahini', category: 'dry store' }),
}
const source = { name: 'The label', date: '2026-05-03' }

describe('who may change a shared ingredient', () => {
  const right = (ms: number, uid = 'omar', state: Ingredient['state'] = 'open', isModerator = false) =>
    ingredientRight({ ...tahini, state }, { uid, isModerator }, after(ms))

  test('its creator for seven days to the millisecond, then proposes like everybody else', () => {
    expect(right(7 * DAY_MS)).toBe('edit')
    expect(right(7 * DAY_MS + 1000)).toBe('propose')
    expect(right(0, 'ines')).toBe('propose')
  })

  test('a moderator always, nobody else while it is locked, nobody at all once it is merged', () => {
    expect(right(400 * DAY_MS, 'mo', 'open', true)).toBe('edit')
    expect(right(0, 'mo', 'locked', true)).toBe('edit')
    expect(right(0, 'omar', 'locked')).toBe('locked')
    expect(right(0, 'mo', 'merged', true)).toBe('merged')
  })
})

describe('changing a shared ingredient', () => {
  test('the name brings its folded form, allergen answers their source, other facts neither', () => {
    expect(patchIngredient(tahini, { patch: { name: 'Crème de sésame' }, source })).toEqual({
      ok: true,
      value: { name: 'Crème de sésame', nameKey: 'creme de sesame' },
    })
    const allergens = { ...unknownAllergens(), sesame: 'contains' as const }
    expect(patchIngredient(tahini, { patch: { allergens }, source })).toEqual({
      ok: true,
      value: { allergens, factSource: source },
    })
    expect(patchIngredient(tahini, { patch: { allergens: unknownAllergens() }, source })).toEqual({
      ok: true,
      value: { allergens: unknownAllergens() },
    })
  })

  test('what would break a rule is refused with the field', () => {
    expect(patchIngredient(tahini, { patch: { namedAllergens: { almond: 'may' } }, source })).toMatchObject({
      problem: { field: 'namedAllergens' },
    })
  })

  test('a form that says the same is no change', () => {
    expect(ingredientPatch(tahini, { name: 'Tahini', allergens: unknownAllergens() })).toBeUndefined()
    expect(ingredientPatch(tahini, { name: 'Tahini', allergens: allAllergens('no') })).toEqual({
      allergens: allAllergens('no'),
    })
  })
})

describe('near duplicates', () => {
  const index = ingredientIndex([
    { id: 'aubergine', name: 'Aubergine', synonyms: [{ text: 'Eggplant', lang: 'en-US' }] },
    { id: 'coconut-milk', name: 'Coconut milk', synonyms: [] },
    { id: 'milk', name: 'Milk', synonyms: [] },
    { id: 'red-onion', name: 'Red onion', synonyms: [] },
  ])

  test('the same name, a synonym and another number are the same food', () => {
    expect(nearDuplicates('aubergines', index).same).toBe('aubergine')
    expect(nearDuplicates('eggplant', index).same).toBe('aubergine')
  })

  test('a slip of the pen and shared words are near, and what is unlike is not named', () => {
    expect(nearDuplicates('aubergin', index)).toEqual({ same: undefined, near: ['aubergine'] })
    expect(nearDuplicates('coconut cream', index)).toEqual({ same: undefined, near: ['coconut-milk'] })
    expect(nearDuplicates('sorrel', index)).toEqual({ same: undefined, near: [] })
  })
})
