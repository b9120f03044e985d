import { aKitchenOf, aPrice, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

/** A kitchen that keeps 10 kg of flour, and the baskets of its suppliers with one who sells it by 5 kg. */
async function openTheBasket() {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const lineId = await aStockLine(ines, kitchenId, { name: 'Flour', par: '10' })
  const price = { minor: 750, currency: 'EUR' } as const
  await aPrice(ines, kitchenId, { lineId, size: { amount: '5', unit: 'kg' }, price })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/suppliers`)
  await screen.getByRole('button', { name: 'Add one without account' }).click()
  await screen.getByLabelText('Name of the supplier').fill('Marché de gros')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('Nothing in this basket.')).toBeVisible()
  const packs = screen.getByLabelText('Packs of Pack')
  return { screen, packs }
}

test('a line of the basket is added, made more and less, priced as it stands, and taken out', async () => {
  const { screen, packs } = await openTheBasket()
  await screen.getByRole('button', { name: 'Add: Marché de gros' }).click()
  await screen.getByLabelText('Add', { exact: true }).selectOptions('Pack')
  await expect.element(packs).toHaveValue('1')
  await screen.getByRole('button', { name: 'More Pack' }).click()
  await expect.element(packs).toHaveValue('2')
  await expect.element(screen.getByRole('button', { name: /^Send for €15\.00/u })).toBeVisible()
  await screen.getByRole('button', { name: 'Less Pack' }).click()
  await expect.element(packs).toHaveValue('1')
  await screen.getByRole('button', { name: 'Take Pack out' }).click()
  await expect.element(screen.getByText('Nothing in this basket.')).toBeVisible()
})

test('the baskets are filled up to par once: what is in them already counts', async () => {
  const { screen, packs } = await openTheBasket()
  await screen.getByRole('button', { name: 'Fill up to par' }).click()
  await expect.element(screen.getByText('1 line added')).toBeVisible()
  await expect.element(packs).toHaveValue('2')
  await expect.element(screen.getByText(/par 10, on hand 0, on order 0/u)).toBeVisible()
  await screen.getByRole('button', { name: 'Fill up to par' }).click()
  await expect.element(screen.getByText('Nothing is missing to par')).toBeVisible()
  await expect.element(packs).toHaveValue('2')
})
