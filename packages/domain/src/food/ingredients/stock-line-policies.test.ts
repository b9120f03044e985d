import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { aCaller, askedAt, mayChange, mayCreate, mayRead, type World } from '../../../testing/ask-policy.ts'
import type { AccessRole, Grant } from '../../access/roles/access.ts'
import { allAllergens, unknownAllergens } from '../allergens/all-allergens.ts'
import { newStockLine } from './new-stock-line.ts'
import { pastPrices, priceLines } from './price-lines.ts'
import { PriceLine } from './price-line.ts'
import type { StockLine } from './stock-line.ts'
import { stockLines } from '../../kitchen/stock/stock-lines.ts'

const common = newCommonFields('anna', askedAt)
const caller = aCaller('anna')
const inTeam = (access: AccessRole, grants: Grant[] = []): World => ({
  'kitchens/k1/team/anna': { access, grants, state: 'active' },
})

describe('a stock line', () => {
  const line = newStockLine({ name: 'Butter', category: 'dairy and eggs', stockUnit: 'kg' }, common)
  const params = { kitchenId: 'k1', lineId: 'butter' }
  const add = (access: AccessRole, more: Partial<StockLine> = {}, stored: World = {}): boolean =>
    mayCreate(stockLines, { caller, params, before: { ...inTeam(access), ...stored } }, { ...line, ...more })

  test('[ID10] is a cook’s to add; answering "no" to an allergen is a lead’s', () => {
    const denied = { allergens: { ...unknownAllergens(), milk: 'no' as const } }
    expect([add('viewer'), add('cook'), add('cook', denied), add('lead', denied)]).toEqual([
      false,
      true,
      false,
      true,
    ])
  })
  test('[ID10] takes over what the shared ingredient says, at a cook’s hand', () => {
    const picked = { ingredientId: 'butter', allergens: allAllergens('no') }
    expect([
      add('cook', picked, { 'ingredients/butter': { allergens: allAllergens('no') } }),
      add('cook', picked),
      add('cook', { ...picked, ingredientId: 'oil' }),
    ]).toEqual([true, false, false])
  })
  test('[AL6] is exempted, and vouched for, by a lead', () =>
    expect([
      add('cook', { exemptGroups: ['gluten'] }),
      add('lead', { exemptGroups: ['gluten'] }),
      add('cook', { allergenProof: { by: 'anna', at: askedAt, expiresOn: '2027-01-01' } }),
    ]).toEqual([false, true, false]))
})

describe('a price', () => {
  const params = { kitchenId: 'k1', priceLineId: 'p1' }
  const price = PriceLine.parse({
    ...common,
    lineId: 'butter',
    supplierName: 'Market',
    name: 'Butter 1 kg',
    pack: { count: 1, size: { amount: '1', unit: 'kg' } },
    price: { minor: 800, currency: 'EUR' },
    priceAt: askedAt,
    minPacks: 1,
    multiple: 1,
    rank: 1,
    isAvailable: true,
  })

  test('[ID10] is read with costs and written by leads', () => {
    const write = (access: AccessRole): boolean =>
      mayCreate(priceLines, { caller, params, before: inTeam(access, ['costs']) }, price)
    const read = (before: World): boolean => mayRead(priceLines, { caller, params, before }, {})
    expect([write('cook'), write('lead')]).toEqual([false, true])
    expect([read(inTeam('cook')), read(inTeam('viewer', ['costs'])), read(inTeam('lead'))]).toEqual([
      false,
      true,
      true,
    ])
  })
  test('[MO1] that was is never changed', () => {
    const past = { ...common, price: price.price, at: askedAt, reason: 'hand' as const }
    const cheaper = { ...past, price: { minor: 1, currency: 'EUR' as const } }
    const asked = { caller, params: { ...params, priceId: 'x' }, before: inTeam('owner') }
    expect(mayChange(pastPrices, asked, [past, cheaper])).toBe(false)
  })
})
