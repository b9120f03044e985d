import { allAllergens, unknownAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import type { Allergens } from '@brigade/domain/food/allergens/allergens.ts'
import type { IngredientCategory } from '@brigade/domain/food/ingredients/ingredient-category.ts'
import type { NamedAllergens } from '@brigade/domain/food/allergens/allergens.ts'
import type { Quantity } from '@brigade/domain/core/quantities/quantity.ts'

interface SampleLine {
  readonly key: string
  readonly name: string
  readonly category: IngredientCategory
  readonly stockUnit: 'kg' | 'l'
  readonly allergens: Allergens
  readonly namedAllergens?: NamedAllergens
  /** Absent where the cook is to see what a missing price does. */
  readonly pack?: { readonly size: Quantity; readonly minor: number }
}

const free = allAllergens('no')

/** The ingredients of a sample kitchen. One has no price and no allergen answers, on purpose. */
export const sampleLines: readonly SampleLine[] = [
  {
    key: 'onion',
    name: 'Onions',
    category: 'greengrocery',
    stockUnit: 'kg',
    allergens: free,
    pack: { size: { amount: '10', unit: 'kg' }, minor: 950 },
  },
  {
    key: 'potato',
    name: 'Potatoes, waxy',
    category: 'greengrocery',
    stockUnit: 'kg',
    allergens: free,
    pack: { size: { amount: '10', unit: 'kg' }, minor: 890 },
  },
  {
    key: 'butter',
    name: 'Butter, unsalted',
    category: 'dairy and eggs',
    stockUnit: 'kg',
    allergens: { ...free, milk: 'contains' },
    pack: { size: { amount: '1', unit: 'kg' }, minor: 780 },
  },
  {
    key: 'cream',
    name: 'Double cream',
    category: 'dairy and eggs',
    stockUnit: 'l',
    allergens: { ...free, milk: 'contains' },
    pack: { size: { amount: '1', unit: 'l' }, minor: 460 },
  },
  {
    key: 'flour',
    name: 'Plain flour',
    category: 'dry store',
    stockUnit: 'kg',
    allergens: { ...free, gluten: 'contains' },
    namedAllergens: { wheat: 'contains' },
    pack: { size: { amount: '16', unit: 'kg' }, minor: 1180 },
  },
  {
    key: 'bouillon',
    name: 'Vegetable bouillon powder',
    category: 'dry store',
    stockUnit: 'kg',
    allergens: unknownAllergens(),
  },
]

interface SampleRecipe {
  readonly key: string
  readonly name: string
  readonly section: string
  readonly portions: number
  readonly yield: Quantity
  /** What the menu asks for a portion. */
  readonly minor: number
  readonly lines: readonly (readonly [line: string, amount: string, unit: 'kg' | 'g' | 'l', word: string])[]
  readonly steps: readonly string[]
}

export const sampleRecipes: readonly SampleRecipe[] = [
  {
    key: 'soup',
    name: 'Onion soup',
    section: 'Starters',
    portions: 10,
    yield: { amount: '3', unit: 'l' },
    minor: 850,
    lines: [
      ['onion', '2', 'kg', 'onions, sliced'],
      ['butter', '120', 'g', 'butter'],
      ['flour', '40', 'g', 'plain flour'],
      ['bouillon', '45', 'g', 'vegetable bouillon powder'],
    ],
    steps: [
      'Sweat the onions in the butter for 45 minutes, until they are brown all through.',
      'Dust with the flour, cook for 2 minutes, then wet with 2.5 l of water and the bouillon.',
      'Simmer for 30 minutes and season.',
    ],
  },
  {
    key: 'gratin',
    name: 'Potato gratin',
    section: 'Mains',
    portions: 8,
    yield: { amount: '2', unit: 'kg' },
    minor: 1400,
    lines: [
      ['potato', '1.6', 'kg', 'potatoes, peeled, 3 mm slices'],
      ['cream', '0.7', 'l', 'double cream'],
      ['butter', '30', 'g', 'butter, for the dish'],
    ],
    steps: [
      'Warm the cream with salt, and turn the potatoes in it.',
      'Layer into a buttered dish and bake at 160 °C for 75 minutes.',
    ],
  },
]

/** What has to be done today beside the two recipes. */
export const sampleJob = 'Pick thyme for the pass'
