import { countAs, type Person } from '@brigade/testing/cast.ts'
import { aKitchenOf, aPrepTask, tickAs } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

interface Scene {
  readonly ines: Person
  readonly kitchenId: string
  readonly pie: string
}

/** A kitchen with a pie and a stock to make today, and its list on screen. */
async function openTheList() {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const pie = await aPrepTask(ines, kitchenId, { name: 'Apple pie' })
  await aPrepTask(ines, kitchenId, { name: 'Brown stock', assignee: ines.uid })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/preparation`)
  const scene: Scene = { ines, kitchenId, pie }
  return { ...scene, screen }
}

const doneOf = ({ ines, kitchenId }: Scene) =>
  countAs(ines, { parent: `/kitchens/${kitchenId}`, collectionId: 'prep-tasks' }, { state: 'done' })

test('a tick on the list is on screen at once and on the server soon, and can be taken back', async () => {
  const { screen, ...scene } = await openTheList()
  await screen.getByRole('button', { name: 'Apple pie: to do. Tick as done' }).click()
  await expect.element(screen.getByText(/^1 of 2 done/u)).toBeVisible()
  await expect.poll(() => doneOf(scene)).toBe(1)
  await screen.getByRole('button', { name: 'Apple pie: done. Take the tick back' }).click()
  await expect.element(screen.getByText(/^0 of 2 done/u)).toBeVisible()
  await expect.poll(() => doneOf(scene)).toBe(0)
})

test('a task that is ticked on another device changes on this one by itself', async () => {
  const { screen, ines, kitchenId, pie } = await openTheList()
  await expect.element(screen.getByText(/^0 of 2 done/u)).toBeVisible()
  await tickAs(ines, kitchenId, pie)
  await expect.element(screen.getByText(/^1 of 2 done/u)).toBeVisible()
})

test('the own tasks alone are shown where one asks for them', async () => {
  const { screen, kitchenId } = await openTheList()
  await expect.element(screen.getByText('Apple pie', { exact: true })).toBeVisible()
  await screen.unmount()
  const own = await openPage(`/kitchens/${kitchenId}/dashboard/preparation?who=mine`)
  await expect.element(own.getByText('Brown stock', { exact: true })).toBeVisible()
  expect(own.getByText('Apple pie', { exact: true }).elements()).toEqual([])
})
