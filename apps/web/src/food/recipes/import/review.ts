import { foldName } from '@brigade/domain/core/text/fold-name.ts'
import type { IngredientMatch } from '@brigade/domain/food/ingredients/match-ingredient.ts'
import { type Double, findDoubles } from '@brigade/domain/food/import/find-doubles.ts'
import type { DraftLine, DraftProblem, RecipeDraft } from '@brigade/domain/food/import/recipe-draft.ts'
import type { Recipe } from '@brigade/domain/food/recipes/recipe.ts'
import type { StoredDocument } from '../../../lib/reading/loadable.ts'
import type { IngredientFinder } from '../ingredient-finder.ts'
import {
  type Choice,
  type Decision,
  type ImportItem,
  type ImportState,
  reviewedDraft,
} from './import-state.ts'

/** What is known of a line's food, and where that comes from. */
export type LineFood =
  | { readonly kind: 'known'; readonly id: string; readonly name: string; readonly isNew: boolean }
  | { readonly kind: 'open'; readonly near: readonly string[]; readonly isLeftOpen: boolean }

/** A line as the review shows it. */
export interface ReviewedLine {
  readonly line: DraftLine
  readonly food: LineFood
  readonly needsLook: boolean
}

/** A recipe as the review shows it. */
export interface ReviewedItem {
  readonly item: ImportItem
  readonly draft: RecipeDraft
  readonly lines: readonly ReviewedLine[]
  readonly understood: number
  readonly double: Double | undefined
  readonly decision: Decision
  /** Nothing left open: every line read in full, every ingredient known, no question about the whole. */
  readonly isClear: boolean
}

/** Questions about a recipe as a whole that a person should answer; the others are only worth knowing. */
const QUESTIONS: ReadonlySet<DraftProblem> = new Set([
  'no-name',
  'no-lines',
  'listed-twice',
  'too-many-lines',
  'too-many-steps',
])

function nearOf(match: IngredientMatch): readonly string[] {
  if (match.kind === 'several') return match.candidates
  return match.kind === 'none' ? match.nearest : []
}

/** The food that a written name means: what a person chose in this import, else what the catalogue knows. */
export function foodOf(
  name: string,
  choices: ReadonlyMap<string, Choice>,
  finder: IngredientFinder,
): LineFood {
  const choice = choices.get(foldName(name))
  const match = finder.match(name)
  if (choice?.kind === 'new') return { kind: 'known', id: choice.id, name: choice.name, isNew: true }
  const id = choice?.kind === 'food' ? choice.id : match.kind === 'match' ? match.ingredientId : undefined
  const food = id === undefined || choice?.kind === 'open' ? undefined : finder.food(id)
  if (food !== undefined) return { kind: 'known', id: food.id, name: food.name, isNew: false }
  return { kind: 'open', near: nearOf(match), isLeftOpen: choice?.kind === 'open' }
}

function reviewedItem(
  item: ImportItem,
  double: Double | undefined,
  { choices, finder }: { readonly choices: ReadonlyMap<string, Choice>; readonly finder: IngredientFinder },
): ReviewedItem {
  const draft = reviewedDraft(item)
  const lines = draft.lines.map((line) => {
    const food = foodOf(line.name, choices, finder)
    const isOpen = food.kind === 'open' && !food.isLeftOpen
    return { line, food, needsLook: line.understood !== 'full' || isOpen }
  })
  const understood = lines.filter((line) => !line.needsLook).length
  const hasQuestion = draft.problems.some((problem) => QUESTIONS.has(problem)) || draft.name.trim().length < 2
  return {
    item,
    draft,
    lines,
    understood,
    double,
    decision: item.decision ?? (double === undefined ? 'save' : 'skip'),
    isClear: understood === lines.length && lines.length > 0 && !hasQuestion,
  }
}

/** Everything the review screen shows, worked out anew after each step. */
export function reviewOf(
  state: ImportState,
  { kitchenId, recipes, finder }: ReviewContext,
): readonly ReviewedItem[] {
  const known = recipes.map(({ id, content }) => ({ id, name: content.name, lines: content.current.lines }))
  const open = state.items.filter((item) => !item.isSaved)
  const doubles = findDoubles(kitchenId, open.map(reviewedDraft), known)
  const byPlace = new Map(doubles.map((double) => [double.at, double]))
  return open.map((item, at) => reviewedItem(item, byPlace.get(at), { choices: state.choices, finder }))
}

export interface ReviewContext {
  readonly kitchenId: string
  readonly recipes: readonly StoredDocument<Recipe>[]
  readonly finder: IngredientFinder
}
