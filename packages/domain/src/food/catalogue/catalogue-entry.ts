import type { CEREALS, NUTS } from '../allergens/allergen-groups.ts'
import { allAllergens } from '../allergens/all-allergens.ts'
import {
  type AllergenAnswer,
  AllergenGroup,
  type Allergens,
  NamedAllergen,
  type NamedAllergens,
} from '../allergens/allergens.ts'
import { foldName } from '../../core/text/fold-name.ts'
import type { FoodConversion } from '../ingredients/food-conversion.ts'
import type { IngredientCategory } from '../ingredients/ingredient-category.ts'
import type { FactSource, Ingredient, IngredientSynonym } from '../ingredients/ingredient.ts'

/** An ingredient of the shared catalogue as it is shipped: its id and its facts, not yet written by anybody. */
export type CatalogueIngredient = { readonly id: string } & Omit<
  Ingredient,
  'createdAt' | 'createdBy' | 'updatedAt' | 'updatedBy' | 'schema'
>

/** A group, or a cereal or nut of it by name: `gluten:wheat`, `nuts:cashew`, `milk`. */
type AllergenMark = AllergenGroup | `gluten:${(typeof CEREALS)[number]}` | `nuts:${(typeof NUTS)[number]}`

/** Units an entry gives a weight for. A litre is for liquids, a cup (250 ml) and a tsp (5 ml) for what is heaped. */
type WeighedUnit = 'l' | 'cup' | 'tsp' | 'piece' | 'bunch'

/** What a row says. Words are lists parted by commas. */
interface Row {
  /** Other English words. */
  readonly also?: string
  /** American words. */
  readonly us?: string
  readonly de?: string
  readonly fr?: string
  readonly es?: string
  readonly it?: string
  readonly tags?: string
  readonly contains?: readonly AllergenMark[]
  readonly may?: readonly AllergenMark[]
  readonly unknown?: readonly AllergenGroup[]
  /** Grams in one of the unit, with a note where the measure needs one. */
  readonly g?: Partial<Readonly<Record<WeighedUnit, number | readonly [number, string]>>>
  readonly isTcs?: boolean
}

/** A row of a food that is made: what its unnamed groups are must be said, since nothing follows from silence. */
interface MadeRow extends Row {
  /** `no` when the composition is fixed by law or nature; `unknown` when it depends on the maker. */
  readonly rest: 'no' | 'unknown'
}

/** One food before it is filed under a category. */
interface Food {
  readonly id: string
  readonly name: string
  readonly row: MadeRow
  readonly source: string
}

const COMPILED_ON = '2026-11-21'
const LAW = 'Groups: Regulation (EU) 1169/2011 annex II.'

/** A single food as it grows, is caught or slaughtered: it holds what it is and no other group. */
export function plain(id: string, name: string, row: Row = {}): Food {
  return {
    id,
    name,
    row: { ...row, rest: 'no' },
    source: `${LAW} A single food: its own nature; traces from packing are not covered.`,
  }
}

/** A food somebody makes, mixes or treats. */
export function made(id: string, name: string, row: MadeRow): Food {
  const composition =
    row.rest === 'no'
      ? 'Usual composition of the product; traces from packing are not covered.'
      : 'Usual composition of the product; what depends on the maker is unknown until read on the pack.'
  return { id, name, row, source: `${LAW} ${composition}` }
}

const WEIGHT_SOURCES: Readonly<Record<WeighedUnit, string>> = {
  l: 'FAO/INFOODS Density Database 2.0 (2012), rounded',
  cup: 'USDA FoodData Central, SR Legacy (2018), weight per cup scaled to 250 ml, rounded',
  tsp: 'USDA FoodData Central, SR Legacy (2018), weight per teaspoon or tablespoon scaled to 5 ml, rounded',
  piece: 'USDA FoodData Central, SR Legacy (2018), household measure, rounded',
  bunch: 'Trade weight of a bunch, rounded',
}

/**
 * Files foods under a category.
 * @param isTcs - whether the foods need time and temperature control, where a row does not say so itself
 */
export function table(
  category: IngredientCategory,
  isTcs: boolean,
  foods: readonly Food[],
): readonly CatalogueIngredient[] {
  return foods.map(({ id, name, row, source }) => {
    const factSource: FactSource = { name: source, date: COMPILED_ON }
    return {
      id,
      name,
      nameKey: foldName(name),
      synonyms: synonymsOf(row),
      category,
      tags: words(row.tags),
      allergens: allergensOf(row),
      namedAllergens: namedAllergensOf(row),
      factSource,
      conversions: conversionsOf(row),
      yields: [],
      isTcs: row.isTcs ?? isTcs,
      state: 'open' as const,
      gtins: [],
    }
  })
}

function words(list: string | undefined): string[] {
  return list === undefined ? [] : list.split(',').map((word) => word.trim())
}

function synonymsOf(row: Row): IngredientSynonym[] {
  const languages = [
    ['en', row.also],
    ['en-US', row.us],
    ['de', row.de],
    ['fr', row.fr],
    ['es', row.es],
    ['it', row.it],
  ] as const
  return languages.flatMap(([lang, list]) => words(list).map((text) => ({ text, lang })))
}

function allergensOf(row: MadeRow): Allergens {
  const answers: Record<AllergenGroup, AllergenAnswer> = { ...allAllergens(row.rest) }
  for (const group of row.unknown ?? []) answers[group] = 'unknown'
  for (const mark of row.may ?? []) answers[groupOf(mark)] = 'may'
  for (const mark of row.contains ?? []) answers[groupOf(mark)] = 'contains'
  return answers
}

function groupOf(mark: AllergenMark): AllergenGroup {
  return AllergenGroup.parse(mark.split(':')[0])
}

function namedAllergensOf(row: Row): NamedAllergens {
  const named: Partial<Record<NamedAllergen, 'contains' | 'may'>> = {}
  for (const mark of row.may ?? []) for (const name of nameOf(mark)) named[name] = 'may'
  for (const mark of row.contains ?? []) for (const name of nameOf(mark)) named[name] = 'contains'
  return named
}

function nameOf(mark: AllergenMark): readonly NamedAllergen[] {
  const name = NamedAllergen.safeParse(mark.split(':')[1])
  return name.success ? [name.data] : []
}

const WEIGHED_UNITS = ['l', 'cup', 'tsp', 'piece', 'bunch'] as const

function conversionsOf(row: Row): FoodConversion[] {
  return WEIGHED_UNITS.flatMap((unit) => {
    const weight = row.g?.[unit]
    if (weight === undefined) return []
    const [grams, note] = typeof weight === 'number' ? [weight, ''] : weight
    return [
      {
        from: { amount: '1', unit },
        to: { amount: String(grams), unit: 'g' as const },
        note,
        source: WEIGHT_SOURCES[unit],
      },
    ]
  })
}
