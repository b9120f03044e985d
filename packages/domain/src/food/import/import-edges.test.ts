import { describe, expect, test } from 'vitest'
import { cleanHtmlText } from '../../core/text/clean-html-text.ts'
import { findSchemaOrgItems, findSchemaOrgRecipes } from '../../core/exchange/find-schema-org-recipes.ts'
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

  test.each([
    ['1&frac18; cup', '1⅛ cup'],
    ['&half;&thinsp;cup', '½ cup'],
    ['&bull; 2 eggs', '• 2 eggs'],
    ['2&#150;3 cups', '2–3 cups'],
    ['2&#x96;3 cups', '2–3 cups'],
    ['&Eacute;chalote', 'Échalote'],
    ['Kar&shy;toffeln', 'Kartoffeln'],
    ['&#xD800;', '&#xD800;'],
  ])('%s is read as a browser shows it: %s', (text, shown) => {
    expect(cleanHtmlText(text)).toBe(shown)
  })
})

describe('items of a page', () => {
  test('lists in lists are walked, and what is nested beyond reason is left alone', () => {
    const soup = { '@type': 'Recipe', name: 'Soup' }
    expect(findSchemaOrgRecipes([[soup]])).toEqual([soup])
    expect(findSchemaOrgRecipes(nested(200))).toEqual([])
    expect(findSchemaOrgRecipes({ about: { about: nested(20) } })).toEqual([])
  })

  test('of a recipe that stands as a mere mention and in full, the full one counts', () => {
    const mention = { '@id': '#soup', '@type': 'Recipe' }
    const full = { ...mention, name: 'Soup', recipeIngredient: ['1 leek'] }
    expect(findSchemaOrgRecipes([mention, full])).toEqual([full])
    expect(findSchemaOrgRecipes([full, mention])).toEqual([full])
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

  test.each([
    ['a text of its own comes before them', 'Mix all.', 'Sift.', ['Mix all.', 'Sift.']],
    ['a text that says them all stands for them', 'Sift. Mix.', 'Sift.', ['Sift. Mix.']],
    ['a text that they say in full is not said twice', 'Sift.', 'Sift. Mix.', ['Sift. Mix.']],
  ])('of a step in parts %s', (_what, text, part, wanted) => {
    const step = { '@type': 'HowToStep', text, itemListElement: [{ '@type': 'HowToDirection', text: part }] }
    expect(readSchemaOrgSteps(step).map((one) => one.text)).toEqual(wanted)
  })

  test('a name of a step in parts is kept, its number is not', () => {
    const named = (name: string) => readSchemaOrgSteps({ name, itemListElement: ['Sift.'] })
    expect([named('Dough'), named('Step 1')]).toEqual([
      [{ text: 'Dough' }, { text: 'Sift.' }],
      [{ text: 'Sift.' }],
    ])
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

  test.each([
    [{ '@type': 'QuantitativeValue', value: 4, unitText: 'servings' }, { portions: 4 }],
    [{ '@type': 'QuantitativeValue', value: 1.5, unitCode: 'KGM' }, { yield: { amount: '1.5', unit: 'kg' } }],
    [{ minValue: 4, maxValue: 6 }, { problems: ['no-lines', 'no-steps', 'portions-unclear'] }],
    [{ value: 12, unitCode: 'XYZ' }, { facts: ['Servings: 12 XYZ'] }],
  ])('a yield may be a quantity: %o', (recipeYield, wanted) => {
    expect(read({ recipeYield })).toMatchObject(wanted)
  })

  test('ingredients may give name and quantity apart', () => {
    const draft = read({
      recipeIngredient: [
        { '@type': 'PropertyValue', name: 'flour', value: '200', unitText: 'g' },
        { '@type': 'HowToSupply', name: 'sugar', requiredQuantity: { value: 2, unitCode: 'KGM' } },
        { '@type': 'HowToSupply', name: 'salt', requiredQuantity: '1 tsp' },
        { name: '2 eggs' },
        { text: '1 leek' },
      ],
    })
    expect(draft?.lines.map(({ text }) => text)).toEqual([
      '200 g flour',
      '2 kg sugar',
      '1 tsp salt',
      '2 eggs',
      '1 leek',
    ])
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
