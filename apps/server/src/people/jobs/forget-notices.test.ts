import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { openTestDatabase } from '@brigade/platform/testing/database/test-database.ts'
import { openDocuments } from '@brigade/platform/documents/open-documents.ts'
import { expect, test } from 'vitest'
import { collections } from '../../collections.ts'
import { forgetNotices } from './forget-notices.ts'

test('[E44] a notice stands for 90 days and goes after them, read or not', async () => {
  await using database = Object.assign(await openTestDatabase(), {
    [Symbol.asyncDispose]: () => database.close(),
  })
  const documents = await openDocuments({ database, collections })
  const pathOf = (name: string) => `brigade-user-profiles/sam/notifications/${name}`
  const notice = (daysAgo: number) => {
    const at = timestampFromMs(Date.now() - daysAgo * DAY_MS)
    const about = { kind: 'hired', thing: 'jobs/j1', textKey: 'notices.hired', values: {} }
    return { ...newCommonFields('sam', at), ...about, at, readAt: null }
  }
  await documents.transact(async (tx) => {
    tx.create(pathOf('old'), notice(90.01))
    tx.create(pathOf('young'), notice(89.99))
  })
  expect(await forgetNotices({ documents })).toBe(1)
  expect(await forgetNotices({ documents })).toBe(0)
  expect(await documents.look([pathOf('old'), pathOf('young')])).toEqual([undefined, expect.anything()])
  await documents.close()
})
