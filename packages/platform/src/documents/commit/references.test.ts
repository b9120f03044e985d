import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { Database } from '../../database/database.ts'
import { openTestDatabase } from '../../../testing/database/test-database.ts'
import { aCollection, anyone, openEmptyDocuments, setOf } from '../../../testing/documents/test-documents.ts'
import type { Documents } from '../types.ts'
import { plainData } from '../values/plain-data.ts'

const collections = [
  aCollection('kitchens/{kitchenId}'),
  aCollection('kitchens/{kitchenId}/ingredients/{ingredientId}', {
    references: [{ field: 'supplierIds', to: 'suppliers/{value}', onDelete: 'detach' }],
  }),
  aCollection('kitchens/{kitchenId}/lines/{lineId}', {
    references: [
      { field: 'ingredient.id', to: 'kitchens/{kitchenId}/ingredients/{value}', onDelete: 'restrict' },
      { field: 'recipeId', to: 'recipes/{value}', onDelete: 'cascade' },
    ],
  }),
  aCollection('kitchens/{kitchenId}/photos/{photoId}', {
    references: [{ field: 'lineId', to: 'kitchens/{kitchenId}/lines/{value}', onDelete: 'cascade' }],
  }),
  aCollection('recipes/{recipeId}', {
    references: [{ field: 'basedOn', to: 'recipes/{value}', onDelete: 'detach' }],
  }),
  aCollection('suppliers/{supplierId}'),
]

describe('references', () => {
  let database: Database
  let documents: Documents

  beforeAll(async () => {
    database = await openTestDatabase()
  })
  beforeEach(async () => {
    documents = await openEmptyDocuments(database, { collections })
    await documents.commit(anyone, [
      setOf('kitchens/k1/lines/l1', { ingredient: { id: 'i1' }, recipeId: 'r1' }),
      setOf('kitchens/k1/ingredients/i1', { supplierIds: ['s1', 's2'] }),
      setOf('kitchens/k2/ingredients/i1', {}),
      setOf('kitchens/k1/photos/p1', { lineId: 'l1' }),
      setOf('recipes/r1', {}),
      setOf('recipes/r2', { basedOn: 'r1' }),
      setOf('suppliers/s1', {}),
    ])
  })
  afterEach(() => documents.close())
  afterAll(() => database.close())

  const remove = (path: string) => documents.commit(anyone, [{ kind: 'delete', path }])
  const contents = async (...paths: string[]): Promise<readonly (DocumentData | undefined)[]> =>
    (await documents.get(anyone, paths)).documents.map((one) => one && plainData(one.fields))

  test('[DR1] restrict: what is used cannot be deleted, and the refusal names the user', async () => {
    await expect(remove('kitchens/k1/ingredients/i1')).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: '"kitchens/k1/ingredients/i1" cannot be deleted: "kitchens/k1/lines/l1" uses it.',
    })
    await remove('kitchens/k2/ingredients/i1')
  })

  test('[DR2] what used it may go in the same commit', async () => {
    const paths = ['kitchens/k1/ingredients/i1', 'kitchens/k1/lines/l1']
    await documents.commit(
      anyone,
      paths.map((path) => ({ kind: 'delete', path })),
    )
    expect(await contents(...paths)).toEqual([undefined, undefined])
  })

  test('[DR3] cascade: what belongs to the deleted goes along, and what belongs to that; detach: the field is cleared', async () => {
    const { version } = await remove('recipes/r1')
    expect(await contents('kitchens/k1/lines/l1', 'kitchens/k1/photos/p1', 'recipes/r2')).toEqual([
      undefined,
      undefined,
      { basedOn: null },
    ])
    expect((await documents.get(anyone, ['recipes/r2'])).documents[0]?.updateVersion).toBe(version)
  })

  test('[DR4] detach takes one id out of a list', async () => {
    await remove('suppliers/s1')
    expect(await contents('kitchens/k1/ingredients/i1')).toEqual([{ supplierIds: ['s2'] }])
  })

  test('[DR5] what is newly pointed to must exist, unless it may be detached', async () => {
    const dangling = documents.commit(anyone, [setOf('kitchens/k1/lines/l2', { ingredient: { id: 'gone' } })])
    await expect(dangling).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
      message: expect.stringContaining('kitchens/k1/ingredients/gone'),
    })
    await documents.commit(anyone, [setOf('recipes/r3', { basedOn: 'gone' })])
    await documents.commit(anyone, [setOf('kitchens/k1/lines/l3', { ingredient: { id: null } })])
  })

  test('[DR6] functions keep references too', async () => {
    await expect(
      documents.transact(async (tx) => tx.delete('kitchens/k1/ingredients/i1')),
    ).rejects.toMatchObject({
      status: 'FAILED_PRECONDITION',
    })
  })
})
