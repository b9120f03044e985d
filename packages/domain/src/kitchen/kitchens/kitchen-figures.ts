import * as z from 'zod'
import { DeletedAt, DocumentId } from '../../core/documents/stored-fields.ts'
import { Allergens } from '../../food/allergens/allergens.ts'
import { isFreeOfCharge } from '../../food/ingredients/free-of-charge.ts'
import { RecipeState } from '../../food/recipes/recipe.ts'

/** What the figures read of a recipe, a stock line and a price line: to check thousands of whole ones takes seconds. */
export const CountedRecipe = z.object({ state: RecipeState, deletedAt: DeletedAt })
export const CountedStockLine = z.object({
  allergens: Allergens,
  isPrepared: z.boolean(),
  isFree: z.boolean().optional(),
  ingredientId: DocumentId.optional(),
  deletedAt: DeletedAt,
})
export const CountedPriceLine = z.object({ lineId: DocumentId, deletedAt: DeletedAt })

type CountedLine = Readonly<z.infer<typeof CountedStockLine>>

/** The whole book of a kitchen, as far as its figures need it. */
interface BookFacts {
  readonly recipes: readonly Readonly<z.infer<typeof CountedRecipe>>[]
  /** By id. */
  readonly stockLines: ReadonlyMap<string, CountedLine>
  /** Undefined for people who may not see costs. */
  readonly priceLines: readonly Readonly<z.infer<typeof CountedPriceLine>>[] | undefined
}

/** What a kitchen's overview says of its recipes and ingredients. What is in the bin counts nowhere. */
export interface KitchenFigures {
  /** Recipes that are in use or being written. */
  readonly recipes: number
  readonly drafts: number
  readonly ingredients: number
  /** Ingredients with an allergen that nobody has answered for. */
  readonly unanswered: number
  /** Bought ingredients that are not free and have no price; null for people who may not see costs. */
  readonly unpriced: number | null
  /** Ingredients that lack one answer or both. */
  readonly open: number
}

/** Counts what a kitchen has and what waits for an answer. */
export function kitchenFigures({ recipes, stockLines, priceLines }: BookFacts): KitchenFigures {
  const kept = recipes.filter(({ state, deletedAt }) => deletedAt === undefined && state !== 'archived')
  const lines = [...stockLines].filter(([, { deletedAt }]) => deletedAt === undefined)
  const unanswered = lines
    .filter(([, { allergens }]) => Object.values(allergens).includes('unknown'))
    .map(([id]) => id)
  const unpriced = priceLines && unpricedOf(lines, pricedIn(priceLines))
  return {
    recipes: kept.length,
    drafts: kept.filter(({ state }) => state === 'draft').length,
    ingredients: lines.length,
    unanswered: unanswered.length,
    unpriced: unpriced?.length ?? null,
    open: new Set([...unanswered, ...(unpriced ?? [])]).size,
  }
}

/** Lines for which some price stands: which of several counts makes no difference here (rule CO6). */
function pricedIn(priceLines: NonNullable<BookFacts['priceLines']>): ReadonlySet<string> {
  const standing = priceLines.filter(({ deletedAt }) => deletedAt === undefined)
  return new Set(standing.map(({ lineId }) => lineId))
}

function unpricedOf(
  lines: readonly (readonly [string, CountedLine])[],
  priced: ReadonlySet<string>,
): readonly string[] {
  return lines
    .filter(([id, line]) => !line.isPrepared && !isFreeOfCharge(line) && !priced.has(id))
    .map(([id]) => id)
}
