import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

test('a ticket is sent, is made ready, and leaves the rail', async () => {
  const kitchenId = await aKitchenOf(await whoIsHere())
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/tickets`)
  await screen.getByRole('button', { name: 'New ticket' }).first().click()
  await screen.getByLabelText('Table', { exact: true }).fill('12')
  await screen.getByLabelText('Something else').fill('Toast')
  await screen.getByRole('button', { name: 'Send to the kitchen' }).click()
  await expect.element(screen.getByText(/Toast/u).first()).toBeVisible()
  await screen.getByRole('button', { name: /All ready/u }).click()
  await expect.element(screen.getByText('Nothing on the rail')).toBeVisible()
})

test('a ticket without a dish is not sent, and says what is missing', async () => {
  const kitchenId = await aKitchenOf(await whoIsHere())
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/tickets`)
  await screen.getByRole('button', { name: 'New ticket' }).first().click()
  await screen.getByLabelText('Table', { exact: true }).fill('12')
  await screen.getByLabelText('Covers (optional)').fill('some')
  await screen.getByRole('button', { name: 'Send to the kitchen' }).click()
  await expect.element(screen.getByLabelText('Covers (optional)')).toHaveAttribute('aria-invalid', 'true')
  expect(screen.getByLabelText('Table', { exact: true }).element()).toHaveProperty('value', '12')
})
