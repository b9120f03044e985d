import { stations } from '@brigade/domain/access/stations/station.ts'
import { sceneDocument, writeAs } from '@brigade/testing/cast.ts'
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

test('a new ticket is heard where this device has its sounds on, unless the pass does not want it', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const started: number[] = []
  class HeardTone extends OscillatorNode {
    override start(when?: number): void {
      started.push(this.frequency.value)
      super.start(when)
    }
  }
  AudioContext.prototype.createOscillator = function createOscillator() {
    return new HeardTone(this)
  }
  localStorage.setItem('ticket-sounds', 'on')
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/tickets`)
  const send = async (what: string) => {
    await screen.getByRole('button', { name: 'New ticket' }).first().click()
    await screen.getByLabelText('Something else').fill(what)
    await screen.getByRole('button', { name: 'Send to the kitchen' }).click()
    await expect.element(screen.getByText(what).first()).toBeVisible()
  }
  await send('Toast')
  await expect.poll(() => started).toEqual([880, 1175])
  const pass = {
    name: 'Pass',
    kind: 'pass',
    isExpediter: true,
    sortKey: 'a0',
    sounds: { new: false, changed: true, ready: true, void: true },
  } as const
  await writeAs(ines, [sceneDocument(stations, { kitchenId, stationId: 'pass' }, pass)])
  await new Promise((resolve) => setTimeout(resolve, 1000))
  await send('Soup')
  localStorage.removeItem('ticket-sounds')
  expect(started).toEqual([880, 1175])
})
