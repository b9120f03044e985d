import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changesOnly, isSame } from '../../core/documents/changed-fields.ts'
import { isChangedByCaller } from '../../core/documents/common-fields.ts'
import { actingPeople, actorHasAccess } from '../../access/roles/acting-person.ts'
import {
  isPairedDevice,
  mayAdd,
  mayEdit,
  ownTeamDocument,
  worksHere,
  writtenFrom,
} from '../../access/roles/kitchen-policy.ts'
import { areMenuDatesInOrder } from './menu-days.ts'
import { menuLifecycle } from './menu-lifecycle.ts'
import { Menu, MenuItem, MenuSection, PublicMenu } from './menu.ts'

/** `kitchens/{kitchenId}/menus/{menuId}`: drafted by cooks; published and withdrawn by callables only. */
export const menus = collection<Menu>({
  path: 'kitchens/{kitchenId}/menus/{menuId}',
  schema: Menu.refine(areMenuDatesInOrder, { path: ['to'], message: 'before-from' }),
  policy: {
    policyReads: ownTeamDocument,
    read: worksHere,
    create: (context, after) =>
      mayAdd(context, after, 'cook') &&
      after.state === 'draft' &&
      after.publishedSnapshotId === undefined &&
      after.publicId === undefined &&
      after.planned === undefined,
    change: (context, before, after) =>
      mayEdit(context, [before, after], 'cook') &&
      (after.state === before.state || menuLifecycle.stepOf(before.state, 'redraft') === after.state) &&
      after.publishedSnapshotId === before.publishedSnapshotId &&
      after.publicId === before.publicId &&
      isSame(after.planned, before.planned) &&
      // A menu that guests read is withdrawn before it goes to the bin.
      (before.state !== 'published' || after.deletedAt === undefined),
    delete: () => false,
  },
  indexes: [['state', 'sortKey'], ['sortKey']],
  groupIndexes: [['planned.at'], ['publicId'], ['deletedAt']],
  references: [{ field: 'stationIds', to: 'kitchens/{kitchenId}/stations/{value}', onDelete: 'restrict' }],
})

/** `…/menus/{menuId}/sections/{sectionId}`; guests see a change at the next publication. */
export const menuSections = collection<MenuSection>({
  path: 'kitchens/{kitchenId}/menus/{menuId}/sections/{sectionId}',
  schema: MenuSection,
  policy: writtenFrom('cook'),
  indexes: [['sortKey']],
  groupIndexes: [['deletedAt']],
  references: [{ field: 'stationIds', to: 'kitchens/{kitchenId}/stations/{value}', onDelete: 'restrict' }],
})

/** At a paired tablet nothing but the sale state changes, in the name of the person who unlocked it. */
function mayEditItem(context: PolicyContext, before: MenuItem, after: MenuItem): boolean {
  const { uid } = context.caller
  if (!isPairedDevice(context)) {
    return (
      mayEdit(context, [before, after], 'cook') &&
      (changesOnly(before, after, FIELDS_BESIDE_SALE) || after.sale.by === uid)
    )
  }
  return (
    uid !== null &&
    isChangedByCaller(context, before, after) &&
    changesOnly(before, after, ['sale']) &&
    actorHasAccess(context, { by: after.sale.by, device: uid }, 'cook')
  )
}

/** `…/menus/{menuId}/items/{itemId}`; the sale state is a plain write that reaches every screen. */
export const menuItems = collection<MenuItem>({
  path: 'kitchens/{kitchenId}/menus/{menuId}/items/{itemId}',
  schema: MenuItem,
  policy: {
    policyReads: (params, caller, { sale }) =>
      actingPeople(params, caller, sale === undefined ? {} : { by: sale.by }),
    read: worksHere,
    create: (context, after) => mayAdd(context, after, 'cook') && after.sale.by === context.caller.uid,
    change: mayEditItem,
    delete: () => false,
  },
  indexes: [['sectionId', 'sortKey'], ['sortKey'], ['recipeId']],
  groupIndexes: [['deletedAt']],
  references: [
    { field: 'sectionId', to: 'kitchens/{kitchenId}/menus/{menuId}/sections/{value}', onDelete: 'cascade' },
    { field: 'recipeId', to: 'recipes/{value}', onDelete: 'restrict' },
    { field: 'stationIds', to: 'kitchens/{kitchenId}/stations/{value}', onDelete: 'restrict' },
  ],
})

const FIELDS_BESIDE_SALE: readonly string[] = Object.keys(MenuItem.shape).filter((field) => field !== 'sale')

/** `menus-public/{menuId}`: the published snapshot, for anybody; only `publishMenu` and `withdrawMenu` write it. */
export const publicMenus = collection<PublicMenu>({
  path: 'menus-public/{menuId}',
  mostListed: MOST_PUBLIC,
  schema: PublicMenu,
  policy: { read: () => true, create: () => false, change: () => false, delete: () => false },
  indexes: [['kitchenId', 'sortKey']],
})
