import type { Collection } from '@brigade/contract/collection.ts'
import type { MenuItem, MenuSection } from '@brigade/domain/kitchen/menus/menu.ts'
import { menuItems, menus, menuSections } from '@brigade/domain/kitchen/menus/menus.ts'
import { isMenuOn } from '@brigade/domain/kitchen/menus/menu-days.ts'
import type { QuerySnapshot } from 'firebase/firestore'
import { useMemo } from 'react'
import type { Documents } from '../../lib/reading/documents.ts'
import type { StoredDocument, Loadable } from '../../lib/reading/loadable.ts'
import { contentOf } from '../../lib/reading/stored-values.ts'
import { sdkQuery, useQuery } from '../../lib/reading/use-query.ts'
import { useSnapshot } from '../../lib/reading/use-snapshot.ts'
import { inOrder } from '../../lib/writing/sort-order.ts'

/** An item that can be ordered, with its section and menu. */
export interface OrderItem extends StoredDocument<MenuItem> {
  readonly menuId: string
  readonly sectionStationIds: readonly string[]
  readonly menuStationIds: readonly string[]
}

/** A section of a published menu. */
export interface OrderSection {
  readonly key: string
  readonly name: string
  readonly items: readonly OrderItem[]
}

function rowsOf<Content>(
  collection: Collection<Content>,
  sdk: Documents['sdk'],
  snapshot: QuerySnapshot,
): readonly StoredDocument<Content>[] {
  return snapshot.docs.map((each) => ({
    id: each.id,
    path: each.ref.path,
    content: contentOf(collection, sdk, each.data()),
    hasPendingWrites: each.metadata.hasPendingWrites,
  }))
}

interface MenuParts {
  sections?: readonly StoredDocument<MenuSection>[]
  items?: readonly StoredDocument<MenuItem>[]
}

function sectionsOf(
  menuId: string,
  menuStationIds: readonly string[],
  { sections = [], items = [] }: MenuParts,
): readonly OrderSection[] {
  const ordered = inOrder(items)
  return inOrder(sections).map(({ id, content }) => ({
    key: `${menuId} ${id}`,
    name: content.name,
    items: ordered
      .filter((item) => item.content.sectionId === id)
      .map((item) => ({ ...item, menuId, sectionStationIds: content.stationIds, menuStationIds })),
  }))
}

/** The items of the menus that are published and served on a day, kept up to date: a sold-out item shows at once. */
export function useOrderMenu(kitchenId: string, serviceDay: string): Loadable<readonly OrderSection[]> {
  const published = useQuery(menus, { kitchenId }, { where: [['state', '==', 'published']] })
  const chosen = useMemo(
    () =>
      published.state === 'success'
        ? inOrder(published.value)
            .filter(({ content }) => isMenuOn(content, serviceDay))
            .map(({ id, content }) => [id, content.stationIds ?? []] as const)
        : undefined,
    [published, serviceDay],
  )
  const key = chosen === undefined ? null : `order menu ${kitchenId} ${JSON.stringify(chosen)}`
  return useSnapshot<readonly OrderSection[]>(key, (documents, tell, fail) => {
    const { sdk } = documents
    const stationsOf = new Map(chosen)
    const parts = new Map<string, MenuParts>([...stationsOf.keys()].map((menuId) => [menuId, {}]))
    const change = (menuId: string, part: MenuParts) => {
      parts.set(menuId, { ...parts.get(menuId), ...part })
      const known = [...parts]
      if (known.some(([, { sections, items }]) => sections === undefined || items === undefined)) return
      const value = known.flatMap(([id, each]) => sectionsOf(id, stationsOf.get(id) ?? [], each))
      tell({ state: 'success', value, fromCache: false, hasPendingWrites: false })
    }
    if (parts.size === 0) tell({ state: 'success', value: [], fromCache: false, hasPendingWrites: false })
    const stops = [...parts.keys()].flatMap((menuId) => {
      const at = { params: { kitchenId, menuId }, wish: { orderBy: ['sortKey'] } }
      return [
        sdk.onSnapshot(
          sdkQuery(documents, { ...at, collection: menuSections }),
          (result) => change(menuId, { sections: rowsOf(menuSections, sdk, result) }),
          fail,
        ),
        sdk.onSnapshot(
          sdkQuery(documents, { ...at, collection: menuItems }),
          (result) => change(menuId, { items: rowsOf(menuItems, sdk, result) }),
          fail,
        ),
      ]
    })
    return () => {
      for (const stop of stops) stop()
    }
  })
}
