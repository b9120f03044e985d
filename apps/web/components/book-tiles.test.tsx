import { aKitchenOf, aRecipe, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { commands } from 'vitest/browser'
import { openPage } from './open-page.tsx'
import { whoIsHere } from './people.ts'

const FIGURES = '/functions/readKitchenFigures'
const askAgain = () => document.dispatchEvent(new Event('visibilitychange'))

test('the overview tells what the server counted, anew when it is looked at, and its age while it cannot be asked', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const screen = await openPage(`/kitchens/${kitchenId}/dashboard/overview`)
  await expect.element(screen.getByText('No recipes yet')).toBeVisible()
  await expect.element(screen.getByText('No ingredients yet')).toBeVisible()

  await aRecipe(ines, kitchenId, { name: 'Soup', portions: 4, lines: [] })
  await aStockLine(ines, kitchenId, { name: 'Flour' })
  askAgain()
  await expect.element(screen.getByText('One recipe')).toBeVisible()
  await expect.element(screen.getByText('One has no price')).toBeVisible()
  expect(document.querySelector('main')?.textContent).not.toContain('Counted')

  await commands.loseRequests(FIGURES)
  try {
    askAgain()
    await expect.element(screen.getByText(/^Counted/u).first()).toBeVisible()
    await expect.element(screen.getByText('One recipe')).toBeVisible()
  } finally {
    await commands.letRequestsThrough(FIGURES)
  }
  askAgain()
  await expect.element(screen.getByText(/^Counted/u)).not.toBeInTheDocument()
})
