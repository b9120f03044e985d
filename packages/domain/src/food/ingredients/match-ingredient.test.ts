import { describe, expect, test } from 'vitest'
import { CATALOGUE } from '../catalogue/catalogue.ts'
import { ingredientIndex } from './ingredient-index.ts'
import { type IngredientMatch, matchIngredient } from './match-ingredient.ts'
import { NAMES_IN_RECIPES } from './names-in-recipes.table.ts'

const index = ingredientIndex(CATALOGUE)
const match = (name: string): IngredientMatch => matchIngredient(name, index)

/** The one ingredient a name stands for, or how it was left open. */
function meaning(name: string): string {
  const result = match(name)
  return result.kind === 'match' ? result.ingredientId : result.kind
}

describe('names that look like another food', () => {
  test.each([
    ['coconut milk', 'coconut-milk'],
    ['almond milk', 'almond-drink'],
    ['soy milk', 'soya-drink'],
    ['oat milk', 'oat-drink'],
    ['buttermilk', 'buttermilk'],
    ['condensed milk', 'condensed-milk'],
    ['milk powder', 'milk-powder'],
    ['milk chocolate', 'milk-chocolate'],
    ['chocolate milk', 'none'],
    ['milk thistle', 'none'],
    ['milk (coconut)', 'coconut-milk'],
    ['milk (lactose-free)', 'lactose-free-milk'],
    ['peanut butter', 'peanut-butter'],
    ['almond butter', 'almond-butter'],
    ['vegan butter', 'vegan-butter'],
    ['cocoa butter', 'none'],
    ['apple butter', 'none'],
    ['butter beans', 'white-bean'],
    ['butternut squash', 'butternut-squash'],
    ['butter lettuce', 'none'],
    ['almond flour', 'ground-almond'],
    ['coconut flour', 'none'],
    ['gluten-free flour', 'gluten-free-flour'],
    ['whole wheat flour', 'wholemeal-flour'],
    ['cornflour', 'cornflour'],
    ['corn flour', 'several'],
    ['cream of tartar', 'cream-of-tartar'],
    ['cream cheese', 'cream-cheese'],
    ['cream soda', 'none'],
    ['ice cream', 'vanilla-ice-cream'],
    ['cream of mushroom soup', 'cream-of-mushroom-soup'],
    ['chicken stock', 'chicken-stock'],
    ['chicken skin', 'none'],
    ['chicken wings', 'chicken-wing'],
    ['stock fish', 'none'],
    ['fish sauce', 'fish-sauce'],
    ['oyster sauce', 'oyster-sauce'],
    ['oyster mushrooms', 'oyster-mushroom'],
    ['egg noodles', 'egg-noodles'],
    ['egg white', 'egg-white'],
    ['eggplant', 'aubergine'],
    ['rice vinegar', 'rice-vinegar'],
    ['rice noodles', 'rice-noodles'],
    ['rice bran oil', 'none'],
    ['baking soda', 'bicarbonate'],
    ['soda water', 'sparkling-water'],
    ['soda bread', 'none'],
    ['ginger ale', 'ginger-ale'],
    ['root beer', 'none'],
    ['peanut oil', 'groundnut-oil'],
    ['nutmeg', 'nutmeg'],
    ['coconut', 'coconut'],
    ['celery salt', 'celery-salt'],
    ['salt cod', 'salt-cod'],
    ['garlic powder', 'garlic-powder'],
    ['mustard powder', 'mustard-powder'],
    ['onion rings', 'none'],
    ['vegan bacon', 'none'],
    ['turkey bacon', 'none'],
    ['sausage rolls', 'none'],
    ['wheat beer', 'wheat-beer'],
    ['sweet potato', 'sweet-potato'],
    ['kidney beans', 'kidney-bean'],
    ['dried thyme', 'dried-thyme'],
    ['fresh thyme', 'thyme'],
    ['dried apricots', 'dried-apricot'],
    ['smoked salmon', 'smoked-salmon'],
    ['tinned tomatoes', 'tinned-tomato'],
    ['frozen peas', 'frozen-pea'],
    ['fresh yeast', 'fresh-yeast'],
    ['fish gelatine', 'fish-gelatine'],
  ])('%s is %s', (name, expected) => {
    expect(meaning(name)).toBe(expected)
  })
})

describe('one food in many spellings', () => {
  test.each([
    ['Onions', 'onion'],
    ['2 Onions', 'onion'],
    ['large onion, finely diced', 'onion'],
    ['ONION, CHOPPED', 'onion'],
    ['onions (preferably red)', 'red-onion'],
    ['tomatoes', 'tomato'],
    ['Tomatos, chopped', 'tomato'],
    ['cherries', 'cherry'],
    ['bay leaves', 'bay-leaf'],
    ['radishes', 'radish'],
    ['free-range eggs', 'egg'],
    ['Eggs, beaten', 'egg'],
    ['garlic cloves, minced/grated', 'garlic'],
    ['cloves', 'cloves'],
    ['cinamon sticks', 'cinnamon-stick'],
    ['tumeric powder', 'turmeric'],
    ['soy sause', 'soy-sauce'],
    ['soya sauce', 'soy-sauce'],
    ['Sriacha in squirt bottle', 'sriracha'],
    ['jalapeño', 'jalapeno'],
    ['chili flakes', 'chilli-flakes'],
    ['yoghurt', 'yogurt'],
    ['beans, black', 'black-bean'],
    ['juice of one lemon', 'lemon-juice'],
    ['zest of 2 lemons', 'lemon-zest'],
    ['boneless skinless chicken breast(s)', 'chicken-breast'],
    ['skin-on chicken thighs', 'chicken-thigh'],
    ['olive oil for frying', 'olive-oil'],
    ['butter, enough to fry with', 'butter'],
    ['all-purpose flour, plus extra for dusting', 'plain-flour'],
    ['potatoes, peeled and cut into bite-size chunks', 'potato'],
    ['[chicken breasts](/pan-seared-chicken)', 'chicken-breast'],
    ['cilantro', 'coriander'],
    ['scallions', 'spring-onion'],
    ['zucchini', 'courgette'],
    ['ground beef', 'beef-mince'],
    ['heavy cream', 'double-cream'],
    ['powdered sugar', 'icing-sugar'],
    ['cornstarch', 'cornflour'],
    ['tomato paste', 'tomato-puree'],
    ['Mehl', 'plain-flour'],
    ['Zwiebeln', 'onion'],
    ['frisch gehackte Petersilie', 'parsley'],
    ['gousses d’ail', 'garlic'],
    ['pommes de terre', 'potato'],
    ['aceite de oliva', 'olive-oil'],
    ['pomodori', 'tomato'],
  ])('%s is %s', (name, expected) => {
    expect(meaning(name)).toBe(expected)
  })

  test('the answer says how it was found', () => {
    expect(match('Plain flour')).toEqual({ kind: 'match', ingredientId: 'plain-flour', by: 'name' })
    expect(match('all-purpose flour')).toEqual({ kind: 'match', ingredientId: 'plain-flour', by: 'synonym' })
    expect(match('chopped onions')).toEqual({ kind: 'match', ingredientId: 'onion', by: 'folded' })
    expect(match('salt, to taste')).toEqual({ kind: 'match', ingredientId: 'salt', by: 'head' })
  })
})

describe('names that leave a choice', () => {
  test.each([
    ['lard or butter', ['lard', 'butter']],
    ['salt and pepper', ['salt', 'black-pepper']],
    ['Salt & Pepper (to taste)', ['salt', 'black-pepper']],
    ['thyme/rosemary', ['thyme', 'rosemary']],
    ['Dill, parsley, chives', ['dill', 'parsley', 'chives']],
    ['fresh or pickled beets', ['pickled-beetroot', 'beetroot']],
    ['coriander', ['coriander', 'ground-coriander']],
    ['chopped pepper', ['sweet-pepper', 'black-pepper']],
  ])('%s may be %j', (name, candidates) => {
    expect(match(name)).toEqual({ kind: 'several', candidates })
  })

  test.each(['vinegar', 'stock', 'broth', 'cream', 'wine', 'nuts', 'beans', 'chocolate', 'noodles or rice'])(
    '%s is left to the cook',
    (name) => {
      const result = match(name)
      expect(result.kind).toBe('several')
      expect(result.kind === 'several' ? result.candidates.length : 0).toBeGreaterThan(2)
    },
  )

  test('a choice with something unknown is not settled on what is known', () => {
    expect(meaning('butter or something else')).toBe('none')
    expect(meaning('rice/noodles')).toBe('several')
  })
})

describe('names nobody knows', () => {
  test('the nearest are offered, slips of the pen forgiven', () => {
    expect(match('goat butter')).toMatchObject({ kind: 'none' })
    const slip = match('mascarpne')
    expect(slip.kind === 'none' && slip.nearest[0]).toBe('mascarpone')
    const unknownKind = match('Lapland salmon')
    expect(unknownKind.kind === 'none' && unknownKind.nearest[0]).toBe('salmon')
  })

  test.each(['', '   ', '/', ',', 'large', '½', '🍅', 'slow cooker', 'Wood chips', 'foil'])(
    '"%s" is no ingredient',
    (name) => {
      expect(meaning(name)).toBe('none')
    },
  )

  test('a very long text is answered in time', () => {
    expect(match('very '.repeat(20_000)).kind).toBe('none')
    expect(match('butter or '.repeat(2_000)).kind).toBe('match')
  })
})

describe('the index', () => {
  test('no name or synonym stands for two ingredients, but for those that do in the trade', () => {
    const open = index.names.filter(({ text }) => match(text).kind !== 'match')
    expect([...new Set(open.map(({ folded }) => folded))]).toEqual(['batata', 'coriander', 'corn flour'])
    const wrong = index.names.filter(
      ({ text, ingredientId }) => !['several', ingredientId].includes(meaning(text)),
    )
    expect(wrong.map(({ text }) => text)).toEqual([])
  })

  test('every ingredient is found by its own name', () => {
    expect(CATALOGUE.filter(({ id, name }) => meaning(name) !== id).map(({ id }) => id)).toEqual([])
  })

  test('a kitchen’s own ingredients can be looked up as well', () => {
    const own = ingredientIndex([{ id: 'k1', name: 'Grandmother’s spice', synonyms: [] }])
    expect(matchIngredient('grandmothers spices', own)).toEqual({
      kind: 'match',
      ingredientId: 'k1',
      by: 'folded',
    })
  })
})

describe('real recipes', () => {
  test('at least 85 of 100 ingredient names of 137 real recipes are matched', () => {
    let matched = 0
    let all = 0
    for (const [name, times] of NAMES_IN_RECIPES) {
      all += times
      if (match(name).kind === 'match') matched += times
    }
    expect(all).toBe(1122)
    expect(matched / all).toBeGreaterThan(0.88)
  })
})
