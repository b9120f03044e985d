import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { allAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import { newIngredient } from '@brigade/domain/food/ingredients/new-ingredient.ts'
import type { RecipeContent } from '@brigade/domain/food/recipes/recipe.ts'
import { newRecipe } from '@brigade/domain/food/recipes/save-recipe.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { publishRecipe } from './publish-recipe.ts'
import { unpublishRecipe } from './unpublish-recipe.ts'

const house = await callFunctions([publishRecipe, unpublishRecipe])

const content: RecipeContent = {
  lines: [
    {
      lineKey: 'a',
      text: '200 g tahini',
      kind: 'ingredient',
      refId: 'tahini',
      name: 'Tahini',
      amount: { kind: 'exact', qty: { amount: '200', unit: 'g' } },
    },
  ],
  steps: [{ stepKey: 's', text: 'Stir.', lineKeys: [] }],
  containers: [],
}

let ines: Somebody
let omar: Somebody
const kitchenId = newId()

beforeAll(async () => {
  ines = await house.member('ines')
  omar = await house.member('omar')
  const common = newCommonFields(ines.uid, now())
  const allergens = { ...allAllergens('no'), sesame: 'contains' as const }
  await house.put([
    ...buildKitchen({ kitchenId, owner: ines.uid }, now()),
    buildTeamMember(
      { kitchenId, uid: omar.uid, displayName: 'Omar', access: 'cook', position: 'commis' },
      now(),
    ),
    {
      path: 'ingredients/tahini',
      data: {
        ...newIngredient({ name: 'Tahini', category: 'dry store' }),
        ...common,
        allergens,
        factSource: { name: 'The producer’s data sheet', date: '2026-05-03' },
      },
    },
  ])
})

async function recipeOf(owner: 'person' | 'kitchen', steps = content.steps): Promise<string> {
  const recipeId = newId()
  const { recipe } = newRecipe({
    ownerKind: owner,
    ownerId: owner === 'person' ? ines.uid : kitchenId,
    name: 'Sauce',
    content: { ...content, steps },
    versionId: 'v1',
    common: newCommonFields(ines.uid, now()),
  })
  await house.put([{ path: `recipes/${recipeId}`, data: recipe }])
  return recipeId
}

describe('a recipe shown to everybody', () => {
  test('is a copy with what is known of its allergens, taken back as a whole', async () => {
    const recipeId = await recipeOf('person')
    expect(await house.call(ines, 'publishRecipe', { recipeId, hideQuantities: true })).toEqual({
      result: { path: `/recipes/${recipeId}` },
    })
    expect(await house.read(`recipes-public/${recipeId}`)).toMatchObject({
      visibility: 'public',
      allergens: { sesame: 'contains', milk: 'no' },
      content: { lines: [{ name: 'Tahini', amount: { kind: 'none' }, text: '' }] },
    })
    expect(await house.call(ines, 'unpublishRecipe', { recipeId })).toEqual({
      result: { visibility: 'private' },
    })
    expect(await house.read(`recipes-public/${recipeId}`)).toBeUndefined()
    expect(await house.read(`recipes/${recipeId}`)).toMatchObject({ visibility: 'private' })
    expect(await house.call(ines, 'unpublishRecipe', { recipeId })).toEqual(
      refusal('FAILED_PRECONDITION', 'state'),
    )
  })

  test('is nobody else’s to show: another person finds none, a cook of the kitchen may not', async () => {
    const [own, ofKitchen] = [await recipeOf('person'), await recipeOf('kitchen')]
    const show = (who: Somebody, recipeId: string) =>
      house.call(who, 'publishRecipe', { recipeId, hideQuantities: false })
    expect(await show(omar, own)).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await show(omar, ofKitchen)).toEqual(refusal('PERMISSION_DENIED', 'role'))
    expect(await show(ines, ofKitchen)).toMatchObject({ result: { path: `/recipes/${ofKitchen}` } })
    expect(await house.call(omar, 'unpublishRecipe', { recipeId: ofKitchen })).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    expect(await house.call(ines, 'unpublishRecipe', { recipeId: ofKitchen })).toEqual({
      result: { visibility: 'kitchen' },
    })
  })

  test('has a method', async () => {
    const recipeId = await recipeOf('person', [])
    expect(await house.call(ines, 'publishRecipe', { recipeId, hideQuantities: false })).toEqual(
      refusal('FAILED_PRECONDITION', 'no-photo-or-steps'),
    )
  })
})
