import { mayClaimFreeFrom } from '../../food/allergens/allergen-rollup.ts'
import { ALLERGEN_GROUPS } from '../../food/allergens/allergen-groups.ts'
import type { AllergenGroup, Allergens } from '../../food/allergens/allergens.ts'
import type { MenuDiet, MenuItem } from './menu.ts'

/** Diets that say "free from" a group. */
const claimedBy: Partial<Record<MenuDiet, AllergenGroup>> = {
  'gluten-free': 'gluten',
  'lactose-free': 'milk',
}

/** Groups that no vegan or vegetarian plate contains. */
const againstDiet: Partial<Record<MenuDiet, readonly AllergenGroup[]>> = {
  vegan: ['crustaceans', 'eggs', 'fish', 'milk', 'molluscs'],
  vegetarian: ['crustaceans', 'fish', 'molluscs'],
}

/** Groups an item claims to be free from, by its diets and by name, in the order of the law. */
export function freeFromClaims({
  diets,
  freeFrom,
}: Pick<MenuItem, 'diets' | 'freeFrom'>): readonly AllergenGroup[] {
  const claimed = new Set([...freeFrom, ...diets.flatMap((diet) => claimedBy[diet] ?? [])])
  return ALLERGEN_GROUPS.filter((group) => claimed.has(group))
}

/** Claims that are not proven: the answer is contains, may or unknown (rule AL4). */
export function unprovenClaims(
  item: Pick<MenuItem, 'diets' | 'freeFrom'>,
  allergens: Allergens,
): readonly AllergenGroup[] {
  return freeFromClaims(item).filter((group) => !mayClaimFreeFrom(group, allergens))
}

/** Groups the item contains although its diet says it cannot. */
export function dietContradictions(
  { diets }: Pick<MenuItem, 'diets'>,
  allergens: Allergens,
): readonly AllergenGroup[] {
  const excluded = new Set(diets.flatMap((diet) => againstDiet[diet] ?? []))
  return ALLERGEN_GROUPS.filter((group) => excluded.has(group) && allergens[group] === 'contains')
}
