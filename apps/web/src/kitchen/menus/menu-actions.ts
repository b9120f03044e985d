import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { Menu, MenuItem, MenuItemSale, MenuSection } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, menuSections, menus } from '@brigade/domain/kitchen/menus/menus.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { changing, creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import { keyAt } from '../../lib/writing/sort-order.ts'
import type { MenuDraft } from './use-menu.ts'

type At = Pick<MenuDraft, 'kitchenId' | 'menuId'>

/** What a person types of a menu. */
export type MenuCard = Pick<Menu, 'name' | 'kind' | 'vatPct' | 'serviceIds' | 'days'> & {
  readonly stationIds: string[]
  readonly from: Menu['from'] | undefined
  readonly to: Menu['to'] | undefined
  readonly covers: Menu['covers'] | undefined
}

/** A new draft after the menus there are. */
export function createMenu(
  at: At,
  card: MenuCard & Pick<Menu, 'currency'>,
  others: readonly StoredDocument<Menu>[],
): Promise<WriteOutcome> {
  const { from, to, covers, stationIds, ...said } = card
  return write([
    creating(menus, at, {
      ...said,
      stationIds,
      ...(from !== undefined && { from }),
      ...(to !== undefined && { to }),
      ...(covers !== undefined && { covers }),
      languages: ['en'],
      state: 'draft',
      sortKey: keyAt(others, others.length),
    }),
  ])
}

/** Fields of a menu that become different; publishing and withdrawing go through the server. */
export function changeMenu(
  at: At,
  menu: StoredDocument<Menu>,
  changes: Partial<MenuCard> & { readonly state?: 'draft'; readonly deletedAt?: Menu['deletedAt'] },
): Promise<WriteOutcome> {
  return write([changing(menus, at, { before: menu.content, changes })])
}

/** A new section after the others. */
export function addSection(
  draft: MenuDraft,
  typed: Pick<MenuSection, 'name' | 'stationIds'>,
): Promise<WriteOutcome> {
  const { kitchenId, menuId, sections } = draft
  const content = { ...typed, names: {}, sortKey: keyAt(sections, sections.length) }
  return write([creating(menuSections, { kitchenId, menuId, sectionId: newId() }, content)])
}

/** Fields of a section that become different. */
export function changeSection(
  { kitchenId, menuId }: At,
  section: StoredDocument<MenuSection>,
  changes: Partial<Pick<MenuSection, 'name' | 'stationIds' | 'sortKey' | 'deletedAt'>>,
): Promise<WriteOutcome> {
  const at = { kitchenId, menuId, sectionId: section.id }
  return write([changing(menuSections, at, { before: section.content, changes })])
}

/** What a person types of an item; an undefined field is left out. */
export type TypedItem = Pick<MenuItem, 'sectionId' | 'name' | 'text' | 'diets' | 'freeFrom'> &
  Pick<MenuItem, 'options' | 'allergensExtra' | 'stationIds' | 'course'> & {
    readonly prepMin: MenuItem['prepMin'] | undefined
    readonly price: MenuItem['price'] | undefined
    readonly recipeId: MenuItem['recipeId'] | undefined
    readonly portion: MenuItem['portion'] | undefined
  }

/** A new item at the end of its section, on sale. */
export function addItem(draft: MenuDraft, uid: string, typed: TypedItem): Promise<WriteOutcome> {
  const { kitchenId, menuId } = draft
  const beside = draft.items.filter(({ content }) => content.sectionId === typed.sectionId)
  const { price, recipeId, portion, prepMin, ...facts } = typed
  const content: Omit<MenuItem, keyof CommonFields> = {
    ...facts,
    ...(price !== undefined && { price }),
    ...(recipeId !== undefined && { recipeId }),
    ...(portion !== undefined && { portion }),
    ...(prepMin !== undefined && { prepMin }),
    names: {},
    sale: { state: 'on', at: timestampFromMs(Date.now()), by: uid },
    sortKey: keyAt(beside, beside.length),
  }
  return write([creating(menuItems, { kitchenId, menuId, itemId: newId() }, content)])
}

/** Fields of an item that become different. */
export function changeItem(
  { kitchenId, menuId }: At,
  item: StoredDocument<MenuItem>,
  changes: Partial<TypedItem> &
    Partial<Pick<MenuItem, 'sortKey'>> & { readonly deletedAt?: MenuItem['deletedAt'] },
): Promise<WriteOutcome> {
  const at = { kitchenId, menuId, itemId: item.id }
  return write([changing(menuItems, at, { before: item.content, changes })])
}

/** Puts an item at a place of its section. */
export function placeItem(
  draft: MenuDraft,
  item: StoredDocument<MenuItem>,
  place: number,
): Promise<WriteOutcome> {
  const beside = draft.items.filter(({ content }) => content.sectionId === item.content.sectionId)
  return changeItem(draft, item, { sortKey: keyAt(beside, place, item.id) })
}

/** Says whether an item can be ordered: a plain write that reaches every screen. */
export function setSale(
  { kitchenId, menuId }: At,
  item: StoredDocument<MenuItem>,
  sale: Pick<MenuItemSale, 'state' | 'left'> & { readonly by: string },
): Promise<WriteOutcome> {
  const at = { kitchenId, menuId, itemId: item.id }
  const changes = { sale: { ...sale, at: timestampFromMs(Date.now()) } }
  return write([changing(menuItems, at, { before: item.content, changes })])
}

/** When something is put in the bin. */
export function binnedNow() {
  return timestampFromMs(Date.now())
}
