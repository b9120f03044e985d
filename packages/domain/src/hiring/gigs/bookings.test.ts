import { describe, expect, test } from 'vitest'
import { HOUR_MS, MINUTE_MS } from '../../core/time/span.ts'
import { agreedHours, canDispute, type HoursTalk } from './agree-hours.ts'
import { acceptAsked, bookGig, type GigShift } from './book-gig.ts'
import { isCheckInOpen, judgeCheckIn, judgeCheckOut, type Presence } from './check-in.ts'
import { newDayCodes } from './day-codes.ts'
import { bookingLifecycle, type BookingState, newBookingState } from './booking-lifecycle.ts'

const START_MS = Date.UTC(2026, 4, 9, 16)

describe('booking states', () => {
  test('[GG1] confirmed + check in is checked in; checked in + cancel and asked + check in are refused', () => {
    expect(bookingLifecycle.stepOf('confirmed', 'check in')).toBe('checked in')
    expect(bookingLifecycle.isAllowed('checked in', 'cancel')).toBe(false)
    expect(bookingLifecycle.isAllowed('asked', 'check in')).toBe(false)
  })

  test('[GG1] an instant shift is booked at once', () => {
    expect([newBookingState(true), newBookingState(false)]).toEqual(['booked', 'asked'])
  })

  test('[GG1] the whole table', () => {
    const led = (state: BookingState) =>
      bookingLifecycle
        .commandsIn(state)
        .map((command) => `${command} → ${bookingLifecycle.stepOf(state, command)}`)
    expect(led('asked')).toEqual(['book → booked', 'cancel → cancelled'])
    expect(led('booked')).toEqual(['confirm → confirmed', 'cancel → cancelled', 'release → released'])
    expect(led('confirmed')).toEqual(['check in → checked in', 'cancel → cancelled', 'miss → no-show'])
    expect(led('checked in')).toEqual(['check out → checked out'])
    expect(led('checked out')).toEqual(['agree hours → hours agreed'])
    expect(led('hours agreed')).toEqual(['pay → paid'])
    const final: readonly BookingState[] = ['paid', 'cancelled', 'released', 'no-show']
    expect(final.flatMap(led)).toEqual([])
  })
})

describe('check-in', () => {
  const codes = { in: '0417', out: '9020' }
  const at = (beforeMs: number, presence: Presence) =>
    judgeCheckIn(presence, codes, { shiftStartMs: START_MS, nowMs: START_MS - beforeMs })
  const near = { metresAway: 10 }
  const notThere = { ok: false, problem: 'not-there' }

  test('[GG6] 61 min before is refused, 60 min before is not', () => {
    expect(at(61 * MINUTE_MS, near)).toEqual({ ok: false, problem: 'too-early' })
    expect(at(60 * MINUTE_MS, near).ok).toBe(true)
    expect(at(-30 * MINUTE_MS, near).ok).toBe(true)
  })

  test('[GG6] the way in is shown from the same minute on', () => {
    const shown = (beforeMs: number) => isCheckInOpen({ shiftStartMs: START_MS, nowMs: START_MS - beforeMs })
    expect([shown(60 * MINUTE_MS + 1), shown(60 * MINUTE_MS), shown(-MINUTE_MS)]).toEqual([false, true, true])
  })

  test('[GG6] 150.0 m away is accepted; 150.1 m away without a code is refused', () => {
    expect(at(0, { metresAway: 150 }).ok).toBe(true)
    expect(at(0, { metresAway: 150.1 })).toEqual(notThere)
    expect(at(0, { metresAway: 150.1, code: '0417' }).ok).toBe(true)
    expect(at(0, {})).toEqual(notThere)
  })

  test('[GG6] a code works for its own direction only', () => {
    expect(at(0, { code: '9020' })).toEqual(notThere)
    expect(judgeCheckOut({ code: '9020' }, codes).ok).toBe(true)
    expect(judgeCheckOut({ code: '0417' }, codes)).toEqual(notThere)
    expect(judgeCheckOut({ metresAway: 150 }, codes).ok).toBe(true)
  })

  test('[GG6] codes have 4 digits and differ by direction and from the day before', () => {
    const first = newDayCodes(() => 0)
    expect(first).toEqual({ in: '0000', out: '0001' })
    expect(newDayCodes(() => 0, first)).toEqual({ in: '0002', out: '0003' })
    const last = newDayCodes((limit) => limit - 1)
    expect(last).toEqual({ in: '9999', out: '9998' })
    expect(newDayCodes((limit) => limit - 1, last)).toEqual({ in: '9997', out: '9996' })
    expect(newDayCodes(() => 41, { in: '0042', out: '0041' })).toEqual({ in: '0043', out: '0044' })
  })
})

describe('hours', () => {
  const statedMs = 7 * HOUR_MS
  const stated = { workedMs: statedMs, atMs: START_MS }
  const disputeAt = (atMs: number) => ({ workedMs: 8 * HOUR_MS, atMs })
  const after = (talk: Omit<HoursTalk, 'stated'>, ms: number) =>
    agreedHours({ stated, ...talk }, START_MS + ms)

  test('[GG8] a dispute exactly 12 h after is accepted, later the stated hours stand', () => {
    expect(canDispute(stated, START_MS + 12 * HOUR_MS)).toBe(true)
    expect(canDispute(stated, START_MS + 12 * HOUR_MS + 1)).toBe(false)
    const inTime = disputeAt(START_MS + 12 * HOUR_MS)
    expect(after({ dispute: inTime }, 12 * HOUR_MS)).toMatchObject({ kind: 'waiting', side: 'business' })
    const tooLate = disputeAt(START_MS + 12 * HOUR_MS + 1)
    expect(after({ dispute: tooLate }, 13 * HOUR_MS)).toEqual({
      kind: 'agreed',
      workedMs: statedMs,
      whose: 'business',
    })
  })

  test('[GG8] without a dispute the hours stand after 12 h', () => {
    expect(after({}, 12 * HOUR_MS)).toEqual({
      kind: 'waiting',
      side: 'worker',
      untilMs: START_MS + 12 * HOUR_MS,
    })
    expect(after({}, 12 * HOUR_MS + 1)).toMatchObject({ kind: 'agreed', whose: 'business' })
  })

  test("[GG8] a business silent at 72 h gives the worker's hours", () => {
    const dispute = disputeAt(START_MS)
    expect(after({ dispute }, 72 * HOUR_MS - 1)).toMatchObject({ kind: 'waiting', side: 'business' })
    expect(after({ dispute }, 72 * HOUR_MS)).toEqual({
      kind: 'agreed',
      workedMs: 8 * HOUR_MS,
      whose: 'worker',
    })
  })

  test('[GG8] an answer in time stands, one after 72 h does not', () => {
    const dispute = disputeAt(START_MS)
    const answer = (atMs: number) => ({ workedMs: 7.5 * HOUR_MS, atMs })
    expect(after({ dispute, answer: answer(START_MS + 72 * HOUR_MS) }, 72 * HOUR_MS)).toEqual({
      kind: 'agreed',
      workedMs: 7.5 * HOUR_MS,
      whose: 'answer',
    })
    const late = answer(START_MS + 72 * HOUR_MS + 1)
    expect(after({ dispute, answer: late }, 80 * HOUR_MS)).toMatchObject({ whose: 'worker' })
  })
})

describe('booking a place', () => {
  const gig: GigShift = {
    startMs: START_MS,
    endMs: START_MS + 6 * HOUR_MS,
    state: 'open',
    seats: 1,
    taken: 0,
    isInstant: true,
  }
  const full = { ok: false, problem: { kind: 'full' } }

  test('[GG9] 1 place, 2 requests: 1 booked, 1 refused as full', () => {
    const first = bookGig(gig, [])
    expect(first).toEqual({
      ok: true,
      value: { booking: 'booked', shift: { ...gig, taken: 1, state: 'full' } },
    })
    expect(first.ok && bookGig(first.value.shift, [])).toEqual(full)
    expect(bookGig({ ...gig, taken: 1 }, [])).toEqual(full)
    expect(bookGig({ ...gig, seats: 2 }, [])).toMatchObject({ value: { shift: { taken: 1, state: 'open' } } })
  })

  test("[GG9] the worker's other shifts count, in any kitchen", () => {
    const touching = { startMs: START_MS - 4 * HOUR_MS, endMs: START_MS, shiftId: 's1', isReadable: false }
    expect(bookGig(gig, [touching]).ok).toBe(true)
    expect(bookGig(gig, [{ ...touching, endMs: START_MS + 1 }])).toEqual({
      ok: false,
      problem: { kind: 'not-free' },
    })
  })

  test('[GG9] asking holds no place, being accepted takes it', () => {
    const answered: GigShift = { ...gig, isInstant: false }
    expect(bookGig(answered, [])).toEqual({ ok: true, value: { booking: 'asked', shift: answered } })
    const accepted = acceptAsked(answered, [])
    expect(accepted).toMatchObject({ value: { booking: 'booked', shift: { taken: 1, state: 'full' } } })
    expect(accepted.ok && acceptAsked(accepted.value.shift, [])).toEqual(full)
  })

  test('[GG1] a gig shift that is done or cancelled takes nobody', () => {
    const closed = { ok: false, problem: { kind: 'closed' } }
    expect(bookGig({ ...gig, state: 'done' }, [])).toEqual(closed)
    expect(bookGig({ ...gig, state: 'cancelled' }, [])).toEqual(closed)
  })
})
