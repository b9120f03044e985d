import type { MenuDraft } from './use-menu.ts'
import type { Station } from '@brigade/domain/access/stations/station.ts'
import type { KitchenBook } from '../../food/recipes/public.ts'

/** What lies on the editing while a menu is made: the menu, the kitchen's books, and what this person may do. */
export interface MenuEditing {
  readonly draft: MenuDraft
  readonly book: KitchenBook
  /** Where the kitchen cooks, in its order, by id. */
  readonly stations: ReadonlyMap<string, Station>
  readonly uid: string
  readonly isCook: boolean
  readonly isManager: boolean
}
