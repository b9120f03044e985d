import { stations } from '@brigade/domain/access/stations/station.ts'
import { sceneDocument, writeAs } from '@brigade/testing/cast.ts'
import { aKitchenOf, aMenu } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

/** A kitchen with a grill and a larder, and a menu whose mains are made at the grill. */
async function openSettings(part: string) {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const plain = { isExpediter: false } as const
  await writeAs(ines, [
    sceneDocument(
      stations,
      { kitchenId, stationId: 'grill' },
      { name: 'Grill', kind: 'grill', sortKey: 'a0', ...plain },
    ),
    sceneDocument(
      stations,
      { kitchenId, stationId: 'larder' },
      { name: 'Larder', kind: 'larder', sortKey: 'a1', ...plain },
    ),
  ])
  const sections = [{ name: 'Mains', stationIds: ['grill'], items: [{ name: 'Chop' }] }]
  const menuId = await aMenu(ines, kitchenId, { name: 'Lunch', sections })
  return { kitchenId, menuId, screen: await openPage(`/kitchens/${kitchenId}/edit?part=${part}`) }
}

test('a station that is removed hands its dishes to another one', async () => {
  const { screen, kitchenId, menuId } = await openSettings('stations')
  await screen.getByRole('button', { name: 'Remove Grill' }).click()
  await expect.element(screen.getByText('Made here: Mains.')).toBeVisible()
  await screen.getByLabelText('Send them to').selectOptions('Larder')
  await screen.getByRole('button', { name: 'Remove', exact: true }).click()
  await expect.element(screen.getByRole('button', { name: 'Remove Grill' })).not.toBeInTheDocument()
  const menu = await openPage(`/kitchens/${kitchenId}/dashboard/menus/${menuId}`)
  await expect.element(menu.getByText('Made at: Larder')).toBeVisible()
})

test.each([
  ['-5', '8', /whole minutes from 1 to 240/u],
  ['2,5', '8', /whole minutes from 1 to 240/u],
  ['1e9', '8', /whole minutes from 1 to 240/u],
  ['9', '8', /Late can’t come before slow/u],
  ['9', '', /Fill in both times, or neither/u],
])('a station that is slow after %s and late after %s minutes is not saved', async (slow, late, words) => {
  const { screen } = await openSettings('stations')
  await screen.getByRole('button', { name: 'Change Grill' }).click()
  await screen.getByLabelText(/^Slow after minutes/u).fill(slow)
  await screen.getByLabelText(/^Late after minutes/u).fill(late)
  await screen.getByRole('button', { name: 'Save', exact: true }).click()
  await expect.element(screen.getByText(words).first()).toBeVisible()
  await expect.element(screen.getByLabelText(/^Slow after minutes/u)).toHaveValue(slow)
})

test('equipment whose limits are the wrong way round is not saved, and markup in its name is text', async () => {
  const { screen } = await openSettings('storage')
  await screen.getByRole('button', { name: 'Add equipment' }).click()
  await screen.getByLabelText(/^Name/u).fill('<script>alert(1)</script>')
  await screen.getByLabelText(/^Coldest allowed/u).fill('5')
  await screen.getByLabelText(/^Warmest allowed/u).fill('-18')
  await screen.getByRole('button', { name: 'Add equipment' }).last().click()
  await expect.element(screen.getByText('The warmest is below the coldest. Swap them.').first()).toBeVisible()
  await screen.getByLabelText(/^Coldest allowed/u).fill('')
  await screen.getByRole('button', { name: 'Add equipment' }).last().click()
  await expect.element(screen.getByText('<script>alert(1)</script>')).toBeVisible()
  await expect.element(screen.getByText('Fridge · at most −18 °C')).toBeVisible()
})
