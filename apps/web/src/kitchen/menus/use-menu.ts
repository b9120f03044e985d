import type { Menu, MenuItem, MenuSection } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, menuSections, menus } from '@brigade/domain/kitchen/menus/menus.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { useDocument } from '../../lib/reading/use-document.ts'
import { useQuery } from '../../lib/reading/use-query.ts'
import { inOrder } from '../../lib/writing/sort-order.ts'

/** A menu as it is drafted, with everything on it in its order. */
export interface MenuDraft {
  readonly kitchenId: string
  readonly menuId: string
  readonly menu: StoredDocument<Menu>
  readonly sections: readonly StoredDocument<MenuSection>[]
  readonly items: readonly StoredDocument<MenuItem>[]
}

/** A menu with its sections and items, kept up to date; null when there is no such menu, or it is in the bin. */
export function useMenu(kitchenId: string, menuId: string): Loadable<MenuDraft | null> {
  const at = { kitchenId, menuId }
  const menu = useDocument(menus, at)
  const sections = useQuery(menuSections, at, { orderBy: ['sortKey'] })
  const items = useQuery(menuItems, at, { orderBy: ['sortKey'] })
  if (menu.state !== 'success') return menu
  if (sections.state !== 'success') return sections
  if (items.state !== 'success') return items
  const isGone = menu.value === null || menu.value.content.deletedAt !== undefined
  if (menu.value === null || isGone) return { ...menu, value: null }
  const value = {
    ...at,
    menu: menu.value,
    sections: inOrder(sections.value),
    items: inOrder(items.value),
  }
  return { ...menu, value }
}
