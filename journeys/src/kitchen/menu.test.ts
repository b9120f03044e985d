import { allAllergens } from '@brigade/domain/food/allergens/all-allergens.ts'
import { publishMenu } from '@brigade/domain/kitchen/menus/menu-functions.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { PHONE } from '@brigade/testing/browser.ts'
import { aMember, callAs, type Person } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import {
  aKitchenOf,
  aMenu,
  aPrice,
  aRecipe,
  aStockLine,
  joinKitchen,
  listKitchen,
} from '@brigade/testing/kitchen-scene.ts'
import type { Locator, Page } from 'playwright-core'
import { expect, test } from 'vitest'

const journey = openJourney()

interface Scene {
  /** Owns the kitchen. */
  readonly ines: Person
  /** Cooks in it. */
  readonly petra: Person
  readonly kitchenId: string
  /** Ids of the recipes. */
  readonly brownie: string
  readonly sorbet: string
}

/** Flour of which gluten is not known, butter, sugar with a price; a brownie, and a sorbet free from everything. */
async function aLarder(): Promise<Scene> {
  const [ines, petra] = await Promise.all([
    aMember(journey.url, 'Ines Moreau'),
    aMember(journey.url, 'Petra Novak'),
  ])
  const kitchenId = await aKitchenOf(ines)
  await joinKitchen(petra, { owner: ines, kitchenId, access: 'cook' })
  const none = allAllergens('no')
  const flour = await aStockLine(ines, kitchenId, {
    name: 'Rice flour',
    allergens: { ...none, gluten: 'unknown' },
  })
  const butter = await aStockLine(ines, kitchenId, {
    name: 'Butter',
    allergens: { ...none, milk: 'contains' },
  })
  const sugar = await aStockLine(ines, kitchenId, { name: 'Sugar', allergens: none })
  const kilo = { amount: '1', unit: 'kg' } as const
  for (const [lineId, minor] of [
    [flour, 300],
    [butter, 900],
    [sugar, 200],
  ] as const) {
    await aPrice(ines, kitchenId, { lineId, size: kilo, price: { minor, currency: 'EUR' } })
  }
  const brownie = await aRecipe(ines, kitchenId, {
    name: 'Brownie',
    portions: 10,
    lines: [
      { refId: flour, name: 'Rice flour', qty: { amount: '0.5', unit: 'kg' } },
      { refId: butter, name: 'Butter', qty: { amount: '0.5', unit: 'kg' } },
    ],
  })
  const sorbet = await aRecipe(ines, kitchenId, {
    name: 'Sorbet',
    yield: { amount: '2', unit: 'kg' },
    lines: [{ refId: sugar, name: 'Sugar', qty: { amount: '1', unit: 'kg' } }],
  })
  return { ines, petra, kitchenId, brownie, sorbet }
}

interface PublishedScene extends Scene {
  /** Where the kitchen writes the menu. */
  readonly editor: string
  /** Where guests read it. */
  readonly address: string
}

/** The puddings of the larder as guests read them, in a kitchen that is listed. */
async function publishedPuddings(): Promise<PublishedScene> {
  const scene = await aLarder()
  const { ines, kitchenId, brownie, sorbet } = scene
  const euros = (minor: number) => ({ minor, currency: 'EUR' }) as const
  const portion = { amount: '100', unit: 'g' } as const
  const menuId = await aMenu(ines, kitchenId, {
    name: 'Puddings',
    vatPct: '20',
    sections: [
      { name: 'Cakes', items: [{ name: 'Rice flour brownie', recipeId: brownie, price: euros(720) }] },
      { name: 'Ices', items: [{ name: 'Lemon sorbet', recipeId: sorbet, portion, price: euros(600) }] },
    ],
  })
  await listKitchen(ines, kitchenId)
  await callAs(ines, publishMenu, { kitchenId, menuId })
  return {
    ...scene,
    editor: `${journey.url}/kitchens/${kitchenId}/dashboard/menus/${menuId}`,
    address: `${journey.url}/kitchens/${kitchenId}/menus/${menuId}`,
  }
}

const sectionOf = (page: Page, name: string): Locator => page.getByRole('region', { name, exact: true })
const rowOf = (page: Page, name: string): Locator => page.locator('.menu-item-row').filter({ hasText: name })

async function addSection(page: Page, name: string): Promise<void> {
  await page.getByLabel('New section').fill(name)
  await page.getByRole('button', { name: 'Add the section' }).click()
  await sectionOf(page, name).waitFor()
}

interface NewItem {
  readonly name: string
  readonly price: string
  readonly recipe: string
  readonly portion?: readonly [amount: string, unit: string]
  readonly diet?: string
}

async function addItem(page: Page, section: string, item: NewItem): Promise<void> {
  await sectionOf(page, section).getByRole('button', { name: 'Add an item' }).click()
  const form = page.getByRole('form', { name: `New item in ${section}` })
  await form.getByLabel('What the guest reads').fill(item.name)
  await form.getByLabel('Recipe', { exact: true }).selectOption({ label: item.recipe })
  await form.getByLabel('Price with VAT').fill(item.price)
  if (item.portion !== undefined) {
    await form.getByLabel('Portion').fill(item.portion[0])
    await form.getByLabel('Unit').selectOption({ label: item.portion[1] })
  }
  if (item.diet !== undefined) await form.getByLabel(item.diet).check()
  await form.getByRole('button', { name: 'Add the item' }).click()
  await rowOf(page, item.name).waitFor()
}

test('a menu is made from recipes and shows cost and margin; an unproven claim is not published', async () => {
  const { ines, kitchenId } = await aLarder()
  const desk = await journey.deviceOf(ines)
  const { page } = desk
  await page.goto(`/kitchens/${kitchenId}/dashboard/menus`)
  await page.getByRole('button', { name: 'New menu' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Puddings')
  await dialog.getByLabel('VAT in the prices, %').fill('20')
  await dialog.getByRole('button', { name: 'Make the menu' }).click()
  await page.getByRole('heading', { name: 'Puddings', level: 1 }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await addSection(page, 'Ices')
  await addSection(page, 'Cakes')
  await addItem(page, 'Cakes', {
    name: 'Gluten-free brownie',
    price: '7.20',
    recipe: 'Brownie',
    diet: 'Gluten-free',
  })
  await addItem(page, 'Ices', { name: 'Lemon sorbet', price: '6', recipe: 'Sorbet', portion: ['100', 'g'] })
  await page.getByRole('button', { name: 'Move Cakes up' }).click()
  await expect.poll(() => page.locator('.menu-section-editor h2').allInnerTexts()).toEqual(['Cakes', 'Ices'])

  // 0.5 kg at 3.00 and 0.5 kg at 9.00 make ten: 0.60 each; 7.20 with 20 % VAT is 6.00 net.
  const brownie = rowOf(page, 'Gluten-free brownie')
  await brownie.getByText('€0.60').waitFor()
  await brownie.getByText('€5.40').waitFor()
  await brownie.getByText('10%', { exact: true }).waitFor()
  await brownie.getByText('1 allergen not known').waitFor()
  // 100 g of 2 kg that cost 2.00.
  await rowOf(page, 'Lemon sorbet').getByText('€0.10').waitFor()

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page
    .getByRole('alert')
    .getByText('Gluten-free brownie is said to be free from Gluten, but that is not proven')
    .waitFor()
  const address = page.url().replace('/dashboard/', '/')
  expect((await fetch(address)).status).toBe(404)
  expect((await fetch(`${journey.url}/kitchens/${kitchenId}`)).status).toBe(404)

  await page.getByRole('button', { name: 'Change Gluten-free brownie' }).click()
  const form = page.getByRole('form', { name: 'Change Gluten-free brownie' })
  await form.getByLabel('What the guest reads').fill('Rice flour brownie')
  await form.getByLabel('Gluten-free').uncheck()
  await form.getByRole('button', { name: 'Save the item' }).click()
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('Rice flour brownie: not known for Gluten. Guests read a “?”.').waitFor()
  await page.getByText(/^Guests read this menu as it stood on/u).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  // The kitchen is listed in the same breath.
  await expect.poll(async () => (await fetch(`${journey.url}/kitchens/${kitchenId}`)).status).toBe(200)
  expect(desk.complaints).toEqual([])
})

test('anybody reads the published menu with allergens, with and without scripts, and as Menu data', async () => {
  const { kitchenId, address } = await publishedPuddings()
  const guest = await journey.newDevice({ viewport: PHONE })
  const { page } = guest
  await page.goto(address)
  await page.getByRole('heading', { name: 'Puddings', level: 1 }).waitFor()
  const brownie = page.locator('.menu-item-public').filter({ hasText: 'Rice flour brownie' })
  await brownie.getByText('€7.20').waitFor()
  await brownie.getByText('Contains: milk').waitFor()
  await brownie.getByText('? Not known: Gluten').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  const [menu] = JSON.parse(
    `[${(await page.locator('script[type="application/ld+json"]').allTextContents()).join(',')}]`,
  ).flat()
  expect(menu).toMatchObject({
    '@type': 'Menu',
    name: 'Puddings',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Cakes',
        hasMenuItem: [{ '@type': 'MenuItem', offers: { price: '7.20', priceCurrency: 'EUR' } }],
      },
      { name: 'Ices' },
    ],
  })
  const answers = menu.hasMenuSection[0].hasMenuItem[0].additionalProperty
  expect(answers).toHaveLength(14)
  expect(answers).toContainEqual(expect.objectContaining({ name: 'milk', value: 'contains' }))
  expect(answers).toContainEqual(expect.objectContaining({ name: 'cereals with gluten', value: 'unknown' }))

  // The kitchen was listed in the same breath, so its own page shows the menu too.
  await page.getByRole('link', { name: 'Chez Ines' }).click()
  await page.getByRole('heading', { name: 'Chez Ines', level: 1 }).waitFor()
  await page.getByText('Lemon sorbet').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  expect(guest.complaints).toEqual([])

  const plain = await journey.newDevice({ javaScriptEnabled: false })
  await plain.page.goto(address)
  await plain.page.getByText('? Not known: Gluten').waitFor()
  await plain.page.getByText('Show only what is free from an allergen').click()
  await plain.page.getByLabel('Gluten').check()
  await plain.page.getByRole('button', { name: 'Show', exact: true }).click()
  await plain.page.getByText('One item is hidden: it is not proven free from Gluten.').waitFor()
  await plain.page.getByText('Lemon sorbet').waitFor()
  expect(await plain.page.getByText('Rice flour brownie').count()).toBe(0)
  await plain.page.goto(`/kitchens/${kitchenId}`)
  await plain.page.getByText('Rice flour brownie').waitFor()
})

test('a cook sees no costs and cannot publish, but takes an item off; withdrawing takes the page away', async () => {
  const { ines, petra, editor, address } = await publishedPuddings()
  const desk = await journey.deviceOf(ines)
  const phone = await journey.deviceOf(petra, { viewport: PHONE })
  await Promise.all([desk.page.goto(editor), phone.page.goto(editor)])
  await rowOf(phone.page, 'Lemon sorbet').waitFor()
  await phone.page.getByText('A manager publishes it.').waitFor()
  expect(await phone.page.locator('.menu-item-cost').count()).toBe(0)
  await rowOf(phone.page, 'Lemon sorbet').getByLabel('Off').click()
  await expect.poll(() => rowOf(desk.page, 'Lemon sorbet').getByLabel('Off').isChecked()).toBe(true)

  await desk.page.getByRole('button', { name: 'Withdraw' }).click()
  await desk.page.getByText('Guests no longer see this menu.').waitFor()
  expect((await fetch(address)).status).toBe(404)
  expect([...desk.complaints, ...phone.complaints]).toEqual([])
})
