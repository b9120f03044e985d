import { describe, expect, test } from 'vitest'
import { ALLERGEN_GROUPS } from '../allergens/allergen-groups.ts'
import { NutritionFacts } from '../nutrition/nutrition-facts.ts'
import { productFacts, type ProductFacts } from './open-food-facts.ts'

const biscuits = {
  code: '4006381333931',
  product_name: 'Butter biscuits',
  brands: 'Miller',
  quantity: '6 x 250 g',
  allergens_tags: ['en:gluten', 'en:milk'],
  traces_tags: ['en:nuts', 'en:milk', 'en:kiwi'],
  nutrition_data_per: '100g',
  nutriments: {
    'energy-kj_100g': 2010,
    'energy-kcal_100g': 480,
    fat_100g: 22.299999999999997,
    'saturated-fat_100g': '14.1',
    carbohydrates_100g: 62,
    fiber_100g: -1,
    proteins_100g: 'a trace',
    salt_100g: 0.0125,
    alcohol_100g: 5,
  },
}

function facts(change: object = {}): ProductFacts {
  const read = productFacts({ ...biscuits, ...change })
  if (!read.ok) throw new Error(read.problem)
  return read.value
}

describe('a product of Open Food Facts', () => {
  test('[ST11] its number, name, brand and pack', () => {
    expect(facts()).toMatchObject({
      gtin: '4006381333931',
      name: 'Butter biscuits',
      brand: 'Miller',
      pack: { count: 6, size: { amount: '250', unit: 'g' } },
    })
    expect(facts({ code: 4006381333931 }).gtin).toBe('4006381333931')
    expect(facts({ code: '4006381333932' })).not.toHaveProperty('gtin')
    expect(facts({ code: null })).not.toHaveProperty('gtin')
  })

  test('as the API answers it, within "product"', () => {
    const read = productFacts({ status: 1, product: biscuits })
    expect(read).toMatchObject({ ok: true, value: { name: 'Butter biscuits' } })
  })

  test('[AL3] what it names is contained or may be, and contained counts; the rest is unknown', () => {
    const { allergens, otherTags } = facts()
    expect([allergens.gluten, allergens.milk, allergens.nuts]).toEqual(['contains', 'contains', 'may'])
    expect(ALLERGEN_GROUPS.filter((group) => allergens[group] === 'unknown')).toHaveLength(11)
    expect(otherTags).toEqual(['en:kiwi'])
    expect(facts({ allergens_tags: 'en:gluten', traces_tags: undefined }).allergens.gluten).toBe('unknown')
  })

  test('[UN9] numbers lose their binary noise; what is no amount is not known, and alcohol by volume is no gram', () => {
    const { nutrition } = facts()
    expect(nutrition).toEqual({
      per: '100 g',
      kJ: '2010',
      kcal: '480',
      fat: '22.3',
      saturates: '14.1',
      carbohydrate: '62',
      salt: '0.0125',
      source: 'Open Food Facts',
    })
    expect(NutritionFacts.safeParse(nutrition).success).toBe(true)
  })

  test('what the numbers are in 100 of follows the product, then the pack, and is never guessed', () => {
    const perOf = (said: unknown, quantity: unknown) =>
      facts({ nutrition_data_per: said, quantity }).nutrition?.per
    expect(perOf('100ml', '250 g')).toBe('100 ml')
    expect(perOf('serving', '75 cl')).toBe('100 ml')
    expect(perOf(undefined, '2 kg')).toBe('100 g')
    expect(perOf(undefined, '6 pieces')).toBeUndefined()
    expect(perOf(undefined, undefined)).toBeUndefined()
    expect(facts({ nutriments: {} }).nutrition).toBeUndefined()
    expect(facts({ nutriments: 'none' }).nutrition).toBeUndefined()
  })

  test('a quantity that is no pack stays as it is written', () => {
    expect(facts({ quantity: 'about a handful' })).toMatchObject({ quantity: 'about a handful' })
    expect(facts({ quantity: 'about a handful' })).not.toHaveProperty('pack')
    expect(facts({ quantity: undefined, brands: '' })).not.toHaveProperty('quantity')
  })

  test('without a name, or no product at all, it is refused', () => {
    expect(facts({ product_name: ' ', generic_name: 'Biscuits' }).name).toBe('Biscuits')
    expect(productFacts({ ...biscuits, product_name: '' })).toEqual({ ok: false, problem: 'no-name' })
    expect(productFacts({ status: 0 })).toEqual({ ok: false, problem: 'no-name' })
    expect(productFacts('biscuits')).toEqual({ ok: false, problem: 'no-product' })
    expect(productFacts(null)).toEqual({ ok: false, problem: 'no-product' })
  })
})
