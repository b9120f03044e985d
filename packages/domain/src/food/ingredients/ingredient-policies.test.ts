import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { askedAt } from '../../../testing/ask-policy.ts'
import {
  atWork,
  type Author,
  cast,
  everybody,
  from,
  nobodyAtAll,
  whoMay,
  withCosts,
} from '../../../testing/kitchen-cast.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { unknownAllergens } from '../allergens/all-allergens.ts'
import { IngredientPatch, type IngredientProposal, ingredientProposals } from './ingredient-proposal.ts'
import { type Ingredient, ingredients } from './ingredient.ts'
import { INGREDIENT_STATES, moveIngredient } from './move-ingredient.ts'
import { newStockLine } from './new-stock-line.ts'
import type { PastPrice, PriceLine } from './price-line.ts'
import { pastPrices, priceLines } from './price-lines.ts'
import { StockLine } from './stock-line.ts'
import { stockLines } from '../../kitchen/stock/stock-lines.ts'

const k1 = { kitchenId: 'k1' }
/** Everybody with an account: guests, tablets and people who are not signed in are none. */
const members = Object.entries(cast)
  .flatMap(([name, { uid, isGuest }]) => (uid !== null && !isGuest ? [name] : []))
  .join(' ')

const anIngredient = ({ common }: Author): Ingredient => ({
  ...common,
  name: 'Aubergine',
  nameKey: 'aubergine',
  synonyms: [],
  category: 'greengrocery',
  tags: [],
  allergens: unknownAllergens(),
  namedAllergens: {},
  conversions: [],
  yields: [],
  state: 'open',
  gtins: [],
})
const changed =
  <Content>(more: Partial<Content>) =>
  ({ common }: Author, before: Content): Content => ({ ...before, updatedBy: common.updatedBy, ...more })

describe('who may do what with shared ingredients', () => {
  const ask = { params: { ingredientId: 'i1' }, sample: anIngredient, writtenBy: 'stranger' }

  test('everybody reads, members add, the creator and moderators change, nobody deletes', () => {
    expect(whoMay(ingredients, ask)).toEqual({
      read: everybody,
      create: members,
      change: 'stranger moderator',
      delete: nobodyAtAll,
    })
  })

  test('after seven days, once locked, or to lock it: moderators alone', () => {
    const late = { ...askedAt, seconds: askedAt.seconds - 7 * 86_400 - 1 }
    const old = (author: Author) => ({ ...anIngredient(author), createdAt: late })
    expect(whoMay(ingredients, { ...ask, sample: old }).change).toBe('moderator')
    const locked = (author: Author): Ingredient => ({ ...anIngredient(author), state: 'locked' })
    expect(whoMay(ingredients, { ...ask, sample: locked })).toMatchObject({
      create: nobodyAtAll,
      change: 'moderator',
    })
    const locking = changed<Ingredient>({ state: 'locked' })
    expect(whoMay(ingredients, { ...ask, change: locking }).change).toBe('moderator')
  })

  test('proposals are read by the proposer and moderators, and written by functions', () => {
    const sample = ({ common }: Author): IngredientProposal => ({
      ...common,
      patch: { tags: ['nightshade'] },
      source: { name: 'Packet', date: '2026-05-03' },
      state: 'proposed',
      words: '',
    })
    const params = { ingredientId: 'i1', proposalId: 'p1' }
    expect(whoMay(ingredientProposals, { params, sample, writtenBy: 'stranger' })).toEqual({
      read: 'stranger moderator',
      create: nobodyAtAll,
      change: nobodyAtAll,
      delete: nobodyAtAll,
    })
    expect(IngredientPatch.safeParse({}).success).toBe(false)
    expect(IngredientPatch.safeParse({ state: 'locked' }).success).toBe(false)
    expect(IngredientPatch.safeParse({ name: 'Eggplant' }).success).toBe(true)
  })

  test('a moderator merges, unmerges within 30 days, locks and unlocks: the whole table', () => {
    const now = timestampFromMs(msFromTimestamp(askedAt) + 30 * DAY_MS)
    const rows = (since: typeof askedAt) =>
      moveRows({
        states: INGREDIENT_STATES,
        commands: ['merge', 'unmerge', 'lock', 'unlock'],
        move: (state, command) => moveIngredient({ state, since }, command, now),
      })
    const no = 'state'
    expect(rows(askedAt)).toEqual({
      merge: ['merged', no, no],
      unmerge: [no, 'open', no],
      lock: ['locked', no, no],
      unlock: [no, no, 'open'],
    })
    const before = timestampFromMs(msFromTimestamp(askedAt) - 1)
    expect(rows(before)['unmerge']).toEqual([no, 'undo-over', no])
    expect(rows(before)['unlock']).toEqual([no, no, 'open'])
  })
})

describe('who may do what with stock lines and prices', () => {
  const aLine = ({ common }: Author): StockLine =>
    newStockLine({ name: 'Flour', category: 'dry store', stockUnit: 'kg' }, common)
  const ask = { params: { ...k1, lineId: 'flour' }, sample: aLine }

  test('[ID10] stock lines: everybody at work reads, cooks write, nobody deletes', () => {
    expect(whoMay(stockLines, ask)).toEqual({
      read: atWork,
      create: from('cook'),
      change: from('cook'),
      delete: nobodyAtAll,
    })
  })

  test('[AL4] saying that an allergen is not in it, and vouching for it, is a lead’s', () => {
    const may = (more: Partial<StockLine>) => whoMay(stockLines, { ...ask, change: changed(more) }).change
    expect(may({ allergens: { ...unknownAllergens(), milk: 'no' } })).toBe(from('lead'))
    expect(may({ allergens: { ...unknownAllergens(), milk: 'may' } })).toBe(from('cook'))
    expect(may({ allergenProof: { by: 'lead', at: askedAt, expiresOn: '2027-05-03' } })).toBe(from('lead'))
    expect(may({ exemptGroups: ['gluten'] })).toBe(from('lead'))
  })

  test('stock lines keep storage, nutrition and the last count', () => {
    const line = {
      ...aLine({ common: newCommonFields('owner', askedAt), acted: { by: 'owner' } }),
      storage: { max: { value: '5', unit: 'C' } },
      nutrition: { per: '100 g', kcal: '364', source: 'label' },
      lastCountSnapshot: { amount: '12.5', at: askedAt, countId: 'c1' },
    }
    expect(StockLine.safeParse(line).error).toBeUndefined()
    expect(StockLine.safeParse({ ...line, storage: { max: '5' } }).success).toBe(false)
  })

  const aPrice = ({ common }: Author): PriceLine => ({
    ...common,
    lineId: 'flour',
    supplierName: 'Mill',
    name: 'Flour 25 kg',
    pack: { count: 1, size: { amount: '25', unit: 'kg' } },
    price: { minor: 2000, currency: 'EUR' },
    priceAt: askedAt,
    minPacks: 1,
    multiple: 1,
    rank: 1,
    isAvailable: true,
  })

  test('[ID10] prices: those who see costs read, leads write; what it has been stays', () => {
    expect(whoMay(priceLines, { params: { ...k1, priceLineId: 'p1' }, sample: aPrice })).toEqual({
      read: withCosts,
      create: from('lead'),
      change: from('lead'),
      delete: nobodyAtAll,
    })
    const past = ({ common }: Author): PastPrice => ({
      ...common,
      price: { minor: 2000, currency: 'EUR' },
      at: askedAt,
      reason: 'receipt',
    })
    const params = { ...k1, priceLineId: 'p1', priceId: 'x' }
    expect(whoMay(pastPrices, { params, sample: past })).toEqual({
      read: withCosts,
      create: from('lead'),
      change: nobodyAtAll,
      delete: nobodyAtAll,
    })
  })
})
