import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE } from '@brigade/testing/browser.ts'
import { aMember, type Person, setEntryAs } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { aKitchenOf, aRecipe, aStockLine, joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'

const journey = openJourney()

interface Scene {
  readonly ines: Person
  readonly kitchenId: string
  /** Where the kitchen's ingredients are. */
  readonly shelf: string
}

/** Ines in a kitchen of her own, with nothing on the shelf yet. */
async function anEmptyShelf(): Promise<Scene> {
  const ines = await aMember(journey.url, 'Ines')
  const kitchenId = await aKitchenOf(ines)
  return { ines, kitchenId, shelf: `/kitchens/${kitchenId}/dashboard/ingredients` }
}

/** Types into the search of the open dialog and takes the first ingredient found. */
async function addFromCatalogue(page: Page, typed: string): Promise<void> {
  const field = page.getByRole('combobox', { name: 'Name' })
  await field.fill(typed)
  await page.locator('.combobox-item').first().waitFor()
  await field.press('ArrowDown')
  await field.press('Enter')
}

async function fillPrice(page: Page, pack: string, price: string): Promise<void> {
  await page.getByLabel('Pack', { exact: true }).fill(pack)
  await page.getByLabel('Price of a pack').fill(price)
}

describe('ingredients and prices', () => {
  test('outside the dashboard the page says whose they are', async () => {
    const { ines, kitchenId } = await anEmptyShelf()
    const { page } = await journey.deviceOf(ines)
    await page.goto(`/kitchens/${kitchenId}/ingredients`)
    await page.getByRole('heading', { name: 'Ingredients of Chez Ines', level: 1 }).waitFor()
    expect(await page.title()).toMatch(/^Ingredients of Chez Ines\b/u)
  })

  test('[J16] an ingredient added twice from the catalogue is one line', async () => {
    const { ines, shelf } = await anEmptyShelf()
    const device = await journey.deviceOf(ines)
    const { page } = device
    await page.goto(shelf)
    await page.getByRole('heading', { name: 'Nothing on the shelf yet' }).waitFor()
    await page.getByRole('button', { name: 'Add ingredient' }).click()
    await addFromCatalogue(page, 'plain flour')
    await page.getByText('Plain flour added').waitFor()
    await addFromCatalogue(page, 'plain flour')
    await page.getByText('There is still one line of it').waitFor()
    await page.getByRole('button', { name: 'Close' }).click()
    await expect.poll(() => page.locator('.ingredient-row').count()).toBe(1)
    expect(await page.locator('.ingredient-row').innerText()).toContain('Price missing')
    expect(await accessibilityProblems(page)).toEqual([])
    expect(device.complaints).toEqual([])
  })

  test('[J18] a price typed with a comma is right per kilogram, shows its effect and keeps its history', async () => {
    const { ines, kitchenId, shelf } = await anEmptyShelf()
    const lineId = await aStockLine(ines, kitchenId, { name: 'Strong flour' })
    const lines = [{ refId: lineId, name: 'flour', qty: { amount: '800', unit: 'g' } }] as const
    await aRecipe(ines, kitchenId, { name: 'Dough', portions: 1, lines })
    const device = await journey.deviceOf(ines)
    const { page } = device
    await page.goto(`${shelf}/${lineId}`)
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('Supplier').fill('Greenbarrow')
    await fillPrice(page, '2 x 5 kg', '15,00')
    await page.getByText('that is €1.50 / kg').waitFor()
    await page.getByRole('button', { name: 'Save price' }).click()
    await page.getByText('€1.50 / kg', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Change', exact: true }).click()
    await fillPrice(page, '2 x 5 kg', '16.50')
    await page.getByText('€1.20 → €1.32 a portion').waitFor()
    await page.getByRole('button', { name: 'Save price' }).click()
    await page.getByText('€1.65 / kg', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Show history' }).click()
    await expect.poll(() => page.locator('tbody tr').allInnerTexts()).toHaveLength(2)
    expect(await page.locator('tbody').innerText()).toMatch(/€16\.50[\s\S]*€15\.00/u)
    expect(await accessibilityProblems(page)).toEqual([])
    expect(device.complaints).toEqual([])
  })

  test('[J57] what cannot be a pack or a price is refused in words and stays in the fields', async () => {
    const { ines, kitchenId, shelf } = await anEmptyShelf()
    const lineId = await aStockLine(ines, kitchenId, { name: 'Olive oil', stockUnit: 'l' })
    const device = await journey.deviceOf(ines, { viewport: PHONE })
    const { page } = device
    await page.goto(`${shelf}/${lineId}`)
    await page.getByRole('button', { name: 'Add a price' }).click()
    await page.getByLabel('Supplier').fill('<script>alert(1)</script>')
    const refusals = [
      ['a big can', '=SUM(1)', 'Type a pack as a number and a unit', 'Type the price as a number'],
      ['1,500 ml', '9.505', 'can mean thousands', 'EUR has fewer digits'],
      ['0 l', '1e9', 'holds more than nothing', 'Type the price as a number'],
      ['5', '-5', 'The unit is missing', 'Type the price as a number'],
    ] as const
    for (const [pack, price, packProblem, priceProblem] of refusals) {
      await fillPrice(page, pack, price)
      await page.getByRole('button', { name: 'Save price' }).click()
      await page.getByText(packProblem).first().waitFor()
      await page.getByText(priceProblem).first().waitFor()
      expect(await page.getByLabel('Pack', { exact: true }).inputValue()).toBe(pack)
      expect(await page.getByLabel('Price of a pack').inputValue()).toBe(price)
    }
    await fillPrice(page, '6 x 750 ml', '27')
    await page.getByRole('button', { name: 'Save price' }).click()
    await page.getByText('€6.00 / l', { exact: true }).waitFor()
    await page.locator('.card-detail', { hasText: '<script>alert(1)</script>' }).waitFor()
    expect(device.complaints).toEqual([])
  })

  test('[J19] a cook may warn of an allergen but not deny it, and sees no prices', async () => {
    const { ines, kitchenId, shelf } = await anEmptyShelf()
    const lineId = await aStockLine(ines, kitchenId, { name: 'Crackers' })
    const tomas = await aMember(journey.url, 'Tomas')
    await joinKitchen(tomas, { owner: ines, kitchenId, access: 'cook' })
    const device = await journey.deviceOf(tomas)
    const { page } = device
    await page.goto(`${shelf}/${lineId}`)
    await page.getByText('Prices are shown to people with the right to see costs').waitFor()
    await page.getByRole('button', { name: 'Answer allergens' }).click()
    const sesame = page.getByRole('group', { name: 'Sesame' })
    expect(await sesame.getByRole('radio', { name: 'free from' }).isDisabled()).toBe(true)
    await page.getByText('is for leads and above to say').waitFor()
    await sesame.getByRole('radio', { name: 'may contain' }).check()
    expect(await accessibilityProblems(page)).toEqual([])
    await page.getByRole('button', { name: 'Save answers' }).click()
    await page.locator('.allergen-answer[data-answer="may"]', { hasText: 'Sesame' }).waitFor()

    // Two answer at once without seeing each other: both answers stay.
    await device.goOffline()
    await page.getByRole('button', { name: 'Answer allergens' }).click()
    await page
      .getByRole('group', { name: 'Milk' })
      .getByRole('radio', { name: 'contains', exact: true })
      .check()
    const path = `kitchens/${kitchenId}/ingredients/${lineId}`
    await setEntryAs(ines, path, { field: 'allergens', key: 'celery', value: 'contains' })
    await page.getByRole('button', { name: 'Save answers' }).click()
    await page.locator('.allergen-answer[data-answer="contains"]', { hasText: 'Milk' }).waitFor()
    await device.goOnline()
    await page.locator('.allergen-answer[data-answer="contains"]', { hasText: 'Celery' }).waitFor()
    await page.getByText('Synced').first().waitFor()
    await page.reload()
    for (const food of ['Milk', 'Celery']) {
      // oxlint-disable-next-line no-await-in-loop
      await page.locator('.allergen-answer[data-answer="contains"]', { hasText: food }).waitFor()
    }
    expect(device.complaints).toEqual([])
  })

  test('the shared catalogue reads without JavaScript, and unknown is left out and counted', async () => {
    const { page } = await journey.newDevice({ javaScriptEnabled: false, viewport: PHONE })
    await page.goto('/ingredients')
    await page.getByLabel('Search ingredients').fill('bread')
    await page.getByLabel('Free from').selectOption({ label: 'Sesame' })
    await page.getByRole('button', { name: 'Search' }).click()
    await page.getByText('left out because nobody knows').waitFor()
    await page.getByRole('link', { name: 'Wholemeal flour' }).click()
    await page.getByRole('heading', { level: 1, name: 'Wholemeal flour' }).waitFor()
    expect((await page.locator('script[type="application/ld+json"]').allInnerTexts()).join(' ')).toContain(
      'DefinedTerm',
    )
    expect((await page.goto('/ingredients/stone-soup'))?.status()).toBe(404)
  })
})
