import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { openBrowser, PHONE, type TestBrowser } from '@brigade/testing/browser.ts'
import { startTestServer, type TestServer } from '@brigade/testing/test-server.ts'
import { afterAll, beforeAll, expect, test } from 'vitest'

let server: TestServer
let browser: TestBrowser

beforeAll(async () => {
  server = await startTestServer()
  browser = await openBrowser(server.url)
})
afterAll(async () => {
  await browser[Symbol.asyncDispose]()
  await server[Symbol.asyncDispose]()
})

test('the server says that it is ready', async () => {
  const answer = await fetch(`${server.url}/healthz`)
  expect(answer.status).toBe(200)
  expect(answer.headers.get('content-type')).toContain('application/json')
  expect(await answer.json()).toMatchObject({ status: 'ok' })
})

test('a visitor is signed in without noticing and can work at once, also on a phone', async () => {
  const { page, complaints } = await browser.newDevice({ viewport: PHONE, hasTouch: true })
  await page.goto('/')
  await page.getByRole('heading', { level: 1 }).waitFor()
  expect(await accessibilityProblems(page)).toEqual([])

  await page.getByRole('link', { name: 'Try a kitchen now' }).tap()
  const kitchen = page.getByRole('heading', { name: 'My kitchen', level: 1 })
  await kitchen.waitFor()
  await page.getByText('2 recipes').waitFor()
  expect(new URL(page.url()).pathname).toMatch(/^\/kitchens\/\w{20}\/dashboard$/)
  // Nobody was asked to sign in, and nobody is told that they are: the way to an account is only offered.
  expect(await page.getByRole('link', { name: 'Create an account' }).isVisible()).toBe(true)
  expect(await accessibilityProblems(page)).toEqual([])

  await page.reload()
  await kitchen.waitFor()
  expect(complaints).toEqual([])
})

test('an address that does not exist says so', async () => {
  const { page } = await browser.newDevice()
  const answer = await page.goto('/nobody-here/at/all')
  expect(answer?.status()).toBe(404)
  await page.getByRole('heading', { name: 'Page Not Found' }).waitFor()
})
