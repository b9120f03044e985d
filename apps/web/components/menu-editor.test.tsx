import { aKitchenOf, aMenu, aPrice, aRecipe, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

/** The editor of a menu without an item, in a kitchen that makes ten brownies of 5 euros of butter. */
async function openEditor() {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const butter = await aStockLine(ines, kitchenId, { name: 'Butter' })
  await aPrice(ines, kitchenId, {
    lineId: butter,
    size: { amount: '1', unit: 'kg' },
    price: { minor: 1000, currency: 'EUR' },
  })
  const lines = [{ refId: butter, name: 'Butter', qty: { amount: '0.5', unit: 'kg' } }] as const
  await aRecipe(ines, kitchenId, { name: 'Brownie', portions: 10, lines })
  const sections = [{ name: 'Puddings', items: [] }]
  const menuId = await aMenu(ines, kitchenId, { name: 'Lunch', vatPct: '20', sections })
  return openPage(`/kitchens/${kitchenId}/dashboard/menus/${menuId}`)
}

test('an item that is added shows what it costs and what it leaves', async () => {
  const screen = await openEditor()
  await screen.getByRole('button', { name: /^Add an item/u }).click()
  await screen.getByLabelText(/^What the guest reads/u).fill('Brownie with cream')
  await screen.getByLabelText(/^Recipe\b/u).selectOptions('Brownie')
  await screen.getByLabelText(/^Price with VAT/u).fill('7.20')
  await screen.getByRole('button', { name: /^Add the item/u }).click()
  await expect.element(screen.getByText('Brownie with cream', { exact: true }).first()).toBeVisible()
  // Half of 10.00 for ten: 0.50. The guest pays 7.20, which is 6.00 without VAT.
  await expect.element(screen.getByText(/€0\.50/u).first()).toBeVisible()
  await expect.element(screen.getByText(/€5\.50/u).first()).toBeVisible()
})

test('an item with a price that is none is not added, and keeps what was typed', async () => {
  const screen = await openEditor()
  await screen.getByRole('button', { name: /^Add an item/u }).click()
  await screen.getByLabelText(/^What the guest reads/u).fill('Brownie with cream')
  await screen.getByLabelText(/^Price with VAT/u).fill('dear')
  await screen.getByRole('button', { name: /^Add the item/u }).click()
  await expect.element(screen.getByLabelText(/^Price with VAT/u)).toHaveAttribute('aria-invalid', 'true')
  await expect.element(screen.getByLabelText(/^What the guest reads/u)).toHaveValue('Brownie with cream')
})
