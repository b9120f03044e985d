import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

test('a list is searched while one types, and says how many fit', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  await aStockLine(ines, kitchenId, { name: 'Salted butter' })
  await aStockLine(ines, kitchenId, { name: 'Strong flour' })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/ingredients`)
  await expect.element(screen.getByRole('link', { name: /Strong flour/u }).first()).toBeVisible()
  await screen.getByLabelText('Search by name or supplier').fill('butter')
  await expect.element(screen.getByText(/^1 of 2/u).first()).toBeVisible()
  expect(screen.getByRole('link', { name: /Strong flour/u }).elements()).toEqual([])
})
