import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { ALLERGEN_GROUPS } from '@brigade/domain/food/allergens/allergen-groups.ts'
import type { AllergenAnswer, AllergenGroup, Allergens } from '@brigade/domain/food/allergens/allergens.ts'
import type { CatalogueIngredient } from '@brigade/domain/food/catalogue/catalogue-entry.ts'
import { CATALOGUE } from '@brigade/domain/food/catalogue/catalogue.ts'
import { stockLineOf } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import type { Pack } from '@brigade/domain/food/ingredients/price-line.ts'
import { priceLines } from '@brigade/domain/food/ingredients/price-lines.ts'
import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import type { Money } from '@brigade/domain/core/money/money.ts'
import { dimensionOf } from '@brigade/domain/core/quantities/unit-codes.ts'
import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'

/** Whose pantry, and who writes it. */
export interface Pantry {
  readonly kitchenId: string
  readonly by: string
}

/** What one pack of an ingredient costs, and who sells it. */
export interface PackPrice {
  readonly supplierName: string
  readonly pack: Pack
  readonly price: Money
  readonly priceAt: Timestamp
  /** The link and the product it is bought through, where the supplier is on Brigade. */
  readonly linkId?: string
  readonly catalogueLineId?: string
  /** Before others of the line, from 1. */
  readonly rank?: number
  /** Follows from the line when not said. */
  readonly priceLineId?: string
}

/**
 * The entry of the shared catalogue with this id.
 * @throws when there is none
 */
export function catalogueEntry(ingredientId: string): CatalogueIngredient {
  const entry = CATALOGUE.find(({ id }) => id === ingredientId)
  if (entry === undefined) throw new Error(`The catalogue has no ${ingredientId}`)
  return entry
}

/** What a supplier's specification says of the groups that the catalogue leaves open; it says no to the others. */
export interface ProductSpecification {
  readonly contains?: readonly AllergenGroup[]
  readonly may?: readonly AllergenGroup[]
}

interface StockLineToBuild {
  readonly at: Timestamp
  readonly unit?: Unit
  /** Absent, what the catalogue does not know stays unknown. */
  readonly specification?: ProductSpecification
  /** Fill up to, in the unit it is counted in. */
  readonly par?: string
}

/** A catalogue ingredient taken into a kitchen, counted in the unit it is bought in when a price says so. */
export function buildStockLine(
  { kitchenId, by }: Pantry,
  ingredientId: string,
  { at, unit, specification, par }: StockLineToBuild,
): BuiltDocument {
  const ingredient = catalogueEntry(ingredientId)
  const stockUnit = unit === undefined ? 'kg' : canonicalUnit(unit)
  const known = stockLineOf({ ingredientId, ingredient, stockUnit }, newCommonFields(by, at))
  const line = par === undefined ? known : { ...known, par }
  return builtDocument(
    stockLines,
    { kitchenId, lineId: ingredientId },
    specification === undefined ? line : { ...line, allergens: specified(line.allergens, specification) },
  )
}

/** The answers with every unknown one settled by the specification. */
function specified(allergens: Allergens, { contains = [], may = [] }: ProductSpecification): Allergens {
  const settled: Record<AllergenGroup, AllergenAnswer> = { ...allergens }
  for (const group of ALLERGEN_GROUPS) {
    if (settled[group] !== 'unknown') continue
    settled[group] = contains.includes(group) ? 'contains' : may.includes(group) ? 'may' : 'no'
  }
  return settled
}

/** Stock is kept in kilograms, litres or pieces. */
function canonicalUnit(unit: Unit): Unit {
  const dimension = dimensionOf(unit)
  if (dimension === 'mass') return 'kg'
  return dimension === 'volume' ? 'l' : 'piece'
}

/** A supplier's price for a stock line; built twice it is one. */
export function buildPriceLine(
  { kitchenId, by }: Pantry,
  lineId: string,
  { priceAt, priceLineId = `price-${lineId}`, rank = 1, ...bought }: PackPrice,
): BuiltDocument {
  return builtDocument(
    priceLines,
    { kitchenId, priceLineId },
    {
      ...newCommonFields(by, priceAt),
      ...bought,
      lineId,
      name: catalogueEntry(lineId).name,
      priceAt,
      minPacks: 1,
      multiple: 1,
      rank,
      isAvailable: true,
    },
  )
}
