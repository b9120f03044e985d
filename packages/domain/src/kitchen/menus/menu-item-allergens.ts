import { NOTHING_KNOWN, rollUpAllergens } from '../../food/allergens/allergen-rollup.ts'
import { ALLERGEN_GROUPS } from '../../food/allergens/allergen-groups.ts'
import { allAllergens } from '../../food/allergens/all-allergens.ts'
import type { AllergenFacts, AllergenGroup } from '../../food/allergens/allergens.ts'
import type { KitchenAllergens } from '../../food/recipes/recipe-allergens.ts'
import type { MenuItem, MenuOption } from './menu.ts'

/** What a plate adds when nobody said anything: nothing. */
const NOTHING_ADDED: AllergenFacts = { allergens: allAllergens('no'), namedAllergens: {} }

/**
 * An item's allergens without its options: the recipe's, together with what the item says is beside it on the
 * plate. Without a recipe, only the groups the item answers itself are known.
 */
export function menuItemAllergens(
  item: Pick<MenuItem, 'recipeId' | 'allergensExtra'>,
  recipes: KitchenAllergens,
): AllergenFacts {
  const { recipeId, allergensExtra } = item
  if (recipeId === undefined) return answered(NOTHING_KNOWN, allergensExtra)
  const recipe = recipes.of(recipeId)
  return rollUpAllergens([recipe ?? NOTHING_KNOWN, answered(NOTHING_ADDED, allergensExtra)])
}

/** An option's allergens: its recipe's together with its own answers, or its own answers alone. */
export function menuOptionAllergens(
  { recipeId, allergens }: Pick<MenuOption, 'recipeId' | 'allergens'>,
  recipes: KitchenAllergens,
): AllergenFacts {
  return menuItemAllergens(
    { ...(recipeId !== undefined && { recipeId }), allergensExtra: allergens },
    recipes,
  )
}

function answered(base: AllergenFacts, answers: MenuItem['allergensExtra']): AllergenFacts {
  return { allergens: { ...base.allergens, ...answers }, namedAllergens: base.namedAllergens }
}

/** Groups with this answer, in the order of the law. */
export function groupsAnswered(
  { allergens }: Pick<AllergenFacts, 'allergens'>,
  answer: 'contains' | 'may' | 'unknown',
): readonly AllergenGroup[] {
  return ALLERGEN_GROUPS.filter((group) => allergens[group] === answer)
}
