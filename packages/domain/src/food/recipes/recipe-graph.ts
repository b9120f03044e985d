import type { RecipeContent } from './recipe.ts'
import type { RecipeUses } from './recipe-uses.ts'

/** A recipe as the rules need it: what it is called and how it is made. A stored recipe document is one. */
export interface RecipeNode {
  readonly name: string
  readonly current: Pick<RecipeContent, 'yield' | 'portions' | 'measuredYield' | 'lines' | 'targetCostPct'>
}

/** All recipes of one owner by id. */
export type RecipeGraph = ReadonlyMap<string, RecipeNode>

/** Ids of the recipes that a recipe uses, in the order of its lines. */
export function subRecipeIds(recipe: RecipeUses): readonly string[] {
  return recipe.current.lines.flatMap((line) =>
    line.kind === 'recipe' && line.refId !== undefined ? [line.refId] : [],
  )
}

/** Ids of the recipes with a line for this stock line or sub-recipe; name them before it goes to the bin. */
export function recipesUsing(
  { kind, refId }: { readonly kind: 'ingredient' | 'recipe'; readonly refId: string },
  graph: ReadonlyMap<string, RecipeUses>,
): readonly string[] {
  return [...graph].flatMap(([id, recipe]) =>
    recipe.current.lines.some((line) => line.kind === kind && line.refId === refId) ? [id] : [],
  )
}

/** Ids of every recipe that uses the named one, directly or through others; what a change of it reaches. */
export function recipesAbove(recipeId: string, graph: RecipeGraph): ReadonlySet<string> {
  const users = new Map<string, string[]>()
  for (const [id, recipe] of graph) {
    for (const used of subRecipeIds(recipe)) users.set(used, [...(users.get(used) ?? []), id])
  }
  const above = new Set<string>()
  const queue = [recipeId]
  for (const id of queue) {
    for (const user of users.get(id) ?? []) {
      if (above.has(user)) continue
      above.add(user)
      queue.push(user)
    }
  }
  return above
}
