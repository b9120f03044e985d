import { unknownAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import { namedAllergenConflicts } from '@brigade/domain/food/allergens/allergens.ts'
import { describe, expect, test } from 'vitest'
import { withAnswer, withNamed } from './allergen-form.ts'

const unknown = { allergens: unknownAllergens(), namedAllergens: {} }

describe('answering allergens', () => {
  test('[AL1] names a cereal as its group stands', () => {
    const contains = withNamed(withAnswer(unknown, 'gluten', 'contains'), 'spelt', true)
    expect(contains.namedAllergens).toEqual({ spelt: 'contains' })
    const may = withNamed(withAnswer(unknown, 'nuts', 'may'), 'cashew', true)
    expect(may.namedAllergens).toEqual({ cashew: 'may' })
  })

  test('[AL1] a group that is taken back takes its names along, and no others', () => {
    const both = withNamed(withAnswer(unknown, 'nuts', 'contains'), 'cashew', true)
    const wheat = withNamed(withAnswer(both, 'gluten', 'contains'), 'wheat', true)
    expect(withAnswer(wheat, 'nuts', 'unknown').namedAllergens).toEqual({ wheat: 'contains' })
    expect(withAnswer(wheat, 'nuts', 'no').namedAllergens).toEqual({ wheat: 'contains' })
  })

  test('never leaves a name that says more than its group', () => {
    const wheat = withNamed(withAnswer(unknown, 'gluten', 'contains'), 'wheat', true)
    expect(namedAllergenConflicts(withAnswer(wheat, 'gluten', 'may'))).toEqual([])
  })
})
