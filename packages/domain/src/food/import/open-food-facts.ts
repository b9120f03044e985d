import * as z from 'zod'
import { err, ok, type Result } from '@brigade/contract/result.ts'
import { unknownAllergens } from '../allergens/all-allergens.ts'
import type { AllergenAnswer, AllergenGroup, Allergens } from '../allergens/allergens.ts'
import { isGtin } from '../ingredients/gtin.ts'
import { packFromTyped } from './pack-from-typed.ts'
import type { Pack } from '../ingredients/price-line.ts'
import type { NutritionFacts } from '../nutrition/nutrition-facts.ts'
import { decimalFromTyped, FRACTION_DIGITS } from '../../core/quantities/decimal-from-typed.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import { dimensionOf } from '../../core/quantities/unit-codes.ts'

/** What a product of Open Food Facts says that a stock line or a price line can take over. */
export interface ProductFacts {
  /** Absent when the number has no right check digit, as shops' own numbers have none (rule ST11). */
  readonly gtin?: string
  readonly name: string
  readonly brand?: string
  /** The quantity as it is written, and as a pack where it could be read. */
  readonly quantity?: string
  readonly pack?: Pack
  /** What the product names is contained or may be; what it does not name is unknown, never "no" (rule AL3). */
  readonly allergens: Allergens
  /** Tags of allergens that are none of the 14 groups. */
  readonly otherTags: readonly string[]
  readonly nutrition?: NutritionFacts
}

export type ProductProblem = 'no-product' | 'no-name'

const Words = z.string().trim().min(1).optional().catch(undefined)
const Tags = z.array(z.string()).catch([])

/** The fields read of a product, each absent when it is not of the documented type. */
const Product = z.object({
  code: z.union([z.string(), z.number()]).transform(String).optional().catch(undefined),
  product_name: Words,
  generic_name: Words,
  brands: Words,
  quantity: Words,
  allergens_tags: Tags,
  traces_tags: Tags,
  nutrition_data_per: Words,
  nutriments: z.record(z.string(), z.unknown()).catch({}),
})
type Product = z.infer<typeof Product>

const Answer = z.union([z.object({ product: Product }).transform(({ product }) => product), Product])

/** Tags of the 14 groups in the taxonomy of Open Food Facts. */
const groups: Readonly<Record<string, AllergenGroup>> = {
  'en:gluten': 'gluten',
  'en:crustaceans': 'crustaceans',
  'en:eggs': 'eggs',
  'en:fish': 'fish',
  'en:peanuts': 'peanuts',
  'en:soybeans': 'soybeans',
  'en:milk': 'milk',
  'en:nuts': 'nuts',
  'en:celery': 'celery',
  'en:mustard': 'mustard',
  'en:sesame-seeds': 'sesame',
  'en:sulphur-dioxide-and-sulphites': 'sulphites',
  'en:lupin': 'lupin',
  'en:molluscs': 'molluscs',
}

/** Names of nutrients by ours; grams in 100 g or 100 ml but for energy. Alcohol is given by volume, so it is left out. */
const nutrients = {
  kJ: 'energy-kj_100g',
  kcal: 'energy-kcal_100g',
  fat: 'fat_100g',
  saturates: 'saturated-fat_100g',
  carbohydrate: 'carbohydrates_100g',
  sugars: 'sugars_100g',
  fibre: 'fiber_100g',
  protein: 'proteins_100g',
  salt: 'salt_100g',
  polyols: 'polyols_100g',
} as const satisfies Partial<Record<keyof NutritionFacts, string>>

/**
 * Reads the facts of a product of Open Food Facts, as its API answers it or as it lies in the data (fields as documented
 * at https://openfoodfacts.github.io/openfoodfacts-server/api/, version 2). The data are under the Open Database
 * Licence: say where they come from.
 * @param json - parsed JSON of any shape
 */
export function productFacts(json: unknown): Result<ProductFacts, ProductProblem> {
  const read = Answer.safeParse(json)
  if (!read.success) return err('no-product')
  const product = read.data
  const name = product.product_name ?? product.generic_name
  if (name === undefined) return err('no-name')
  const { code, brands, quantity } = product
  const typed = quantity === undefined ? undefined : packFromTyped(quantity)
  const pack = typed?.ok === true ? typed.pack : undefined
  const nutrition = nutritionOf(product, pack)
  return ok({
    ...(code !== undefined && isGtin(code) && { gtin: code }),
    name,
    ...(brands !== undefined && { brand: brands }),
    ...(quantity !== undefined && { quantity }),
    ...(pack !== undefined && { pack }),
    ...allergensOf(product),
    ...(nutrition !== undefined && { nutrition }),
  })
}

function allergensOf({
  allergens_tags: contained,
  traces_tags: traces,
}: Product): Pick<ProductFacts, 'allergens' | 'otherTags'> {
  const answers: Record<AllergenGroup, AllergenAnswer> = { ...unknownAllergens() }
  const otherTags: string[] = []
  const say = (tags: readonly string[], answer: AllergenAnswer) => {
    for (const tag of tags) {
      const group = groups[tag]
      if (group === undefined) otherTags.push(tag)
      else answers[group] = answer
    }
  }
  say(traces, 'may')
  say(contained, 'contains')
  return { allergens: answers, otherTags: [...new Set(otherTags)] }
}

/** What the numbers are in 100 of: as the product says, else as it is packed; undefined where neither tells. */
function basisOf(
  { nutrition_data_per: said }: Product,
  pack: Pack | undefined,
): NutritionFacts['per'] | undefined {
  if (said === '100g') return '100 g'
  if (said === '100ml') return '100 ml'
  const dimension = pack === undefined ? undefined : dimensionOf(pack.size.unit)
  if (dimension === 'mass') return '100 g'
  return dimension === 'volume' ? '100 ml' : undefined
}

function nutritionOf(product: Product, pack: Pack | undefined): NutritionFacts | undefined {
  const per = basisOf(product, pack)
  if (per === undefined) return undefined
  const known = Object.entries(nutrients).flatMap(([ours, theirs]) => {
    const amount = decimalOf(product.nutriments[theirs])
    return amount === undefined ? [] : [[ours, amount] as const]
  })
  if (known.length === 0) return undefined
  return { per, ...Object.fromEntries(known), source: 'Open Food Facts' }
}

/** A number of the data as a decimal. Their figures carry binary noise, so what is past the sixth digit is rounded. */
function decimalOf(value: unknown): Decimal | undefined {
  const number = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
  if (typeof number !== 'number' || !Number.isFinite(number) || number < 0) return undefined
  const typed = decimalFromTyped(number.toFixed(FRACTION_DIGITS))
  return typed.ok ? typed.decimal : undefined
}
