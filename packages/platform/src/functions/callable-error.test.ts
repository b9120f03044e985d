import { expect, test } from 'vitest'
import { statuses } from '../documents/wire/status.table.ts'
import { silentLog } from '../documents/log.ts'
import { callableError, HTTP_STATUS } from './callable-error.ts'
import { Refusal } from './refusal.ts'

test('[ER3] aborted is 409, unauthenticated 401', () => {
  expect([HTTP_STATUS.ABORTED, HTTP_STATUS.UNAUTHENTICATED]).toEqual([409, 401])
})

test('an unreachable database is reported as busy, so that callers retry', () => {
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

test('the details of a refusal are encoded like an answer', () => {
  const refusal = new Refusal('OUT_OF_RANGE', 'range', { end: 30n, at: new Date(0), none: undefined })
  const { details } = callableError(refusal, 'any', silentLog)

  expect(JSON.parse(JSON.stringify(details))).toEqual({
    end: { '@type': 'type.googleapis.com/google.protobuf.Int64Value', value: '30' },
    at: '1970-01-01T00:00:00.000Z',
    reason: 'range',
  })
})
