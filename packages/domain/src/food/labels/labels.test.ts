import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { allAllergens } from '../allergens/all-allergens.ts'
import { exactFromInt } from '../../core/quantities/exact.ts'
import { instantOf } from '../../core/time/local-time.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { ingredientLabel } from './ingredient-label.ts'
import { kitchenLabel } from '../../kitchen/preparation/kitchen-label.ts'
import { type LabelIngredient, orderIngredients } from './order-ingredients.ts'
import { leastXHeightMm } from './x-height.ts'

const food = (
  name: string,
  grams: number,
  allergens: readonly string[] | undefined = [],
  parts?: readonly LabelIngredient[],
): LabelIngredient => ({ name, grams: exactFromInt(grams), allergens, parts })

/** The list with emphasised words between stars. */
function list(...ingredients: readonly LabelIngredient[]): string {
  const label = ingredientLabel('Tart', ingredients)
  if (!label.ok) return label.problem.kind
  return label.value.ingredients.map(({ text, isEmphasised }) => (isEmphasised ? `*${text}*` : text)).join('')
}

describe('ingredient labels', () => {
  test('[LB1] milk in two ingredients: emphasised twice', () =>
    expect(list(food('butter', 2, ['milk']), food('skimmed milk powder', 1, ['milk']))).toBe(
      'butter (*milk*), skimmed *milk* powder',
    ))
  test('[LB1] the label carries the name of the food', () =>
    expect(ingredientLabel('Tart', [food('water', 1)])).toEqual({
      ok: true,
      value: { name: 'Tart', ingredients: [{ text: 'water', isEmphasised: false }] },
    }))
  test('[LB1] several allergens, in and beside the name, in capitals or not', () =>
    expect(list(food('Wheat and rye bread', 1, ['rye', 'wheat', 'soybeans', 'milk']))).toBe(
      '*Wheat* and *rye* bread (*soybeans*, *milk*)',
    ))
  test('[LB1] a word inside another word is not the allergen', () =>
    expect(list(food('buttermilk', 1, ['milk']), food('eggplant', 1))).toBe('buttermilk (*milk*), eggplant'))
  test('[LB1] an allergen that a name says twice is emphasised twice', () =>
    expect(list(food('milk chocolate with milk', 1, ['milk']))).toBe('*milk* chocolate with *milk*'))
  test('[LB1] signs in an allergen are read as they stand', () =>
    expect(list(food('nuts (all)', 1, ['nuts (all)']))).toBe('*nuts (all)*'))
  test('[LB1] unknown allergens are never printed as none', () => {
    const unknown: LabelIngredient = { name: 'stock cube', grams: exactFromInt(1) }
    const sauce: LabelIngredient = {
      name: 'sauce',
      grams: exactFromInt(2),
      parts: [unknown, food('water', 9)],
    }
    expect(ingredientLabel('Soup', [sauce, food('salt', 1)])).toEqual({
      ok: false,
      problem: { kind: 'allergens-unknown', names: ['stock cube'] },
    })
  })
  test('[LB1] a food without ingredients has no label', () => expect(list()).toBe('no-ingredients'))

  test('[LB2] water 100 g, flour 300 g, butter 200 g: flour, butter, water', () =>
    expect(list(food('water', 100), food('flour', 300), food('butter', 200))).toBe('flour, butter, water'))
  test('[LB2] compound ingredients are opened in brackets, their parts by weight too', () => {
    const pastry = food(
      'pastry',
      300,
      [],
      [food('butter', 100, ['milk']), food('wheat flour', 200, ['wheat'])],
    )
    expect(list(food('apple', 400), pastry, food('sugar', 50))).toBe(
      'apple, pastry (*wheat* flour, butter (*milk*)), sugar',
    )
    expect(list(food('glaze', 1, ['sulphites'], [food('sugar', 1)]))).toBe('glaze (*sulphites*, sugar)')
  })
  test('[LB2] ties go by name', () =>
    expect(list(food('salt', 1), food('Éclair', 1), food('apple', 1))).toBe('apple, Éclair, salt'))
  test('[LB2] no heavier ingredient ever stands after a lighter one, and none is lost', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { maxLength: 20 }), (weights) => {
        const sorted = orderIngredients(weights.map((grams, index) => food(`i${index}`, grams)))
        expect(sorted.map(({ grams }) => Number(grams.toString()))).toEqual(weights.toSorted((a, b) => b - a))
      }),
    )
  })

  test('[LB3] surface 80 cm²: 1.2 mm', () => expect(leastXHeightMm('80')).toBe('1.2'))
  test('[LB3] surface 79.9 cm²: 0.9 mm', () => expect(leastXHeightMm('79.9')).toBe('0.9'))
})

describe('kitchen labels', () => {
  const zone = 'America/New_York'
  const kitchen = { zone, dayStartsAt: '04:00', jurisdiction: 'FDA' } as const
  const made = (date: string, time: string, shelfLifeDays: number) => ({
    name: 'Velouté',
    madeAt: timestampFromMs(instantOf({ date, time }, zone)),
    shelfLifeDays,
    allergens: { ...allAllergens('no'), milk: 'contains' as const },
    initials: 'OM',
  })
  test('[LB4] made 1 Oct, shelf life 10 days, rule set FDA: use-by 7 Oct', () =>
    expect(kitchenLabel(made('2026-10-01', '15:30', 10), kitchen)).toEqual({
      name: 'Velouté',
      made: { date: '2026-10-01', time: '15:30:00' },
      useBy: '2026-10-07',
      allergens: { ...allAllergens('no'), milk: 'contains' },
      initials: 'OM',
    }))
  test('[LB4] a shorter shelf life comes first', () =>
    expect(kitchenLabel(made('2026-10-01', '15:30', 3), kitchen).useBy).toBe('2026-10-03'))
  test('[LB4] elsewhere the shelf life alone counts', () =>
    expect(kitchenLabel(made('2026-10-01', '15:30', 10), { ...kitchen, jurisdiction: 'EU' }).useBy).toBe(
      '2026-10-10',
    ))
  test('[LB4] made after midnight: the shelf life counts from the service day, the law from the calendar day', () => {
    expect(kitchenLabel(made('2026-10-02', '01:00', 3), kitchen).useBy).toBe('2026-10-03')
    expect(kitchenLabel(made('2026-10-02', '01:00', 10), kitchen).useBy).toBe('2026-10-08')
  })
  test('[LB4] no shelf life at all is refused', () =>
    expect(() => kitchenLabel(made('2026-10-01', '15:30', 0), kitchen)).toThrow(RangeError))
})
