import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { newIngredient } from '@brigade/domain/food/ingredients/new-ingredient.ts'
import type { Ingredient } from '@brigade/domain/food/ingredients/ingredient.ts'
import { expect, test } from 'vitest'
import { readIngredient, typedIngredient } from './typed-ingredient.ts'

const aubergine: Ingredient = {
  ...newCommonFields('omar', { seconds: 0, nanoseconds: 0 }),
  ...newIngredient({ name: 'Aubergine', category: 'greengrocery' }),
  synonyms: [{ text: 'Eggplant', lang: 'en-US' }],
  tags: ['fruit vegetable'],
}
const typed = typedIngredient(aubergine, '2026-05-03')

test('what was not touched is no change', () => {
  expect(readIngredient(typed, aubergine, false)).toEqual({ kind: 'same' })
})

test('names in other languages stand one a line, with the language in brackets', () => {
  const synonyms = 'Eggplant (en-US)\n Berenjena (es) \n\n'
  expect(readIngredient({ ...typed, synonyms }, aubergine, false)).toMatchObject({
    kind: 'change',
    patch: {
      synonyms: [
        { text: 'Eggplant', lang: 'en-US' },
        { text: 'Berenjena', lang: 'es' },
      ],
    },
  })
  const wrong = { ...typed, synonyms: 'Berenjena', name: 'A', gtins: '4006381333932' }
  expect(readIngredient(wrong, aubergine, false)).toEqual({
    kind: 'wrong',
    fields: ['name', 'synonyms', 'gtins'],
  })
})

test('a proposal and other allergen answers need a source, another tag of one’s own does not', () => {
  const tagged = { ...typed, tags: 'fruit vegetable, nightshade' }
  expect(readIngredient(tagged, aubergine, false)).toMatchObject({ kind: 'change' })
  expect(readIngredient(tagged, aubergine, true)).toEqual({ kind: 'wrong', fields: ['source'] })
  const allergens = { ...aubergine.allergens, celery: 'may' as const }
  const answered = { ...typed, facts: { allergens, namedAllergens: {} } }
  expect(readIngredient(answered, aubergine, false)).toEqual({ kind: 'wrong', fields: ['source'] })
  expect(readIngredient({ ...answered, sourceName: 'The crate' }, aubergine, true)).toMatchObject({
    kind: 'change',
    patch: { allergens },
    source: { name: 'The crate', date: '2026-05-03' },
  })
})
