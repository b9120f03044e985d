import { expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { bookingIds, hoursTalk } from './booking.ts'

const said = (workedMin: number, ms: number) => ({ workedMin, at: timestampFromMs(ms) })

test('[GG8] stored minutes become elapsed time; what nobody said is left out', () => {
  expect(hoursTalk({ stated: said(480, 1000) })).toEqual({ stated: { workedMs: 28_800_000, atMs: 1000 } })
  expect(hoursTalk({ stated: said(480, 0), dispute: said(510, 5), answer: said(500, 9) })).toEqual({
    stated: { workedMs: 28_800_000, atMs: 0 },
    dispute: { workedMs: 30_600_000, atMs: 5 },
    answer: { workedMs: 30_000_000, atMs: 9 },
  })
})

test('a booking stands under its shift and person, and under the job as well where that is taken', () => {
  expect(bookingIds({ jobId: 'j1', shiftId: 's1', uid: 'ann' })).toEqual(['s1_ann', 'j1_s1_ann'])
})
