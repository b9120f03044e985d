import type { Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { allAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { type Device } from '@brigade/testing/browser.ts'
import { aGuest, aMember, type Person } from '@brigade/testing/cast.ts'
import { aKitchenOf, aPrice, aRecipe, aStockLine, joinKitchen } from '@brigade/testing/kitchen-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'

const journey = openJourney()

const NOTHING = allAllergens('no')
/** A page draws as soon as its documents have come. */
const SLOW = { timeout: 15_000 }

interface Scene {
  readonly ines: Person
  readonly kitchenId: string
  readonly onion: string
  readonly butter: string
  readonly tahini: string
  /** Uses the base, which uses the stock. */
  readonly soup: string
  readonly base: string
  readonly stock: string
}

/** Soup of a base of a stock: 10 portions from 1 kg of base, which is half of what 2 kg of stock give. */
async function threeDeep(): Promise<Scene> {
  const ines = await aGuest(journey.url, 'Ines')
  const kitchenId = await aKitchenOf(ines)
  const onion = await aStockLine(ines, kitchenId, { name: 'Onion', allergens: NOTHING })
  const butter = await aStockLine(ines, kitchenId, {
    name: 'Butter',
    allergens: { ...NOTHING, milk: 'contains' },
  })
  const tahini = await aStockLine(ines, kitchenId, {
    name: 'Tahini',
    allergens: { ...NOTHING, sesame: 'unknown' },
  })
  const tenEuro = { size: { amount: '1', unit: 'kg' }, price: { minor: 1000, currency: 'EUR' } } as const
  for (const lineId of [butter, tahini]) await aPrice(ines, kitchenId, { lineId, ...tenEuro })
  const stock = await aRecipe(ines, kitchenId, {
    name: 'Stock',
    yield: { amount: '2', unit: 'kg' },
    lines: [
      { refId: onion, name: 'onion', qty: { amount: '1', unit: 'kg' } },
      { refId: tahini, name: 'tahini', qty: { amount: '200', unit: 'g' } },
    ],
  })
  const base = await aRecipe(ines, kitchenId, {
    name: 'Base',
    yield: { amount: '2', unit: 'kg' },
    lines: [
      { kind: 'recipe', refId: stock, name: 'Stock', qty: { amount: '2', unit: 'kg' } },
      { refId: butter, name: 'butter', qty: { amount: '0.125', unit: 'kg' } },
    ],
  })
  const soup = await aRecipe(ines, kitchenId, {
    name: 'Soup',
    portions: 10,
    lines: [
      { kind: 'recipe', refId: base, name: 'Base', qty: { amount: '1', unit: 'kg' } },
      { refId: onion, name: 'onion', qty: { amount: '100', unit: 'g' } },
    ],
  })
  return { ines, kitchenId, onion, butter, tahini, soup, base, stock }
}

async function openAt(person: Person, path: string): Promise<Device & { readonly page: Page }> {
  const device = await journey.deviceOf(person)
  await device.page.goto(path)
  return device
}

const cost = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Cost', exact: true }) })

/** Gives an ingredient's pack of 1 kg a price through its own screen. */
async function priceOnScreen(page: Page, button: string, price: string): Promise<void> {
  await page.getByRole('button', { name: button, exact: true }).first().click()
  await page.getByLabel('Supplier').fill('Les Halles')
  await page.getByLabel('Pack', { exact: true }).fill('1 kg')
  await page.getByLabel('Price of a pack').fill(price)
  await page.getByRole('button', { name: 'Save price' }).click()
  await page.getByRole('button', { name: 'Save price' }).waitFor({ state: 'detached' })
}

describe('cost and allergens', () => {
  test('a price two recipes deep changes the dish on every screen; without it the cost is "at least"', async () => {
    const { ines, kitchenId, onion, soup } = await threeDeep()
    const dashboard = `/kitchens/${kitchenId}/dashboard`
    const first = await openAt(ines, `${dashboard}/recipes/${soup}`)
    const list = await openAt(ines, `${dashboard}/recipes`)
    const second = await openAt(ines, `${dashboard}/ingredients/${onion}`)
    await cost(first.page).getByText('1 thing is missing to know it exactly').waitFor()
    await priceOnScreen(second.page, 'Add a price', '10.00')
    // Stock 12.00, base 13.25, half of it 6.625, onion 1.00: 7.625 for ten.
    await cost(first.page).getByText('€0.76').waitFor()
    await cost(first.page).getByText('€7.63').waitFor()
    await cost(first.page).getByText('€2.72').waitFor()
    await first.page.getByLabel('Try a selling price').fill('3.00')
    await first.page.getByText('Food cost 25.4%, margin €2.24').waitFor()
    const line = first.page.locator('tr', { hasText: 'onion' })
    expect(await line.innerText()).toContain('Les Halles')
    expect(await line.innerText()).toContain('€10.00 per kg')

    await priceOnScreen(second.page, 'Change', '20.00')
    await cost(first.page).getByText('€1.36').waitFor()
    await list.page.getByText('€1.36').waitFor()

    await second.page.getByRole('button', { name: 'Remove', exact: true }).click()
    await cost(first.page).getByText('at least €0.16').waitFor()
    await cost(first.page).getByText('1 thing is missing to know it exactly').waitFor()
    await list.page.getByText('1 price or amount missing').first().waitFor()
    const missing = cost(first.page).getByRole('link', { name: 'onion' })
    expect(await missing.getAttribute('href')).toBe(`/kitchens/${kitchenId}/dashboard/ingredients/${onion}`)
    expect(await accessibilityProblems(first.page)).toEqual([])
    expect([...first.complaints, ...list.complaints, ...second.complaints]).toEqual([])
  })

  test('an unknown allergen in a sub-recipe is "?" in the dish, and hides it from "free from"', async () => {
    const { ines, kitchenId, tahini, soup } = await threeDeep()
    const recipes = `/kitchens/${kitchenId}/dashboard/recipes`
    const { page, complaints } = await openAt(ines, `${recipes}/${soup}`)
    const sesame = page.locator('.allergen', { hasText: 'Sesame' })
    await expect.poll(() => sesame.innerText(), SLOW).toMatch(/\?\s*Sesame not known\s*through Base/u)
    expect(await page.locator('.allergen', { hasText: 'Milk' }).innerText()).toMatch(/●\s*Milk contains/u)
    expect(await page.locator('.allergen', { hasText: 'Celery' }).innerText()).toMatch(
      /○\s*Celery free from/u,
    )
    await page.goto(recipes)
    await page.getByLabel('Free from').selectOption('sesame')
    await page.getByText('0 recipes · 3 hidden').waitFor()
    const second = await openAt(ines, `/kitchens/${kitchenId}/dashboard/ingredients/${tahini}`)
    await second.page.getByRole('button', { name: 'Answer allergens' }).click()
    await second.page.getByRole('group', { name: 'Sesame' }).getByLabel('free from').check()
    await second.page.getByRole('button', { name: 'Save answers' }).click()
    await page.getByText('3 recipes', { exact: true }).waitFor()
    await page.goto(`${recipes}/${soup}`)
    await expect.poll(() => sesame.innerText(), SLOW).toMatch(/○\s*Sesame free from/u)
    expect([...complaints, ...second.complaints]).toEqual([])
  })

  test('a recipe that would use itself is refused with the way round; typing survives a reload', async () => {
    const { ines, kitchenId, stock, soup } = await threeDeep()
    const { page, complaints } = await openAt(
      ines,
      `/kitchens/${kitchenId}/dashboard/recipes/${stock}?edit=1`,
    )
    const line = page.getByLabel('Add an ingredient or a recipe')
    await line.fill('200 g soup')
    await page.keyboard.press('Enter')
    await page
      .getByText('Not added, because the recipe would use itself: Soup → Base → Stock → Soup')
      .waitFor()
    await line.fill('2,5 kg onion, diced')
    await expect
      .poll(() => page.locator('.new-line-read').innerText())
      .toMatch(/2\.5.kg · onion · diced · Onion/u)
    await page.keyboard.press('Enter')
    await page.getByRole('button', { name: 'Move onion up' }).last().click()
    await page.getByLabel('Wanted food cost').fill('abc')
    await page.reload()
    await page.getByText('2,5 kg onion, diced').waitFor()
    await page.getByRole('button', { name: 'Save as a new version' }).click()
    await page.getByRole('alert').getByText('Wanted food cost is a percentage above zero').waitFor()
    await page.getByLabel('Wanted food cost').fill('30')
    await page.getByRole('button', { name: 'Save as a new version' }).click()
    await page.getByText('Version 2').waitFor()
    expect(await page.locator('.recipe-line').nth(1).innerText()).toContain('2,5 kg onion, diced')
    await page.getByText('Price before VAT at 30% food cost').waitFor()
    await page.getByRole('button', { name: 'Bring back version 1' }).click()
    await page.getByText('brought back from 1').waitFor()
    expect(await page.locator('.recipe-line').count()).toBe(2)
    await page.getByRole('button', { name: 'Put in the bin' }).click()
    await page.getByText('Still used by: Base. Take it out there first.').waitFor()
    await page.goto(`/kitchens/${kitchenId}/dashboard/recipes/${soup}`)
    await page.getByRole('button', { name: 'Put in the bin' }).click()
    await page.getByText('2 recipes', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.getByText('3 recipes', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test('scaling by one ingredient, by portions and by yield keeps every amount exact', async () => {
    const { ines, kitchenId, soup, base } = await threeDeep()
    const recipes = `/kitchens/${kitchenId}/dashboard/recipes`
    const { page, complaints } = await openAt(ines, `${recipes}/${soup}`)
    const lines = page.locator('.recipe-line-amount')
    await page.getByLabel('Scale by').selectOption('line')
    await page.getByLabel('One ingredient').selectOption({ label: 'onion' })
    await page.getByLabel('To', { exact: true }).fill('140')
    await expect.poll(() => lines.allInnerTexts(), SLOW).toEqual(['1.4\u00A0kg', '140\u00A0g'])
    await page.getByLabel('Scale by').selectOption('portions')
    await page.getByLabel('To', { exact: true }).fill('25')
    await expect.poll(() => lines.allInnerTexts(), SLOW).toEqual(['2.5\u00A0kg', '250\u00A0g'])
    await page.goto(`${recipes}/${base}`)
    await expect.poll(() => lines.allInnerTexts(), SLOW).toEqual(['2\u00A0kg', '0.125\u00A0kg'])
    await page.getByLabel('Scale by').selectOption('yield')
    await page.getByLabel('To', { exact: true }).fill('3')
    await expect.poll(() => lines.allInnerTexts(), SLOW).toEqual(['3\u00A0kg', 'about 0.188\u00A0kg'])
    expect(complaints).toEqual([])
  })

  test('two people who change one recipe at once both keep what they wrote, and a lead decides', async () => {
    const { ines, kitchenId, soup } = await threeDeep()
    const path = `/kitchens/${kitchenId}/dashboard/recipes/${soup}`
    const first = await openAt(ines, `${path}?edit=1`)
    const second = await openAt(ines, `${path}?edit=1`)
    for (const [{ page }, text] of [
      [first, '10 g salt'],
      [second, '20 g pepper'],
    ] as const) {
      await page.getByLabel('Add an ingredient or a recipe').fill(text)
      await page.keyboard.press('Enter')
    }
    await first.page.getByRole('button', { name: 'Save as a new version' }).click()
    await second.page.getByText('Somebody has saved “Soup” since you began').waitFor()
    await second.page.getByRole('button', { name: 'Save as a new version' }).click()
    for (const { page } of [first, second]) {
      await page.getByText('Two people changed this recipe from the same version').waitFor()
      await page.locator('.banner li', { hasText: 'salt' }).waitFor()
      await page.locator('.banner li', { hasText: 'pepper' }).waitFor()
    }
    await first.page
      .locator('.stack', { hasText: 'salt' })
      .getByRole('button', { name: /^Go on with/u })
      .first()
      .click()
    await second.page.getByText('Two people changed').waitFor({ state: 'detached' })
    expect(await second.page.locator('.version').count()).toBe(3)
    expect([...first.complaints, ...second.complaints]).toEqual([])
  })

  test('whoever may not see costs sees none', async () => {
    const { ines, kitchenId, soup } = await threeDeep()
    const cook = await aMember(journey.url, 'Paul')
    await joinKitchen(cook, { owner: ines, kitchenId, access: 'cook' })
    const { page, complaints } = await openAt(cook, `/kitchens/${kitchenId}/dashboard/recipes/${soup}`)
    await page.getByRole('heading', { name: 'Allergens' }).waitFor()
    expect(await page.getByText('€').count()).toBe(0)
    expect(await page.getByRole('heading', { name: 'Cost', exact: true }).count()).toBe(0)
    await page.goto(`/kitchens/${kitchenId}/dashboard/recipes`)
    await page.getByText('3 recipes', { exact: true }).waitFor()
    expect(await page.getByText('€').count()).toBe(0)
    expect(complaints).toEqual([])
  })
})
