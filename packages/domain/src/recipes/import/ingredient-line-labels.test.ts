/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import labels from '../../../fixtures/ingredient-line-labels.json' with { type: 'json' }
import type { LineAmount } from '../recipe-line.ts'
import { readMarkdownRecipe } from './read-markdown-recipe.ts'
import type { DraftLine, RecipeDraft } from './recipe-draft.ts'

const files = import.meta.glob<string>('../../../fixtures/recipes/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LEAST_SHARE = 0.95

const draftOf = (file: string): RecipeDraft =>
  readMarkdownRecipe(files[`../../../fixtures/recipes/${file}.md`] ?? '', { kind: 'file', name: file })

const drafts = new Map(
  [...new Set(labels.lines.map(([file]) => file ?? ''))].map((file) => [file, draftOf(file)]),
)

function linesOf(file: string, text: string): readonly DraftLine[] {
  return (drafts.get(file)?.lines ?? []).filter(
    (line) => line.text === text || line.text.startsWith(`${text}\n`),
  )
}

/** The amount in the labels' notation. */
function shown(amount: LineAmount): string {
  if (amount.kind === 'exact') return `${amount.qty.amount} ${amount.qty.unit}`
  if (amount.kind === 'range') return `${amount.from.amount}-${amount.to.amount} ${amount.to.unit}`
  return amount.kind === 'words' ? `"${amount.words}"` : ''
}

const isNumber = (amount: string): boolean => /^\d/.test(amount)

const judged = labels.lines
  .filter(([, , amount]) => amount !== '#')
  .map(([file = '', text = '', amount = '', name = '']) => {
    const lines = linesOf(file, text)
    const line = lines.find((one) => shown(one.amount) === amount) ?? lines[0]
    const got = line === undefined ? 'not read' : shown(line.amount)
    const isName = line?.name.toLowerCase() === name.toLowerCase()
    return {
      file,
      text,
      wanted: `${amount} | ${name}`,
      got: `${got} | ${line?.name ?? ''}`,
      isRight: got === amount && isName,
      isWrongNumber: got !== amount && isNumber(got),
    }
  })

describe('300 ingredient lines labelled by hand', () => {
  test('amount, unit and name are right in at least 95 of 100', () => {
    const wrong = judged.filter(({ isRight }) => !isRight)
    expect(wrong.length).toBeLessThanOrEqual(judged.length * (1 - LEAST_SHARE))
  })

  test('no number is wrong: what is not understood stays in words', () => {
    expect(judged.filter(({ isWrongNumber }) => isWrongNumber)).toEqual([])
  })

  test('headings among the ingredients are groups, not lines', () => {
    for (const [file = '', text = '', amount, heading] of labels.lines) {
      if (amount !== '#') continue
      expect(linesOf(file, text)).toEqual([])
      expect(drafts.get(file)?.lines.some(({ group }) => group === heading)).toBe(true)
    }
  })
})
