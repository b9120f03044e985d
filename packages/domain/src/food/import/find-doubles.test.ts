import { describe, expect, test } from 'vitest'
import { importedRecipeId } from '../recipes/recipe.ts'
import { withCups } from './assemble-draft.ts'
import { draftToRecipe } from './draft-to-recipe.ts'
import { findDoubles } from './find-doubles.ts'
import { readPlainTextRecipe } from './read-plain-text-recipe.ts'
import type { RecipeDraft } from './recipe-draft.ts'

const text = 'Crème brûlée\n\nIngredients\n2 cups cream\n4 egg yolks\n\nMethod\nStir. Bake.'
const draft = (words: string, hash?: string): RecipeDraft =>
  readPlainTextRecipe(words, { kind: 'text', name: 'pasted', ...(hash !== undefined && { hash }) })

describe('importing twice makes no doubles', () => {
  const known = { id: importedRecipeId('ktc_1', 'hash0001'), name: 'Changed since', lines: [] }

  test('the same source is told by its hash, even when the recipe was changed since', () => {
    expect(findDoubles('ktc_1', [draft(text, 'hash0001')], [known])).toEqual([
      { at: 0, recipeId: known.id, by: 'source' },
    ])
    expect(findDoubles('ktc_2', [draft(text, 'hash0001')], [known])).toEqual([])
  })

  test('the same name with the same lines is told whatever the accents, case and source', () => {
    const saved = draftToRecipe(draft(text))
    const lines = saved.ok ? saved.recipe.content.lines : []
    const again = draft(text.replace('Crème brûlée', 'CREME BRULEE'), 'hash0002')
    expect(findDoubles('ktc_1', [again], [{ id: 'r1', name: 'Crème brûlée', lines }])).toEqual([
      { at: 0, recipeId: 'r1', by: 'content' },
    ])
    expect(
      findDoubles(
        'ktc_1',
        [draft(text.replace('4 egg', '5 egg'))],
        [{ id: 'r1', name: 'Crème brûlée', lines }],
      ),
    ).toEqual([])
  })

  test('doubles within one import point at the first', () => {
    expect(
      findDoubles('ktc_1', [draft(text, 'hash0003'), draft(text, 'hash0003'), draft(text, 'hash0004')], []),
    ).toEqual([
      { at: 1, firstAt: 0, by: 'source' },
      { at: 2, firstAt: 0, by: 'content' },
    ])
  })
})

describe('a reviewed draft', () => {
  test('[UN4] is read again with the cups a person chose', () => {
    const read = draft(text)
    expect(read.problems).toContain('cups-assumed')
    const switched = withCups(read, 'us')
    expect(switched.lines[0]?.amount).toEqual({ kind: 'exact', qty: { amount: '2', unit: 'uscup' } })
    expect(switched.problems).not.toContain('cups-assumed')
    expect(withCups(switched, 'metric').lines).toEqual(read.lines)
  })

  test('is refused rather than cut when a recipe cannot hold it', () => {
    const read = draft(text)
    const manyLines = {
      ...read,
      lines: Array.from({ length: 201 }, () => read.lines)
        .flat()
        .slice(0, 201),
    }
    expect(draftToRecipe(manyLines)).toEqual({ ok: false, problem: 'too-many-lines' })
    expect(draftToRecipe({ ...read, name: ' ' })).toEqual({ ok: false, problem: 'no-name' })
    expect(draftToRecipe({ ...read, lines: [] })).toEqual({ ok: false, problem: 'no-lines' })
    expect(draftToRecipe({ ...read, description: 'x'.repeat(20_001) })).toEqual({
      ok: false,
      problem: 'too-long',
    })
  })

  test('a step longer than a step may be becomes several, word for word', () => {
    const sentence = 'Stir the cream slowly until it thickens. '
    const long = sentence.repeat(100).trim()
    const saved = draftToRecipe({ ...draft(text), steps: [{ text: long }] })
    const texts = saved.ok ? saved.recipe.content.steps.map((step) => step.text) : []
    expect(texts.length).toBeGreaterThan(1)
    expect(texts.join(' ')).toBe(long)
  })
})
