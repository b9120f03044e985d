import { type AddedAllergens, addedAllergens } from '../../food/allergens/added-allergens.ts'
import type { AllergenFacts } from '../../food/allergens/allergens.ts'
import { type RecipeGraph, recipesAbove, recipesUsing } from '../../food/recipes/recipe-graph.ts'
import { compareTimestamps } from '../../core/time/compare-timestamps.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'

/** A supplier's product that is not what it was. Facts as they count, with exempt groups answered "no" (rule AL6). */
export interface ProductChange {
  /** The stock line it is bought for. */
  readonly lineId: string
  readonly before: AllergenFacts
  readonly after: AllergenFacts
  readonly at: Timestamp
}

/** What a kitchen makes of its stock, by document id. */
export interface KitchenContent {
  readonly recipes: RecipeGraph
  readonly stockLines: ReadonlyMap<string, { readonly recipeId?: string | undefined }>
  readonly menus: readonly {
    readonly id: string
    readonly items: readonly {
      readonly recipeId?: string | undefined
      readonly options: readonly { readonly recipeId?: string | undefined }[]
    }[]
  }[]
  readonly labels: readonly {
    readonly id: string
    readonly recipeId: string
    readonly printedAt: Timestamp
  }[]
}

/** A recipe or menu that somebody has to look at. */
export interface AllergenFlag {
  readonly kind: 'recipe' | 'menu'
  readonly id: string
}

/** What a change of a product adds, and everything it reaches. */
export interface AllergenChange {
  readonly added: AddedAllergens
  readonly at: Timestamp
  /** Recipes first, nearest first, then menus. */
  readonly flags: readonly AllergenFlag[]
  /** Labels of those recipes that were printed before the change and now say too little. */
  readonly labelIds: readonly string[]
}

/**
 * What a changed product flags (rule AL7): every recipe that uses it, directly, through others or through a stock line
 * that is made here, every menu with one of them, and the labels printed before. Undefined when it adds no allergen.
 */
export function allergenChange(change: ProductChange, books: KitchenContent): AllergenChange | undefined {
  const added = addedAllergens(change.before, change.after)
  if (added.groups.length === 0 && added.names.length === 0) return undefined
  const recipes = recipesWith(change.lineId, books)
  const menus = books.menus.filter(({ items }) =>
    items
      .flatMap((item) => [item.recipeId, ...item.options.map(({ recipeId }) => recipeId)])
      .some((recipeId) => recipeId !== undefined && recipes.has(recipeId)),
  )
  return {
    added,
    at: change.at,
    flags: [
      ...[...recipes].map((id) => ({ kind: 'recipe' as const, id })),
      ...menus.map(({ id }) => ({ kind: 'menu' as const, id })),
    ],
    labelIds: books.labels
      .filter(
        ({ recipeId, printedAt }) => recipes.has(recipeId) && compareTimestamps(printedAt, change.at) < 0,
      )
      .map(({ id }) => id),
  }
}

/** Ids of all recipes above a stock line, also through stock lines that are made of such a recipe. */
function recipesWith(lineId: string, { recipes, stockLines }: KitchenContent): ReadonlySet<string> {
  const found = new Set<string>()
  const lineIds = new Set([lineId])
  for (const refId of lineIds) {
    for (const userId of recipesUsing({ kind: 'ingredient', refId }, recipes)) {
      for (const id of [userId, ...recipesAbove(userId, recipes)]) found.add(id)
    }
    for (const [id, { recipeId }] of stockLines) {
      if (recipeId !== undefined && found.has(recipeId)) lineIds.add(id)
    }
  }
  return found
}

/** A person has looked at a flagged recipe or menu. */
export interface AllergenConfirmation extends AllergenFlag {
  readonly at: Timestamp
}

/** The flags that nobody has confirmed since the change (rule AL7). */
export function openFlags(
  change: AllergenChange,
  confirmations: readonly AllergenConfirmation[],
): readonly AllergenFlag[] {
  return change.flags.filter(
    (flag) =>
      !confirmations.some(
        ({ kind, id, at }) => kind === flag.kind && id === flag.id && compareTimestamps(at, change.at) >= 0,
      ),
  )
}
