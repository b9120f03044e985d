import { RecipeContent, type RecipeSource } from '../recipes/recipe.ts'
import type { RecipeLine } from '../recipes/recipe-line.ts'
import { MOST_RECIPE_LINES, MOST_STEPS } from './assemble-draft.ts'
import { plainWords } from './plain-words.ts'
import type { DraftLine, RecipeDraft } from './recipe-draft.ts'

/** What of a recipe an import gives; owner, ids and matches are the caller's. */
export interface ImportedRecipe {
  readonly name: string
  readonly tags: readonly string[]
  readonly content: RecipeContent
  /** Absent when the source was given no hash. */
  readonly source?: RecipeSource
}

/** The recipe, or what a person must settle first. */
export type DraftResult =
  | { readonly ok: true; readonly recipe: ImportedRecipe }
  | {
      readonly ok: false
      readonly problem: 'no-name' | 'no-lines' | 'too-many-lines' | 'too-many-steps' | 'too-long'
    }

/** Letters that fit (recipe schema). */
const MOST = {
  name: 100,
  tag: 60,
  tags: 30,
  text: 2000,
  step: 2000,
  description: 20_000,
  group: 100,
  source: 2000,
} as const
const LEAST_LETTERS_OF_A_NAME = 2

/** Cuts a long text at the ends of sentences, or where it must, into parts that fit; nothing is left out. */
function partsOf(text: string, most: number): readonly string[] {
  if (text.length <= most) return [text]
  const end = Math.max(text.lastIndexOf('. ', most - 1), text.lastIndexOf('\n', most - 1))
  const at = end > 0 ? end + 1 : most
  return [text.slice(0, at).trim(), ...partsOf(text.slice(at).trim(), most)].filter((part) => part !== '')
}

/** Tags that a recipe can hold; the others go to its description. */
function fittingTags(draft: RecipeDraft): readonly string[] {
  return draft.tags.filter((tag) => tag.trim() !== '' && tag.length <= MOST.tag).slice(0, MOST.tags)
}

function recipeLine(line: DraftLine, at: number): RecipeLine {
  return {
    lineKey: `line-${at + 1}`,
    text: line.text,
    kind: 'ingredient',
    name: line.name,
    amount: line.amount,
    ...(line.also !== undefined && { also: line.also }),
    ...(line.preparation !== undefined && { preparation: line.preparation }),
    ...(line.note !== undefined && { note: line.note }),
    ...(line.group !== undefined && line.group !== '' && { group: line.group.slice(0, MOST.group) }),
    ...(line.isOptional && { isOptional: true }),
  }
}

/** Steps as texts that fit, a heading before the first step under it. */
function stepTexts(draft: RecipeDraft): readonly string[] {
  return draft.steps.flatMap((step, at) => {
    const isFirst = step.group !== undefined && step.group !== draft.steps[at - 1]?.group
    return partsOf(plainWords(isFirst ? `${step.group}\n${step.text}` : step.text), MOST.step)
  })
}

/** Parts that say something, a line apart. */
function joined(parts: readonly string[]): string {
  return parts.filter((part) => part.trim() !== '').join('\n\n')
}

/** What a cook reads beside the method: the description, notes under their headings, tags that do not fit. */
function descriptionOf(draft: RecipeDraft): string {
  const notes = draft.notes.map(({ heading, text }) =>
    [heading, text].filter((part) => part !== undefined && part !== '').join('\n'),
  )
  const name = draft.name.trim()
  return plainWords(
    joined([
      name.length > MOST.name ? name : '',
      draft.description,
      ...notes,
      draft.tags.filter((tag) => !fittingTags(draft).includes(tag)).join(', '),
    ]),
  )
}

/** What a recipe has its own fields for or no use of, as written, so that it holds all that its source said. */
function sourceWordsOf(draft: RecipeDraft): string {
  return joined([draft.facts.join('\n'), draft.pictures.join('\n'), draft.author ?? ''])
}

function contentOf(draft: RecipeDraft): RecipeContent {
  const { prep, cook } = draft.times
  const description = descriptionOf(draft)
  const sourceWords = sourceWordsOf(draft)
  return RecipeContent.parse({
    ...(draft.yield !== undefined && { yield: draft.yield }),
    ...(draft.portions !== undefined && draft.portions > 0 && { portions: draft.portions }),
    ...(prep !== undefined && { prepMin: prep.toMin }),
    ...(cook !== undefined && { cookMin: cook.toMin }),
    ...(description !== '' && { description }),
    ...(sourceWords !== '' && { sourceWords }),
    lines: draft.lines.map(recipeLine),
    steps: stepTexts(draft).map((text, at) => ({ stepKey: `step-${at + 1}`, text, lineKeys: [] })),
    containers: [],
  })
}

/**
 * Maps a reviewed draft to a recipe's content. Of a time given as a range the longer end is planned with. Refused
 * where the recipe could not hold it all: nothing is cut off.
 */
export function draftToRecipe(draft: RecipeDraft): DraftResult {
  const name = draft.name.trim()
  const isTooLong =
    descriptionOf(draft).length > MOST.description ||
    sourceWordsOf(draft).length > MOST.description ||
    draft.lines.some((line) => line.text.length > MOST.text)
  if (name.length < LEAST_LETTERS_OF_A_NAME) return { ok: false, problem: 'no-name' }
  if (draft.lines.length === 0) return { ok: false, problem: 'no-lines' }
  if (draft.lines.length > MOST_RECIPE_LINES) return { ok: false, problem: 'too-many-lines' }
  if (stepTexts(draft).length > MOST_STEPS) return { ok: false, problem: 'too-many-steps' }
  if (isTooLong) return { ok: false, problem: 'too-long' }
  const { kind, name: sourceName, hash } = draft.source
  return {
    ok: true,
    recipe: {
      name: name.slice(0, MOST.name).trim(),
      tags: fittingTags(draft),
      content: contentOf(draft),
      ...(hash !== undefined && { source: { kind, name: sourceName.slice(0, MOST.source), hash } }),
    },
  }
}
