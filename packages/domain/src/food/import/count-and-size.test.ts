import { describe, expect, test } from 'vitest'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { amountAndName, metric } from '../../../testing/parse.ts'

describe('a part of one thing of a size', () => {
  test.each([
    ['half a 400g tin of tomatoes', '200 g | tomatoes'],
    ['½ of a 16 ounce package noodles', '8 oz | noodles'],
    ['1/2 a 400g tin tomatoes', '200 g | tomatoes'],
    ['half a 12 inch baguette', "'half a 12 inch' | baguette"],
    ['1/2 a 1 kilo de patatas', '0.5..1 kg | patatas'],
    ['half an onion', '0.5 piece | onion'],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('a count before a size with a fraction', () => {
  test.each([
    ['2 ¼-ounce packages yeast', '2 pack = 0.5 oz | yeast'],
    ['2 1/4-oz packets yeast', '2 pack = 0.5 oz | yeast'],
    ['2 1/4-oz. packages yeast', '2 pack = 0.5 oz | yeast'],
    ['2 ¼-oz. pkgs. yeast', '2 pack = 0.5 oz | yeast'],
    ['3 1/4-oz. envelopes yeast', '3 pack = 0.75 oz | yeast'],
    ['2 (1/4 oz.) pkgs. yeast', '2 pack = 0.5 oz | yeast'],
    ['2 1/4 oz. pkgs. yeast', "'2 1/4 oz. pkgs.' | yeast"],
    ['2 1/4-oz. pkg. yeast', "'2 1/4-oz. pkg.' | yeast"],
    ['2¼-ounce packages yeast', "'2 1/4-ounce packages' | yeast"],
    ['1 ¼-ounce package yeast', "'1 1/4-ounce package' | yeast"],
    ['2 1/4 oz packets yeast', "'2 1/4 oz packets' | yeast"],
    ['2 1/2-pound chicken', '2.5 lb | chicken'],
    ['1 1/2 pound package beef', '1.5 lb | beef'],
    ['1 15 1/2-ounce can beans', '15.5 oz | beans'],
  ])('is read apart only where that is sure: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('a range with a hanging hyphen', () => {
  test.each([
    ['3- to 4-pound chicken', '3..4 lb | chicken'],
    ['1 1/2- to 2-pound roast', '1.5..2 lb | roast'],
    ['3- or 4-pound chicken', '3..4 lb | chicken'],
    ['2- to 3-inch piece ginger', "'2 to 3 inch piece' | ginger"],
    ['1 (3- to 4-pound) chicken', '1 piece | chicken'],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('a second size', () => {
  test.each([
    ['2 x 400 ml (380 g) cans coconut milk', '800 ml | coconut milk'],
    ['2 x 400ml tins (380 g) coconut milk', '800 ml | coconut milk'],
    ['2 x 400g/14oz tins tomatoes', '800 g = 28 oz | tomatoes'],
    ['1 x 400g tin (14oz) tomatoes', '400 g = 14 oz | tomatoes'],
  ])('of several is counted like the first, or left in words: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })

  test.each([
    '400g can chickpeas, (240g drained weight)',
    '400g can chickpeas (drained weight 240g)',
    '400g/240g drained chickpeas',
    '400 g chickpeas (240 g Abtropfgewicht)',
  ])('without its liquid is not the same amount: %s', (text) => {
    expect(amountAndName(text)).toBe('400 g | chickpeas')
  })
})

test('a second amount that is far from the first is asked about', () => {
  expect(amountAndName('400 g chickpeas (240 g)')).toBe('400 g | chickpeas')
  expect(parseIngredientLine('400 g chickpeas (240 g)', metric).reasons).toEqual(['number-unclear'])
  expect(amountAndName('500 g (1 lb 2 oz) flour')).toBe('500 g = 18 oz | flour')
})

describe('half as much again, and less', () => {
  test.each([
    ['1 kg et demi de farine', '1.5 kg | farine'],
    ['1 kilo y medio de patatas', '1.5 kg | patatas'],
    ['1 Kilo und ein halbes Mehl', '1.5 kg | Mehl'],
    ['un kilo e mezzo di farina', '1.5 kg | farina'],
    ['1 cup and a half flour', '1.5 cup | flour'],
    ['one and a half cups flour', '1.5 cup | flour'],
    ['1 and a half onions', '1.5 piece | onions'],
    ['1 cup and 2 tbsp flour', '56 tsp | flour'],
    ['1 cup minus 1 tbsp flour', "'1 cup minus 1 tbsp' | flour"],
    ['2 & 1/2 cups flour', '2.5 cup | flour'],
    ['2 kg (4 lb 6 oz) lamb', '2 kg = 70 oz | lamb'],
    ['1 cup less fat milk', '1 cup | less fat milk'],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })

  test('what is taken away again is for a person to work out', () => {
    for (const text of ['1 cup minus 1 tbsp flour', '1 cup of sugar less 2 tbsp'])
      expect(parseIngredientLine(text, metric).reasons).toEqual(['number-unclear'])
  })
})
