import { detectKitchenMeasures } from './detect-kitchen-measures.ts'
import { keepLine, parseIngredientLine } from './parse-ingredient-line.ts'
import type { KitchenMeasures } from './parsed-line.ts'
import { readDuration } from './read-duration.ts'
import { readServings } from './read-servings.ts'
import type { DraftNote, DraftProblem, DraftStep, DraftTime, RecipeDraft } from './recipe-draft.ts'
import { readFactLine } from './recipe-words.ts'

/** What a reader found in a source, before its lines are understood. */
export interface CollectedRecipe {
  readonly source: RecipeDraft['source']
  readonly name: string
  readonly description: readonly string[]
  readonly tags: readonly string[]
  readonly author?: string
  /** Lines about times and servings and fields of the source's head, as written. */
  readonly facts: readonly string[]
  readonly lines: readonly { readonly text: string; readonly group?: string }[]
  readonly steps: readonly DraftStep[]
  readonly notes: readonly DraftNote[]
  readonly pictures: readonly string[]
  /** Times that a source gives exactly, before those of its facts. */
  readonly times?: RecipeDraft['times']
}

/** E25: lines and steps a recipe may have. */
export const MOST_RECIPE_LINES = 200
export const MOST_STEPS = 100

/** Lines of one source that are taken apart; no recipe has as many, and the others are kept as they are. */
const MOST_LINES_READ = 1000

const OF_ONE_SYSTEM =
  /^(?:imperial|metric|us|u\.s\.|american|us customary|metrisch|métrique)(?: (?:units?|measure(?:ment)?s?))?$/i

function timesOf(collected: CollectedRecipe): RecipeDraft['times'] {
  const read: { prep?: DraftTime; cook?: DraftTime; rest?: DraftTime; total?: DraftTime } = {}
  for (const line of collected.facts) {
    const fact = readFactLine(line)
    if (fact === undefined || fact.kind === 'servings') continue
    const time = readDuration(fact.value)
    if (time !== undefined) read[fact.kind] ??= time
  }
  return { ...read, ...collected.times }
}

/** The first line about servings that tells a number; whether any line spoke of them. */
function servingsOf(
  facts: readonly string[],
  kitchen: KitchenMeasures,
): Pick<RecipeDraft, 'portions' | 'yield'> & { readonly isSaid: boolean } {
  const said = facts.map(readFactLine).filter((fact) => fact?.kind === 'servings')
  const read = said.map((fact) => readServings(fact?.value ?? '', kitchen))
  const portions = read.find((servings) => servings.portions !== undefined)?.portions
  const quantity = read.find((servings) => servings.yield !== undefined)?.yield
  return {
    ...(portions !== undefined && { portions }),
    ...(quantity !== undefined && { yield: quantity }),
    isSaid: said.length > 0,
  }
}

function usesCups(draft: Pick<RecipeDraft, 'lines'>): boolean {
  const household = new Set(['cup', 'tbsp', 'tsp'])
  return draft.lines.some(({ amount }) => {
    if (amount.kind === 'exact') return household.has(amount.qty.unit)
    return amount.kind === 'range' && household.has(amount.to.unit)
  })
}

/** Whether two headings of the ingredients name systems of measures, such as "Imperial" and "Metric". */
function isListedTwice(lines: CollectedRecipe['lines']): boolean {
  const systems = lines.map(({ group }) => group ?? '').filter((group) => OF_ONE_SYSTEM.test(group))
  return new Set(systems).size > 1
}

function problemsOf(
  draft: Omit<RecipeDraft, 'problems'>,
  servings: { readonly isSaid: boolean },
): readonly DraftProblem[] {
  const isCountKnown = draft.portions !== undefined || draft.yield !== undefined
  const found: readonly (readonly [DraftProblem, boolean])[] = [
    ['no-name', draft.name.trim() === ''],
    ['no-lines', draft.lines.length === 0],
    ['no-steps', draft.steps.length === 0],
    ['portions-unclear', servings.isSaid && !isCountKnown],
    ['cups-assumed', !draft.kitchen.isEvident && usesCups(draft)],
    ['listed-twice', isListedTwice(draft.lines)],
    ['too-many-lines', draft.lines.length > MOST_RECIPE_LINES],
    ['too-many-steps', draft.steps.length > MOST_STEPS],
  ]
  return found.flatMap(([problem, isSo]) => (isSo ? [problem] : []))
}

function understand(collected: CollectedRecipe, kitchen: KitchenMeasures): RecipeDraft {
  const { isSaid, ...servings } = servingsOf(collected.facts, kitchen)
  const draft = {
    source: collected.source,
    name: collected.name,
    description: collected.description.join('\n\n'),
    tags: collected.tags,
    ...(collected.author !== undefined && { author: collected.author }),
    kitchen,
    ...servings,
    times: timesOf(collected),
    facts: collected.facts,
    lines: collected.lines.map(({ text, group }, at) => ({
      ...(at < MOST_LINES_READ ? parseIngredientLine(text, kitchen) : keepLine(text)),
      ...(group !== undefined && { group }),
    })),
    steps: collected.steps,
    notes: collected.notes,
    pictures: collected.pictures,
  }
  return { ...draft, problems: problemsOf(draft, { isSaid }) }
}

/** Makes the draft of a collected recipe: every line parsed with the cups and spoons that the recipe speaks of. */
export function assembleDraft(collected: CollectedRecipe): RecipeDraft {
  const texts = collected.lines.map((line) => line.text)
  const whole = [...texts, ...collected.description, ...collected.steps.map((step) => step.text)].join('\n')
  return understand(collected, detectKitchenMeasures(texts, whole))
}

/** The draft read again with the cups and spoons that a person chose (rule UN4). */
export function withCups(draft: RecipeDraft, cups: KitchenMeasures['cups']): RecipeDraft {
  const collected: CollectedRecipe = {
    ...draft,
    description: draft.description === '' ? [] : [draft.description],
  }
  const isBritish = draft.kitchen.isBritish === true
  return understand(collected, { cups, isEvident: true, ...(isBritish && { isBritish }) })
}
