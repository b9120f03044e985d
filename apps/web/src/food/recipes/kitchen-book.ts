import type { PriceLine } from '@brigade/domain/food/ingredients/price-line.ts'
import type { StockLine } from '@brigade/domain/food/ingredients/stock-line.ts'
import type { KitchenSettings } from '@brigade/domain/kitchen/kitchens/kitchen-settings.ts'
import { type KitchenAllergens, kitchenAllergens } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import { type KitchenCosts, kitchenCosts } from '@brigade/domain/food/recipes/recipe-cost.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import type { RecipeHome } from './recipe-home.ts'

/** The settings of a kitchen that costs and times are shown with. */
export type BookSettings = Pick<KitchenSettings, 'currency' | 'zone' | 'targets'>

/** The documents on this device that costs and allergens are derived from. */
export interface BookSources {
  readonly home: RecipeHome
  readonly recipes: readonly StoredDocument<Recipe>[]
  readonly stockLines: readonly StoredDocument<StockLine>[]
  /** Undefined for people who may not see costs. */
  readonly priceLines: readonly StoredDocument<PriceLine>[] | undefined
  readonly settings: BookSettings
}

/** The recipes of a kitchen, or of a person, with everything above and below them, ready to be asked. */
export interface KitchenBook {
  readonly home: RecipeHome
  /** Recipes that are not in the bin. */
  readonly rows: readonly StoredDocument<Recipe>[]
  /** Recipes that are; nothing is worked out of them. */
  readonly binned: readonly StoredDocument<Recipe>[]
  readonly recipes: ReadonlyMap<string, Recipe>
  readonly stockLines: ReadonlyMap<string, StockLine>
  readonly settings: BookSettings
  /** Undefined for people who may not see costs. */
  readonly costs: KitchenCosts | undefined
  readonly allergens: KitchenAllergens
  /** The same book with another content of one recipe, such as one that is being typed. */
  readonly withRecipe: (recipeId: string, recipe: Recipe) => KitchenBook
}

function byId<Content>(rows: readonly StoredDocument<Content>[]): ReadonlyMap<string, Content> {
  return new Map(rows.map((row) => [row.id, row.content]))
}

/** Opens the books: nothing is worked out before it is asked for, and then only once. */
export function kitchenBook(sources: BookSources): KitchenBook {
  const { home, settings, priceLines } = sources
  const rows = sources.recipes.filter(({ content }) => content.deletedAt === undefined)
  const binned = sources.recipes.filter(({ content }) => content.deletedAt !== undefined)
  const recipes = byId(rows)
  const stockLines = byId(sources.stockLines)
  const costs =
    priceLines === undefined
      ? undefined
      : kitchenCosts({ recipes, stockLines, priceLines: byId(priceLines), currency: settings.currency })
  return {
    home,
    rows,
    binned,
    recipes,
    stockLines,
    settings,
    costs,
    allergens: kitchenAllergens({ recipes, stockLines }),
    withRecipe: (recipeId, content) => {
      const others = rows.filter(({ id }) => id !== recipeId)
      const changed = { id: recipeId, path: `recipes/${recipeId}`, content, hasPendingWrites: true }
      return kitchenBook({ ...sources, recipes: [...others, ...binned, changed] })
    },
  }
}
