import type { KitchenBook } from '../../food/recipes/kitchen-book.ts'
import type { MenuDraft } from './use-menu.ts'

/** What lies on the desk while a menu is made: the menu, the kitchen's books, and what this person may do. */
export interface Desk {
  readonly draft: MenuDraft
  readonly book: KitchenBook
  readonly uid: string
  readonly isCook: boolean
  readonly isManager: boolean
}
