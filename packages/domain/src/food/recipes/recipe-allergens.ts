import { NOTHING_KNOWN, rollUpAllergens, withExemptions } from '../allergens/allergen-rollup.ts'
import type { AllergenFacts, AllergenGroup } from '../allergens/allergens.ts'
import type { StockLine } from '../ingredients/stock-line.ts'
import { cycleClosedBy, hasCycle } from './recipe-cycle.ts'
import type { RecipeGraph } from './recipe-graph.ts'
import type { RecipeLine } from './recipe-line.ts'

/** Everything allergens are derived from, by document id; stored documents will do. */
export interface AllergenSources {
  readonly recipes: RecipeGraph
  readonly stockLines: ReadonlyMap<
    string,
    Pick<StockLine, 'allergens' | 'namedAllergens' | 'exemptGroups' | 'recipeId'>
  >
}

/** What one line brings into a recipe. */
export interface LineAllergens {
  readonly lineKey: string
  readonly facts: AllergenFacts
  /** Why nothing is known of the line; absent when its food is known, whatever the answers. */
  readonly problem?: 'not-matched' | 'line-missing' | 'recipe-missing' | 'cycle'
}

/** A recipe's allergens, and what each line brings to them. */
export interface RecipeAllergens extends AllergenFacts {
  readonly recipeId: string
  readonly lines: readonly LineAllergens[]
}

/** Allergens of the recipes of one owner, each worked out when first asked for and then kept. */
export interface KitchenAllergens {
  /** The allergens of a recipe; undefined when there is no such recipe. */
  of(recipeId: string): RecipeAllergens | undefined
}

interface AllergenContext {
  readonly sources: AllergenSources
  readonly known: Map<string, RecipeAllergens>
  readonly open: Set<string>
  readonly isCyclic: boolean
}

/**
 * Rolls allergens up through one state of the documents (rule AL3). Every line counts, also an optional one and
 * one without an amount. After a change of any document, call it anew.
 */
export function kitchenAllergens(sources: AllergenSources): KitchenAllergens {
  const context: AllergenContext = {
    sources,
    known: new Map(),
    open: new Set(),
    isCyclic: hasCycle(sources.recipes),
  }
  return { of: (recipeId) => allergensOf(recipeId, context) }
}

/** The allergens of one recipe; undefined when there is no such recipe. A recipe without lines is unknown. */
export function recipeAllergens(recipeId: string, sources: AllergenSources): RecipeAllergens | undefined {
  return kitchenAllergens(sources).of(recipeId)
}

/** The lines that give a recipe its answer for a group: those that contain it, or are unknown, or may contain it. */
export function linesBehindAnswer(recipe: RecipeAllergens, group: AllergenGroup): readonly string[] {
  const answer = recipe.allergens[group]
  if (answer === 'no') return []
  return recipe.lines.filter(({ facts }) => facts.allergens[group] === answer).map(({ lineKey }) => lineKey)
}

function allergensOf(recipeId: string, context: AllergenContext): RecipeAllergens | undefined {
  const known = context.known.get(recipeId)
  if (known !== undefined) return known
  const recipe = context.sources.recipes.get(recipeId)
  if (recipe === undefined) return undefined
  context.open.add(recipeId)
  const lines = recipe.current.lines.map((line) => allergensOfLine(line, recipeId, context))
  context.open.delete(recipeId)
  const found = { recipeId, lines, ...rollUpAllergens(lines.map(({ facts }) => facts)) }
  context.known.set(recipeId, found)
  return found
}

function allergensOfLine(line: RecipeLine, recipeId: string, context: AllergenContext): LineAllergens {
  const { lineKey, refId } = line
  if (refId === undefined) return unknownLine(lineKey, 'not-matched')
  if (line.kind === 'recipe') {
    const closes = context.isCyclic && cycleClosedBy(recipeId, refId, context.sources.recipes) !== undefined
    return closes ? unknownLine(lineKey, 'cycle') : allergensOfSubRecipe(lineKey, refId, context)
  }
  const stockLine = context.sources.stockLines.get(refId)
  if (stockLine === undefined) return unknownLine(lineKey, 'line-missing')
  if (stockLine.recipeId !== undefined) return allergensOfSubRecipe(lineKey, stockLine.recipeId, context)
  return { lineKey, facts: withExemptions(stockLine, stockLine.exemptGroups) }
}

function allergensOfSubRecipe(lineKey: string, recipeId: string, context: AllergenContext): LineAllergens {
  if (context.open.has(recipeId)) return unknownLine(lineKey, 'cycle')
  const facts = allergensOf(recipeId, context)
  return facts === undefined ? unknownLine(lineKey, 'recipe-missing') : { lineKey, facts }
}

function unknownLine(lineKey: string, problem: NonNullable<LineAllergens['problem']>): LineAllergens {
  return { lineKey, facts: NOTHING_KNOWN, problem }
}
