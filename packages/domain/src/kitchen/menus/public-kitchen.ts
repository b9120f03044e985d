import type { PublicMenu } from './menu.ts'
import type { Kitchen } from '../kitchens/kitchen.ts'

/** What strangers read of a kitchen's card. */
export type KitchenCard = Pick<
  Kitchen,
  'name' | 'kind' | 'address' | 'website' | 'description' | 'cuisines' | 'hours'
>

/** A published menu with its id. */
export interface ShownMenu {
  readonly menuId: string
  readonly menu: PublicMenu
}

/** What the public page of a listed kitchen shows. */
export interface KitchenPageData {
  readonly kitchenId: string
  readonly kitchen: KitchenCard
  readonly menus: readonly ShownMenu[]
  readonly jobs: readonly { readonly jobId: string; readonly title: string }[]
}

/** What the public page of one menu shows; the card is absent while the kitchen is not listed. */
export interface MenuPageData extends ShownMenu {
  readonly kitchenId: string
  readonly kitchen: KitchenCard | null
}

/** The public part of a kitchen. */
export function kitchenCard(kitchen: Kitchen): KitchenCard {
  const { name, kind, address, website, description, cuisines, hours } = kitchen
  return {
    name,
    kind,
    address,
    ...(website !== undefined && { website }),
    description,
    cuisines,
    hours,
  }
}
