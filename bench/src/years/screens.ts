import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { importedRecipeId } from '@brigade/domain/food/recipes/recipe.ts'
import { KITCHEN_ID } from './make-kitchens.ts'

/** A screen of the kitchen, and what is there when its content is usable. */
export interface Screen {
  readonly name: string
  readonly path: string
  /** All of these, as Playwright finds them. */
  readonly ready: readonly string[]
}

/** The demo's recipes have the ids that importing their files gives. */
function recipeId(file: string): string {
  const text = readFileSync(fileURLToPath(import.meta.resolve(`@brigade/domain/fixtures/recipes/${file}.md`)))
  return importedRecipeId(KITCHEN_ID, createHash('sha256').update(text).digest('hex'))
}

const at = (rest: string) => `/kitchens/${KITCHEN_ID}/dashboard/${rest}`

/** The screens of the demo kitchen that people open every day. */
export const screens: readonly Screen[] = [
  { name: 'suppliers', path: at('suppliers'), ready: ['.supply-cards .card'] },
  { name: 'recipes', path: at('recipes'), ready: ['.recipe-row-name', '.recipe-row-cost'] },
  { name: 'menu', path: at('menus/demo-menu'), ready: ['.menu-item-cost'] },
  { name: 'overview', path: at('overview'), ready: ['.tiles:not(:has([aria-busy=true])) .tile'] },
  {
    name: 'recipe',
    path: at(`recipes/${recipeId('finnish-salmon-soup')}`),
    ready: ['.recipe-panel[aria-labelledby=cost]'],
  },
  { name: 'ingredients', path: at('ingredients'), ready: ['.ingredient-row-name', '.ingredient-row-price'] },
  { name: 'safety', path: at('safety'), ready: ['.check-row'] },
  { name: 'records', path: at('safety?view=records'), ready: ['.check-row'] },
  { name: 'tickets', path: at('tickets'), ready: ['.ticket'] },
  { name: 'preparation', path: at('preparation'), ready: ['.task-row'] },
  { name: 'order', path: at(`suppliers/${KITCHEN_ID}_PO-000001`), ready: ['main h1', '.supply-more'] },
  { name: 'team', path: at('team'), ready: ['.member-trail'] },
]
