import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

/** The page of a flour without a price, with the dialog for one open. */
async function openPriceDialog() {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const lineId = await aStockLine(ines, kitchenId, { name: 'Flour' })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/ingredients/${lineId}`)
  await screen.getByRole('button', { name: 'Add a price' }).click()
  return screen
}

test('a pack and its price become a price for a kilogram', async () => {
  const screen = await openPriceDialog()
  await screen.getByLabelText('Supplier').fill('Greenbarrow')
  await screen.getByLabelText('Pack', { exact: true }).fill('2 x 5 kg')
  await screen.getByLabelText('Price of a pack').fill('15,00')
  await expect.element(screen.getByText(/€1\.50.\/.kg/u).first()).toBeVisible()
  await screen.getByRole('button', { name: 'Save price' }).click()
  await expect.element(screen.getByText(/^Greenbarrow,/u)).toBeVisible()
})

test('a pack that is none is refused in words, and what was typed stays', async () => {
  const screen = await openPriceDialog()
  await screen.getByLabelText('Supplier').fill('Greenbarrow')
  await screen.getByLabelText('Pack', { exact: true }).fill('a big can')
  await screen.getByLabelText('Price of a pack').fill('15')
  await screen.getByRole('button', { name: 'Save price' }).click()
  await expect.element(screen.getByText(/^Type a pack as a number and a unit/u).first()).toBeVisible()
  await expect.element(screen.getByLabelText('Pack', { exact: true })).toHaveValue('a big can')
})
