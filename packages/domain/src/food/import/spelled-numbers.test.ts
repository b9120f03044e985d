import { describe, expect, test } from 'vitest'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { readRecipeSource } from './read-recipe-source.ts'
import { amountAndName, metric } from '../../../testing/parse.ts'

describe('numbers in words', () => {
  test.each([
    ['one-half cup milk', '0.5 cup | milk'],
    ['one half cup milk', '0.5 cup | milk'],
    ['three-quarters cup milk', '0.75 cup | milk'],
    ['two thirds of a cup milk', '0.666667 cup | milk'],
    ['a third of a cup milk', '0.333333 cup | milk'],
    ['one and one-half cups milk', '1.5 cup | milk'],
    ['twenty olives', '20 piece | olives'],
    ['twenty-four olives', '24 piece | olives'],
    ['two half lemons', '2 piece | half lemons'],
    ['fünf Eier', '5 piece | Eier'],
    ['dix œufs', '10 piece | œufs'],
    ['cinque uova', '5 piece | uova'],
    ['seis huevos', '6 piece | huevos'],
    ['dez ovos', '10 piece | ovos'],
    ['several onions', "'several' | onions"],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })

  test.each([
    'five spice powder',
    'three cheese blend',
    'seven-grain bread',
    'doce de leite',
    'cinq épices',
    'quatre épices moulues',
    'cinque spezie',
    'cinco especias',
    'Fünf-Gewürze-Pulver',
    'Fünf Gewürze Pulver',
    'quattro stagioni',
    'quattro formaggi',
    'cuatro quesos rallados',
    'quatre fromages',
    'quatro queijos',
  ])('that belong to a name are no amount: %s', (text) => {
    expect(amountAndName(text)).toBe(`| ${text}`)
  })
})

test.each([
  ['1 c. à café de cinq épices', '1 tsp | cinq épices'],
  ['fünf Gewürznelken', '5 piece | Gewürznelken'],
  ['fünf Gewürzgurken', '5 piece | Gewürzgurken'],
  ['five spices', '5 piece | spices'],
])('a food that only begins like such a name is counted: %s', (text, wanted) => {
  expect(amountAndName(text)).toBe(wanted)
})

describe('one half of something', () => {
  test.each([
    ['1 halbe Zitrone', '0.5 piece | Zitrone'],
    ['ein halber Apfel', '0.5 piece | Apfel'],
    ['1 halber Liter Milch', '0.5 l | Milch'],
    ['un demi citron', '0.5 piece | citron'],
    ['un demi-citron', '0.5 piece | citron'],
    ['une demie pomme', '0.5 piece | pomme'],
    ["une demi-douzaine d'œufs", '6 piece | œufs'],
    ['un mezzo limone', '0.5 piece | limone'],
    ['um meio limão', '0.5 piece | limão'],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })

  test.each([
    ['1 media cebolla', "'1 media' | cebolla"],
    ['un medio limón', "'un medio' | limón"],
  ])('or one of middle size stays in words: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })

  test.each([
    ['1 demi-sel', '1 piece | demi-sel'],
    ['un demi de bière', '1 piece | demi de bière'],
    ['2 halbe Zitronen', '2 piece | halbe Zitronen'],
    ['1 half-and-half', '1 piece | half-and-half'],
  ])('is not meant: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('digits and words of other scripts', () => {
  test.each([
    ['٢٠٠ g flour', '200 g | flour'],
    ['１.５ kg flour', '1.5 kg | flour'],
    ['١٫٥ kg flour', '1.5 kg | flour'],
    ['٢ كوب حليب', '2 cup | حليب'],
    ['٢٠٠ غ دقيق', '200 g | دقيق'],
    ['٣ بيضات', '3 piece | بيضات'],
    ['2 łyżki mąki', '2 tbsp | mąki'],
    ['2 ząbki czosnku', '2 piece | czosnku ząbki'],
    ['1 szklanka mleka', "'1 szklanka' | mleka"],
    ['2 стакана муки', "'2' | стакана муки"],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('digits with signs between', () => {
  test.each([
    ['١٫٥ - ٢٫٥ kg flour', '1.5..2.5 kg | flour'],
    ['١٬٠٠٠ g flour', '1000 g | flour'],
    ["1'500 g flour", '1500 g | flour'],
    ['1,500.50 g flour', '1500.5 g | flour'],
    ['1.500,50 g flour', '1500.5 g | flour'],
    ['1.5.2 kg flour', '| 1.5.2 kg flour'],
    ['1 500 g flour', "'1 500 g' | flour"],
    ['1 400g tin tomatoes', '400 g | tomatoes'],
    ['500 g to 1 kg beef', "'500 g to 1 kg' | beef"],
    ['2 tbsp - 1/4 cup oil', "'2 tbsp - 1/4 cup' | oil"],
    ['600g or 5 cups flour', '600 g = 5 cup | flour'],
    ['3x5cm piece ginger', "'3x5cm piece' | ginger"],
    ['2 x 3 eggs', "'2 x 3' | eggs"],
    ['1+1 eggs', "'1+1' | eggs"],
    ['1, 2 onions', "'1, 2' | onions"],
    ['5-spice 1 tsp', '1 tsp | 5-spice'],
    ['A1 sauce 2 tbsp', '2 tbsp | A1 sauce'],
    ['200G flour', '200 g | flour'],
  ])('are one number only where that is sure: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('bullets and boxes to tick', () => {
  test.each(['▢ 2 cups flour', '– 2 cups flour', '▢2 cups flour', '[ ] 2 cups flour', '• 2 cups flour'])(
    'are no part of the line: %s',
    (text) => {
      expect(amountAndName(text)).toBe('2 cup | flour')
      expect(parseIngredientLine(text, metric).text).toBe(text)
    },
  )

  test('a minus sign is none', () => {
    expect(amountAndName('−2 cups flour')).toBe("'-2 cups' | flour")
    expect(amountAndName('–2 cups flour')).toBe("'-2 cups' | flour")
  })

  test('a pasted list with them is a list', () => {
    const text = 'Bread\n\nIngredients\n▢ 500 g flour\n– 1 tsp salt\n\nMethod\n– Knead.\n– Bake.'
    const read = readRecipeSource(text, { kind: 'text', name: 'Bread' })
    const draft = read.ok ? read.drafts[0] : undefined
    expect(draft?.lines.map((line) => [line.text, line.name])).toEqual([
      ['500 g flour', 'flour'],
      ['1 tsp salt', 'salt'],
    ])
    expect(draft?.steps.map((step) => step.text)).toEqual(['Knead.', 'Bake.'])
  })
})
