import { expect, test } from 'vitest'
import { allAllergens } from '../../food/allergens/all-allergens.ts'
import type { AllergenAnswer } from '../../food/allergens/allergens.ts'
import { menuFreeFrom } from './menu-free-from.ts'
import type { PublicMenuItem } from './menu.ts'

function item(name: string, milk: AllergenAnswer): PublicMenuItem {
  return {
    id: name,
    name,
    names: {},
    text: '',
    diets: [],
    freeFrom: [],
    allergens: { ...allAllergens('no'), milk },
    namedAllergens: {},
    options: [],
  }
}

const sections = [
  { id: 's1', name: 'Mains', names: {}, items: [item('fish', 'no'), item('gratin', 'contains')] },
  { id: 's2', name: 'Puddings', names: {}, items: [item('sorbet', 'may'), item('cake', 'unknown')] },
]

test('[AL4] free from milk leaves out contains, may contain and unknown, and counts them', () => {
  const { sections: shown, hiddenCount } = menuFreeFrom({ sections }, ['milk'])
  expect(shown.map(({ name, items }) => [name, items.map((each) => each.name)])).toEqual([
    ['Mains', ['fish']],
  ])
  expect(hiddenCount).toBe(3)
})

test('[AL4] every named group counts, and without one nothing is hidden', () => {
  expect(menuFreeFrom({ sections }, ['eggs']).hiddenCount).toBe(0)
  expect(menuFreeFrom({ sections }, ['eggs', 'milk']).hiddenCount).toBe(3)
  expect(menuFreeFrom({ sections }, [])).toEqual({ sections, hiddenCount: 0 })
})
