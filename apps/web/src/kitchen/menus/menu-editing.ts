import type { MenuDraft } from './use-menu.ts'
import type { KitchenBook } from '../../food/recipes/public.ts'

/** What lies on the editing while a menu is made: the menu, the kitchen's books, and what this person may do. */
export interface MenuEditing {
  readonly draft: MenuDraft
  readonly book: KitchenBook
  readonly uid: string
  readonly isCook: boolean
  readonly isManager: boolean
}
