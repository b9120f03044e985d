/// <reference types="vite/client" />
import { describe, expect, test } from 'vitest'
import { RecipeContent } from '../recipes/recipe.ts'
import { draftToRecipe } from './draft-to-recipe.ts'
import { readMarkdownRecipe } from './read-markdown-recipe.ts'
import { readPlainTextRecipe } from './read-plain-text-recipe.ts'
import { readRecipeSource } from './read-recipe-source.ts'
import type { RecipeDraft } from './recipe-draft.ts'

const files = Object.entries(
  import.meta.glob<string>('../../../fixtures/recipes/*.md', {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).filter(([path]) => !path.endsWith('SOURCE.md'))

const source = (name: string): RecipeDraft['source'] => ({ kind: 'file', name, hash: 'a1b2c3d4' })
const letters = (text: string): string => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '')

/** Every text in a value, run together. */
function allText(value: unknown): string {
  if (typeof value === 'string') return letters(value)
  if (Array.isArray(value)) return value.map(allText).join('')
  return typeof value === 'object' && value !== null ? Object.values(value).map(allText).join('') : ''
}

/** A source line without what is only form: list marks, numbers of steps, keys of front matter, main headings. */
function content(line: string): string {
  return line
    .replace(/^\s*(?:[-*+]|\d+[.)])\s+/, '')
    .replace(/^(?:title|author):/, '')
    .replace(/^##\s+(?:Ingredients|Directions)\s*$/, '')
}

const wordsOf = (line: string): readonly string[] =>
  line.startsWith('tags:') ? line.slice(5).split(',').map(letters) : [letters(content(line))]

/** Pasted text is read as markdown is, line by line: by day every fourth file is enough, at night it is all of them. */
const PASTED = files.filter((_, at) => process.env['NIGHTLY'] === 'on' || at % 4 === 0)

/** The draft of a file, read once for all tests that look at it. */
const drafts = files.flatMap(([path, text]) => {
  const read = readRecipeSource(text, source(path))
  return read.ok ? read.drafts.map((draft) => ({ path, text, draft })) : []
})

describe('the 137 files', () => {
  test('nothing is lost, neither in the draft nor in the recipe', () => {
    const lost = drafts.flatMap(({ path, text, draft }) => {
      const inDraft = allText(draft)
      const inRecipe = allText(draftToRecipe(draft))
      const words = text.split(/\r?\n/).flatMap(wordsOf)
      return words
        .filter((word) => !inDraft.includes(word) || !inRecipe.includes(word))
        .map((word) => [path, word])
    })
    expect(lost).toEqual([])
  })

  test('pasted as plain text, with and without headings, nothing is lost either', () => {
    const lost = PASTED.flatMap(([path, text]) => {
      const plain = text
        .replace(/^---[^]*?\n---\n/, 'A title\n')
        .split(/\r?\n/)
        .map((line) => line.replace(/^(?:#+\s*|[-*+] )/, ''))
      const bare = plain.filter((line) => !/^(?:Ingredients|Directions)\s*$/.test(line))
      return [plain, bare].flatMap((lines) => {
        const draft = allText(readPlainTextRecipe(lines.join('\n'), source(path)))
        return bare.map((line) => letters(content(line))).filter((words) => !draft.includes(words))
      })
    })
    expect(lost).toEqual([])
  })

  test('all are recipes, and all that is saved keeps to the schema', () => {
    const unsaved = drafts.filter(({ draft }) => {
      const saved = draftToRecipe(draft)
      return !saved.ok || !RecipeContent.safeParse(saved.recipe.content).success
    })
    expect(unsaved.map(({ path }) => path)).toEqual([])
    expect(drafts).toHaveLength(137)
    expect(files).toHaveLength(137)
  })

  test('reading one again gives the very same draft', () => {
    for (const { path, text, draft } of drafts.slice(0, 20))
      expect(readMarkdownRecipe(text, source(path))).toEqual(draft)
  })
})

describe('reading markdown', () => {
  const text = [
    '---',
    'title: "Älplermagronen (Alpine macaroni)"',
    'date: 2021-03-11',
    "tags: ['swiss', 'pasta']",
    'author: alexander-bocken',
    '---',
    '',
    'A swiss favorite.',
    '',
    '- 🍳 Cook time: ~30 minutes',
    '- ⏲️ Prep time: 1 hr 15 min',
    '- 🍽️  Servings: 4',
    '',
    '## Ingredients',
    '',
    '### For the pot',
    '- ~150g (1/3 lb) bacon cubes',
    '- Spices:',
    '    - 1 tsp pepper',
    '- a jar of apple sauce',
    '',
    'Feel free to vary.',
    '',
    '## Directions',
    '',
    '1. Fry the bacon',
    '   in a pot.',
    '2. Serve.',
    '',
    '## Notes',
    '',
    'Keeps two days.',
  ].join('\n')
  const draft = readMarkdownRecipe(text, source('aelplermagronen.md'))

  test('takes name, tags, author, times and portions', () => {
    expect(draft.name).toBe('Älplermagronen (Alpine macaroni)')
    expect(draft.tags).toEqual(['swiss', 'pasta'])
    expect(draft.author).toBe('alexander-bocken')
    expect(draft.times).toEqual({ cook: { fromMin: 30, toMin: 30 }, prep: { fromMin: 75, toMin: 75 } })
    expect(draft.portions).toBe(4)
  })

  test('takes lines under their headings, and a heading within a list for as long as its items are indented', () => {
    expect(draft.lines.map(({ name, group }) => [name, group])).toEqual([
      ['bacon cubes', 'For the pot'],
      ['pepper', 'Spices'],
      ['apple sauce', 'For the pot'],
    ])
  })

  test('joins continued steps and keeps prose as notes', () => {
    expect(draft.steps.map((step) => step.text)).toEqual(['Fry the bacon\nin a pot.', 'Serve.'])
    expect(draft.notes).toContainEqual({ heading: 'Ingredients', text: 'Feel free to vary.' })
    expect(draft.notes).toContainEqual({ heading: 'Notes', text: 'Keeps two days.' })
    expect(draft.description).toBe('A swiss favorite.')
  })

  test('keeps times, author and head out of the notes of the recipe, yet keeps them', () => {
    const saved = draftToRecipe(draft)
    expect(saved.ok && saved.recipe.content.description).toBe(
      'A swiss favorite.\n\nIngredients\nFeel free to vary.\n\nNotes\nKeeps two days.',
    )
    const kept = saved.ok ? saved.recipe.content.sourceWords : undefined
    for (const words of ['Prep time: 1 hr 15 min', 'date: 2021-03-11', 'alexander-bocken'])
      expect(kept).toContain(words)
  })

  test('takes an author below the head for what it is', () => {
    const stray = readMarkdownRecipe(
      '# Soup\nauthor: ana\nWarm.\n\n## Ingredients\n\n- 1 leek',
      source('soup.md'),
    )
    expect(stray.description).toBe('Warm.')
    expect(stray.facts).toEqual(['author: ana'])
  })

  test('says when the ingredients stand twice, once per system of measures', () => {
    const twice = readMarkdownRecipe(
      '# Bread\n\n## Ingredients\n\n__Imperial__\n\n- 1 lb flour\n\n__Metric__\n\n- 450 g flour\n\n## Directions\n\n1. Bake.',
      source('bread.md'),
    )
    expect(twice.problems).toContain('listed-twice')
  })

  test('says when portions are no single number', () => {
    const ranged = readMarkdownRecipe(
      '# Soup\n\n- Servings: 6-8\n\n## Ingredients\n\n- 1 leek',
      source('soup.md'),
    )
    expect(ranged.portions).toBeUndefined()
    expect(ranged.problems).toContain('portions-unclear')
  })
})
