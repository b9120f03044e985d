import { buildPriceLine, buildStockLine } from '@brigade/builders/build-pantry.ts'
import { buildRecipe } from '@brigade/builders/build-recipe.ts'
import { expect, test } from 'vitest'
import { now, refusal } from '../../../../testing/call-functions.ts'
import { joinAs, kitchenId, newMember, openTeamKitchen, owner } from '../../../../testing/team-kitchen.ts'

const house = await openTeamKitchen()
const read = async (who: typeof owner | null) => house.call(who, 'readKitchenFigures', { kitchenId })

/** A kitchen with two recipes, of which one is a draft, and two ingredients, of which one has a price. */
async function fillBook(): Promise<void> {
  const pantry = { kitchenId, by: owner.uid }
  const line = { at: now(), specification: {} }
  const recipe = (name: string) =>
    buildRecipe(pantry, { recipeId: `${kitchenId}-${name}`, name, lines: [] }, now())
  await house.put([
    ...recipe('Soup'),
    ...recipe('Salad'),
    buildStockLine(pantry, 'butter', line),
    buildStockLine(pantry, 'carrot', line),
    buildPriceLine(pantry, 'butter', {
      supplierName: 'Market',
      pack: { count: 1, size: { amount: '1', unit: 'kg' } },
      price: { minor: 900, currency: 'EUR' },
      priceAt: now(),
    }),
  ])
  await house.change(`recipes/${kitchenId}-Salad`, { state: 'draft' })
}

test('the figures follow every change, and say when they were counted', async () => {
  expect((await read(owner)).result).toMatchObject({ recipes: 0, ingredients: 0, open: 0 })
  await fillBook()
  const counted = { recipes: 2, drafts: 1, ingredients: 2, unanswered: 0, unpriced: 1, open: 1 }
  expect((await read(owner)).result).toEqual({ at: expect.anything(), ...counted })
  await house.change(`kitchens/${kitchenId}/price-lines/price-butter`, { deletedAt: now() })
  await house.change(`recipes/${kitchenId}-Salad`, { deletedAt: now() })
  expect((await read(owner)).result).toMatchObject({ recipes: 1, drafts: 0, unpriced: 2, open: 2 })
})

test('a viewer is told of no price; strangers and nobody are told nothing', async () => {
  await fillBook()
  const viewer = await joinAs('viewer')
  expect((await read(viewer)).result).toMatchObject({ recipes: 2, ingredients: 2, unpriced: null, open: 0 })
  expect(await read(await newMember())).toEqual(refusal('PERMISSION_DENIED', 'role', { needed: 'viewer' }))
  expect(await read(null)).toMatchObject({ error: { status: 'UNAUTHENTICATED' } })
})

test('a viewer whom the kitchen lets see costs is told of prices too', async () => {
  await fillBook()
  const trusted = await joinAs('viewer')
  await house.change(`kitchens/${kitchenId}/team/${trusted.uid}`, { grants: ['costs'] })
  expect((await read(trusted)).result).toMatchObject({ unpriced: 1, open: 1 })
})
