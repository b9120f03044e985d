import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { ALLERGEN_GROUPS } from '../../food/allergens/allergen-groups.ts'
import type { AllergenAnswer } from '../../food/allergens/allergens.ts'
import { Allergens } from '../../food/allergens/allergens.ts'
import { kitchenFigures } from './kitchen-figures.ts'

const deletedAt = { seconds: 1, nanoseconds: 0 }
const answers = (nuts: AllergenAnswer) =>
  Allergens.parse(Object.fromEntries(ALLERGEN_GROUPS.map((group) => [group, group === 'nuts' ? nuts : 'no'])))
const line = (more: object = {}) => ({ allergens: answers('no'), isPrepared: false, ...more })
test('recipes in the bin or in the archive do not count, drafts are counted among the others', () => {
  const recipes = [
    { state: 'draft' },
    { state: 'approved' },
    { state: 'archived' },
    { state: 'draft', deletedAt },
  ] as const
  const figures = kitchenFigures({ recipes, stockLines: new Map(), priceLines: [] })
  expect(figures).toMatchObject({ recipes: 2, drafts: 1, ingredients: 0, unpriced: 0, open: 0 })
})

test('an ingredient that lacks both a price and an answer is open once', () => {
  const stockLines = new Map([
    ['both', line({ allergens: answers('unknown') })],
    ['priced', line()],
    ['binned-price', line()],
    ['made-here', line({ isPrepared: true })],
    ['water', line({ ingredientId: 'water' })],
    ['binned', line({ allergens: answers('unknown'), deletedAt })],
  ])
  const priceLines = [{ lineId: 'priced' }, { lineId: 'priced' }, { lineId: 'binned-price', deletedAt }]
  const figures = kitchenFigures({ recipes: [], stockLines, priceLines })
  expect(figures).toMatchObject({ ingredients: 5, unanswered: 1, unpriced: 2, open: 2 })
})

test('who may not see costs is told of no price, and nothing that follows from one', () => {
  const stockLines = new Map([['oil', line()]])
  expect(kitchenFigures({ recipes: [], stockLines, priceLines: undefined })).toMatchObject({
    unpriced: null,
    open: 0,
  })
})

test('what is open is at least the larger of its parts and at most their sum', () => {
  const lines = fc.array(
    fc.record({
      isKnown: fc.boolean(),
      isPriced: fc.boolean(),
      isFree: fc.boolean(),
      isBinned: fc.boolean(),
    }),
  )
  fc.assert(
    fc.property(lines, (wanted) => {
      const stockLines = new Map(
        wanted.map(({ isKnown, isFree, isBinned }, at) => [
          String(at),
          line({
            allergens: answers(isKnown ? 'contains' : 'unknown'),
            isFree,
            ...(isBinned && { deletedAt }),
          }),
        ]),
      )
      const priceLines = wanted.flatMap(({ isPriced }, at) => (isPriced ? [{ lineId: String(at) }] : []))
      const { open, unanswered, unpriced, ingredients } = kitchenFigures({
        recipes: [],
        stockLines,
        priceLines,
      })
      expect(open).toBeGreaterThanOrEqual(Math.max(unanswered, unpriced ?? 0))
      expect(open).toBeLessThanOrEqual(Math.min(unanswered + (unpriced ?? 0), ingredients))
    }),
  )
})
