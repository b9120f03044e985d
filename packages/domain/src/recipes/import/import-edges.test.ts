import { describe, expect, test } from 'vitest'
import { cleanHtmlText } from './clean-html-text.ts'
import { findSchemaOrgItems, findSchemaOrgRecipes } from './find-schema-org-recipes.ts'
import { readDuration } from './read-duration.ts'
import { readFrontMatter } from './read-front-matter.ts'
import { readRecipeSource } from './read-recipe-source.ts'
import { readSchemaOrgRecipes } from './read-schema-org-recipe.ts'
import { readSchemaOrgSteps } from './read-schema-org-steps.ts'

const source = { kind: 'file', name: 'page.html' } as const
const nested = (levels: number): unknown => (levels === 0 ? 'end' : { about: nested(levels - 1) })

describe('signs of a page', () => {
  test('entities are read by name, number and hex; what stands for no character stays', () => {
    expect(cleanHtmlText('cr&egrave;me &#233;t&#xe9; &nosuch; &#0; &#9999999;')).toBe(
      'crème été &nosuch; &#0; &#9999999;',
    )
  })
})

describe('items of a page', () => {
  test('lists in lists are walked, and what is nested beyond reason is left alone', () => {
    const soup = { '@type': 'Recipe', name: 'Soup' }
    expect(findSchemaOrgRecipes([[soup]])).toEqual([soup])
    expect(findSchemaOrgRecipes(nested(200))).toEqual([])
    expect(findSchemaOrgRecipes({ about: { about: nested(20) } })).toEqual([])
  })

  test('an item that is named twice by its address comes once', () => {
    const ann = { '@id': '#ann', '@type': 'Person', name: 'Ann' }
    expect(findSchemaOrgItems([ann, { ...ann, jobTitle: 'Cook' }], ['Person'])).toHaveLength(1)
  })
})

describe('steps of a page', () => {
  test('lists in lists, empty steps, and names beside texts', () => {
    expect(
      readSchemaOrgSteps([['Boil.'], { text: '' }, { name: 'Rest', text: 'Leave it.' }, { name: 'Serve' }]),
    ).toEqual([{ text: 'Boil.' }, { text: 'Rest\nLeave it.' }, { text: 'Serve' }])
  })

  test('a section gives its name to its steps, also to plain ones', () => {
    const section = { '@type': 'HowToSection', name: 'Dough', itemListElement: ['Mix.', { text: 'Knead.' }] }
    expect(readSchemaOrgSteps(section)).toEqual([
      { text: 'Mix.', group: 'Dough' },
      { text: 'Knead.', group: 'Dough' },
    ])
    expect(readSchemaOrgSteps({ ...section, name: '' })).toEqual([{ text: 'Mix.' }, { text: 'Knead.' }])
  })

  test('steps nested beyond reason are left out', () => {
    const deep = (levels: number): unknown => (levels === 0 ? 'Boil.' : { steps: deep(levels - 1) })
    expect([readSchemaOrgSteps(deep(3)), readSchemaOrgSteps(deep(9))]).toEqual([[{ text: 'Boil.' }], []])
  })
})

describe('a recipe of a page', () => {
  const read = (recipe: object) =>
    readSchemaOrgRecipes({ '@type': 'Recipe', name: 'Soup', ...recipe }, source)[0]

  test('what is said in another way is read too', () => {
    expect(
      read({ author: 'Ann', image: { contentUrl: 'https://x.example/a.jpg' }, yield: '4' }),
    ).toMatchObject({
      author: 'Ann',
      pictures: ['https://x.example/a.jpg'],
    })
  })

  test('a time that is none is kept as it is written, and a note of nothing is no note', () => {
    const draft = read({
      prepTime: 'a while',
      dateCreated: '',
      nutrition: { '@type': 'X' },
      award: ['Best', 'Good'],
    })
    expect(draft?.notes).toContainEqual({ heading: 'award', text: 'Best\nGood' })
    expect(draft?.notes.some(({ heading }) => heading === 'nutrition')).toBe(false)
    expect(JSON.stringify(draft)).toContain('a while')
  })
})

describe('front matter', () => {
  test('tags line by line, quotes, and other lines as they stand', () => {
    const text = "---\ntitle: 'Ann''s soup'\ntags:\n  - \"winter\"\n  - pot\n\nyear: 1999\n---\nBody"
    expect(readFrontMatter(text)).toEqual({
      title: 'Ann’s soup'.replace('’', "'"),
      tags: ['winter', 'pot'],
      others: ['year: 1999'],
      body: 'Body',
    })
  })
})

describe('times and sources', () => {
  test('[DS2] an hour and a half, and a part of nothing', () => {
    expect(readDuration('1 1/2 hours')).toMatchObject({ fromMin: 90 })
    expect(readDuration('1 1/0 hours')).toMatchObject({ fromMin: 120 })
  })

  test('what is empty, binary or no recipe is named', () => {
    const problemOf = (text: string) => {
      const result = readRecipeSource(text, source)
      return result.ok ? undefined : result.problem.kind
    }
    expect(['\uFEFF  ', 'a\0b', '[{"@type":"Person"}]'].map(problemOf)).toEqual([
      'empty',
      'binary',
      'no-recipe',
    ])
    expect(
      readRecipeSource('{"@type":"Recipe","name":"Soup","recipeIngredient":["1 leek"]}', source).ok,
    ).toBe(true)
  })
})
