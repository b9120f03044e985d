import { describe, expect, test } from 'vitest'
import { parseIngredientLine } from './parse-ingredient-line.ts'
import { amountAndName as read, metric, us } from '../../../testing/parse.ts'

describe('amounts', () => {
  test.each([
    ['1 ½ cups flour', '1.5 cup | flour'],
    ['1½ cups flour', '1.5 cup | flour'],
    ['½ cup flour', '0.5 cup | flour'],
    ['1/2 cup flour', '0.5 cup | flour'],
    ['1 1⁄2 cups flour', '1.5 cup | flour'],
    ['1-1/2 cups flour', '1.5 cup | flour'],
    ['2 and 1/4 teaspoons yeast', '2.25 tsp | yeast'],
    ['1.5 kg meat', '1.5 kg | meat'],
    ['1,5 kg Mehl', '1.5 kg | Mehl'],
    ['.5 TB allspice', '0.5 tbsp | allspice'],
    ['0.1250 kg butter', '0.125 kg | butter'],
    ['Six eggs.', '6 piece | eggs'],
    ['half a pound of butter', '0.5 lb | butter'],
    ['A quarter of a pound of sugar', '0.25 lb | sugar'],
    ['An Onion', '1 piece | Onion'],
    ['half a dozen eggs', '6 piece | eggs'],
    ['a dozen eggs', '12 piece | eggs'],
    ['x2 lemons', '2 piece | lemons'],
    ['½ an onion', '0.5 piece | onion'],
    ['1 lb 2 oz flour', '18 oz | flour'],
    ['500 g/1 lb 2 oz flour', '500 g = 18 oz | flour'],
    ['1 000 g flour', '1000 g | flour'],
    ['2% milk', '| 2% milk'],
    ['100 % rye flour 200 g', '200 g | 100 % rye flour'],
    ['7UP 300 ml', '300 ml | 7UP'],
    ['80/20 ground beef, 1 lb', '1 lb | 80/20 ground beef'],
  ])('%s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test.each([
    ['1-2 g nutmeg', '1..2 g | nutmeg'],
    ['1 – 2 carrots', '1..2 piece | carrots'],
    ['50-100 ml ice water', '50..100 ml | ice water'],
    ['2 to 3 onions', '2..3 piece | onions'],
    ['100 g - 150 g butter', '100..150 g | butter'],
    ['1 - 2L (1/4 - 1/2 gal) milk', '1..2 l | milk'],
    ['2 bis 3 Zwiebeln', '2..3 piece | Zwiebeln'],
    ['2 à 3 oignons', '2..3 piece | oignons'],
  ])('a range stays a range: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test.each([
    ['150 g (1/3 lb) bacon cubes', '150 g = 0.333333 lb | bacon cubes'],
    ['400g (15 oz) potatoes', '400 g = 15 oz | potatoes'],
    ['2.5 dl/ 1 cup neutral oil', '2.5 dl = 1 cup | neutral oil'],
    ['onions: 400g | 1lb', '400 g = 1 lb | onions'],
    ['600g or 5 cups bread flour', '600 g = 5 cup | bread flour'],
    ['5 (1.2L) cups water', '5 cup = 1.2 l | water'],
    ['1 loaf (800 g) white bread', '1 piece = 800 g | white bread loaf'],
  ])('two units: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test.each([
    ['1 (14 oz) can tomatoes', '14 oz | tomatoes'],
    ['1 can (14 oz) tomatoes', '14 oz | tomatoes'],
    ['2 (400 g) tins chickpeas', '800 g | chickpeas'],
    ['2x 400 g tins chickpeas', '800 g | chickpeas'],
    ['28 oz can chickpeas', '28 oz | chickpeas'],
    ['1 28-ounce can tomatoes', '28 oz | tomatoes'],
    ['2 (14.5-ounce) cans tomatoes', '29 oz | tomatoes'],
    ['2x400g tins tomatoes', '800 g | tomatoes'],
    ['6-ounce steak', '6 oz | steak'],
    ['3 to 4-pound chicken', '3..4 lb | chicken'],
    ['1 bottle 700ml red wine', '1 bottle = 700 ml | red wine'],
    ['226 g (2 sticks) butter', '226 g | butter'],
  ])('containers with a size: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test.each([
    ['a handful of basil', "'a handful' | basil"],
    ['a jar of apple sauce', "'a jar' | apple sauce"],
    ['2 sticks butter', "'2 sticks' | butter"],
    ['1 can coconut milk', "'1 can' | coconut milk"],
    ['2 cans (28 oz) tomatoes', "'2 cans' | tomatoes"],
    ['pinch of salt', "'pinch' | salt"],
    ['Salt to taste', "'to taste' | Salt"],
    ['olive oil q.b.', "'q.b' | olive oil"],
    ['200 yogurt', "'200' | yogurt"],
    ['1/4 Cream', "'1/4' | Cream"],
    ['1 - 2/3 cups milk', "'1 - 2/3 cups' | milk"],
    ['1,500 g flour', "'1,500 g' | flour"],
    ['1.500 g Mehl', "'1.500 g' | Mehl"],
    ['2 tbsp. each salt and sugar', "'2 tbsp. each' | salt and sugar"],
    ['1-inch piece of ginger', "'1 inch piece' | ginger"],
    ['1-2 potatoes per serving', "'1-2 per serving' | potatoes"],
    ['Egg (1 per serving)', "'1 per serving' | Egg"],
    ['Chicken (a pound or two)', "'a pound or two' | Chicken"],
  ])('what is no sure number stays in words: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })

  test('a sum is one amount where the units join exactly', () => {
    expect(read('1 cup + 2 1/2 Tbsp butter', us)).toBe('18.5 ustbsp | butter')
    expect(read('1/2 cup + 2 tablespoons milk')).toBe('31 tsp | milk')
    expect(read('1 cup + 10 g sugar')).toBe("'1 cup + 10 g' | sugar")
  })

  test('[UN9] thirds keep six digits and say so; more digits than fit, zero and negative stay in words', () => {
    expect(read('1/3 cup milk')).toBe('0.333333 cup | milk')
    expect(parseIngredientLine('1/3 cup milk', metric).reasons).toEqual(['six-digits'])
    for (const text of ['0.1234567 kg salt', '1234567890 g salt', '0 g salt', '- 2 g salt', '-2 g salt']) {
      const line = parseIngredientLine(text, metric)
      expect(line.amount.kind).toBe('words')
      expect(line.reasons).toContain('amount-refused')
    }
  })
})

describe('units', () => {
  test("[UN4] a cup is the recipe's own: metric 250 ml or US", () => {
    expect(read('1 cup flour', metric)).toBe('1 cup | flour')
    expect(read('1 cup flour', us)).toBe('1 uscup | flour')
    expect(read('1 T oil', us)).toBe('1 ustbsp | oil')
    expect(read('1 t oil', metric)).toBe('1 tsp | oil')
  })

  test('an ounce of something poured is a fluid ounce, and says so', () => {
    const line = parseIngredientLine('12oz of beer', us)
    expect(read('12oz of beer', us)).toBe('12 usfloz | beer')
    expect(line.reasons).toEqual(['fluid-ounces'])
    expect(read('8 oz cream cheese', us)).toBe('8 oz | cream cheese')
  })

  test('a pint is asked about where nothing tells whose', () => {
    expect(parseIngredientLine('1 pint milk', metric).reasons).toEqual(['pint-size'])
    expect(parseIngredientLine('1 pint milk', us).reasons).toEqual([])
  })

  test.each([
    ['2 EL Öl', '2 tbsp | Öl'],
    ['1 TL Salz', '1 tsp | Salz'],
    ['1 Bund Petersilie, gehackt', '1 bunch | Petersilie'],
    ['1 Prise Salz', "'1 Prise' | Salz"],
    ['2 cuillères à soupe de sucre', '2 tbsp | sucre'],
    ["1 c. à c. d'huile", '1 tsp | huile'],
    ["2 gousses d'ail", '2 piece | ail gousses'],
    ['3 cucchiai di olio', '3 tbsp | olio'],
    ['2 spicchi di aglio', '2 piece | aglio spicchi'],
    ['2 cucharadas de azúcar', '2 tbsp | azúcar'],
    ['1 pizca de sal', "'1 pizca' | sal"],
    ['2 colheres de sopa de farinha', '2 tbsp | farinha'],
    ['1 chili pepper', '1 piece | chili pepper'],
  ])('in other languages: %s', (text, wanted) => {
    expect(read(text)).toBe(wanted)
  })
})
