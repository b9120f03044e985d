import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { allAllergens } from '../../food/allergens/all-allergens.ts'
import type { Allergens } from '../../food/allergens/allergens.ts'
import { exactFromDecimal as exact } from '../../core/quantities/exact.ts'
import { roundToText } from '../../core/quantities/round.ts'
import type { RecipeCost } from '../../food/recipes/cost-report.ts'
import { kitchenAllergens } from '../../food/recipes/recipe-allergens.ts'
import type { RecipeNode } from '../../food/recipes/recipe-graph.ts'
import { menuItemCost } from './menu-item-cost.ts'
import { menuStructuredData } from './menu-structured-data.ts'
import { menuLifecycle } from './menu-lifecycle.ts'
import { Menu, MenuItem, MenuSection, menuStates, PublicMenu } from './menu.ts'
import { type DraftMenu, publishDraftMenu } from './publish-menu.ts'

const noon = { seconds: 1_780_000_000, nanoseconds: 0 }
const common = newCommonFields('anna', noon)
const publication = { snapshotId: 'snap1', at: noon, common }

const menu = Menu.parse({
  ...common,
  name: 'Lunch',
  kind: 'standing',
  serviceIds: [],
  days: [1, 2],
  currency: 'EUR',
  vatPct: '20',
  languages: ['en'],
  state: 'draft',
  sortKey: 'a0',
})
const section = {
  ...MenuSection.parse({ ...common, name: 'Mains', names: {}, stationIds: [], sortKey: 'a0' }),
  id: 'mains',
}

function item(id: string, more: Partial<MenuItem> = {}): MenuItem & { readonly id: string } {
  const plain = {
    ...common,
    sectionId: 'mains',
    name: id,
    names: {},
    text: '',
    price: { minor: 1200, currency: 'EUR' },
    recipeId: 'dish',
    options: [],
    stationIds: [],
    course: 1,
    diets: [],
    freeFrom: [],
    allergensExtra: {},
    sale: { state: 'on', at: noon, by: 'anna' },
    sortKey: id,
  }
  return { ...MenuItem.parse({ ...plain, ...more }), id }
}

const draft = (...items: readonly (MenuItem & { readonly id: string })[]): DraftMenu => ({
  kitchenId: 'k1',
  menu,
  sections: [section],
  items,
})

/** A kitchen with one recipe, `dish`, with these answers and "no" for the rest. */
function dishWith(answers: Partial<Allergens>): ReturnType<typeof kitchenAllergens> {
  const line = {
    lineKey: 'l',
    text: '',
    kind: 'ingredient',
    refId: 'food',
    name: 'food',
    amount: { kind: 'none' },
  } as const
  return kitchenAllergens({
    recipes: new Map([['dish', { name: 'dish', current: { lines: [line] } }]]),
    stockLines: new Map([
      ['food', { allergens: { ...allAllergens('no'), ...answers }, namedAllergens: {}, exemptGroups: [] }],
    ]),
  })
}

test('a menu is published, withdrawn and drafted again, and moves in no other way', () => {
  const moves = (['publish', 'withdraw', 'redraft'] as const).map((move) =>
    menuStates.map((state) => menuLifecycle.stepOf(state, move)),
  )
  expect(moves).toEqual([
    ['published', 'published', undefined],
    [undefined, 'withdrawn', undefined],
    [undefined, undefined, 'draft'],
  ])
})

describe('publishing', () => {
  test('[AL4] an item that may contain nuts is not published as free from nuts; item and group are named', () => {
    const refused = publishDraftMenu(
      draft(item('curry', { freeFrom: ['nuts'] }), item('soup')),
      dishWith({ nuts: 'may' }),
      publication,
    )
    expect(refused).toEqual({
      ok: false,
      reason: 'free-from',
      items: [{ itemId: 'curry', itemName: 'curry', groups: ['nuts'] }],
    })
  })
  test('[AL4] unknown sesame is no "sesame free", contained gluten no gluten-free claim', () => {
    const refused = publishDraftMenu(
      draft(item('bread', { freeFrom: ['sesame'], diets: ['gluten-free'] })),
      dishWith({ sesame: 'unknown', gluten: 'contains' }),
      publication,
    )
    expect(refused).toMatchObject({ items: [{ groups: ['gluten', 'sesame'] }] })
  })
  test('[AL4] an option or the plate breaks the claim too', () => {
    const option = {
      name: 'with cream',
      priceChange: { minor: 0, currency: 'EUR' as const },
      allergens: { milk: 'contains' as const },
    }
    const withOption = publishDraftMenu(
      draft(item('soup', { diets: ['lactose-free'], options: [option] })),
      dishWith({}),
      publication,
    )
    const withExtra = publishDraftMenu(
      draft(item('soup', { diets: ['lactose-free'], allergensExtra: { milk: 'may' } })),
      dishWith({}),
      publication,
    )
    expect([withOption, withExtra]).toMatchObject([{ reason: 'free-from' }, { reason: 'free-from' }])
  })
  test('[AL4] a proven claim is published, with all 14 answers', () => {
    const published = publishDraftMenu(
      draft(item('salad', { diets: ['gluten-free'] })),
      dishWith({ celery: 'contains' }),
      publication,
    )
    const [shown] = (published.ok && published.snapshot.sections[0]?.items) || []
    expect([published.ok && published.warnings, shown?.freeFrom, shown?.allergens]).toEqual([
      [],
      ['gluten'],
      { ...allAllergens('no'), celery: 'contains' },
    ])
  })
  test('[AL4] unknown allergens, a missing price and a missing recipe are warnings', () => {
    const { recipeId: _recipe, price: _price, ...bare } = item('special')
    const published = publishDraftMenu(
      draft(bare, item('cake', { diets: ['vegan'] })),
      dishWith({ milk: 'contains' }),
      publication,
    )
    expect(
      published.ok && published.warnings.map(({ kind, itemId, groups }) => [kind, itemId, groups.length]),
    ).toEqual([
      ['diet-contradicted', 'cake', 1],
      ['allergen-unknown', 'special', 14],
      ['price-missing', 'special', 0],
      ['recipe-missing', 'special', 0],
    ])
  })
  test('[AL3] an option with a recipe brings what that recipe contains; one whose recipe is gone is unknown', () => {
    const option = (name: string, recipeId: string) => ({
      name,
      recipeId,
      priceChange: { minor: 0, currency: 'EUR' as const },
      allergens: {},
    })
    const published = publishDraftMenu(
      draft(item('soup', { options: [option('with croutons', 'dish'), option('with rouille', 'gone')] })),
      dishWith({ gluten: 'contains' }),
      publication,
    )
    const [shown] = (published.ok && published.snapshot.sections[0]?.items) || []
    expect(shown?.options.map(({ allergens }) => [allergens.gluten, allergens.eggs])).toEqual([
      ['contains', 'no'],
      ['unknown', 'unknown'],
    ])
  })
  test('two cooks may give two items one place: they stand in the order of their ids, with the menu’s span', () => {
    const span = { ...menu, from: '2026-05-01', to: '2026-05-31' }
    const published = publishDraftMenu(
      { ...draft(item('b', { sortKey: 'a0' }), item('a', { sortKey: 'a0' })), menu: span },
      dishWith({}),
      publication,
    )
    expect(published.ok && published.snapshot).toMatchObject({
      from: '2026-05-01',
      to: '2026-05-31',
      sections: [{ items: [{ id: 'a' }, { id: 'b' }] }],
    })
  })
  test('a menu without items, or withdrawn, is not published', () => {
    const binned = item('old', { deletedAt: noon })
    expect(publishDraftMenu(draft(binned), dishWith({}), publication)).toEqual({ ok: false, reason: 'empty' })
    const withdrawn = { ...draft(item('soup')), menu: { ...menu, state: 'withdrawn' as const } }
    expect(publishDraftMenu(withdrawn, dishWith({}), publication)).toEqual({
      ok: false,
      reason: 'state',
      state: 'withdrawn',
    })
  })
  test('a menu whose id guests know as another kitchen’s is not published; the own one is shown again', () => {
    const shownBy = (kitchenId: string) =>
      publishDraftMenu(
        { ...draft(item('soup')), heldBy: [draft().kitchenId, kitchenId] },
        dishWith({}),
        publication,
      )
    expect(shownBy('another')).toEqual({ ok: false, reason: 'id-taken' })
    expect(shownBy(draft().kitchenId).ok).toBe(true)
  })
  test('what is published fits the public collection, holds no cost and keeps the order of the menu', () => {
    const published = publishDraftMenu(draft(item('b'), item('a')), dishWith({}), publication)
    expect(
      published.ok && PublicMenu.parse(published.snapshot).sections[0]?.items.map(({ id }) => id),
    ).toEqual(['a', 'b'])
    expect(JSON.stringify(published)).not.toContain('recipeId')
  })
  test('[DS2] structured data carries price, diet and each allergen answer', () => {
    const published = publishDraftMenu(
      draft(item('salad', { diets: ['vegan'], text: 'Green.' })),
      dishWith({ celery: 'may', sesame: 'unknown' }),
      publication,
    )
    const data = published.ok && JSON.stringify(menuStructuredData(published.snapshot))
    expect(data).toContain('"offers":{"@type":"Offer","price":"12.00","priceCurrency":"EUR"}')
    expect(data).toContain('"suitableForDiet":["https://schema.org/VeganDiet"]')
    expect(data).toContain('"name":"celery","value":"may contain"')
    expect(data).toContain('"name":"sesame","value":"unknown"')
  })
})

describe('cost of an item', () => {
  const recipe: RecipeNode = {
    name: 'dish',
    current: { yield: { amount: '2', unit: 'kg' }, portions: 4, lines: [] },
  }
  const cost: RecipeCost = {
    recipeId: 'dish',
    lines: [],
    batch: { from: exact('1200'), to: exact('1200') },
    missing: new Map(),
    isAtLeast: false,
  }
  const costing = { recipe, cost, currency: 'EUR', vatPct: '20', targetCostPct: '28' } as const

  test('[CO1] cost 3.00, gross 12.00 with 20 % VAT is 30.00 %', () => {
    const known = menuItemCost(item('steak'), costing)
    expect(
      known.kind === 'known' &&
        known.food && [roundToText(known.food.pct, 2), roundToText(known.food.margin, 0), known.net?.minor],
    ).toEqual(['30.00', '700', 1000])
  })
  test('[CO3] the price suggestion is cost by target', () => {
    const known = menuItemCost(item('steak'), { ...costing, targetCostPct: '30' })
    expect(known.kind === 'known' && roundToText(known.targetNet, 0)).toBe('1000')
  })
  test('[RC4] a portion by weight is its share of the yield', () => {
    const known = menuItemCost(item('steak', { portion: { amount: '200', unit: 'g' } }), costing)
    expect(known.kind === 'known' && known.cost.from.equals(120)).toBe(true)
  })
  test('[CO6] what is not known is said', () => {
    const { recipeId: _recipe, ...bare } = item('special')
    const { recipe: _node, ...lost } = costing
    expect([
      menuItemCost(bare, costing),
      menuItemCost(item('steak'), lost),
      menuItemCost(item('steak', { portion: { amount: '1', unit: 'l' } }), costing),
    ]).toEqual([
      { kind: 'unknown', why: { reason: 'no-recipe' } },
      { kind: 'unknown', why: { reason: 'recipe-missing' } },
      { kind: 'unknown', why: { reason: 'not-convertible', from: 'l', to: 'kg' } },
    ])
  })
  test('[CO6] a price in another currency is not compared with the cost', () => {
    const known = menuItemCost(item('steak', { price: { minor: 1200, currency: 'GBP' } }), costing)
    expect(known.kind === 'known' && [known.net, known.food]).toEqual([undefined, undefined])
  })
})
