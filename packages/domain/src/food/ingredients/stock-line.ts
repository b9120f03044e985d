import * as z from 'zod'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { DeletedAt, DocumentId } from '../../core/documents/stored-fields.ts'
import { NutritionFacts } from '../nutrition/nutrition-facts.ts'
import { Decimal } from '../../core/quantities/decimal.ts'
import { PositiveQuantity } from '../../core/quantities/quantity.ts'
import { Temperature } from '../../core/quantities/temperature.ts'
import { Unit } from '../../core/quantities/unit.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { Allergens, AllergenGroup, namedAllergenConflicts, NamedAllergens } from '../allergens/allergens.ts'
import { FoodConversion } from './food-conversion.ts'
import { Gtin } from './gtin.ts'
import { IngredientCategory } from './ingredient-category.ts'
import { LineYield } from './line-yield.ts'

/** A unit of this kitchen's own for counting: a tub of 2.85 lb. */
export const CountUnit = z.strictObject({ name: z.string().trim().min(1).max(40), qty: PositiveQuantity })
export type CountUnit = Readonly<z.infer<typeof CountUnit>>

/** Who vouches for the allergen answers, on what, and until when. */
export const AllergenProof = z.strictObject({
  by: Uid,
  at: Timestamp,
  /** The file with the supplier's specification. */
  document: DocumentId.optional(),
  /** The last day on which the proof counts. */
  expiresOn: LocalDate,
})
export type AllergenProof = Readonly<z.infer<typeof AllergenProof>>

const StockLineShape = z.strictObject({
  ...commonFields,
  name: z.string().trim().min(2).max(80),
  /** The shared ingredient it was picked from; its document id is then the same. */
  ingredientId: DocumentId.optional(),
  category: IngredientCategory,
  /** Unit in which this line is counted and moved. */
  stockUnit: Unit,
  countUnits: z.array(CountUnit).max(20),
  /** Fill up to. */
  par: Decimal.optional(),
  /** Warn at or below. */
  min: Decimal.optional(),
  max: Decimal.optional(),
  areaIds: z.array(DocumentId).max(50),
  shelfLifeDays: z.int().min(0).max(36_500).optional(),
  /** How it is kept: at most this warm. */
  storage: z.strictObject({ max: Temperature.optional() }).optional(),
  /** Needs time and temperature control for safety. */
  isTcs: z.boolean(),
  yields: z.array(LineYield).max(20),
  /** Facts that let this food be measured in another kind of unit; they come before the catalogue's. */
  conversions: z.array(FoodConversion).max(20),
  /** One answer per group; `unknown` until somebody knows. */
  allergens: Allergens,
  namedAllergens: NamedAllergens,
  /** Groups the law lets this product leave out, such as wheat in glucose syrup (AL6). */
  exemptGroups: z.array(AllergenGroup).max(14),
  allergenProof: AllergenProof.optional(),
  nutrition: NutritionFacts.optional(),
  gtins: z.array(Gtin).max(50),
  /** The price line that costs are derived from; without it the lowest rank counts. */
  preferredPriceLineId: DocumentId.optional(),
  /** What the last count found, in the stock unit; the ledger says the rest. */
  lastCountSnapshot: z
    .strictObject({ amount: Decimal, at: Timestamp, countId: DocumentId.optional() })
    .optional(),
  /** Costs nothing, such as water; without an answer, what is usual for the ingredient counts. */
  isFree: z.boolean().optional(),
  /** Made in this kitchen by `recipeId`. */
  isPrepared: z.boolean(),
  recipeId: DocumentId.optional(),
  deletedAt: DeletedAt,
})

/** A kitchen's own ingredient (product, E19): how it is counted, what is known of it, where its price is. */
export const StockLine = StockLineShape.refine((line) => namedAllergenConflicts(line).length === 0, {
  path: ['namedAllergens'],
  message: 'names a cereal or nut whose group does not say so',
}).refine((line) => line.isPrepared === (line.recipeId !== undefined), {
  path: ['recipeId'],
  message: 'is given when, and only when, the line is prepared here',
})
export type StockLine = Readonly<z.infer<typeof StockLineShape>>
