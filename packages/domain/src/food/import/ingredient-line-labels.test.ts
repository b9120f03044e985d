/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import labels from '../../../fixtures/ingredient-line-labels.json' with { type: 'json' }
import { HEADING_LABEL, judgeLabels, linesOfText } from './judge-labels.ts'
import { readMarkdownRecipe } from './read-markdown-recipe.ts'

const files = import.meta.glob<string>('../../../fixtures/recipes/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const LEAST_SHARE = 0.95

const drafts = new Map(
  [...new Set(labels.lines.map(([file]) => file ?? ''))].map((file) => [
    file,
    readMarkdownRecipe(files[`../../../fixtures/recipes/${file}.md`] ?? '', { kind: 'file', name: file }),
  ]),
)
const judged = judgeLabels(labels.lines, drafts)

describe('300 ingredient lines labelled by hand', () => {
  test('amount, unit and name are right in at least 95 of 100', () => {
    expect(labels.lines).toHaveLength(300)
    const wrong = judged.filter(({ isRight }) => !isRight)
    expect(wrong.length).toBeLessThanOrEqual(judged.length * (1 - LEAST_SHARE))
  })

  test('no number is wrong: what is not understood stays in words', () => {
    expect(judged.filter(({ isWrongNumber }) => isWrongNumber)).toEqual([])
  })

  test('the judge tells wrong words, wrong numbers and what was not read apart', () => {
    const amounts = [
      { kind: 'range', from: { amount: '1', unit: 'l' }, to: { amount: '2', unit: 'l' } },
      { kind: 'words', words: 'some' },
      { kind: 'none' },
    ] as const
    const source = { kind: 'file', name: 'x' } as const
    const draft = readMarkdownRecipe('# Milk\n\n## Ingredients\n\n- 1 l milk\n', source)
    const lines = draft.lines.flatMap((line) =>
      amounts.map((amount, at) => ({ ...line, text: `line ${at}`, amount })),
    )
    const read = judgeLabels(
      [
        ['x', 'line 0', '1-2 l', 'Milk'],
        ['x', 'line 0', '1 l', 'milk'],
        ['x', 'line 1', '"some"', 'cream'],
        ['x', 'line 2', '', 'milk'],
        ['x', 'line 9', '', 'milk'],
        ['gone'],
      ],
      new Map([['x', { ...draft, lines }]]),
    )
    expect(read.map(({ isRight, isWrongNumber }) => [isRight, isWrongNumber])).toEqual([
      [true, false],
      [false, true],
      [false, false],
      [true, false],
      [false, false],
      [false, false],
    ])
    expect(read.at(-1)).toMatchObject({ wanted: ' | ', got: 'not read | ' })
  })

  test('headings among the ingredients are groups, not lines', () => {
    const headings = labels.lines.filter(([, , amount]) => amount === HEADING_LABEL)
    for (const [file = '', text = '', , heading] of headings) {
      expect(linesOfText(drafts.get(file), text)).toEqual([])
      expect(drafts.get(file)?.lines.some(({ group }) => group === heading)).toBe(true)
    }
  })
})
