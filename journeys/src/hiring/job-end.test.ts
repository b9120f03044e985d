import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { accessibilityProblems } from '@brigade/testing/accessibility.ts'
import { aMember } from '@brigade/testing/cast.ts'
import { anOpenJob, becomeRecruiter } from '@brigade/testing/hiring-scene.ts'
import { openJourney } from '@brigade/testing/journey.ts'
import { expect, test } from 'vitest'

const journey = openJourney()

test('[AP4] an advert that ends soon is renewed where its applicants are', async () => {
  const recruiter = await aMember(journey.url, 'Rui Costa')
  await becomeRecruiter(recruiter, 'Costa & Co')
  const closesAt = timestampFromMs(Date.now() + 3 * 86_400_000)
  const endingId = await anOpenJob(recruiter, { closesAt })
  const device = await journey.deviceOf(recruiter)
  await device.page.goto(`/jobs/${endingId}/dashboard`)
  await device.page.getByText('The advert runs out on').waitFor()
  expect(await accessibilityProblems(device.page)).toEqual([])
  await device.page.getByRole('button', { name: 'Renew for 90 days' }).click()
  await device.page.getByText('The advert runs out on').waitFor({ state: 'detached' })
  expect(device.complaints).toEqual([])
})
