import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  type AllergenSources,
  kitchenAllergens,
  linesBehindAnswer,
  recipeAllergens,
} from '../recipes/recipe-allergens.ts'
import type { RecipeLine } from '../recipes/recipe-line.ts'
import {
  mayClaimFreeFrom,
  rollUpAllergens,
  rollUpAnswers,
  withExemptions,
} from '../allergens/allergen-rollup.ts'
import { ALLERGEN_ANSWERS } from '../allergens/allergen-groups.ts'
import { allAllergens, unknownAllergens } from '../allergens/all-allergens.ts'
import type { AllergenFacts, AllergenGroup, Allergens } from '../allergens/allergens.ts'
import { areSulphitesDeclared } from '../allergens/sulphites.ts'
import { US_ALLERGENS, usAllergens } from '../allergens/us-allergens.ts'

/** A food with these answers, "no" for every other group. */
function food(
  answers: Partial<Allergens>,
  namedAllergens: AllergenFacts['namedAllergens'] = {},
): AllergenFacts {
  return { allergens: { ...allAllergens('no'), ...answers }, namedAllergens }
}

function line(refId: string, kind: RecipeLine['kind'] = 'ingredient'): RecipeLine {
  return { lineKey: refId, text: '', kind, refId, name: refId, amount: { kind: 'none' } }
}

type Foods = Readonly<Record<string, AllergenFacts & { exemptGroups?: AllergenGroup[]; recipeId?: string }>>

function kitchen(recipes: Readonly<Record<string, readonly RecipeLine[]>>, foods: Foods): AllergenSources {
  return {
    recipes: new Map(
      Object.entries(recipes).map(([name, lines]) => [name, { name, current: { lines: [...lines] } }]),
    ),
    stockLines: new Map(Object.entries(foods).map(([id, facts]) => [id, { exemptGroups: [], ...facts }])),
  }
}

describe('sulphites', () => {
  test('[AL2] 10.0 mg/kg is not declared, 10.1 is', () =>
    expect([areSulphitesDeclared('10'), areSulphitesDeclared('10.1'), areSulphitesDeclared('0')]).toEqual([
      false,
      true,
      false,
    ]))
})

describe('roll-up', () => {
  test('[AL3] contains milk and may contain milk and egg: contains milk, may contain egg', () => {
    const { allergens } = rollUpAllergens([
      food({ milk: 'contains', eggs: 'no' }),
      food({ milk: 'may', eggs: 'may' }),
    ])
    expect([allergens.milk, allergens.eggs, allergens.fish]).toEqual(['contains', 'may', 'no'])
  })
  test('[AL3] may contain celery and unknown for celery: unknown', () =>
    expect(rollUpAnswers(['may', 'unknown'])).toBe('unknown'))
  test('[AL3] contains wins over unknown', () =>
    expect(rollUpAnswers(['unknown', 'contains'])).toBe('contains'))
  test('[AL3] of nothing nothing is known', () =>
    expect(rollUpAllergens([])).toEqual({ allergens: unknownAllergens(), namedAllergens: {} }))
  test('[AL3] named nuts of all parts are kept, contains before may', () =>
    expect(
      rollUpAllergens([
        food({ nuts: 'may' }, { cashew: 'may' }),
        food({ nuts: 'contains' }, { cashew: 'contains', pecan: 'may' }),
      ]).namedAllergens,
    ).toEqual({ cashew: 'contains', pecan: 'may' }))
  test('[AL3] the order of parts and how they are grouped do not matter', () => {
    const answers = fc.array(fc.constantFrom(...ALLERGEN_ANSWERS), { minLength: 1, maxLength: 8 })
    fc.assert(
      fc.property(answers, answers, (one, other) => {
        expect(rollUpAnswers([rollUpAnswers(one), rollUpAnswers(other)])).toBe(
          rollUpAnswers([...other, ...one]),
        )
      }),
    )
  })

  const butter = food({ milk: 'contains' })
  test('[AL3] a recipe has the allergens of its sub-recipes, and says which line brings them', () => {
    const sources = kitchen(
      { dough: [line('butter'), line('water')], pie: [line('dough', 'recipe'), line('water')] },
      { butter, water: food({}) },
    )
    const pie = recipeAllergens('pie', sources)
    expect([
      pie?.allergens.milk,
      pie?.allergens.eggs,
      pie && linesBehindAnswer(pie, 'milk'),
      pie && linesBehindAnswer(pie, 'eggs'),
    ]).toEqual(['contains', 'no', ['dough'], []])
  })
  test('[AL3] what is not matched, lost or empty is unknown, never no', () => {
    const { refId: _unmatched, ...loose } = line('thyme')
    const sources = kitchen(
      {
        dish: [loose, line('gone'), line('empty', 'recipe'), line('lost', 'recipe'), line('water')],
        empty: [],
      },
      { water: food({}) },
    )
    const dish = recipeAllergens('dish', sources)
    expect(dish?.allergens).toEqual(unknownAllergens())
    expect(dish?.lines.map(({ problem }) => problem)).toEqual([
      'not-matched',
      'line-missing',
      undefined,
      'recipe-missing',
      undefined,
    ])
    expect(dish && linesBehindAnswer(dish, 'milk')).toEqual(['thyme', 'gone', 'empty', 'lost'])
  })
  test('[AL3] a cycle is unknown from every side and ends', () => {
    const books = kitchenAllergens(
      kitchen({ a: [line('b', 'recipe'), line('butter')], b: [line('a', 'recipe')] }, { butter }),
    )
    expect([
      books.of('a')?.allergens.milk,
      books.of('b')?.allergens.milk,
      books.of('a')?.allergens.eggs,
    ]).toEqual(['contains', 'unknown', 'unknown'])
  })
  test('[AL3] a stock line prepared here has the allergens of its recipe', () => {
    const sources = kitchen(
      { roux: [line('butter')], sauce: [line('tub of roux')] },
      { butter, 'tub of roux': { ...food({}), recipeId: 'roux' } },
    )
    expect(recipeAllergens('sauce', sources)?.allergens.milk).toBe('contains')
  })
})

describe('claims and lists', () => {
  test('[AL4] only "no" lets one say free from', () => {
    const { allergens } = food({ nuts: 'may', sesame: 'unknown', milk: 'contains' })
    expect(
      (['nuts', 'sesame', 'milk', 'fish'] as const).map((group) => mayClaimFreeFrom(group, allergens)),
    ).toEqual([false, false, false, true])
  })

  test('[AL5] barley only: nothing on the US list', () => {
    const answers = usAllergens(food({ gluten: 'contains' }, { barley: 'contains' }))
    expect(US_ALLERGENS.map((allergen) => answers[allergen])).toEqual(Array.from({ length: 9 }, () => 'no'))
  })
  test('[AL5] sesame is on the US list', () =>
    expect(usAllergens(food({ sesame: 'contains' })).sesame).toBe('contains'))
  test('[AL5] spelt is wheat; gluten of a cereal nobody named may be wheat and is unknown', () => {
    expect(usAllergens(food({ gluten: 'contains' }, { spelt: 'contains' })).wheat).toBe('contains')
    expect(usAllergens(food({ gluten: 'contains' })).wheat).toBe('unknown')
    expect(usAllergens(food({ gluten: 'unknown' })).wheat).toBe('unknown')
    expect(usAllergens(food({ gluten: 'contains' }, { oats: 'contains', wheat: 'may' })).wheat).toBe('may')
  })
  test('[AL5] celery, mustard, lupin, molluscs and sulphites are not on the US list', () => {
    const answers = usAllergens(
      food({
        celery: 'contains',
        mustard: 'contains',
        lupin: 'contains',
        molluscs: 'contains',
        sulphites: 'contains',
      }),
    )
    expect(Object.values(answers).every((answer) => answer === 'no')).toBe(true)
  })

  test('[AL6] wheat glucose syrup brings no gluten cereal', () => {
    const syrup = {
      ...food({ gluten: 'contains', milk: 'may' }, { wheat: 'contains', cashew: 'may' }),
      exemptGroups: ['gluten' as const],
    }
    const sweet = recipeAllergens('sweet', kitchen({ sweet: [line('syrup')] }, { syrup }))
    expect([sweet?.allergens.gluten, sweet?.allergens.milk, sweet?.namedAllergens]).toEqual([
      'no',
      'may',
      { cashew: 'may' },
    ])
  })
  test('[AL6] cold-pressed soybean oil has no exemption and brings soybeans', () =>
    expect(withExemptions(food({ soybeans: 'contains' }), []).allergens.soybeans).toBe('contains'))
})
