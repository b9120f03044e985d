import { describe, expect, test } from 'vitest'
import type { Caller, Collection, DocumentData, PolicyContext } from '../collections/collection.ts'
import { newCommonFields } from '../collections/common-fields.ts'
import { allAllergens, unknownAllergens } from '../ingredients/allergens.ts'
import { pastPrices, priceLines } from '../ingredients/price-lines.ts'
import { PriceLine } from '../ingredients/price-line.ts'
import { stockLines } from '../ingredients/stock-lines.ts'
import { StockLine } from '../ingredients/stock-line.ts'
import type { AccessRole, Grant } from '../kitchens/access.ts'
import { menus, publicMenus } from '../menus/menus.ts'
import { Menu } from '../menus/menu.ts'
import { RecipeVersion } from './recipe-version.ts'
import { recipes, recipeVersions } from './recipes.ts'
import { Recipe, RecipeContent } from './recipe.ts'

const noon = { seconds: 1_780_000_000, nanoseconds: 0 }
type Documents = Readonly<Record<string, DocumentData>>

const person = (uid: string | null): Caller => ({
  uid,
  isGuest: true,
  email: null,
  isEmailVerified: false,
  claims: {},
})
const inTeam = (access: AccessRole, grants: Grant[] = []): Documents => ({
  'kitchens/k1/team/anna': { access, grants, state: 'active' },
})

interface Write<Content> {
  readonly caller?: Caller
  readonly params: Readonly<Record<string, string>>
  readonly before?: Content
  readonly after: Content
  readonly stored: Documents
  readonly written?: Documents
}

/** Whether a write is allowed in the light of the state before and of the state after, as the server asks it. */
function isAllowed<Content>(into: Collection<Content>, write: Write<Content>): boolean {
  const { params, before, after, stored, written = {} } = write
  const caller = write.caller ?? person('anna')
  const lights = before === undefined ? [after] : [before, after]
  return lights.every((known) => {
    const named = Object.entries(into.policy.related?.(params, caller, known) ?? {})
    const seen = (documents: Documents): PolicyContext['related'] =>
      Object.fromEntries(named.map(([name, path]) => [name, documents[path]]))
    const context: PolicyContext = {
      caller,
      params,
      related: seen(stored),
      relatedAfter: seen({ ...stored, ...written }),
      now: noon,
    }
    return before === undefined
      ? into.policy.create(context, after)
      : into.policy.change(context, before, after)
  })
}

function mayRead<Content>(
  from: Collection<Content>,
  known: Partial<Content>,
  stored: Documents,
  caller = person('anna'),
): boolean {
  const params = { kitchenId: 'k1', recipeId: 'r1' }
  const named = Object.entries(from.policy.related?.(params, caller, known) ?? {})
  const related = Object.fromEntries(named.map(([name, path]) => [name, stored[path]]))
  return from.policy.read({ caller, params, related, relatedAfter: related, now: noon }, known)
}

const content = (description: string): RecipeContent => ({
  description,
  lines: [],
  steps: [],
  containers: [],
})

const first = Recipe.parse({
  ...newCommonFields('anna', noon),
  ownerKind: 'kitchen',
  ownerId: 'k1',
  name: 'Stock',
  tags: [],
  current: content('one'),
  currentVersionId: 'v1',
  currentN: 1,
  state: 'draft',
  visibility: 'kitchen',
  hideQuantities: false,
  names: {},
})
const second: Recipe = { ...first, current: content('two'), currentVersionId: 'v2', currentN: 2 }
const version = (n: number, text: string, parentVersionId?: string): RecipeVersion =>
  RecipeVersion.parse({
    ...newCommonFields('anna', noon),
    ownerKind: 'kitchen',
    ownerId: 'k1',
    n,
    content: content(text),
    ...(parentVersionId !== undefined && { parentVersionId }),
  })

const params = { recipeId: 'r1' }
const v1 = { 'recipes/r1/versions/v1': version(1, 'one') }
const v2 = { 'recipes/r1/versions/v2': version(2, 'two', 'v1') }

describe('recipes', () => {
  const create = (access: AccessRole, more: Partial<Recipe> = {}, written: Documents = v1): boolean =>
    isAllowed(recipes, { params, after: { ...first, ...more }, stored: inTeam(access), written })
  const change = (
    access: AccessRole,
    after: Recipe,
    documents: { stored?: Documents; written?: Documents; before?: Recipe } = {},
  ): boolean =>
    isAllowed(recipes, {
      params,
      before: documents.before ?? first,
      after,
      stored: { ...inTeam(access), ...v1, ...documents.stored },
      written: documents.written ?? {},
    })

  test('[ID10] a cook drafts a recipe, a viewer and a stranger do not', () => {
    expect([
      create('cook'),
      create('viewer'),
      isAllowed(recipes, { params, after: first, stored: {}, written: v1 }),
    ]).toEqual([true, false, false])
  })
  test('[RC6] a recipe without its first version in the same batch is refused', () =>
    expect([create('cook', {}, {}), create('cook', { current: content('other') })]).toEqual([false, false]))
  test('[RC6] a save writes a new version and moves current to it in the same batch', () =>
    expect([change('cook', second, { written: v2 }), change('cook', second)]).toEqual([true, false]))
  test('[RC6] the content never changes without a new version', () =>
    expect(change('owner', { ...first, current: content('two') })).toBe(false))
  test('[RC8] a cook picks a side of a fork: refused; a lead: accepted', () =>
    expect([change('cook', second, { stored: v2 }), change('lead', second, { stored: v2 })]).toEqual([
      false,
      true,
    ]))
  test('[RC8] setting a side aside is a lead’s', () =>
    expect([
      change('cook', { ...first, setAsideVersionIds: ['v9'] }),
      change('lead', { ...first, setAsideVersionIds: ['v9'] }),
    ]).toEqual([false, true]))
  test('[ID10] approving is a lead’s, and only of the current version', () => {
    const approved: Recipe = { ...first, state: 'approved', approvedVersionId: 'v1' }
    expect([
      change('cook', approved),
      change('lead', approved),
      change('lead', { ...approved, approvedVersionId: 'v0' }),
    ]).toEqual([false, true, false])
  })
  test('[ID10] a cook’s new version of an approved recipe is a draft, and the approved one stays', () => {
    const before: Recipe = { ...first, state: 'approved', approvedVersionId: 'v1' }
    const after: Recipe = { ...second, state: 'draft', approvedVersionId: 'v1' }
    expect([
      change('cook', after, { before, written: v2 }),
      change('cook', { ...after, state: 'approved' }, { before, written: v2 }),
    ]).toEqual([true, false])
  })
  test('[RC5] a recipe that uses itself is refused', () => {
    const lines = [
      { lineKey: 'a', text: '', kind: 'recipe', refId: 'r1', name: 'Stock', amount: { kind: 'none' } },
    ] as const
    const itself = RecipeContent.parse({ ...content('one'), lines })
    expect(
      create(
        'cook',
        { current: itself },
        { 'recipes/r1/versions/v1': { ...version(1, 'one'), content: itself } },
      ),
    ).toBe(false)
  })
  test('[ID10] nobody gives a recipe away or signs for another', () =>
    expect([
      change('owner', { ...first, ownerId: 'k2' }),
      change('owner', { ...first, updatedBy: 'ben' }),
    ]).toEqual([false, false]))
  test('[ID10] only the server shows a recipe to the public', () =>
    expect(change('owner', { ...first, visibility: 'public' })).toBe(false))
  test('[ID10] a list proves its owner; the team and the person read', () => {
    expect(mayRead(recipes, { ownerKind: 'kitchen', ownerId: 'k1' }, inTeam('viewer'))).toBe(true)
    expect(mayRead(recipes, { ownerKind: 'kitchen', ownerId: 'k1' }, {})).toBe(false)
    expect(mayRead(recipes, {}, inTeam('owner'))).toBe(false)
    expect(mayRead(recipes, { ownerKind: 'person', ownerId: 'anna' }, {})).toBe(true)
    expect(mayRead(recipes, { ownerKind: 'person', ownerId: 'ben' }, {})).toBe(false)
  })

  const recipe = { 'recipes/r1': first }
  const save = (access: AccessRole, after: RecipeVersion): boolean =>
    isAllowed(recipeVersions, {
      params: { ...params, versionId: 'v2' },
      after,
      stored: { ...inTeam(access), ...recipe, ...v1 },
    })
  test('[RC6] a version has its parent’s number and one, and its recipe’s owner', () =>
    expect([
      save('cook', version(2, 'two', 'v1')),
      save('cook', version(3, 'two', 'v1')),
      save('cook', version(2, 'two', 'gone')),
      save('cook', { ...version(2, 'two', 'v1'), ownerId: 'k2' }),
    ]).toEqual([true, false, false, false]))
  test('[RC6] writing to version 1 is refused, even for the owner', () =>
    expect(
      isAllowed(recipeVersions, {
        params,
        before: version(1, 'one'),
        after: version(1, 'better'),
        stored: { ...inTeam('owner'), ...recipe },
      }),
    ).toBe(false))
  test('[RC8] a merge is a lead’s', () =>
    expect([
      save('cook', { ...version(2, 'two', 'v1'), mergedVersionId: 'v2b' }),
      save('lead', { ...version(2, 'two', 'v1'), mergedVersionId: 'v2b' }),
    ]).toEqual([false, true]))
})

describe('stock lines and prices', () => {
  const line = StockLine.parse({
    ...newCommonFields('anna', noon),
    name: 'Butter',
    category: 'dairy and eggs',
    stockUnit: 'kg',
    countUnits: [],
    areaIds: [],
    isTcs: true,
    yields: [],
    conversions: [],
    allergens: unknownAllergens(),
    namedAllergens: {},
    exemptGroups: [],
    gtins: [],
    isPrepared: false,
  })
  const add = (access: AccessRole, more: Partial<StockLine> = {}, stored: Documents = {}): boolean =>
    isAllowed(stockLines, {
      params: { kitchenId: 'k1', lineId: 'butter' },
      after: { ...line, ...more },
      stored: { ...inTeam(access), ...stored },
    })

  test('[ID10] a cook adds a stock line; answering "no" to an allergen is a lead’s', () => {
    const denied = { allergens: { ...unknownAllergens(), milk: 'no' as const } }
    expect([add('viewer'), add('cook'), add('cook', denied), add('lead', denied)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
  test('[ID10] a cook takes over what the shared ingredient says', () => {
    const picked = { ingredientId: 'butter', allergens: allAllergens('no') }
    expect([
      add('cook', picked, { 'ingredients/butter': { allergens: allAllergens('no') } }),
      add('cook', picked),
      add('cook', { ...picked, ingredientId: 'oil' }),
    ]).toEqual([true, false, false])
  })
  test('[AL6] an exemption and a proof are a lead’s', () =>
    expect([
      add('cook', { exemptGroups: ['gluten'] }),
      add('lead', { exemptGroups: ['gluten'] }),
      add('cook', { allergenProof: { by: 'anna', at: noon, expiresOn: '2027-01-01' } }),
    ]).toEqual([false, true, false]))

  const price = PriceLine.parse({
    ...newCommonFields('anna', noon),
    lineId: 'butter',
    supplierName: 'Market',
    name: 'Butter 1 kg',
    pack: { count: 1, size: { amount: '1', unit: 'kg' } },
    price: { minor: 800, currency: 'EUR' },
    priceAt: noon,
    minPacks: 1,
    multiple: 1,
    rank: 1,
    isAvailable: true,
  })
  test('[ID10] prices are read with costs and written by leads', () => {
    const write = (access: AccessRole): boolean =>
      isAllowed(priceLines, {
        params: { kitchenId: 'k1', priceLineId: 'p1' },
        after: price,
        stored: inTeam(access, ['costs']),
      })
    expect([write('cook'), write('lead')]).toEqual([false, true])
    expect([
      mayRead(priceLines, {}, inTeam('cook')),
      mayRead(priceLines, {}, inTeam('viewer', ['costs'])),
      mayRead(priceLines, {}, inTeam('lead')),
    ]).toEqual([false, true, true])
  })
  test('[MO1] a price that was is never changed', () => {
    const past = { ...newCommonFields('anna', noon), price: price.price, at: noon, reason: 'hand' as const }
    const change = {
      params: { kitchenId: 'k1', priceLineId: 'p1', priceId: 'x' },
      before: past,
      after: { ...past, price: { minor: 1, currency: 'EUR' as const } },
      stored: inTeam('owner'),
    }
    expect(isAllowed(pastPrices, change)).toBe(false)
  })
})

describe('menus', () => {
  const menu = Menu.parse({
    ...newCommonFields('anna', noon),
    name: 'Lunch',
    kind: 'daily',
    serviceIds: [],
    days: [],
    currency: 'EUR',
    vatPct: '20',
    languages: [],
    state: 'draft',
    sortKey: 'a0',
  })
  const write = (access: AccessRole, before: Menu | undefined, after: Menu): boolean =>
    isAllowed(menus, {
      params: { kitchenId: 'k1', menuId: 'm1' },
      ...(before && { before }),
      after,
      stored: inTeam(access),
    })

  test('[ID10] a cook drafts a menu; nobody publishes it by a plain write', () => {
    expect([
      write('viewer', undefined, menu),
      write('cook', undefined, menu),
      write('owner', menu, { ...menu, state: 'published' }),
      write('owner', undefined, { ...menu, state: 'published' }),
    ]).toEqual([false, true, false, false])
  })
  test('a withdrawn menu is drafted again by a plain write', () =>
    expect(write('cook', { ...menu, state: 'withdrawn' }, menu)).toBe(true))
  test('a published menu does not go to the bin', () => {
    const published = { ...menu, state: 'published' as const }
    expect(write('owner', published, { ...published, deletedAt: noon })).toBe(false)
  })
  test('the public snapshot is read by anybody', () =>
    expect(mayRead(publicMenus, {}, {}, person(null))).toBe(true))
})
