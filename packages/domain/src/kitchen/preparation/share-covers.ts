import type { MenuItem } from '../menus/menu.ts'

/**
 * A first guess at how often each item will be ordered: every guest takes one item of each section, and the items of
 * a section share the guests evenly, rounded up so that nothing runs short (platform decision; people change the
 * figures before the list is made).
 * @param covers - guests expected, 0 or more
 * @returns whole servings by item id
 */
export function shareCovers(
  covers: number,
  items: readonly (Pick<MenuItem, 'sectionId'> & { readonly id: string })[],
): ReadonlyMap<string, number> {
  const perSection = new Map<string, number>()
  for (const { sectionId } of items) perSection.set(sectionId, (perSection.get(sectionId) ?? 0) + 1)
  return new Map(items.map(({ id, sectionId }) => [id, Math.ceil(covers / (perSection.get(sectionId) ?? 1))]))
}
