import type { Constraint, ConstraintDocuments } from '@brigade/contract/constraint.ts'
import { collectionPath, collectionPathOf, isPathOf } from '@brigade/contract/path.ts'
import { isGoingToBin } from '../../core/documents/going-to-bin.ts'
import type { StockLine } from '../ingredients/stock-line.ts'
import { nameOfItemSelling } from './sells-recipe.ts'
import { approvedRecipesUsing } from './approved-users.ts'
import { recipesUsing } from './recipe-graph.ts'
import type { Recipe } from './recipe.ts'
import { storedRecipes } from './stored-recipes.ts'

const MENU = { path: 'kitchens/{kitchenId}/menus/{menuId}' }

const menusOf = (kitchenId: string) => collectionPath(MENU, { kitchenId })

/** Menus, without their items, that are not in the bin. */
function openMenus(kitchenId: string, found: ConstraintDocuments): readonly string[] {
  return [...found].flatMap(([path, { deletedAt }]) =>
    isPathOf(MENU, path) && collectionPathOf(path) === menusOf(kitchenId) && deletedAt === undefined
      ? [path]
      : [],
  )
}

/** A stock line stays out of the bin while an approved recipe of its kitchen uses it; the recipes are named (product, E19). */
export const stockLineKeptWhileUsed: Constraint<StockLine> = {
  reads: (change) => {
    const where = { ownerKind: 'kitchen', ownerId: change.params['kitchenId'] ?? '', state: 'approved' }
    return isGoingToBin(change) ? [{ collection: 'recipes', where }] : []
  },
  violation: ({ params, after }, found) => {
    const recipes = storedRecipes(found)
    const names = approvedRecipesUsing(params['lineId'] ?? '', recipes).map((id) => recipes.get(id)?.name)
    return names.length === 0
      ? undefined
      : `"${after?.name}" cannot go to the bin while approved recipes use it: ${names.join(', ')}.`
  },
}

/** A recipe stays out of the bin while another recipe or a menu item uses it; they are named (product, E25). */
export const recipeKeptWhileUsed: Constraint<Recipe> = {
  reads: (change, found) => {
    if (!isGoingToBin(change) || change.after === undefined) return []
    const { ownerKind, ownerId } = change.after
    const ownRecipes = { collection: 'recipes', where: { ownerKind, ownerId } }
    if (ownerKind === 'person') return [ownRecipes]
    const items = openMenus(ownerId, found).map((menu) => ({ collection: `${menu}/items`, where: {} }))
    return [ownRecipes, { collection: menusOf(ownerId), where: {} }, ...items]
  },
  violation: ({ params, after }, found) => {
    const recipeId = params['recipeId'] ?? ''
    const kept = new Map([...storedRecipes(found)].filter(([, { deletedAt }]) => deletedAt === undefined))
    const users = recipesUsing({ kind: 'recipe', refId: recipeId }, kept).map((id) => kept.get(id)?.name)
    const items = [...found].flatMap(([path, data]) =>
      path.includes('/items/') ? (nameOfItemSelling(recipeId, data) ?? []) : [],
    )
    const names = [...users, ...items]
    return names.length === 0
      ? undefined
      : `"${after?.name}" cannot go to the bin while it is used by ${names.join(', ')}.`
  },
}
