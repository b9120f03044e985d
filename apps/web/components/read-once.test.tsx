import { changeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { readOnce } from '../src/lib/reading/read-once.ts'
import { somebodyElse, whoIsHere } from './people.ts'

test('a document is read from the server once, then from the device unless that is not enough', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const path = `kitchens/${kitchenId}/ingredients/${await aStockLine(ines, kitchenId, { name: 'Flour' })}`
  expect(await readOnce(path)).toMatchObject({ name: 'Flour' })
  await changeAs(ines, path, { name: 'Rye flour' })
  expect(await readOnce(path)).toMatchObject({ name: 'Flour' })
  expect(await readOnce(path, (cached) => cached['name'] === 'Rye flour')).toMatchObject({
    name: 'Rye flour',
  })
})

test('a document that is not there, or that one may not read, is undefined', async () => {
  const ines = await whoIsHere()
  const own = await aKitchenOf(ines)
  expect(await readOnce(`kitchens/${own}/ingredients/nothing`)).toBeUndefined()
  const petra = await somebodyElse('Petra')
  const foreign = await aKitchenOf(petra)
  const lineId = await aStockLine(petra, foreign, { name: 'Flour' })
  expect(await readOnce(`kitchens/${foreign}/ingredients/${lineId}`)).toBeUndefined()
})
