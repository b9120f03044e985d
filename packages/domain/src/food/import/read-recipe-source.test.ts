import { describe, expect, test } from 'vitest'
import { LARGEST_SOURCE_BYTES, readRecipeSource } from './read-recipe-source.ts'
import type { RecipeDraft } from './recipe-draft.ts'

const source: RecipeDraft['source'] = { kind: 'text', name: 'pasted', hash: 'a1b2c3d4' }

function draftsOf(text: string): readonly RecipeDraft[] {
  const read = readRecipeSource(text, source)
  return read.ok ? read.drafts : []
}

function problemOf(text: string): string | undefined {
  const read = readRecipeSource(text, source)
  return read.ok ? undefined : read.problem.kind
}

describe('what is no recipe ends in a named problem', () => {
  test.each([
    ['nothing', '', 'empty'],
    ['white space and a byte order mark', '\uFEFF \n\t ', 'empty'],
    ['a file with NUL bytes', 'PNG\0\0IHDR', 'binary'],
    ['bytes that are no text', `\uFFFD${'\uFFFD\u0001ab'.repeat(200)}`, 'binary'],
    ['prose', 'Dear Ana,\n\nthank you for the evening. It was lovely.\n\nYours, Bo', 'no-recipe'],
    ['garbage', 'asdf qwer zxcv', 'no-recipe'],
    ['markdown without ingredients', '# News\n\nWe open at six.', 'no-recipe'],
    ['JSON without a recipe', '{"@type":"Organization","name":"X"}', 'no-recipe'],
    ['a JSON list of numbers', '[1,2,3]', 'no-recipe'],
  ])('%s', (_what, text, problem) => {
    expect(problemOf(text)).toBe(problem)
  })

  test('too much text names its size and the limit, and is refused', () => {
    const read = readRecipeSource('x'.repeat(5 * 1024 * 1024), source)
    expect(read).toEqual({
      ok: false,
      problem: { kind: 'too-large', bytes: 5 * 1024 * 1024, limitBytes: LARGEST_SOURCE_BYTES },
    })
    expect(problemOf('é'.repeat(LARGEST_SOURCE_BYTES / 2 + 1))).toBe('too-large')
  })

  test('as much text as is allowed is read, and has too many lines', () => {
    const line = `- ${'1 (2 ('.repeat(20)} onions\n`
    const text = `# Long\n\n## Ingredients\n\n${line.repeat(Math.floor(LARGEST_SOURCE_BYTES / line.length) - 1)}`
    const [draft] = draftsOf(text)
    expect(draft?.problems).toContain('too-many-lines')
  })

  test('JSON nested beyond reason is no recipe', () => {
    const deep = `${'{"mainEntity":'.repeat(50_000)}1${'}'.repeat(50_000)}`
    expect(problemOf(deep)).toBe('no-recipe')
    expect(problemOf(`{"@type":"Recipe","name":${'{"text":'.repeat(50_000)}1${'}'.repeat(50_000)}}`)).toBe(
      'no-recipe',
    )
  })

  test('absurd amounts are flagged on their lines, not believed', () => {
    const [draft] = draftsOf(
      '# X\n\n## Ingredients\n\n- -3 eggs\n- 12345678901 g salt\n- 2 eggs\n\n## Directions\n\n1. Mix.',
    )
    expect(draft?.lines.map(({ amount, reasons }) => [amount.kind, reasons])).toEqual([
      ['words', ['amount-refused']],
      ['words', ['amount-refused']],
      ['exact', []],
    ])
  })
})

describe('telling the kind of a source', () => {
  test('JSON with a recipe', () => {
    expect(draftsOf('{"@type":"Recipe","name":"Tea","recipeIngredient":["1 l water"]}')[0]?.name).toBe('Tea')
  })

  test('a pasted recipe with headings in another language', () => {
    const text =
      'Rösti\n\nFür 4 Personen\n\nZutaten\n800 g Kartoffeln\n1 TL Salz\n2 EL Butter\n\nZubereitung\nKartoffeln reiben.\nBraten.'
    const [draft] = draftsOf(text)
    expect(draft).toMatchObject({
      name: 'Rösti',
      portions: 4,
      steps: [{ text: 'Kartoffeln reiben.' }, { text: 'Braten.' }],
    })
    expect(draft?.lines.map(({ name }) => name)).toEqual(['Kartoffeln', 'Salz', 'Butter'])
  })

  test('a pasted recipe without headings, by the look of its lines', () => {
    const text =
      'Pancakes\n\n200 g flour\n2 eggs\n300 ml milk\nsalt\n\nWhisk everything together.\n\nFry in a hot pan.'
    const [draft] = draftsOf(text)
    expect(draft?.name).toBe('Pancakes')
    expect(draft?.lines.map(({ name }) => name)).toEqual(['flour', 'eggs', 'milk', 'salt'])
    expect(draft?.steps.map((step) => step.text)).toEqual(['Whisk everything together.', 'Fry in a hot pan.'])
  })

  test('a list without a heading, and a method with one', () => {
    const text = [
      'Chicken stock',
      'Makes 5 litres',
      '2 kg chicken bones',
      '3 onions',
      'thyme',
      '2 sticks celery',
      'Method',
      'Cover with water.',
      'Simmer for 4 hours and strain.',
    ].join('\n')
    const [draft] = draftsOf(text)
    expect(draft?.name).toBe('Chicken stock')
    expect(draft?.lines.map(({ name }) => name)).toEqual([
      'chicken bones',
      'onions',
      'thyme',
      expect.stringContaining('celery'),
    ])
    expect(draft?.steps).toHaveLength(2)
  })

  test('steps that begin with a word of time stay in the method, and times are times', () => {
    const method = [
      'Prep: Chop the leeks.',
      'Cook: 20 minutes on high heat, then stir.',
      'Resting time: leave it.',
    ]
    const text = `Soup\n\nPrep: 10 min\nCook: until done\n\nIngredients\n2 leeks\n1 l water\n\nMethod\n`
    const [draft] = draftsOf(`${text}${method.join('\n')}\nTotal: 1 hour (or more)\nServes 4`)
    expect(draft?.steps.map((step) => step.text)).toEqual(method)
    expect(draft?.facts).toEqual(['Prep: 10 min', 'Total: 1 hour (or more)', 'Serves 4'])
    expect(draft?.description).toBe('Cook: until done')
    expect(draft?.times).toEqual({ prep: { fromMin: 10, toMin: 10 }, total: { fromMin: 60, toMin: 60 } })
  })

  test('a pasted list of ingredients alone is a recipe without a name', () => {
    const [draft] = draftsOf('200 g flour\n2 eggs')
    expect(draft?.problems).toEqual(['no-name', 'no-steps'])
    expect(draft?.lines).toHaveLength(2)
  })
})
