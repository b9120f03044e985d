import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

/** The page of an ingredient of which nothing ever moved. */
async function openLeeks() {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const lineId = await aStockLine(ines, kitchenId, {
    name: 'Leeks',
    countUnits: [{ name: 'tub', qty: { amount: '3', unit: 'kg' } }],
  })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/ingredients/${lineId}`)
  const book = async (button: string, amount: string, unit?: string) => {
    await screen.getByRole('button', { name: button, exact: true }).click()
    const dialog = screen.getByRole('dialog')
    await dialog.getByRole('textbox').first().fill(amount)
    if (unit !== undefined) await dialog.getByLabelText('Unit').selectOptions(unit)
    await dialog.getByRole('button', { name: 'Save' }).click()
    return dialog
  }
  return { screen, book }
}

test('[ST12] nothing is known of what was never counted; then it is fine, low, out, and fine again by undo', async () => {
  const { screen, book } = await openLeeks()
  await expect.element(screen.getByText('Not counted', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Edit par and storage' }).click()
  await screen.getByRole('textbox', { name: /^Par/u }).fill('10')
  await screen.getByRole('textbox', { name: /^Minimum/u }).fill('12')
  await screen.getByRole('button', { name: 'Save' }).click()
  await expect.element(screen.getByText('The minimum is above par.').first()).toBeVisible()
  await screen.getByRole('textbox', { name: /^Minimum/u }).fill('2')
  await screen.getByRole('button', { name: 'Save' }).click()

  await book('Count', '2', 'tub')
  await expect.element(screen.getByText('OK', { exact: true })).toBeVisible()
  await expect.element(screen.getByText('6 kg')).toBeVisible()
  await book('Waste', '4500', 'g')
  await expect.element(screen.getByText('Low', { exact: true })).toBeVisible()
  await book('Staff meal', '1.5')
  await expect.element(screen.getByText('Out', { exact: true })).toBeVisible()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText('Low', { exact: true })).toBeVisible()
  await screen.getByText('What came and went').click()
  await expect.element(screen.getByText('Undone')).toBeVisible()
  await expect.element(screen.getByText('− 4.5 kg')).toBeVisible()
})

test('what is no amount, changes nothing or cannot be weighed is said, and stays typed', async () => {
  const { screen, book } = await openLeeks()
  const dialog = await book('Waste', 'some')
  await expect.element(dialog.getByText('Type a number such as 2.5.').first()).toBeVisible()
  await dialog.getByRole('textbox').first().fill('0')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.element(dialog.getByText('That changes nothing.').first()).toBeVisible()
  await expect.element(dialog.getByRole('textbox').first()).toHaveValue('0')
  await expect.element(screen.getByText('Not counted', { exact: true })).toBeVisible()
})
