import { stations } from '@brigade/domain/access/stations/station.ts'
import { countAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aPrepTask } from '@brigade/testing/kitchen-scene.ts'
import { expect, onTestFinished, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { heardFromServer, lostServer } from '../src/lib/network/watch-connection.ts'
import { useIsOffline } from '../src/lib/network/use-is-offline.ts'
import { getDocuments } from '../src/lib/reading/documents.ts'
import { creating, write } from '../src/lib/writing/write.ts'
import { openPage } from './open-page.tsx'
import { somebodyElse, whoIsHere } from './people.ts'

/** Takes the server out of reach of the document SDK and of the page, until it comes back or the test is over. */
async function loseServer() {
  const { db, sdk } = await getDocuments()
  const comeBack = async () => {
    await sdk.enableNetwork(db)
    heardFromServer()
  }
  onTestFinished(comeBack)
  await sdk.disableNetwork(db)
  lostServer()
  return comeBack
}

test('every component knows whether the server is out of reach', async () => {
  const { result } = await renderHook(() => useIsOffline())
  expect(result.current).toBe(false)
  const comeBack = await loseServer()
  await expect.poll(() => result.current).toBe(true)
  await comeBack()
  await expect.poll(() => result.current).toBe(false)
})

test('without the server the page says how many changes wait; they leave when it is back', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  await aPrepTask(ines, kitchenId, { name: 'Apple pie' })
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/preparation`)
  const tick = screen.getByRole('button', { name: 'Apple pie: to do. Tick as done' })
  await expect.element(tick).toBeVisible()
  const comeBack = await loseServer()
  await expect.element(screen.getByText(/^Working offline\. Nothing waiting\./u)).toBeVisible()
  await tick.click()
  await expect.element(screen.getByText(/^1 of 1 done/u)).toBeVisible()
  await expect.element(screen.getByText(/^Working offline\. 1 change waiting\./u)).toBeVisible()
  const done = () =>
    countAs(ines, { parent: `/kitchens/${kitchenId}`, collectionId: 'prep-tasks' }, { state: 'done' })
  expect(await done()).toBe(0)
  await comeBack()
  await expect.poll(done).toBe(1)
  await expect.element(screen.getByText(/^Working offline/u)).not.toBeInTheDocument()
})

test('a refused write is shown with its reason and with what was typed, until a person lets it go', async () => {
  const ines = await whoIsHere()
  const own = await aKitchenOf(ines)
  const kitchenId = await aKitchenOf(await somebodyElse('Petra'))
  const screen = await openPage(`/kitchens/${own}/dashboard/preparation`)
  await write([
    creating(
      stations,
      { kitchenId, stationId: 'grill' },
      { name: 'Grill of Petra', kind: 'grill', isExpediter: false, sortKey: 'a0' },
    ),
  ])
  await screen.getByText(/held back\. Nothing you typed is lost\./u).click()
  const item = screen.getByRole('listitem').filter({ hasText: `kitchens/${kitchenId}/stations/grill` })
  await expect.element(item.getByText(/You may not do this here/u).first()).toBeVisible()
  await expect.element(item.getByText(/Grill of Petra/u)).toBeVisible()
  await item.getByRole('button', { name: 'Let it go' }).click()
  await expect.element(item).not.toBeInTheDocument()
})
