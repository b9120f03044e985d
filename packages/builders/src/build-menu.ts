import { documentPath, idOf } from '@brigade/contract/path.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import { menuItems, menuSections, menus, publicMenus } from '@brigade/domain/kitchen/menus/menus.ts'
import { publishDraftMenu } from '@brigade/domain/kitchen/menus/publish-menu.ts'
import type { MenuItem } from '@brigade/domain/kitchen/menus/menu.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import type { KitchenAllergens } from '@brigade/domain/food/recipes/recipe-allergens.ts'
import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import { type BuiltDocument, builtDocument } from './built-document.ts'
import type { Pantry } from './build-pantry.ts'

/** A section and its items, in the order of the menu. */
export interface SectionToBuild {
  readonly name: string
  readonly items: readonly ({ readonly name: string; readonly minor: number } & Partial<MenuItem>)[]
}

/** A menu; prices contain the VAT. */
export interface MenuToBuild {
  readonly menuId: string
  readonly name: string
  readonly currency: Currency
  readonly vatPct: string
  readonly sections: readonly SectionToBuild[]
}

/** A drafted menu with its sections and items. */
export function buildMenu(
  { kitchenId, by }: Pantry,
  menu: MenuToBuild,
  at: Timestamp,
): readonly BuiltDocument[] {
  const common = newCommonFields(by, at)
  const params = { kitchenId, menuId: menu.menuId }
  return [
    builtDocument(menus, params, {
      ...common,
      name: menu.name,
      kind: 'standing',
      serviceIds: [],
      days: [],
      currency: menu.currency,
      vatPct: menu.vatPct,
      languages: [],
      state: 'draft',
      sortKey: sortKeyAt(0),
    }),
    ...menu.sections.flatMap((section, index) =>
      buildSection({ by, at, params, currency: menu.currency }, section, index),
    ),
  ]
}

interface SectionPlace {
  readonly by: string
  readonly at: Timestamp
  readonly params: Readonly<Record<string, string>>
  readonly currency: Currency
}

function buildSection(
  { by, at, params, currency }: SectionPlace,
  section: SectionToBuild,
  index: number,
): readonly BuiltDocument[] {
  const common = newCommonFields(by, at)
  const sectionId = `section-${index + 1}`
  return [
    builtDocument(
      menuSections,
      { ...params, sectionId },
      { ...common, name: section.name, names: {}, stationIds: [], sortKey: sortKeyAt(index) },
    ),
    ...section.items.map(({ minor, ...item }, place) =>
      builtDocument(
        menuItems,
        { ...params, itemId: `item-${index + 1}-${place + 1}` },
        {
          ...common,
          sectionId,
          names: {},
          text: '',
          price: { minor, currency },
          options: [],
          stationIds: [],
          course: index + 1,
          diets: [],
          freeFrom: [],
          allergensExtra: {},
          sale: { state: 'on', at, by },
          sortKey: sortKeyAt(place),
          ...item,
        },
      ),
    ),
  ]
}

/**
 * A built menu as it stands after its publication: the menu says so, and the public snapshot is there.
 * @param documents - from `buildMenu`
 * @throws when the menu may not be published
 */
export function publishBuiltMenu(
  { kitchenId, by }: Pantry,
  { menuId, documents }: { readonly menuId: string; readonly documents: readonly BuiltDocument[] },
  { allergens, at }: { readonly allergens: KitchenAllergens; readonly at: Timestamp },
): readonly BuiltDocument[] {
  const params = { kitchenId, menuId }
  const path = documentPath(menus, params)
  const below = (part: string) => documents.filter((document) => document.path.startsWith(`${path}/${part}/`))
  const withId = <Content>(schema: { parse(data: unknown): Content }, document: BuiltDocument) => ({
    ...schema.parse(document.data),
    id: idOf(document.path),
  })
  const menu = menus.schema.parse(documents.find((document) => document.path === path)?.data)
  const publication = publishDraftMenu(
    {
      kitchenId,
      menu,
      sections: below('sections').map((document) => withId(menuSections.schema, document)),
      items: below('items').map((document) => withId(menuItems.schema, document)),
    },
    allergens,
    { snapshotId: `${menuId}-1`, at, common: newCommonFields(by, at) },
  )
  if (!publication.ok) throw new Error(`${menu.name} may not be published: ${publication.reason}`)
  const { snapshot } = publication
  return [
    ...documents.filter((document) => document.path !== path),
    builtDocument(menus, params, {
      ...menu,
      state: 'published',
      publishedSnapshotId: snapshot.snapshotId,
      publicId: menuId,
    }),
    builtDocument(publicMenus, params, snapshot),
  ]
}
