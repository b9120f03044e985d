import { expect, test } from 'vitest'
import { statuses } from '../documents/wire/status.table.ts'
import { silentLog } from '../documents/log.ts'
import { callableError, HTTP_STATUS } from './callable-error.ts'

test('[ER3] aborted is 409, unauthenticated 401', () => {
  expect([HTTP_STATUS.ABORTED, HTTP_STATUS.UNAUTHENTICATED]).toEqual([409, 401])
})

test('a database that cannot be reached is told as busy, so that callers come back', () => {
  const gone = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
  expect(callableError(gone, 'any', silentLog)).toMatchObject({
    status: 'UNAVAILABLE',
    details: { reason: 'busy' },
  })
})

test('[ER3] functions and documents give each status the same HTTP status', () => {
  const ofDocuments = Object.entries(statuses).map(([status, { http }]) => [status, http])
  expect(Object.fromEntries(ofDocuments)).toEqual(HTTP_STATUS)
})
