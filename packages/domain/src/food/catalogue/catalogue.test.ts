import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { ALLERGEN_GROUPS } from '../allergens/allergen-groups.ts'
import { allergenDeclaration, type AllergenGroup } from '../allergens/allergens.ts'
import { Ingredient, IngredientSynonym } from '../ingredients/ingredient.ts'
import { INGREDIENT_CATEGORIES } from '../ingredients/ingredient-categories.ts'
import { CATALOGUE, seededIngredient } from './catalogue.ts'
import type { CatalogueIngredient } from './catalogue-entry.ts'
import { NAMES_ABROAD } from './names-abroad.table.ts'
import { typicalStorage } from './typical-storage.ts'
import { TYPICAL_YIELD_NOTE, TYPICAL_YIELDS } from './typical-yields.table.ts'

const byId = new Map(CATALOGUE.map((each) => [each.id, each]))

function entry(id: string): CatalogueIngredient {
  const found = byId.get(id)
  if (found === undefined) throw new Error(`the catalogue has no ${id}`)
  return found
}

const groupsWith = (id: string, answer: string): AllergenGroup[] =>
  ALLERGEN_GROUPS.filter((group) => entry(id).allergens[group] === answer)

describe('the catalogue as a whole', () => {
  test('it has at least 800 entries, in every category that is food', () => {
    expect(CATALOGUE.length).toBeGreaterThanOrEqual(800)
    const used = new Set(CATALOGUE.map(({ category }) => category))
    expect(INGREDIENT_CATEGORIES.filter((category) => !used.has(category))).toEqual(['non-food'])
  })

  test('every entry is a valid document', () => {
    const problems = CATALOGUE.flatMap((each) => {
      const result = Ingredient.safeParse(seededIngredient(each, timestampFromMs(0)))
      return result.success ? [] : [`${each.id}: ${result.error.message}`]
    })
    expect(problems).toEqual([])
  })

  test('ids are readable and used once', () => {
    expect(byId.size).toBe(CATALOGUE.length)
    expect(CATALOGUE.filter(({ id }) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(id))).toEqual([])
  })

  test('the 200 commonest ingredients have names in eight languages', () => {
    const languages = ['de', 'fr', 'es', 'it', 'pt', 'pl', 'ar']
    const translated = CATALOGUE.filter(({ synonyms }) =>
      languages.every((lang) => synonyms.some((synonym) => synonym.lang === lang)),
    )
    expect(translated.length).toBeGreaterThanOrEqual(200)
    expect(IngredientSynonym.safeParse({ text: 'farine', lang: 'french' }).success).toBe(false)
  })
})

describe('names, yields and storage beside the catalogue', () => {
  test('names abroad are of entries, each once and in all three languages', () => {
    const ids = NAMES_ABROAD.map(([id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(ids.filter((id) => !byId.has(id))).toEqual([])
    expect(NAMES_ABROAD.flat().filter((words) => words.trim() === '')).toEqual([])
    const isArabic = /^[\p{Script=Arabic} ,]+$/u
    expect(NAMES_ABROAD.filter(([, , , arabic]) => !isArabic.test(arabic))).toEqual([])
  })

  test('[YL5] typical yields are of entries, once for each preparation, and between nothing and all of it', () => {
    const keys = TYPICAL_YIELDS.map(([id, preparation]) => `${id} ${preparation}`)
    expect(new Set(keys).size).toBe(keys.length)
    expect(TYPICAL_YIELDS.filter(([id]) => !byId.has(id))).toEqual([])
    expect(TYPICAL_YIELDS.filter(([, , pct]) => Number(pct) <= 0.2 || Number(pct) > 1)).toEqual([])
    expect(entry('cauliflower').yields).toEqual([
      { preparation: 'leaves and core off', pct: '0.4', note: TYPICAL_YIELD_NOTE },
    ])
  })

  test('each entry has a place in the store; chilled and frozen places have a temperature', () => {
    const places = CATALOGUE.map((each) => [each.id, typicalStorage(each)] as const)
    const odd = places.filter(
      ([, { place, maxC, days }]) => (place === 'dry') !== (maxC === undefined) || days <= 0,
    )
    expect(odd).toEqual([])
    const warm = places.filter(
      ([id, { place }]) => entry(id).isTcs === true && place !== 'fridge' && place !== 'freezer',
    )
    expect(warm.map(([id]) => id)).toEqual([])
    expect(typicalStorage(entry('beef-mince'))).toEqual({ place: 'fridge', maxC: '2', days: 1 })
    expect(typicalStorage(entry('potato'))).toEqual({ place: 'cool', maxC: '12', days: 21 })
    expect(typicalStorage(entry('plain-flour'))).toEqual({ place: 'dry', days: 365 })
    expect(typicalStorage(entry('frozen-pea'))).toEqual({ place: 'freezer', maxC: '-18', days: 180 })
  })
})

describe('allergens in the catalogue', () => {
  test('[AL1] spelt is a cereal with gluten: wheat (spelt)', () => {
    const { allergens, namedAllergens } = entry('spelt-flour')
    expect(allergens.gluten).toBe('contains')
    expect(allergenDeclaration('gluten', namedAllergens, 'contains')).toBe(
      'cereals with gluten: wheat (spelt)',
    )
  })

  test('[AL1] cashew is a nut: cashew', () => {
    const { allergens, namedAllergens } = entry('cashew')
    expect(allergens.nuts).toBe('contains')
    expect(allergenDeclaration('nuts', namedAllergens, 'contains')).toBe('nuts: cashew')
  })

  test('[AL1] each of the 14 groups is contained in some entry', () => {
    const never = ALLERGEN_GROUPS.filter((group) =>
      CATALOGUE.every(({ allergens }) => allergens[group] !== 'contains'),
    )
    expect(never).toEqual([])
  })

  test('[AL6] wheat glucose syrup adds no gluten cereal', () => {
    expect(entry('glucose-syrup').allergens.gluten).toBe('no')
    expect(entry('glucose-syrup').tags).toContain('exempt:gluten')
  })

  test('[AL6] cold-pressed soybean oil is soybeans, the fully refined one is exempt', () => {
    expect(entry('cold-pressed-soybean-oil').allergens.soybeans).toBe('contains')
    expect(entry('refined-soybean-oil').allergens.soybeans).toBe('no')
    expect(entry('refined-soybean-oil').tags).toContain('exempt:soybeans')
  })

  test.each([
    ['milk', ['milk']],
    ['butter', ['milk']],
    ['egg', ['eggs']],
    ['celery', ['celery']],
    ['celeriac', ['celery']],
    ['plain-flour', ['gluten']],
    ['soy-sauce', ['gluten', 'soybeans']],
    ['worcestershire-sauce', ['fish']],
    ['mayonnaise', ['eggs']],
    ['prawn', ['crustaceans']],
    ['mussel', ['molluscs']],
    ['squid', ['molluscs']],
    ['oyster-sauce', ['molluscs']],
    ['tahini', ['sesame']],
    ['peanut-butter', ['peanuts']],
    ['lupin-bean', ['lupin']],
    ['red-wine', ['sulphites']],
    ['beer', ['gluten']],
    ['malt-vinegar', ['gluten']],
    ['dijon-mustard', ['mustard', 'sulphites']],
    ['seafood-mix', ['crustaceans', 'molluscs']],
    ['pasta-water', ['gluten']],
    ['egg-wash', ['eggs']],
    ['coconut-milk', []],
    ['nutmeg', []],
    ['rice-flour', []],
    ['quinoa', []],
  ] as const)('%s contains %j', (id, groups) => {
    expect(groupsWith(id, 'contains')).toEqual(groups)
  })

  test('a single food is known in every group; what depends on the maker stays unknown', () => {
    expect(groupsWith('carrot', 'no')).toHaveLength(14)
    expect(groupsWith('stock-cube', 'unknown')).toHaveLength(14)
    expect(groupsWith('sausage', 'unknown')).toHaveLength(14)
    expect(groupsWith('worcestershire-sauce', 'unknown')).toContain('gluten')
    expect(entry('dark-chocolate').allergens.milk).toBe('may')
    expect(entry('raisin').allergens.sulphites).toBe('unknown')
    expect(entry('gluten-free-bread').allergens.gluten).toBe('unknown')
  })
})

describe('weights in the catalogue', () => {
  const millilitres: Readonly<Record<string, number>> = { l: 1000, cup: 250, tsp: 5 }

  test('[UN5] densities are between 0.1 and 1.6 g/ml, but for what lies loose', () => {
    const odd = CATALOGUE.flatMap(({ id, conversions }) =>
      conversions.flatMap(({ from, to }) => {
        const volume = millilitres[from.unit]
        if (volume === undefined) return []
        const density = Number(to.amount) / (Number(from.amount) * volume)
        return density < 0.1 || density > 1.6 ? [`${id}: ${density}`] : []
      }),
    )
    expect(odd).toEqual(['kale: 0.088', 'rocket: 0.084', 'coriander: 0.068'])
  })

  test('[UN5] weights of one food by cup and by spoon agree within a third, where both are of the same state', () => {
    const odd = CATALOGUE.flatMap(({ id, conversions }) => {
      const [cup, tsp] = ['cup', 'tsp'].map((unit) => conversions.find(({ from }) => from.unit === unit))
      if (cup === undefined || tsp === undefined || cup.note !== tsp.note) return []
      const ratio = Number(cup.to.amount) / (Number(tsp.to.amount) * 50)
      return ratio < 0.75 || ratio > 1.33 ? [`${id}: ${ratio}`] : []
    })
    expect(odd).toEqual([])
  })

  test('[UN5] every weight names its source and has at most three figures', () => {
    const loose = CATALOGUE.flatMap(({ id, conversions }) =>
      conversions
        .filter(({ to, source }) => source === '' || to.amount.replaceAll(/^0\.|0+$|\./g, '').length > 3)
        .map(() => id),
    )
    expect(loose).toEqual([])
  })

  test.each([
    ['egg', 'piece', '50'],
    ['onion', 'piece', '150'],
    ['garlic', 'piece', '5'],
    ['plain-flour', 'cup', '130'],
    ['milk', 'l', '1030'],
    ['honey', 'l', '1420'],
    ['olive-oil', 'l', '915'],
  ])('[UN5] one %s by the %s weighs %s g', (id, unit, grams) => {
    const conversion = entry(id).conversions.find(({ from }) => from.unit === unit)
    expect(conversion?.to).toEqual({ amount: grams, unit: 'g' })
  })
})
