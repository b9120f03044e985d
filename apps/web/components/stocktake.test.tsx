import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { userEvent } from 'vitest/browser'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

test('[ST3] a count goes by Enter from line to line, adds up, forgives a slip, and is closed once', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  await aStockLine(ines, kitchenId, { name: 'Carrots' })
  await aStockLine(ines, kitchenId, {
    name: 'Leeks',
    countUnits: [{ name: 'tub', qty: { amount: '3', unit: 'kg' } }],
  })
  await aStockLine(ines, kitchenId, { name: 'Onions' })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/ingredients/stocktake`)
  await screen.getByRole('button', { name: 'Start counting' }).click()
  await screen.getByLabelText('Amount of Carrots').fill('some')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText('Type a number such as 2.5.')).toBeVisible()
  await screen.getByLabelText('Amount of Carrots').fill('4')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByLabelText('Amount of Leeks')).toHaveFocus()
  await screen.getByLabelText('Unit of Leeks').selectOptions('tub')
  await screen.getByLabelText('Amount of Leeks').fill('3')
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/9\skg/u)).toBeVisible()
  await screen.getByLabelText('Amount of Leeks').fill('1200')
  await screen.getByLabelText('Unit of Leeks').selectOptions('g')
  await screen.getByLabelText('Amount of Leeks').click()
  await userEvent.keyboard('{Enter}')
  await expect.element(screen.getByText(/9\skg \+ 1,200\sg/u)).toBeVisible()
  await screen.getByRole('button', { name: 'Take back the last amount of Leeks' }).click()
  await expect.element(screen.getByText(/\+ 1,200\sg/u)).not.toBeInTheDocument()
  await expect.element(screen.getByText(/2 of 3 ingredients counted/u)).toBeVisible()

  await screen.getByRole('button', { name: 'Close the count' }).click()
  await expect.element(screen.getByText(/1 ingredient was not counted and stays/u)).toBeVisible()
  await screen.getByRole('button', { name: 'Close and book it' }).click()
  await expect.element(screen.getByText(/The count is closed: 2 ingredients booked/u)).toBeVisible()
  await expect.element(screen.getByRole('button', { name: 'Start counting' })).toBeVisible()
})
