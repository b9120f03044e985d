import { DEMO_PASSWORD, demoSeller, demoTeam } from '@brigade/server/demo/demo-people.table.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { type Device, type DeviceOptions, PHONE } from '@brigade/testing/browser.ts'
import { aMember, signedIn } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { aKitchenOf, aStockLine } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'

const journey = openJourney({ demo: true })

/** A device of somebody of the demo. */
async function deviceOf(email: string, options?: DeviceOptions): Promise<Device> {
  return journey.deviceOf(
    await signedIn(journey.url, { name: email, email, password: DEMO_PASSWORD }),
    options,
  )
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
  await dialog.getByText('Order PO-000003 is with Greenbarrow.').waitFor()
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
  await page.getByLabel('Goods on the invoice').fill('23.40')
  await page.getByLabel('VAT on the invoice').fill('30')
  await page.getByText('At most').waitFor()
  await page.getByLabel('VAT on the invoice').fill('1.40')
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

/** Fills the basket of the only supplier with one pack, and sends it. */
async function order({ page }: Device) {
  const add = page.getByRole('button', { name: 'Add: Booths', exact: true })
  const products = page.getByRole('combobox', { name: 'Add', exact: true })
  await add.or(products).waitFor()
  if (await add.isVisible()) await add.click()
  await products.selectOption('Leeks')
  await page.getByLabel('Packs of Leeks').fill('12')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^Send for €240\.00 plus VAT/u }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Send the order' }).click()
}

test('who is priced can be ordered from: by a link that is passed on, then by e-mail, answered without an account', async () => {
  const nora = await aMember(journey.url, 'Nora')
  const kitchenId = await aKitchenOf(nora)
  const lineId = await aStockLine(nora, kitchenId, { name: 'Leeks' })
  const device = await journey.deviceOf(nora)
  const { page } = device
  await page.goto(`/kitchens/${kitchenId}/dashboard/ingredients/${lineId}`)
  await page.getByRole('button', { name: 'Add a price' }).click()
  await page.getByLabel('Supplier').fill('Booths')
  await page.getByText('A new supplier: it joins your suppliers').waitFor()
  await page.getByLabel('Pack', { exact: true }).fill('tray of 30')
  await page.getByLabel('Price of a pack').fill('€20')
  await page.getByRole('button', { name: 'Save price' }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })

  const suppliers = `/kitchens/${kitchenId}/dashboard/suppliers`
  await page.goto(suppliers)
  await order(device)
  await page.getByText('Order PO-000001 is ready, but Booths does not have it yet.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Copy the link' }).click()
  const link = await page.getByLabel('Link to the order').inputValue()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const booths = await journey.newDevice({ viewport: PHONE, hasTouch: true })
  await booths.page.goto(link)
  await booths.page.getByRole('button', { name: 'All OK' }).tap()
  await page.getByText('Confirmed', { exact: true }).waitFor()

  await page.getByRole('button', { name: 'Edit details: Booths' }).click()
  await page.getByLabel('E-mail for orders').fill('orders@booths.example')
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await order(device)
  await page.getByText('Order PO-000002 is being e-mailed to orders@booths.example.').waitFor()
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
  const mails = () => journey.server.mailsTo('orders@booths.example')
  await expect.poll(async () => (await mails()).length, { timeout: 30_000 }).toBe(1)
  const [mail = ''] = await mails()
  expect(mail).toContain('12 × 30 piece  Leeks')
  await page.getByRole('link', { name: /PO-000002/u }).click()
  // This server has no mail server: the mail lies in the operator's folder, and the page says that it did not arrive.
  await page.getByText('The e-mail could not be delivered', { exact: true }).first().waitFor()
  await booths.page.goto(/https?:\/\/\S+\/o\/\S+/u.exec(mail)?.[0] ?? '')
  await booths.page.getByRole('button', { name: 'All OK' }).waitFor()
  expect([...device.complaints, ...booths.complaints]).toEqual([])
})
