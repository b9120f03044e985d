import { DEMO_PASSWORD, demoSeller, demoTeam } from '@brigade/server/seeds/demo/demo-people.table.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { type Device, openBrowser, PHONE, type TestBrowser } from '@brigade/testing/browser.ts'
import { signedIn, signInOn } from '@brigade/testing/cast.ts'
import { startTestServer, type TestServer } from '@brigade/testing/test-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let browser: TestBrowser

beforeAll(async () => {
  server = await startTestServer({ demo: true })
  browser = await openBrowser(server.url)
})
afterAll(async () => {
  await browser[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

async function deviceOf(
  email: string,
  options: Parameters<TestBrowser['newDevice']>[0] = {},
): Promise<Device> {
  const device = await browser.newDevice(options)
  await signInOn(device, await signedIn(server.url, { name: email, email, password: DEMO_PASSWORD }))
  return device
}

test('an order is sent, answered short, received, invoiced for too much, disputed and settled', async () => {
  const ines = await deviceOf(demoTeam[0]?.email ?? '')
  const lena = await deviceOf(demoSeller.email, { viewport: PHONE, hasTouch: true })
  const { page } = ines
  await page.goto('/kitchens/demo-tern/dashboard/suppliers')
  await page.getByRole('button', { name: 'Fill up to par' }).click()
  const basket = page.getByRole('article').filter({ hasText: 'From their catalogue' })
  await basket.getByRole('button', { name: /^Send for/u }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Send the order' }).click()
  // Greenbarrow asks once before it takes an order under its minimum.
  await dialog.getByRole('button', { name: 'Send all the same' }).click()
  await dialog.getByText('Order PO-000003 is on its way to Greenbarrow.').waitFor()
  await dialog.getByRole('button', { name: 'Close' }).last().click()
  await page.getByRole('link', { name: /PO-000003/u }).click()

  // Lena has one box of mushrooms less, and says so on her phone; what she typed survives a reload.
  await lena.page.goto('/suppliers/dashboard/orders')
  const byLine = lena.page.getByRole('button', { name: 'Line by line: PO-000003, Tern' })
  await byLine.waitFor()
  expect(await accessibilityProblems(lena.page)).toEqual([])
  await byLine.tap()
  const mushrooms = lena.page.getByRole('group', { name: /Mushrooms/u })
  await mushrooms.getByLabel('Answer').selectOption('short')
  await mushrooms.getByLabel('Packs you can send').fill('1')
  await lena.page.reload()
  await byLine.tap()
  expect(await mushrooms.getByLabel('Packs you can send').inputValue()).toBe('1')
  await lena.page.getByRole('button', { name: 'Send the answer' }).tap()

  await page.getByRole('button', { name: 'Take what is ticked' }).click()
  await page.getByRole('button', { name: 'Line by line' }).click()
  await page.getByRole('group', { name: 'Garlic' }).getByLabel('Temperature').fill('4')
  await page.reload()
  expect(await page.getByRole('group', { name: 'Garlic' }).getByLabel('Temperature').inputValue()).toBe('4')
  await page.getByRole('button', { name: 'Receive', exact: true }).click()
  await page.getByText('Received', { exact: true }).first().waitFor()

  await page.getByText('Check an invoice').click()
  await page.getByLabel('Invoice number').fill('G-77')
  await page.getByLabel('Date of the invoice').fill('2026-05-04')
  await page.getByRole('group', { name: 'Mushrooms' }).getByLabel('Packs invoiced').fill('2')
  await page.getByText('Needs a decision').waitFor()
  await page.getByRole('button', { name: 'Keep the invoice' }).click()
  await page.getByText('It asks €11.70 more than was agreed and came.').waitFor()
  await page.getByLabel('What is wrong with it').fill('Only one box of mushrooms came.')
  await page.getByRole('button', { name: 'Dispute' }).click()
  await page.getByRole('heading', { name: 'Claims' }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await lena.page.getByRole('heading', { name: 'Disputed (1)' }).waitFor()
  await lena.page.getByRole('button', { name: 'Open PO-000003 of Tern' }).tap()
  await lena.page.getByText('2 × Mushrooms: came short').waitFor()
  expect(await accessibilityProblems(lena.page)).toEqual([])
  await lena.page.getByLabel('Credit that settles it').fill('11.70')
  await lena.page.getByRole('button', { name: 'Name this credit' }).tap()
  await lena.page.getByText('Now Tern agrees, or names another credit.').waitFor()

  await page.getByRole('button', { name: 'Agree to €11.70' }).click()
  await page.getByText('Credit agreed').waitFor()
  expect(await page.getByText('Settled', { exact: true }).count()).toBe(3)
  expect([...ines.complaints, ...lena.complaints]).toEqual([])
})

test('a supplier takes the own list over from a file, and a second time nothing of it is new', async () => {
  const { page, complaints } = await deviceOf(demoSeller.email)
  const products = Array.from({ length: 250 }, (_, n) => `Herb ${n},H-${n},1 kg,${n + 1}.50`)
  const file = {
    name: 'list.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(['Product,Number,Pack,Price', ...products, 'No pack,H-x,,1.00'].join('\n')),
  }
  await page.goto('/suppliers/dashboard/ingredients')
  const choose = async () => {
    await page.getByRole('button', { name: 'Import a list' }).click()
    await page.getByRole('dialog').locator('input[type=file]').setInputFiles(file)
  }
  await choose()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('New: 250. Changed: 0. As they are: 0. Left out: 1.').waitFor()
  await dialog.getByRole('button', { name: 'Save 250 products' }).click()
  await dialog.waitFor({ state: 'detached' })
  await page.getByText('Herb 249', { exact: true }).waitFor()
  await choose()
  await dialog.getByText('New: 0. Changed: 0. As they are: 250. Left out: 1.').waitFor()
  expect(complaints).toEqual([])
})

test('a supplier says when it delivers and until when orders are in; what is no amount is said at its field', async () => {
  const { page, complaints } = await deviceOf(demoSeller.email)
  await page.goto('/suppliers/edit')
  await page.getByLabel('Delivers to').fill('Lisbon, Portugal\nSetúbal, Portugal')
  await page.getByRole('group', { name: 'Delivery days' }).getByLabel('Sunday').check()
  await page.getByRole('button', { name: 'Save' }).first().click()
  await page.getByText('Saved').waitFor()

  const terms = page.getByRole('form').or(page.locator('form')).filter({ hasText: 'Orders are in by' })
  await terms.getByLabel('Orders are in by').fill('16:30')
  await terms.getByLabel('Smallest order, without VAT').fill('a lot')
  await page.reload()
  expect(await terms.getByLabel('Orders are in by').inputValue()).toBe('16:30')
  await terms.getByRole('button', { name: 'Save' }).click()
  const amount = terms.getByLabel('Smallest order, without VAT')
  await expect.poll(() => amount.getAttribute('aria-invalid')).toBe('true')
  await amount.fill('95,50')
  await terms.getByRole('button', { name: 'Save' }).click()
  await terms.getByText('Saved').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.reload()
  await expect.poll(() => amount.inputValue()).toBe('95.50')
  await page.getByRole('link', { name: 'See it as others do' }).click()
  await page.getByText('Lisbon, Setúbal').waitFor()
  await page.getByText('Monday – Sunday').waitFor()
  expect(complaints).toEqual([])
})
