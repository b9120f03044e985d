import { buildMenu } from '@brigade/builders/build-menu.ts'
import { buildPriceLine, buildStockLine } from '@brigade/builders/build-pantry.ts'
import type { BuiltDocument } from '@brigade/builders/built-document.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { RecipeLine } from '@brigade/domain/food/recipes/recipe-line.ts'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { newRecipe, savedContent } from '@brigade/domain/food/recipes/save-recipe.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import { afterAll, expect, test } from 'vitest'
import { collections } from '../../collections.ts'
import { emptyBins } from './empty-bin.ts'

const DAY_MS = 24 * 3_600_000
const pantry = { kitchenId: 'tern', by: 'ines' }
const ago = (days: number) => timestampFromMs(Date.now() - days * DAY_MS)
const common = newCommonFields('ines', ago(100))
const database = await openTestDatabase()
/** How many days ago it is for the server. */
let daysAgo = 31
const nowMs = () => Date.now() - daysAgo * DAY_MS
const documents = await openDocuments({ database, collections, now: nowMs })

afterAll(async () => {
  await documents.close()
  await database.close()
})

const line = (kind: RecipeLine['kind'], refId: string): RecipeLine => ({
  lineKey: refId,
  text: refId,
  kind,
  refId,
  name: refId,
  amount: { kind: 'none' },
})
const content = (...lines: RecipeLine[]): RecipeContent => ({ lines, steps: [], containers: [] })

/** A recipe with its versions; what was approved uses the first lines, the draft on the screen the others. */
function recipe(
  id: string,
  approved: readonly RecipeLine[],
  drafted?: readonly RecipeLine[],
): BuiltDocument[] {
  const first = newRecipe({
    ownerKind: 'kitchen',
    ownerId: 'tern',
    name: `Recipe ${id}`,
    content: content(...approved),
    versionId: 'one',
    common,
  })
  const path = `recipes/${id}`
  const one = { path: `${path}/versions/one`, data: first.version }
  if (drafted === undefined) return [{ path, data: first.recipe }, one]
  const next = savedContent(first.recipe, content(...drafted), { versionId: 'two', common })
  return [
    { path, data: { ...next.recipe, approvedVersionId: 'one' } },
    one,
    { path: `${path}/versions/two`, data: next.version },
  ]
}

const stockLine = (id: string) => buildStockLine(pantry, id, { at: ago(100) })

const price = {
  supplierName: 'Mill',
  pack: { count: 1, size: { amount: '1', unit: 'kg' } },
  price: { minor: 120, currency: 'EUR' },
  priceAt: ago(100),
} as const
const movement = {
  ...common,
  by: 'ines',
  lineId: 'milk',
  kind: 'receipt',
  change: '1',
  entered: { amount: '1', unit: 'kg' },
  at: ago(100),
}

const written: readonly BuiltDocument[] = [
  ...buildMenu(
    pantry,
    {
      menuId: 'old',
      name: 'Old menu',
      currency: 'EUR',
      vatPct: '10',
      sections: [{ name: 'Soups', items: [{ name: 'Soup', minor: 700, recipeId: 'soup' }] }],
    },
    ago(100),
  ),
  ...recipe('soup', [line('ingredient', 'salt')]),
  ...recipe('sauce', []),
  ...recipe('young', []),
  ...['salt', 'plain-flour', 'black-pepper', 'milk', 'butter'].map(stockLine),
  buildPriceLine(pantry, 'butter', price),
  {
    path: 'kitchens/tern/price-lines/price-butter/prices/one',
    data: { ...common, price: price.price, at: ago(100), reason: 'hand' },
  },
  { path: 'kitchens/tern/stock-movements/in', data: movement },
]

/** Written last: what a recipe uses does not go to the bin, but a draft may come to use what is there. */
const bread = recipe(
  'bread',
  [line('ingredient', 'plain-flour')],
  [line('ingredient', 'black-pepper'), line('recipe', 'sauce')],
)

test('what has been in the bin for 30 days goes with its parts, but for what is still named', async () => {
  const bin = (path: string, days: number) =>
    documents.transact(async (tx) => tx.update(path, { deletedAt: ago(days) }))
  const write = (built: readonly BuiltDocument[]) =>
    documents.transact(async (tx) => {
      for (const { path, data } of built) tx.set(path, data)
    })
  await write(written)
  const old = [
    'kitchens/tern/menus/old',
    'recipes/soup',
    'recipes/sauce',
    ...['salt', 'plain-flour', 'black-pepper', 'milk', 'butter'].map(
      (id) => `kitchens/tern/ingredients/${id}`,
    ),
  ]
  for (const path of old) await bin(path, 31)
  await write(bread)
  daysAgo = 29
  // By the clock of the device that put it there, it has been there for long.
  await bin('recipes/young', 60)

  daysAgo = 0
  expect(await emptyBins({ documents })).toBe(4)
  expect(await emptyBins({ documents })).toBe(0)
  const left = await documents.look(written.map(({ path }) => path))
  const gone = written.flatMap(({ path }, at) => (left[at] === undefined ? [path] : []))
  expect(gone).toEqual([
    'kitchens/tern/menus/old',
    'kitchens/tern/menus/old/sections/section-1',
    'kitchens/tern/menus/old/items/item-1-1',
    'recipes/soup',
    'recipes/soup/versions/one',
    'kitchens/tern/ingredients/salt',
    'kitchens/tern/ingredients/butter',
    'kitchens/tern/price-lines/price-butter',
    'kitchens/tern/price-lines/price-butter/prices/one',
  ])
})
