import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

/** The price desk of a kitchen that keeps these foods. */
async function openDesk(...foods: readonly string[]) {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  for (const name of foods) await aStockLine(ines, kitchenId, { name })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/ingredients/prices`)
  const cell = (column: string, name: string) => screen.getByLabelText(`${column}: ${name}`, { exact: true })
  await expect.element(cell('Pack', foods[0] ?? '')).toBeVisible()
  return { screen, cell }
}

test('prices are typed down a column, filled from above, saved together and taken back', async () => {
  const { screen, cell } = await openDesk('Apples', 'Butter')
  await cell('Supplier', 'Apples').fill('Booths')
  await cell('Supplier', 'Butter').click()
  await userEvent.keyboard('{Control>}d{/Control}')
  await expect.element(cell('Supplier', 'Butter')).toHaveValue('Booths')
  await cell('Pack', 'Apples').fill('case of 6 x 2.5kg')
  await userEvent.keyboard('{Enter}10 kg')
  await expect.element(cell('Pack', 'Butter')).toHaveValue('10 kg')
  await cell('Price of a pack', 'Apples').fill('30')
  await userEvent.keyboard('{Enter}€80')
  await expect.element(screen.getByText('€2.00 / kg')).toBeVisible()
  await screen.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect.element(screen.getByText('Every ingredient has a price')).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(cell('Price of a pack', 'Butter')).toHaveValue('')
})

test('rows of a spreadsheet are pasted; a row that is not whole stays typed and says why', async () => {
  const { screen, cell } = await openDesk('Apples', 'Butter')
  await cell('Supplier', 'Apples').click()
  const paste = new DataTransfer()
  paste.setData('text', 'Booths\t10 kg\t12.50\nBooths\tsome\t80\n')
  cell('Supplier', 'Apples')
    .element()
    .dispatchEvent(new ClipboardEvent('paste', { clipboardData: paste, bubbles: true, cancelable: true }))
  await expect.element(cell('Price of a pack', 'Butter')).toHaveValue('80')
  await screen.getByRole('button', { name: 'Save 2 prices' }).click()
  await expect.element(screen.getByRole('button', { name: 'Undo' })).toBeVisible()
  await expect.element(cell('Pack', 'Butter')).toHaveAttribute('aria-invalid', 'true')
  await expect.element(cell('Pack', 'Butter')).toHaveValue('some')
})
