import { countAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aPrepTask } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

test('what was just done is offered back, and is undone on the server too', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  await aPrepTask(ines, kitchenId, { name: 'Apple pie' })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/preparation`)
  await screen.getByRole('button', { name: 'Apple pie: to do. Tick as done' }).click()
  await screen.getByRole('button', { name: 'Undo' }).click()
  await expect.element(screen.getByText(/^0 of 1 done/u)).toBeVisible()
  const list = { parent: `/kitchens/${kitchenId}`, collectionId: 'prep-tasks' }
  await expect.poll(() => countAs(ines, list, { state: 'to do' })).toBe(1)
})
