import { describe, expect, test } from 'vitest'
import { readIsoDuration } from './read-duration.ts'
import { readSchemaOrgRecipes } from './read-schema-org-recipe.ts'
import type { RecipeDraft } from './recipe-draft.ts'

const source: RecipeDraft['source'] = { kind: 'page', name: 'https://kitchen.example/soup', hash: 'a1b2c3d4' }

const soup = {
  '@context': 'https://schema.org',
  '@type': 'Recipe',
  name: 'Lentil &amp; leek soup',
  description: '<p>Warm.</p><p>For winter.</p>',
  author: { '@type': 'Person', name: 'Ana' },
  image: [
    'https://kitchen.example/soup.jpg',
    { '@type': 'ImageObject', url: 'https://kitchen.example/2.jpg' },
  ],
  keywords: 'soup, vegan',
  recipeYield: ['4', '4 servings'],
  prepTime: 'PT1H35M',
  cookTime: 'PT45M',
  recipeIngredient: ['200 g lentils', '1&frac12; l water', '<b>1 leek</b>, sliced'],
  recipeInstructions: [
    { '@type': 'HowToStep', text: 'Rinse the lentils.' },
    { '@type': 'HowToSection', name: 'Finish', itemListElement: [{ '@type': 'HowToStep', text: 'Blend.' }] },
  ],
  nutrition: { '@type': 'NutritionInformation', calories: '240 kcal' },
}

const names = (value: unknown): readonly string[] =>
  readSchemaOrgRecipes(value, source).map((draft) => draft.name)
const portions = (recipeYield: unknown): Partial<RecipeDraft> => {
  const [draft] = readSchemaOrgRecipes({ ...soup, recipeYield }, source)
  return {
    ...(draft?.portions !== undefined && { portions: draft.portions }),
    ...(draft?.yield !== undefined && { yield: draft.yield }),
  }
}

describe('[DS2] reading schema.org recipes', () => {
  const [draft] = readSchemaOrgRecipes(soup, source)

  test('takes every part, with entities and tags cleaned', () => {
    expect(draft).toMatchObject({
      name: 'Lentil & leek soup',
      description: 'Warm.\nFor winter.',
      author: 'Ana',
      tags: ['soup', 'vegan'],
      portions: 4,
      times: { prep: { fromMin: 95, toMin: 95 }, cook: { fromMin: 45, toMin: 45 } },
      pictures: ['https://kitchen.example/soup.jpg', 'https://kitchen.example/2.jpg'],
      steps: [{ text: 'Rinse the lentils.' }, { text: 'Blend.', group: 'Finish' }],
    })
    expect(draft?.lines.map(({ text, name }) => [text, name])).toEqual([
      ['200 g lentils', 'lentils'],
      ['1½ l water', 'water'],
      ['1 leek, sliced', 'leek'],
    ])
    expect(draft?.notes).toContainEqual({ heading: 'nutrition', text: 'calories: 240 kcal' })
  })

  test.each([
    ['in a list', [soup]],
    ['in @graph', { '@context': 'https://schema.org', '@graph': [{ '@type': 'WebPage' }, soup] }],
    ['as the main entity of a page', { '@type': 'WebPage', mainEntity: soup }],
    ['with several types', { ...soup, '@type': ['NewsArticle', 'Recipe'] }],
    ['with its type as an address', { ...soup, '@type': 'http://schema.org/Recipe' }],
    ['in a list of items', { '@type': 'ItemList', itemListElement: [{ '@type': 'ListItem', item: soup }] }],
  ])('finds it %s', (_where, value) => {
    expect(names(value)).toEqual(['Lentil & leek soup'])
  })

  test('reads all recipes of a page, each with a source of its own, and one that is given twice once', () => {
    const drafts = readSchemaOrgRecipes([soup, { ...soup, name: 'Bread' }, soup], source)
    expect(drafts.map((one) => [one.name, one.source.hash])).toEqual([
      ['Lentil & leek soup', 'a1b2c3d4'],
      ['Bread', 'a1b2c3d42'],
    ])
  })

  test.each<[unknown, Partial<RecipeDraft>]>([
    ['4', { portions: 4 }],
    [4, { portions: 4 }],
    ['Serves 4', { portions: 4 }],
    ['4 Personen', { portions: 4 }],
    ['Makes 12 cookies', { yield: { amount: '12', unit: 'piece' } }],
    [['12', '12 cookies'], { portions: 12, yield: { amount: '12', unit: 'piece' } }],
    ['1.5 l', { yield: { amount: '1.5', unit: 'l' } }],
    ['4-6 servings', {}],
    [{ '@type': 'QuantitativeValue', value: 4 }, { portions: 4 }],
    [-4, {}],
  ])('yield %j', (given, wanted) => {
    expect(portions(given)).toEqual(wanted)
  })

  test.each<[unknown, readonly string[]]>([
    ['1. Mix.\n2. Bake.', ['Mix.', 'Bake.']],
    ['<ol><li>Mix.</li><li>Bake.</li></ol>', ['Mix.', 'Bake.']],
    [
      ['Mix.', 'Bake.'],
      ['Mix.', 'Bake.'],
    ],
    [[{ '@type': 'HowToStep', name: 'Mix', text: 'Stir all.' }], ['Mix\nStir all.']],
    [{ '@type': 'ItemList', itemListElement: [{ '@type': 'HowToStep', text: 'Mix.' }] }, ['Mix.']],
    [undefined, []],
  ])('instructions %j', (recipeInstructions, wanted) => {
    const [one] = readSchemaOrgRecipes({ ...soup, recipeInstructions }, source)
    expect(one?.steps.map((step) => step.text)).toEqual(wanted)
  })

  test('takes the older field "ingredients", and a microdata item of the same shape', () => {
    const item = {
      type: ['https://schema.org/Recipe'],
      name: ['Tea'],
      ingredients: ['1 l water'],
      recipeYield: ['2'],
    }
    const [tea] = readSchemaOrgRecipes(item, source)
    expect(tea).toMatchObject({ name: 'Tea', portions: 2 })
    expect(tea?.lines.map((line) => line.name)).toEqual(['water'])
  })

  test('finds none in what is no recipe', () => {
    for (const value of [null, 7, 'Recipe', [], {}, { '@type': 'Organization' }, { '@graph': 'x' }]) {
      expect(names(value)).toEqual([])
    }
  })
})

describe('[DS2] ISO 8601 durations', () => {
  test.each([
    ['P0Y0M0DT0H35M0.000S', 35],
    ['P1W', 10_080],
    ['P1M', undefined],
    ['PT1H35M', 95],
    ['PT45M', 45],
    ['P1DT2H', 1560],
    ['PT0S', 0],
    ['PT90S', 2],
    ['P', undefined],
    ['45 min', undefined],
    ['P900D', undefined],
  ])('%s', (text, minutes) => {
    expect(readIsoDuration(text)).toBe(minutes)
  })
})
