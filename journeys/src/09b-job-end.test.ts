import { timestampFromMs } from '@brigade/domain/time/timestamp.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { openBrowser, type TestBrowser } from '@brigade/testing/browser.ts'
import { aMember, signInOn } from '@brigade/testing/cast.ts'
import { anOpenJob, becomeRecruiter } from '@brigade/testing/hiring-scene.ts'
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

test('[AP4] an advert that ends soon is renewed where its applicants are', async () => {
  const recruiter = await aMember(server.url, 'Rui Costa')
  await becomeRecruiter(recruiter, 'Costa & Co')
  const closesAt = timestampFromMs(Date.now() + 3 * 86_400_000)
  const endingId = await anOpenJob(recruiter, { closesAt })
  const device = await browser.newDevice()
  await signInOn(device, recruiter)
  await device.page.goto(`/jobs/${endingId}/dashboard`)
  await device.page.getByText('The advert runs out on').waitFor()
  expect(await accessibilityProblems(device.page)).toEqual([])
  await device.page.getByRole('button', { name: 'Renew for 90 days' }).click()
  await device.page.getByText('The advert runs out on').waitFor({ state: 'detached' })
  expect(device.complaints).toEqual([])
})
