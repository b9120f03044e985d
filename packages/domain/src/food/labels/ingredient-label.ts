import { err, ok, type Result } from '@brigade/contract/result.ts'
import { type LabelIngredient, orderIngredients } from './order-ingredients.ts'

/** A piece of a label's text; allergens are printed so that they stand out. */
export interface LabelRun {
  readonly text: string
  readonly isEmphasised: boolean
}

/** What food packed before it was ordered says of itself (rule LB1). */
export interface IngredientLabel {
  readonly name: string
  /** The whole list of ingredients, to be printed one run after the other. */
  readonly ingredients: readonly LabelRun[]
}

/** Why a label cannot be printed. */
export type LabelProblem =
  | { readonly kind: 'no-ingredients' }
  /** Nobody has said which allergens these have. */
  | { readonly kind: 'allergens-unknown'; readonly names: readonly string[] }

/**
 * The label of food packed on the premises before ordering: its name and the full list of ingredients, compounds opened
 * in brackets, allergens emphasised each time they occur (rules LB1, LB2; UK Food Information (Amendment) Regulations
 * 2019). An allergen that the ingredient's own name does not say follows it in brackets: "butter (milk)".
 */
export function ingredientLabel(
  name: string,
  ingredients: readonly LabelIngredient[],
): Result<IngredientLabel, LabelProblem> {
  if (ingredients.length === 0) return err({ kind: 'no-ingredients' })
  const names = unknownIn(ingredients)
  if (names.length > 0) return err({ kind: 'allergens-unknown', names })
  return ok({ name, ingredients: joinRuns(listRuns(orderIngredients(ingredients))) })
}

function unknownIn(ingredients: readonly LabelIngredient[]): readonly string[] {
  return ingredients.flatMap(({ name, allergens, parts }) =>
    parts === undefined || parts.length === 0 ? (allergens === undefined ? [name] : []) : unknownIn(parts),
  )
}

const plain = (text: string): LabelRun => ({ text, isEmphasised: false })
const emphasised = (text: string): LabelRun => ({ text, isEmphasised: true })

function listRuns(ingredients: readonly LabelIngredient[]): readonly LabelRun[] {
  return ingredients.flatMap((ingredient, index) => [
    ...(index === 0 ? [] : [plain(', ')]),
    ...ingredientRuns(ingredient),
  ])
}

function ingredientRuns({ name, allergens = [], parts = [] }: LabelIngredient): readonly LabelRun[] {
  const said = allergens.filter((allergen) => wordPattern([allergen]).test(name))
  const added = allergens.filter((allergen) => !said.includes(allergen))
  const brackets = [
    ...added.flatMap((allergen, index) => [...(index === 0 ? [] : [plain(', ')]), emphasised(allergen)]),
    ...(added.length > 0 && parts.length > 0 ? [plain(', ')] : []),
    ...listRuns(parts),
  ]
  return [...nameRuns(name, said), ...(brackets.length === 0 ? [] : [plain(' ('), ...brackets, plain(')')])]
}

/** A name with the allergens in it emphasised, each as often as it stands there. */
function nameRuns(name: string, allergens: readonly string[]): readonly LabelRun[] {
  if (allergens.length === 0) return [plain(name)]
  return name
    .split(wordPattern(allergens))
    .map((text, index) => ({ text, isEmphasised: index % 2 === 1 }))
    .filter(({ text }) => text !== '')
}

/** Finds any of the words, whole and in capitals or not. */
function wordPattern(words: readonly string[]): RegExp {
  const longestFirst = words.toSorted((one, other) => other.length - one.length)
  const choices = longestFirst.map((word) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
  return new RegExp(String.raw`(?<![\p{L}\p{N}])(${choices.join('|')})(?![\p{L}\p{N}])`, 'iu')
}

/** Neighbours of one kind as one run. */
function joinRuns(runs: readonly LabelRun[]): readonly LabelRun[] {
  const joined: LabelRun[] = []
  for (const run of runs) {
    const last = joined.at(-1)
    if (last?.isEmphasised === run.isEmphasised) joined.splice(-1, 1, { ...run, text: last.text + run.text })
    else joined.push(run)
  }
  return joined
}
