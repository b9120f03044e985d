import { mayClaimFreeFrom } from '../../food/allergens/allergen-rollup.ts'
import type { AllergenGroup } from '../../food/allergens/allergens.ts'
import type { PublicMenu } from './menu.ts'

/** What of a menu is proven free from something, and how many items are left out. */
export interface FreeFromMenu {
  readonly sections: PublicMenu['sections']
  readonly hiddenCount: number
}

/**
 * The items of a menu that are free from all the named groups: an item that contains one, may contain it, or of
 * which nobody knows is left out and counted (rule AL4). Sections without an item left are left out too.
 */
export function menuFreeFrom(
  { sections }: Pick<PublicMenu, 'sections'>,
  groups: readonly AllergenGroup[],
): FreeFromMenu {
  if (groups.length === 0) return { sections, hiddenCount: 0 }
  const kept = sections.map((section) => ({
    ...section,
    items: section.items.filter(({ allergens }) =>
      groups.every((group) => mayClaimFreeFrom(group, allergens)),
    ),
  }))
  const count = (all: PublicMenu['sections']) => all.reduce((sum, { items }) => sum + items.length, 0)
  return {
    sections: kept.filter(({ items }) => items.length > 0),
    hiddenCount: count(sections) - count(kept),
  }
}
