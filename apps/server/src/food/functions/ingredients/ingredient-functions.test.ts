import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { allAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import { newIngredient } from '@brigade/domain/food/ingredients/new-ingredient.ts'
import { stockLineOf } from '@brigade/domain/food/ingredients/new-stock-line.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { callFunctions, newId, now, refusal, type Somebody } from '../../../../testing/call-functions.ts'
import { decideIngredientChange } from './decide-ingredient-change.ts'
import { proposeIngredientChange } from './propose-ingredient-change.ts'

const house = await callFunctions([proposeIngredientChange, decideIngredientChange])
const source = { name: 'The producer’s data sheet', date: '2026-05-03' }
const sesame = { ...allAllergens('unknown'), sesame: 'contains' as const }

let ines: Somebody
let omar: Somebody
let moderator: Somebody

beforeAll(async () => {
  ines = await house.member('ines')
  omar = await house.member('omar')
  moderator = await house.memberWith('mo', { mod: true })
})

async function tahini(state: 'open' | 'locked' = 'open'): Promise<string> {
  const ingredientId = newId()
  const ingredient = {
    ...newIngredient({ name: 'Tahini', category: 'dry store' }),
    ...newCommonFields(omar.uid, now()),
    state,
  }
  await house.put([{ path: `ingredients/${ingredientId}`, data: ingredient }])
  return ingredientId
}

async function proposed(ingredientId: string, patch: object): Promise<string> {
  const answer = await house.call(ines, 'proposeIngredientChange', { ingredientId, patch, source })
  return String(answer.result?.['proposalId'])
}

describe('proposals', () => {
  test('a moderator takes one over: the ingredient says so, the proposer and kitchens that use it are told', async () => {
    const ingredientId = await tahini()
    const kitchenId = newId()
    const ingredient = {
      ...newIngredient({ name: 'Tahini', category: 'dry store' }),
      ...newCommonFields(omar.uid, now()),
    }
    await house.put([
      ...buildKitchen({ kitchenId, owner: omar.uid }, now()),
      {
        path: `kitchens/${kitchenId}/ingredients/${ingredientId}`,
        data: stockLineOf({ ingredientId, ingredient, stockUnit: 'kg' }, newCommonFields(omar.uid, now())),
      },
    ])
    const proposalId = await proposed(ingredientId, { allergens: sesame, name: 'Tahina' })
    const decision = { ingredientId, proposalId, accept: true, words: 'Thank you, that is right.' }
    expect(await house.call(moderator, 'decideIngredientChange', decision)).toEqual({
      result: { kitchensTold: 1 },
    })
    expect(await house.read(`ingredients/${ingredientId}`)).toMatchObject({
      name: 'Tahina',
      nameKey: 'tahina',
      allergens: { sesame: 'contains', milk: 'unknown' },
      factSource: source,
      updatedBy: moderator.uid,
    })
    expect(await house.notices(ines)).toContain('ingredient-change-accepted')
    expect(await house.notices(omar)).toEqual(['allergens-changed'])
    expect(await house.call(moderator, 'decideIngredientChange', decision)).toEqual(
      refusal('FAILED_PRECONDITION', 'state'),
    )
  })

  test('one that is declined changes nothing and brings words', async () => {
    const ingredientId = await tahini()
    const proposalId = await proposed(ingredientId, { category: 'bakery' })
    const decision = { ingredientId, proposalId, accept: false, words: 'It is no bread.' }
    await house.call(moderator, 'decideIngredientChange', decision)
    expect(await house.read(`ingredients/${ingredientId}`)).toMatchObject({ category: 'dry store' })
    expect(await house.read(`ingredients/${ingredientId}/proposals/${proposalId}`)).toMatchObject({
      state: 'declined',
      words: 'It is no bread.',
    })
    expect(await house.notices(ines)).toContain('ingredient-change-declined')
  })

  test('only moderators decide, and what is locked or would break a rule is refused', async () => {
    const ingredientId = await tahini()
    const proposalId = await proposed(ingredientId, { category: 'bakery' })
    const decision = { ingredientId, proposalId, accept: true, words: 'Mine.' }
    expect(await house.call(omar, 'decideIngredientChange', decision)).toEqual(
      refusal('PERMISSION_DENIED', 'role'),
    )
    const propose = (id: string, patch: object) =>
      house.call(ines, 'proposeIngredientChange', { ingredientId: id, patch, source })
    expect(await propose(await tahini('locked'), { category: 'bakery' })).toEqual(
      refusal('FAILED_PRECONDITION', 'locked'),
    )
    expect(await propose(newId(), { category: 'bakery' })).toEqual(refusal('NOT_FOUND', 'gone'))
    expect(await propose(ingredientId, { namedAllergens: { almond: 'contains' } })).toEqual(
      refusal('INVALID_ARGUMENT', 'field'),
    )
    expect(await propose(ingredientId, {})).toEqual(refusal('INVALID_ARGUMENT', 'field'))
    expect(
      await house.call(await house.guest(), 'proposeIngredientChange', {
        ingredientId,
        patch: { category: 'bakery' },
        source,
      }),
    ).toEqual(refusal('PERMISSION_DENIED', 'members-only'))
  })
})
