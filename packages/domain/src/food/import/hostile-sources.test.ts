import { describe, expect, test } from 'vitest'
import { LARGEST_SOURCE_BYTES, readRecipeSource } from './read-recipe-source.ts'

/** Enough to be read at all in every run; at night as much as shows a reader that goes over the text once for each line. */
const TEXT_BYTES = LARGEST_SOURCE_BYTES / (process.env['NIGHTLY'] === 'on' ? 4 : 128)
/** Only what never ends takes as long. */
const A_MINUTE = 60_000

/** Why a text is refused, or how many lines its draft keeps. */
function outcomeOf(text: string): string | number | undefined {
  const read = readRecipeSource(text, { kind: 'text', name: 'pasted', hash: 'a1b2c3d4' })
  return read.ok ? read.drafts[0]?.lines.length : read.problem.kind
}

type Outcome = string | number

/** A piece to repeat, and what becomes of so many of it as plain text, as markdown and as structured data. */
const hostileTexts: [string, string, (pieces: number) => readonly [Outcome, Outcome, Outcome]][] = [
  ['short lines', '1 a\n', (pieces) => [pieces + 1, 'no-recipe', pieces]],
  ['brackets', '[', () => [2, 'no-recipe', 1]],
  ['open tags', '<a', () => [2, 'no-recipe', 1]],
  ['headings of marks', '# # ', () => ['no-recipe', 'no-recipe', 1]],
  ['digits and spaces', `1${' '.repeat(2000)}`, () => [1, 'no-recipe', 1]],
  ['list marks', '- 1 cup\n', (pieces) => [pieces + 1, pieces, pieces]],
  ['words', 'salt\n', (pieces) => [pieces + 1, 'no-recipe', pieces]],
]

describe('hostile recipe sources', () => {
  test.each(hostileTexts)(
    'a text of nothing but %s comes to an end, refused by name or kept as it stands',
    (_what, piece, outcomes) => {
      const pieces = Math.floor(TEXT_BYTES / piece.length)
      const text = piece.repeat(pieces)
      const plain = `2 eggs\n${text}`
      const markdown = `# X\n\n## Ingredients\n\n${text}`
      const json = JSON.stringify({ '@type': 'Recipe', name: 'X', recipeIngredient: [text] })
      expect([plain, markdown, json].map(outcomeOf)).toEqual(outcomes(pieces))
    },
    A_MINUTE,
  )
})
