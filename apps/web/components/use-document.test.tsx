import { stockLines } from '@brigade/domain/kitchen/stock/stock-lines.ts'
import { changeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDocument } from '../src/lib/reading/use-document.ts'
import { somebodyElse, whoIsHere } from './people.ts'

test('a document is waited for, is there, and follows a change from elsewhere', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const lineId = await aStockLine(ines, kitchenId, { name: 'Flour' })
  const { result } = await renderHook(() => useDocument(stockLines, { kitchenId, lineId }))
  expect(result.current).toEqual({ state: 'pending' })
  await expect
    .poll(() => result.current)
    .toMatchObject({ state: 'success', fromCache: false, value: { id: lineId, content: { name: 'Flour' } } })
  await changeAs(ines, `kitchens/${kitchenId}/ingredients/${lineId}`, { name: 'Rye flour' })
  await expect.poll(() => result.current).toMatchObject({ value: { content: { name: 'Rye flour' } } })
})

test('a document that does not exist is null, once the server has said so', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const { result } = await renderHook(() => useDocument(stockLines, { kitchenId, lineId: 'nothing' }))
  await expect.poll(() => result.current).toMatchObject({ state: 'success', value: null, fromCache: false })
})

test('a document of a kitchen that one is not in is denied', async () => {
  await whoIsHere()
  const petra = await somebodyElse('Petra')
  const kitchenId = await aKitchenOf(petra)
  const lineId = await aStockLine(petra, kitchenId, { name: 'Flour' })
  const { result } = await renderHook(() => useDocument(stockLines, { kitchenId, lineId }))
  await expect.poll(() => result.current).toEqual({ state: 'forbidden' })
})

test('a document whose ids are not known yet is waited for, and another id leads to another document', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const flour = await aStockLine(ines, kitchenId, { name: 'Flour' })
  const sugar = await aStockLine(ines, kitchenId, { name: 'Sugar' })
  const { result, rerender } = await renderHook((lineId?: string) =>
    useDocument(stockLines, lineId === undefined ? null : { kitchenId, lineId }),
  )
  expect(result.current).toEqual({ state: 'pending' })
  await rerender(flour)
  await expect.poll(() => result.current).toMatchObject({ value: { content: { name: 'Flour' } } })
  await rerender(sugar)
  await expect.poll(() => result.current).toMatchObject({ value: { content: { name: 'Sugar' } } })
})
