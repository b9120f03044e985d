import { describe, expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { allAllergens, unknownAllergens } from '../allergens/all-allergens.ts'
import { Ingredient, ingredients } from './ingredient.ts'

const created = Date.UTC(2026, 10, 1, 12)

function anIngredient(overrides: Partial<Ingredient> = {}): Ingredient {
  return {
    ...newCommonFields('ines', timestampFromMs(created)),
    name: 'Crème fraîche',
    nameKey: 'creme fraiche',
    synonyms: [{ text: 'soured cream', lang: 'en' }],
    category: 'dairy and eggs',
    tags: [],
    allergens: { ...allAllergens('no'), milk: 'contains' },
    namedAllergens: {},
    factSource: { name: 'Pack of the maker', date: '2026-11-01' },
    conversions: [],
    yields: [],
    state: 'open',
    gtins: [],
    ...overrides,
  }
}

function contextOf(caller: Partial<Caller>, ms: number): PolicyContext {
  return {
    caller: { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {}, ...caller },
    params: { ingredientId: 'creme-fraiche' },
    related: {},
    relatedAfter: {},
    now: timestampFromMs(ms),
  }
}

describe('what an ingredient holds', () => {
  const accepted = (ingredient: unknown) => Ingredient.safeParse(ingredient).success

  test('a whole ingredient is accepted', () => {
    expect(accepted(anIngredient())).toBe(true)
    expect(accepted(anIngredient({ state: 'merged', mergedInto: 'sour-cream' }))).toBe(true)
  })

  test('[AL1] an allergen answer other than unknown needs a source', () => {
    const { factSource, ...unsourced } = anIngredient()
    expect(factSource).toBeDefined()
    expect(accepted(unsourced)).toBe(false)
    expect(accepted({ ...unsourced, allergens: unknownAllergens() })).toBe(true)
  })

  test.each([
    ['a key that is not the folded name', { nameKey: 'Crème fraîche' }],
    ['a name of one letter', { name: 'x', nameKey: 'x' }],
    ['a nut whose group says no', { namedAllergens: { cashew: 'contains' } as const }],
    ['a merged one without its successor', { state: 'merged' } as const],
    ['a successor while open', { mergedInto: 'sour-cream' }],
    ['a bar code with a wrong check digit', { gtins: ['4006381333932'] }],
    ['a yield above the whole', { yields: [{ preparation: 'peeled', pct: '1.2', note: '' }] }],
    ['a yield of nothing', { yields: [{ preparation: 'peeled', pct: '0.0', note: '' }] }],
    [
      'a conversion of nothing',
      {
        conversions: [
          { from: { amount: '0', unit: 'piece' }, to: { amount: '5', unit: 'g' }, note: '', source: 'x' },
        ],
      },
    ] as const,
  ])('%s is refused', (_, overrides) => {
    expect(accepted({ ...anIngredient(), ...overrides })).toBe(false)
  })

  test('a right bar code and a measured yield are accepted', () => {
    expect(accepted(anIngredient({ gtins: ['4006381333931', '96385074'] }))).toBe(true)
    expect(accepted(anIngredient({ yields: [{ preparation: 'peeled', pct: '0.85', note: '' }] }))).toBe(true)
  })
})

describe('who may do what', () => {
  const { policy } = ingredients

  test('anybody reads', () => {
    expect(policy.read(contextOf({}, created), {})).toBe(true)
  })

  test('members create in their own name, guests and strangers do not', () => {
    const fresh = anIngredient()
    expect(policy.create(contextOf({ uid: 'ines' }, created), fresh)).toBe(true)
    expect(policy.create(contextOf({ uid: 'ines', isGuest: true }, created), fresh)).toBe(false)
    expect(policy.create(contextOf({}, created), fresh)).toBe(false)
    expect(policy.create(contextOf({ uid: 'omar' }, created), fresh)).toBe(false)
    expect(policy.create(contextOf({ uid: 'ines' }, created), anIngredient({ state: 'locked' }))).toBe(false)
  })

  test('a made-up date of creation does not lengthen the days to correct', () => {
    const fresh = anIngredient(newCommonFields('ines', timestampFromMs(created + 30 * DAY_MS)))
    expect(policy.create(contextOf({ uid: 'ines' }, created), fresh)).toBe(false)
  })

  test('the creator corrects for 7 days, not longer, and only while it is open', () => {
    const before = anIngredient()
    const after = anIngredient({ tags: ['cultured'] })
    expect(policy.change(contextOf({ uid: 'ines' }, created + 7 * DAY_MS), before, after)).toBe(true)
    expect(policy.change(contextOf({ uid: 'ines' }, created + 7 * DAY_MS + 1000), before, after)).toBe(false)
    expect(policy.change(contextOf({ uid: 'ines' }, created), anIngredient({ state: 'locked' }), after)).toBe(
      false,
    )
    expect(
      policy.change(contextOf({ uid: 'ines' }, created), before, anIngredient({ state: 'locked' })),
    ).toBe(false)
  })

  test('another member corrects nothing; a moderator does, at any time', () => {
    const before = anIngredient()
    const after = anIngredient({ state: 'locked', updatedBy: 'omar' })
    expect(policy.change(contextOf({ uid: 'omar' }, created), before, after)).toBe(false)
    const moderator = contextOf({ uid: 'omar', claims: { mod: true } }, created + 90 * DAY_MS)
    expect(policy.change(moderator, before, after)).toBe(true)
  })

  test('nobody deletes, not even a moderator', () => {
    expect(policy.delete(contextOf({ uid: 'omar', claims: { mod: true } }, created), anIngredient())).toBe(
      false,
    )
  })
})
