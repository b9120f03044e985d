import { DEMO_PASSWORD, demoSeller } from '@brigade/server/demo/demo-people.table.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import type { Device } from '@brigade/testing/browser.ts'
import { signedIn } from '@brigade/testing/cast.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { expect, test } from 'vitest'

const journey = openJourney({ demo: true })

/** A device of the supplier of the demo. */
async function aDeskOfTheSupplier(): Promise<Device> {
  const { email, displayName: name } = demoSeller
  return journey.deviceOf(await signedIn(journey.url, { name, email, password: DEMO_PASSWORD }))
}

test('a supplier takes the own list over from a file, and a second time nothing of it is new', async () => {
  const { page, complaints } = await aDeskOfTheSupplier()
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
  const { page, complaints } = await aDeskOfTheSupplier()
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
