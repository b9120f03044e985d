import { rollUpAllergens } from '../../food/allergens/allergen-rollup.ts'
import type { AllergenFacts, AllergenGroup } from '../../food/allergens/allergens.ts'
import type { KitchenAllergens } from '../../food/recipes/recipe-allergens.ts'
import type { CommonFields } from '../../core/documents/common-fields.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import { dietContradictions, freeFromClaims, unprovenClaims } from './free-from.ts'
import type { PublishWarning } from './menu-functions.ts'
import { menuLifecycle } from './menu-lifecycle.ts'
import { groupsAnswered, menuItemAllergens, menuOptionAllergens } from './menu-item-allergens.ts'
import type { Menu, MenuItem, MenuSection, MenuState, PublicMenu, PublicMenuItem } from './menu.ts'

/** A document with its id. */
type Kept<Content> = Content & { readonly id: string }

/** A menu as it is drafted, with everything below it. Binned sections and items are left out of what is published. */
export interface DraftMenu {
  readonly kitchenId: string
  readonly menu: Menu
  readonly sections: readonly Kept<MenuSection>[]
  readonly items: readonly Kept<MenuItem>[]
  /** Kitchens whose menu guests read under this id, or have read before it was withdrawn; none unless said. */
  readonly heldBy?: readonly string[]
}

/** An item that claims to be free from groups that are not proven absent (rule AL4). */
export interface FreeFromProblem {
  readonly itemId: string
  readonly itemName: string
  readonly groups: readonly AllergenGroup[]
}

/** The snapshot to publish with what the kitchen should look at, or why the menu is not published. */
export type MenuPublication =
  | { readonly ok: true; readonly snapshot: PublicMenu; readonly warnings: readonly PublishWarning[] }
  | { readonly ok: false; readonly reason: 'state'; readonly state: MenuState }
  | { readonly ok: false; readonly reason: 'empty' | 'id-taken' }
  | { readonly ok: false; readonly reason: 'free-from'; readonly items: readonly FreeFromProblem[] }

/**
 * Whether the address of a menu is another kitchen's: kitchens choose the ids of their menus themselves, and all public
 * menus stand side by side.
 */
export function isHeldByAnother({
  kitchenId,
  heldBy = [],
}: Pick<DraftMenu, 'kitchenId' | 'heldBy'>): boolean {
  return heldBy.some((holder) => holder !== kitchenId)
}

/**
 * Makes the public snapshot of a menu, with each item's allergens as they are known now. Refused when the menu is
 * withdrawn or binned, its id is that of a menu another kitchen shows or has shown, it has no item, or an item claims to be free
 * from what is not proven absent (rule AL4).
 * @param recipes - the kitchen's allergens
 * @param publication - id, time and signature of the snapshot
 */
export function publishDraftMenu(
  draft: DraftMenu,
  recipes: KitchenAllergens,
  publication: { readonly snapshotId: string; readonly at: Timestamp; readonly common: CommonFields },
): MenuPublication {
  const { menu } = draft
  if (!menuLifecycle.isAllowed(menu.state, 'publish') || menu.deletedAt !== undefined) {
    return { ok: false, reason: 'state', state: menu.state }
  }
  if (isHeldByAnother(draft)) return { ok: false, reason: 'id-taken' }
  const sections = inOrder(draft.sections).map((section) => ({
    section,
    items: inOrder(draft.items.filter((item) => item.sectionId === section.id)).map((item) => ({
      item,
      facts: menuItemAllergens(item, recipes),
      options: item.options.map((option) => ({ option, facts: menuOptionAllergens(option, recipes) })),
    })),
  }))
  const plates = sections.flatMap(({ items }) => items)
  if (plates.length === 0) return { ok: false, reason: 'empty' }
  const problems = plates.flatMap(freeFromProblems)
  if (problems.length > 0) return { ok: false, reason: 'free-from', items: problems }
  const snapshot: PublicMenu = {
    ...publication.common,
    ...publicCard(draft),
    snapshotId: publication.snapshotId,
    at: publication.at,
    sections: sections
      .filter(({ items }) => items.length > 0)
      .map(({ section, items }) => ({
        id: section.id,
        name: section.name,
        names: section.names,
        items: items.map(publicItem),
      })),
  }
  return { ok: true, snapshot, warnings: plates.flatMap((plate) => warningsOf(plate, recipes)) }
}

interface Plate {
  readonly item: Kept<MenuItem>
  readonly facts: AllergenFacts
  readonly options: readonly { readonly option: MenuItem['options'][number]; readonly facts: AllergenFacts }[]
}

function inOrder<
  Content extends { readonly id: string; readonly sortKey: string; readonly deletedAt?: unknown },
>(documents: readonly Content[]): readonly Content[] {
  return documents
    .filter(({ deletedAt }) => deletedAt === undefined)
    .toSorted((a, b) => compareText(a.sortKey, b.sortKey) || compareText(a.id, b.id))
}

/** By code units, as fractional indexes are made to be compared. */
function compareText(one: string, other: string): number {
  if (one === other) return 0
  return one < other ? -1 : 1
}

/** A claim is for the item with whatever options a guest picks. */
function freeFromProblems({ item, facts, options }: Plate): readonly FreeFromProblem[] {
  const { allergens } = rollUpAllergens([facts, ...options.map((option) => option.facts)])
  const groups = unprovenClaims(item, allergens)
  return groups.length === 0 ? [] : [{ itemId: item.id, itemName: item.name, groups }]
}

function warningsOf({ item, facts }: Plate, recipes: KitchenAllergens): readonly PublishWarning[] {
  const about = { itemId: item.id, itemName: item.name }
  const unknown = groupsAnswered(facts, 'unknown')
  const contradicted = dietContradictions(item, facts.allergens)
  const warnings: PublishWarning[] = []
  if (unknown.length > 0) warnings.push({ kind: 'allergen-unknown', ...about, groups: [...unknown] })
  if (contradicted.length > 0)
    warnings.push({ kind: 'diet-contradicted', ...about, groups: [...contradicted] })
  if (item.price === undefined) warnings.push({ kind: 'price-missing', ...about, groups: [] })
  if (item.recipeId === undefined || recipes.of(item.recipeId) === undefined) {
    warnings.push({ kind: 'recipe-missing', ...about, groups: [] })
  }
  return warnings
}

function publicCard({
  kitchenId,
  menu,
}: DraftMenu): Pick<
  PublicMenu,
  'kitchenId' | 'name' | 'kind' | 'days' | 'from' | 'to' | 'currency' | 'languages' | 'sortKey'
> {
  return {
    kitchenId,
    name: menu.name,
    kind: menu.kind,
    days: menu.days,
    ...(menu.from !== undefined && { from: menu.from }),
    ...(menu.to !== undefined && { to: menu.to }),
    currency: menu.currency,
    languages: menu.languages,
    sortKey: menu.sortKey,
  }
}

function publicItem({ item, facts, options }: Plate): PublicMenuItem {
  return {
    id: item.id,
    name: item.name,
    names: item.names,
    text: item.text,
    ...(item.price !== undefined && { price: item.price }),
    diets: item.diets,
    freeFrom: [...freeFromClaims(item)],
    allergens: facts.allergens,
    namedAllergens: facts.namedAllergens,
    options: options.map(({ option, facts: ofOption }) => ({
      name: option.name,
      priceChange: option.priceChange,
      allergens: ofOption.allergens,
      namedAllergens: ofOption.namedAllergens,
    })),
  }
}
