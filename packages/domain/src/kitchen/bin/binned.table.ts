import { priceLines } from '../../food/ingredients/price-lines.ts'
import { stockLines } from '../stock/stock-lines.ts'
import { menuItems, menus, menuSections } from '../menus/menus.ts'
import { prepTasks } from '../preparation/prep-task.ts'
import { recipes } from '../../food/recipes/recipes.ts'

/** Where the documents lie that go to the bin; it is emptied in this order, what names others before what it names. */
export const binned = [
  menuItems.path,
  menuSections.path,
  menus.path,
  recipes.path,
  prepTasks.path,
  priceLines.path,
  stockLines.path,
] as const
