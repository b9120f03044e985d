import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { changeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import type { StoredDocument, Loadable } from '../src/lib/reading/loadable.ts'
import { useQuery } from '../src/lib/reading/use-query.ts'
import { somebodyElse, whoIsHere } from './people.ts'

interface Named {
  readonly name: string
}

/** The rows of a list, as soon as there are any. */
function rowsOf<Content>(
  list: Loadable<readonly StoredDocument<Content>[]>,
): readonly StoredDocument<Content>[] {
  return list.state === 'success' ? list.value : []
}

const namesOf = (list: Loadable<readonly StoredDocument<Named>[]>) =>
  rowsOf(list).map(({ content }) => content.name)

test('a list comes in the order asked for, and a new row joins it by itself', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  await aStockLine(ines, kitchenId, { name: 'Sugar' })
  await aStockLine(ines, kitchenId, { name: 'Flour' })
  const { result } = await renderHook(() => useQuery(stockLines, { kitchenId }, { orderBy: ['name'] }))
  await expect.poll(() => namesOf(result.current)).toEqual(['Flour', 'Sugar'])
  await aStockLine(ines, kitchenId, { name: 'Salt' })
  await expect.poll(() => namesOf(result.current)).toEqual(['Flour', 'Salt', 'Sugar'])
})

test('a list with a filter leaves out what it does not fit, and what no longer fits', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const flour = await aStockLine(ines, kitchenId, { name: 'Flour', category: 'dry store' })
  await aStockLine(ines, kitchenId, { name: 'Cream', category: 'dairy and eggs' })
  const { result } = await renderHook(() =>
    useQuery(stockLines, { kitchenId }, { where: [['category', '==', 'dry store']] }),
  )
  await expect.poll(() => namesOf(result.current)).toEqual(['Flour'])
  await changeAs(ines, `kitchens/${kitchenId}/ingredients/${flour}`, { category: 'dairy and eggs' })
  await expect.poll(() => result.current).toMatchObject({ state: 'success', value: [] })
})

test('a row that did not change stays the very same object when another one does', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const flour = await aStockLine(ines, kitchenId, { name: 'Flour' })
  const sugar = await aStockLine(ines, kitchenId, { name: 'Sugar' })
  const { result } = await renderHook(() => useQuery(stockLines, { kitchenId }))
  await expect.poll(() => rowsOf(result.current)).toHaveLength(2)
  const rowOf = (id: string) => rowsOf(result.current).find((row) => row.id === id)
  const before = rowOf(sugar)
  await changeAs(ines, `kitchens/${kitchenId}/ingredients/${flour}`, { name: 'Rye flour' })
  await expect.poll(() => rowOf(flour)?.content.name).toBe('Rye flour')
  expect(rowOf(sugar)).toBe(before)
})

test('an empty list is empty only when the server has said so', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const { result } = await renderHook(() => useQuery(stockLines, { kitchenId }))
  expect(result.current).toEqual({ state: 'pending' })
  await expect.poll(() => result.current).toMatchObject({ state: 'success', value: [], fromCache: false })
})

test('a list of a kitchen that one is not in is denied', async () => {
  await whoIsHere()
  const kitchenId = await aKitchenOf(await somebodyElse('Petra'))
  const { result } = await renderHook(() => useQuery(stockLines, { kitchenId }))
  await expect.poll(() => result.current).toEqual({ state: 'forbidden' })
})
