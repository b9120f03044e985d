import { aKitchenOf, aRecipe } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

/** The address of a soup for ten of 2 kg of onions. */
async function aSoup(): Promise<string> {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const onions = { name: 'Onion', qty: { amount: '2', unit: 'kg' } } as const
  const recipeId = await aRecipe(ines, kitchenId, { name: 'Onion soup', portions: 10, lines: [onions] })
  return `/kitchens/${kitchenId}/dashboard/recipes/${recipeId}`
}

test('a line is read as it is typed, and saved with the recipe as a new version', async () => {
  const screen = await openPage(`${await aSoup()}?edit=1`)
  await screen.getByLabelText('Add an ingredient or a recipe').fill('200 g sugar')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('200 g sugar').first()).toBeVisible()
  await screen.getByRole('button', { name: 'Save as a new version' }).click()
  await expect.element(screen.getByText('Version 2').first()).toBeVisible()
})

test('what is typed into a recipe is still there when its page is opened again', async () => {
  const soup = await aSoup()
  const screen = await openPage(`${soup}?edit=1`)
  await screen.getByLabelText('Name', { exact: true }).fill('Gratinated onion soup')
  await screen.unmount()
  const again = await openPage(`${soup}?edit=1`)
  await expect.element(again.getByLabelText('Name', { exact: true })).toHaveValue('Gratinated onion soup')
})

test('a recipe is scaled by portions, and each amount stays exact', async () => {
  const screen = await openPage(await aSoup())
  await screen.getByLabelText('Scale by').selectOptions('portions')
  await screen.getByLabelText('To', { exact: true }).fill('25')
  await expect.element(screen.getByText(/^5.kg$/u).first()).toBeVisible()
})
