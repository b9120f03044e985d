import { describe, expect, test } from 'vitest'
import { askedAt } from '../../../testing/ask-policy.ts'
import { atWork, type Author, everybody, from, nobodyAtAll, whoMay } from '../../../testing/kitchen-cast.ts'
import { lifecycleRows } from '../../../testing/lifecycle-rows.ts'
import { menuLifecycle } from './menu-lifecycle.ts'
import type { Menu, MenuItem, MenuSection, PublicMenu } from './menu.ts'
import { menuItems, menuSections, menus, publicMenus } from './menus.ts'

const m1 = { kitchenId: 'k1', menuId: 'm1' }
const aMenu =
  (more: Partial<Menu> = {}) =>
  ({ common }: Author): Menu => ({
    ...common,
    name: 'Lunch',
    kind: 'daily',
    serviceIds: [],
    days: [],
    currency: 'EUR',
    vatPct: '20',
    languages: [],
    state: 'draft',
    sortKey: 'a0',
    ...more,
  })
const anItem =
  (soldBy?: string) =>
  ({ common }: Author): MenuItem => ({
    ...common,
    sectionId: 's1',
    name: 'Soup',
    names: {},
    text: '',
    options: [],
    stationIds: [],
    course: 1,
    diets: [],
    freeFrom: [],
    allergensExtra: {},
    sale: { state: 'on', at: askedAt, by: soldBy ?? common.createdBy },
    sortKey: 'a0',
  })
const cooks = { read: atWork, create: from('cook'), change: from('cook'), delete: nobodyAtAll }

describe('a menu', () => {
  test('is published, withdrawn and drafted again: the whole table', () => {
    const no = 'state'
    expect(lifecycleRows(menuLifecycle)).toEqual({
      publish: ['published', 'published', no],
      withdraw: [no, 'withdrawn', no],
      redraft: [no, no, 'draft'],
    })
  })

  test('[ID10] is drafted by cooks; publishing and withdrawing is no plain write', () => {
    const ask = { params: m1, sample: aMenu() }
    const moved =
      (state: Menu['state']) =>
      ({ common }: Author, before: Menu): Menu => ({ ...before, updatedBy: common.updatedBy, state })
    expect(whoMay(menus, ask)).toEqual(cooks)
    expect(whoMay(menus, { ...ask, change: moved('published') }).change).toBe(nobodyAtAll)
    const published = { ...ask, sample: aMenu({ state: 'published' }) }
    expect(whoMay(menus, published)).toMatchObject({ create: nobodyAtAll, change: from('cook') })
    expect(whoMay(menus, { ...published, change: moved('withdrawn') }).change).toBe(nobodyAtAll)
    const held = ({ common }: Author, before: Menu) => ({
      ...before,
      updatedBy: common.updatedBy,
      publicId: 'm1',
    })
    expect(whoMay(menus, { ...ask, change: held }).change).toBe(nobodyAtAll)
    expect(whoMay(menus, { ...ask, sample: aMenu({ publicId: 'm1' }) }).create).toBe(nobodyAtAll)
    const binned = (author: Author, before: Menu) => ({
      ...moved('published')(author, before),
      deletedAt: askedAt,
    })
    expect(whoMay(menus, { ...published, change: binned }).change).toBe(nobodyAtAll)
    const withdrawn = { ...ask, sample: aMenu({ state: 'withdrawn' }) }
    expect(whoMay(menus, { ...withdrawn, change: moved('draft') }).change).toBe(from('cook'))
  })

  test('[ID10] the time of its publication is no plain write either, and stays through others', () => {
    const planned = { at: askedAt, by: 'manager' }
    const ask = { params: m1, sample: aMenu({ planned }) }
    expect(whoMay(menus, ask)).toMatchObject({ create: nobodyAtAll, change: from('cook') })
    const without = ({ common }: Author, { planned: _, ...menu }: Menu): Menu => ({
      ...menu,
      updatedBy: common.updatedBy,
    })
    expect(whoMay(menus, { ...ask, change: without }).change).toBe(nobodyAtAll)
  })

  test('[ID10] sections and items: cooks; the sale state in one’s own name', () => {
    const section = ({ common }: Author): MenuSection => ({
      ...common,
      name: 'Mains',
      names: {},
      stationIds: [],
      sortKey: 'a0',
    })
    expect(whoMay(menuSections, { params: { ...m1, sectionId: 's1' }, sample: section })).toEqual(cooks)
    const ask = { params: { ...m1, itemId: 'i1' }, sample: anItem() }
    expect(whoMay(menuItems, ask)).toEqual(cooks)
    expect(whoMay(menuItems, { ...ask, sample: anItem('ann') }).create).toBe(nobodyAtAll)
    const off =
      (by?: string) =>
      ({ common }: Author, before: MenuItem): MenuItem => ({
        ...before,
        updatedBy: common.updatedBy,
        sale: { state: 'off', at: askedAt, by: by ?? common.updatedBy },
      })
    expect(whoMay(menuItems, { ...ask, change: off() }).change).toBe(from('cook'))
    expect(whoMay(menuItems, { ...ask, change: off('ann') }).change).toBe(nobodyAtAll)
    expect(whoMay(menuItems, { ...ask, change: off('cook') }).change).toBe('cook tablet')
    const renamed = (author: Author, before: MenuItem) => ({ ...off('cook')(author, before), name: 'Broth' })
    expect(whoMay(menuItems, { ...ask, change: renamed }).change).toBe('cook')
  })

  test('the published snapshot is everybody’s to read, and written by functions', () => {
    const sample = ({ common }: Author): PublicMenu => ({
      ...common,
      kitchenId: 'k1',
      snapshotId: 'x',
      at: askedAt,
      name: 'Lunch',
      kind: 'daily',
      days: [],
      currency: 'EUR',
      languages: [],
      sortKey: 'a0',
      sections: [],
    })
    expect(whoMay(publicMenus, { params: { menuId: 'm1' }, sample })).toEqual({
      read: everybody,
      create: nobodyAtAll,
      change: nobodyAtAll,
      delete: nobodyAtAll,
    })
  })
})
