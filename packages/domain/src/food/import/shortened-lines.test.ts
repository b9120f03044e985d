import { describe, expect, test } from 'vitest'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { readServings } from './read-servings.ts'
import { amountAndName, metric } from '../../../testing/parse.ts'

describe('a dozen is twelve', () => {
  test.each([
    ['2 dozen eggs', '24 piece | eggs'],
    ['two dozen eggs', '24 piece | eggs'],
    ['1 dozen (12) eggs', '12 piece | eggs'],
    ['half dozen eggs', '6 piece | eggs'],
    ['1-2 dozen eggs', '12..24 piece | eggs'],
    ['1 dozen to 15 pieces eggs', "'1 dozen to 15 pieces' | eggs"],
    ['2 doz. eggs', '24 piece | eggs'],
    ['1 Dutzend Eier', '12 piece | Eier'],
    ["une douzaine d'œufs", '12 piece | œufs'],
    ['1 dozzina di uova', '12 piece | uova'],
    ['2 docenas de huevos', '24 piece | huevos'],
    ['2 dúzias de ovos', '24 piece | ovos'],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })

  test('what a recipe gives is counted so too', () => {
    expect(readServings('Makes 2 dozen cookies', metric)).toEqual({ yield: { amount: '24', unit: 'piece' } })
  })
})

describe('shortened measures', () => {
  test.each([
    ["2 c.à.s. d'huile", '2 tbsp | huile'],
    ["2 c.à s. d'huile", '2 tbsp | huile'],
    ["2 c. à s. d'huile", '2 tbsp | huile'],
    ['2 c.s. huile', '2 tbsp | huile'],
    ["2 CS d'huile", '2 tbsp | huile'],
    ['1 c.à.c. sel', '1 tsp | sel'],
    ['2 cuillerées à soupe de sucre', '2 tbsp | sucre'],
    ['1 cuillerée à café de sel', '1 tsp | sel'],
    ['1 cda. de aceite', '1 tbsp | aceite'],
    ['2 cdtas de sal', '2 tsp | sal'],
    ['½ Pck. Backpulver', '0.5 pack | Backpulver'],
    ['2 geh. EL Mehl', '2 tbsp | Mehl'],
    ['2 gestr. TL Salz', '2 tsp | Salz'],
    ['2 gehäufte EL Mehl', '2 tbsp | Mehl'],
    ['1 kl. Zwiebel', '1 piece | Zwiebel'],
    ['2 c. sopa de açúcar', '2 tbsp | açúcar'],
    ['1 colher (chá) de sal', '1 tsp | sal'],
    ['2 colheres (sopa) de açúcar', '2 tbsp | açúcar'],
    ['2 Zehe/n Knoblauch', '2 piece | Knoblauch Zehen'],
    ['2 Ei(er)', '2 piece | Eier'],
    ['1 c/c de sal', '1 tsp | sal'],
    ['2 c/s de aceite', '2 tbsp | aceite'],
    ['1 c. café de sel', '1 tsp | sel'],
    ["1 c. café d'huile", '1 tsp | huile'],
    ['2 c. soupe de sucre', '2 tbsp | sucre'],
    ['1 c. à thé de sel', '1 tsp | sel'],
    ['1 c à thé sel', '1 tsp | sel'],
    ['1 c/240ml milk', '1 cup = 240 ml | milk'],
    ['1 c. coffee', '1 cup | coffee'],
    ['2 cuil. à soupe de sucre', '2 tbsp | sucre'],
    ['2 cuill. à s. de sucre', '2 tbsp | sucre'],
    ['1 cuil à café de sel', '1 tsp | sel'],
    ['3 cuillers à soupe de sucre', '3 tbsp | sucre'],
    ['1 cuillère à thé de sel', '1 tsp | sel'],
    ['2 càs huile', '2 tbsp | huile'],
    ['2 CàS huile', '2 tbsp | huile'],
    ['2 càc de sel', '2 tsp | sel'],
    ['1 Teel. Salz', '1 tsp | Salz'],
    ['2 Essl. Öl', '2 tbsp | Öl'],
    ['1 cucchiaio da tè di zucchero', '1 tsp | zucchero'],
    ['2 cucchiai da caffè di sale', '2 tsp | sale'],
    ['2 cucchiai da tavola di olio', '2 tbsp | olio'],
    ['1 cucchiaino da caffè di sale', '1 tsp | sale'],
    ['1 cucharada de café de canela', '1 tsp | canela'],
    ['1 cucharada de café molido', '1 tbsp | café molido'],
    ['2 cucharadas soperas de aceite', '2 tbsp | aceite'],
    ['1 cda. sopera de aceite', '1 tbsp | aceite'],
    ['2 c. flour', '2 cup | flour'],
    ['200 g.flour', '200 g | flour'],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })

  test('heaped and level are noted', () => {
    expect(parseIngredientLine('2 geh. EL Mehl', metric).note).toBe('geh.')
  })

  test.each([
    ['1 c.c. di sale', "'1 c.c.' | sale"],
    ['200 cc leche', "'200 cc' | leche"],
    ['2 cs tomatoes', "'2 cs' | tomatoes"],
    ["2 c. d'huile", "'2 c.' | huile"],
    ['2 c. huile', "'2 c.' | huile"],
    ['2 c/ sal', "'2 c/' | sal"],
    ['1 c/p de sal', "'1 c/p' | sal"],
    ['1 c. à dessert de sel', "'1 c. à dessert' | sel"],
    ['1 c. à moka de sel', "'1 c.' | à moka de sel"],
    ['1 c. café moulu', "'1 c.' | café moulu"],
    ['1 c. thé', "'1 c.' | thé"],
    ['1 cuil. de sucre', "'1 cuil.' | sucre"],
    ['1 cuillère à dessert de sel', "'1 cuillère à dessert' | sel"],
    ['2 cucharadas de postre de canela', "'2 cucharadas de postre' | canela"],
    ['1 cucharada de té de canela', "'1 cucharada de té' | canela"],
    ['1 cucchiaio da dessert di sale', "'1 cucchiaio da dessert' | sale"],
    ['1 libra de carne', "'1 libra' | carne"],
    ['2 livres de beurre', "'2 livres' | beurre"],
    ['3 xyz. Mehl', "'3 xyz.' | Mehl"],
    ['1 Fl. Wein', "'1 Fl.' | Wein"],
    ['2 colheres de açúcar', "'2 colheres' | açúcar"],
    ['q.b. sale', "'q.b.' | sale"],
    ['small bunch of coriander', "'small bunch' | coriander"],
  ])('what could mean two things, or is not known, stays in words: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
    expect(parseIngredientLine(text, metric).understood).toBe('part')
  })

  test.each([
    ['4 eggs. Beat well', '4 piece | eggs'],
    ['2 limes. Peel them', '2 piece | limes'],
    ['3 corn. Cook', '3 piece | corn'],
  ])('a food that ends a sentence is none: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('a hundred grams and a German pound have a name', () => {
  test.each([
    ['2 etti di farina', '200 g | farina'],
    ['un etto e mezzo di farina', '150 g | farina'],
    ['2 hg mjöl', '200 g | mjöl'],
    ['1 Pfund Mehl', '500 g | Mehl'],
    ['½ Pfd. Butter', '250 g | Butter'],
    ['1-2 Pfund Mehl', '500..1000 g | Mehl'],
    ['400 g bis 1 Pfund Mehl', "'400 g bis 1 Pfund' | Mehl"],
    ['1 (500 g) Pfund Mehl', '500 g | Pfund Mehl'],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('"gr." is grams, and "große" before what is counted', () => {
  test.each([
    ['2 gr. Eier', '2 piece | Eier'],
    ['1 gr. Gemüsezwiebel', '1 piece | Gemüsezwiebel'],
    ['200 gr. Kartoffeln', '200 g | Kartoffeln'],
    ['200 gr. Mehl', '200 g | Mehl'],
    ['5 gr. Hefe', '5 g | Hefe'],
    ['1.5 gr. Zwiebeln', '1.5 g | Zwiebeln'],
    ['2 gr salt', '2 g | salt'],
    ['5 gr. Kräuter', "'5 gr.' | Kräuter"],
  ])('%s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})

describe('a number before a percent sign', () => {
  test.each([
    ['1-2% milk 200 ml', '200 ml | 1-2% milk'],
    ['2 percent milk 200 ml', '200 ml | 2 percent milk'],
    ['1-2% milk', '| 1-2% milk'],
  ])('is no amount: %s', (text, wanted) => {
    expect(amountAndName(text)).toBe(wanted)
  })
})
