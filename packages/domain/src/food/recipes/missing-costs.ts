import type { LineCost, MissingCost, RecipeCost } from './cost-report.ts'
import type { RecipeLine } from './recipe-line.ts'

const NOTHING_MISSING: ReadonlyMap<string, MissingCost> = new Map()

/**
 * Everything that is missing to know a recipe's cost, here and in its sub-recipes, each once: a price that two lines
 * need is missing once (rule CO6).
 * @param costs - of the lines, in their order
 * @param known - costs of the sub-recipes, by id
 */
export function missingCosts(
  recipeId: string,
  lines: readonly RecipeLine[],
  { costs, known }: { readonly costs: readonly LineCost[]; readonly known: ReadonlyMap<string, RecipeCost> },
): ReadonlyMap<string, MissingCost> {
  const isWhole = (cost: LineCost) =>
    cost.kind === 'known' &&
    (cost.source.kind !== 'recipe' || known.get(cost.source.recipeId)?.missing.size === 0)
  if (costs.every(isWhole)) return NOTHING_MISSING
  const missing = new Map<string, MissingCost>()
  for (const [index, line] of lines.entries()) {
    const cost = costs[index]
    if (cost?.kind === 'unknown') {
      const stockLineId = cost.why.reason === 'no-price' ? line.refId : undefined
      missing.set(stockLineId === undefined ? `${recipeId}/${line.lineKey}` : `price:${stockLineId}`, {
        recipeId,
        lineKey: line.lineKey,
        name: line.name,
        ...(stockLineId !== undefined && { stockLineId }),
        why: cost.why,
      })
    } else if (cost?.source.kind === 'recipe') {
      for (const [key, fact] of known.get(cost.source.recipeId)?.missing ?? []) missing.set(key, fact)
    }
  }
  return missing
}
