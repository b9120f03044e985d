import type { RecipeNode } from './recipe-graph.ts'

/** How many portions a recipe says that one batch gives, as a decimal; undefined when it does not say. */
export function saidPortions(batch: Pick<RecipeNode['current'], 'yield' | 'portions'>): string | undefined {
  if (batch.portions !== undefined) return String(batch.portions)
  return batch.yield?.unit === 'portion' ? batch.yield.amount : undefined
}
