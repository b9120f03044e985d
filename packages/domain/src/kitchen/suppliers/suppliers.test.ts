import { describe, expect, test } from 'vitest'
import { aCaller, askedAt, mayCreate } from '../../../testing/ask-policy.ts'
import {
  type Author,
  castWorld,
  everybody,
  from,
  nobodyAtAll,
  supplierSales,
  supplierStaff,
  whoMay,
  withCosts,
} from '../../../testing/kitchen-cast.ts'
import { moveRows } from '../../../testing/move-rows.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { unknownAllergens } from '../../food/allergens/all-allergens.ts'
import { type CatalogueLine, catalogueLines, type CataloguePrice, cataloguePrices } from './catalogue-line.ts'
import {
  type LinkSide,
  moveSupplierLink,
  SUPPLIER_LINK_STATES,
  type SupplierLinkCommand,
  takesOrders,
} from './move-supplier-link.ts'
import { SupplierLink, supplierLinks } from './supplier-link.ts'

const aLink =
  (more: Partial<SupplierLink> = {}) =>
  ({ common }: Author): SupplierLink => ({
    ...common,
    name: 'Greenbarrow',
    zone: 'Europe/Lisbon',
    deliveryDays: { weekdays: [1, 3, 5], holidays: [] },
    note: '',
    state: 'local',
    ...more,
  })
const changed =
  <Content>(more: Partial<Content>) =>
  ({ common }: Author, before: Content): Content => ({ ...before, updatedBy: common.updatedBy, ...more })

describe('a supplier link', () => {
  const commands: readonly SupplierLinkCommand[] = ['accept', 'refuse', 'pause', 'resume', 'end', 'claim']
  const rows = (side: LinkSide) =>
    moveRows({
      states: SUPPLIER_LINK_STATES,
      commands,
      move: (state, command) => moveSupplierLink(state, command, side),
    })

  test('moves by the whole table, the supplier’s half', () => {
    const no = 'state'
    expect(rows('supplier')).toEqual({
      accept: [no, 'active', no, no, no, no],
      refuse: [no, 'refused', no, no, no, no],
      pause: [no, no, 'paused', no, no, no],
      resume: [no, no, no, no, 'active', no],
      end: [no, no, 'ended', no, 'ended', no],
      claim: ['active', no, no, no, no, no],
    })
  })

  test('the kitchen pauses, resumes and ends like the supplier; it does not answer itself', () => {
    const kitchens = rows('kitchen')
    const suppliers = rows('supplier')
    for (const command of ['pause', 'resume', 'end']) expect(kitchens[command]).toEqual(suppliers[command])
    expect([kitchens['accept']?.[1], kitchens['refuse']?.[1], kitchens['claim']?.[0]]).toEqual([
      'role',
      'role',
      'role',
    ])
  })

  test('takes orders while it is local or active', () => {
    expect(SUPPLIER_LINK_STATES.filter(takesOrders)).toEqual(['local', 'active'])
  })

  test('[ID10] by hand: leads write it, those who see costs read it', () => {
    const ask = { params: { kitchenId: 'k1', linkId: 'l1' }, sample: aLink() }
    expect(whoMay(supplierLinks, ask)).toEqual({
      read: withCosts,
      create: from('lead'),
      change: from('lead'),
      delete: nobodyAtAll,
    })
    expect(whoMay(supplierLinks, { ...ask, change: changed<SupplierLink>({ name: 'Other' }) }).change).toBe(
      from('lead'),
    )
    expect(whoMay(supplierLinks, { ...ask, change: changed<SupplierLink>({ state: 'active' }) }).change).toBe(
      nobodyAtAll,
    )
  })

  test('[ID10] with an account: its staff reads it too, and the terms are no plain write', () => {
    const linked = aLink({ supplierId: 's1', state: 'active' })
    const ask = { params: { kitchenId: 'k1', linkId: 'l1' }, sample: linked }
    expect(whoMay(supplierLinks, ask)).toMatchObject({
      read: `${withCosts} ${supplierStaff}`,
      create: nobodyAtAll,
      change: from('lead'),
    })
    const may = (more: Partial<SupplierLink>) =>
      whoMay(supplierLinks, { ...ask, change: changed(more) }).change
    expect(may({ note: 'Ring twice' })).toBe(from('lead'))
    expect(may({ deliveryDays: { weekdays: [], holidays: [] } })).toBe(nobodyAtAll)
    expect(may({ state: 'paused' })).toBe(nobodyAtAll)
  })

  test('has a supplier when, and only when, it is not local', () => {
    const author = { common: newCommonFields('lead', askedAt), acted: { by: 'lead' } }
    expect(SupplierLink.safeParse(aLink()(author)).success).toBe(true)
    expect(SupplierLink.safeParse(aLink({ state: 'active' })(author)).success).toBe(false)
    expect(SupplierLink.safeParse(aLink({ supplierId: 's1' })(author)).success).toBe(false)
  })
})

describe('a catalogue', () => {
  const aLine = ({ common }: Author): CatalogueLine => ({
    ...common,
    category: 'greengrocery',
    name: 'Carrots',
    pack: { count: 1, size: { amount: '10', unit: 'kg' } },
    allergens: unknownAllergens(),
    namedAllergens: {},
    isAvailable: true,
    leadDays: 1,
    changedAt: askedAt,
  })
  const lineAsk = { params: { supplierId: 's1', lineId: 'c1' }, sample: aLine }

  test('lines are public, sales writes them, nobody deletes them', () => {
    expect(whoMay(catalogueLines, lineAsk)).toEqual({
      read: everybody,
      create: supplierSales,
      change: supplierSales,
      delete: nobodyAtAll,
    })
  })

  test('[AL7] what has to be announced is no plain write', () => {
    const may = (more: Partial<CatalogueLine>) =>
      whoMay(catalogueLines, { ...lineAsk, change: changed(more) }).change
    expect(may({ isAvailable: false })).toBe(supplierSales)
    expect(may({ allergens: { ...unknownAllergens(), celery: 'contains' } })).toBe(nobodyAtAll)
    expect(may({ pack: { count: 1, size: { amount: '9', unit: 'kg' } } })).toBe(nobodyAtAll)
  })

  const aPrice =
    (kitchenId?: string) =>
    ({ common }: Author): CataloguePrice => ({
      ...common,
      price: { minor: 950, currency: 'EUR' },
      validFrom: '2026-05-01',
      ...(kitchenId !== undefined && { kitchenId }),
    })
  const priced = (priceId: string, kitchenId?: string) => ({
    params: { supplierId: 's1', lineId: 'c1', priceId },
    sample: aPrice(kitchenId),
    world: { 'kitchens/k1/supplier-links/l1': { supplierId: 's1' } },
  })

  test('the default price is the staff’s; an agreed one also its kitchen’s, who sees costs', () => {
    expect(whoMay(cataloguePrices, priced('default'))).toEqual({
      read: supplierStaff,
      create: supplierSales,
      change: supplierSales,
      delete: nobodyAtAll,
    })
    expect(whoMay(cataloguePrices, priced('l1', 'k1'))).toEqual({
      read: `${withCosts} ${supplierStaff}`,
      create: supplierSales,
      change: supplierSales,
      delete: supplierSales,
    })
  })

  test('an agreed price names the kitchen of a link to this very supplier', () => {
    expect(whoMay(cataloguePrices, priced('default', 'k1')).create).toBe(nobodyAtAll)
    expect(whoMay(cataloguePrices, priced('l1')).create).toBe(nobodyAtAll)
    expect(whoMay(cataloguePrices, priced('l2', 'k1')).create).toBe(nobodyAtAll)
    const rival = {
      caller: aCaller('rival'),
      params: { supplierId: 's2', lineId: 'c1', priceId: 'l1' },
      before: { ...castWorld, 'kitchens/k1/supplier-links/l1': { supplierId: 's1' } },
    }
    const price = aPrice('k1')({ common: newCommonFields('rival', askedAt), acted: { by: 'rival' } })
    expect(mayCreate(cataloguePrices, rival, price)).toBe(false)
  })
})
