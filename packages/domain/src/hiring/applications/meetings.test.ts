import { describe, expect, test } from 'vitest'
import { refusableRows as rows } from '../../../testing/refusable-rows.ts'
import { moveGigShift } from '../gigs/move-gig-shift.ts'
import { BookingStateName } from '../gigs/booking.ts'
import { GigShiftStateName } from '../gigs/gig-shift.ts'
import { MarkState } from '../gigs/mark.ts'
import { moveBooking } from '../gigs/move-booking.ts'
import { isMarkShown, moveMark } from '../gigs/move-mark.ts'
import { KitchenConsent } from '../jobs/job.ts'
import { moveConsent } from '../jobs/move-consent.ts'
import { moveShift, moveTimeOff, moveWeek } from '../../kitchen/rota/move-shift.ts'
import { ShiftState } from '../../kitchen/rota/shift.ts'
import { TimeOffState } from '../../kitchen/rota/time-off.ts'
import { WeekState } from '../../kitchen/rota/week.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { OfferState } from './application-event.ts'
import { InterviewState, TrialState } from './interview.ts'
import { isOfferOver, moveInterview, moveOffer, moveTrial } from './move-meetings.ts'

const no = 'state'
const days = (count: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3) + count * 86_400_000 + ms)

describe('between applied and hired', () => {
  test('an interview: proposed, booked, held, missed, cancelled', () => {
    const commands = ['book', 'hold', 'miss', 'cancel'] as const
    expect(rows(InterviewState.options, commands, moveInterview)).toEqual({
      book: ['booked', no, no, no, no],
      hold: [no, 'held', no, no, no],
      miss: [no, 'missed', no, no, no],
      cancel: ['cancelled', 'cancelled', no, no, no],
    })
  })

  test('a trial shift: proposed, accepted, done, cancelled', () => {
    expect(rows(TrialState.options, ['accept', 'finish', 'cancel'] as const, moveTrial)).toEqual({
      accept: ['accepted', no, no, no],
      finish: [no, 'done', no, no],
      cancel: ['cancelled', 'cancelled', no, no],
    })
  })

  test('an offer: sent, accepted, declined, expired, withdrawn, countersigned', () => {
    const commands = ['accept', 'decline', 'expire', 'withdraw', 'countersign'] as const
    expect(rows(OfferState.options, commands, moveOffer)).toEqual({
      accept: ['accepted', no, no, no, no, no],
      decline: ['declined', no, no, no, no, no],
      expire: ['expired', no, no, no, no, no],
      withdraw: ['withdrawn', no, no, no, no, no],
      countersign: [no, 'countersigned', no, no, no, no],
    })
  })

  test('[AP1] an offer may be answered until its moment, and has run out at it', () => {
    const offer = { expiresAt: days(7) }
    expect(isOfferOver(offer, days(7, -1))).toBe(false)
    expect(isOfferOver(offer, days(7))).toBe(true)
  })

  test('a kitchen’s consent: none, asked, given, refused', () => {
    expect(rows(KitchenConsent.options, ['ask', 'give', 'refuse'] as const, moveConsent)).toEqual({
      ask: ['asked', no, no, 'asked'],
      give: ['given', 'given', no, no],
      refuse: [no, 'refused', no, no],
    })
  })
})

describe('rota and gigs', () => {
  test('a shift, its week and time off', () => {
    expect(rows(ShiftState.options, ['publish', 'cancel'] as const, moveShift)).toEqual({
      publish: ['published', no, no],
      cancel: [no, 'cancelled', no],
    })
    expect(rows(WeekState.options, ['publish'] as const, moveWeek)).toEqual({
      publish: ['published', 'published'],
    })
    expect(rows(TimeOffState.options, ['approve', 'refuse', 'withdraw'] as const, moveTimeOff)).toEqual({
      approve: ['approved', no, no, no],
      refuse: ['refused', no, no, no],
      withdraw: ['withdrawn', 'withdrawn', no, no],
    })
  })

  test('[GG1] a gig shift: open, full, done, cancelled', () => {
    const commands = ['fill', 'free', 'end', 'cancel'] as const
    expect(rows(GigShiftStateName.options, commands, moveGigShift)).toEqual({
      fill: ['full', no, no, no],
      free: [no, 'open', no, no],
      end: ['done', 'done', no, no],
      cancel: ['cancelled', 'cancelled', no, no],
    })
  })

  test('[GG1] every state of a stored booking is one of the machine’s, and four of them are final', () => {
    const commands = [
      'book',
      'confirm',
      'check in',
      'check out',
      'agree hours',
      'pay',
      'cancel',
      'release',
      'miss',
    ] as const
    const final = BookingStateName.options.filter((state) =>
      commands.every((command) => moveBooking(state, command) === undefined),
    )
    expect(final).toEqual(['paid', 'cancelled', 'released', 'no-show'])
  })

  test('a mark: standing, appealed, upheld, lifted', () => {
    const move = (state: MarkState, command: 'appeal' | 'uphold' | 'lift') =>
      moveMark({ state, at: days(0) }, command, days(1))
    expect(rows(MarkState.options, ['appeal', 'uphold', 'lift'] as const, move)).toEqual({
      appeal: ['appealed', no, no, no],
      uphold: [no, 'upheld', no, no],
      lift: [no, 'lifted', no, no],
    })
  })

  test('[GG5] a mark is appealed within seven days and shown for ninety', () => {
    const appeal = (at: ReturnType<typeof days>) => moveMark({ state: 'standing', at: days(0) }, 'appeal', at)
    expect(appeal(days(7)).ok).toBe(true)
    expect(appeal(days(7, 1))).toEqual({ ok: false, problem: { kind: 'window' } })
    expect(moveMark({ state: 'appealed', at: days(0) }, 'lift', days(30)).ok).toBe(true)
    const shown = (state: MarkState, at: ReturnType<typeof days>) =>
      isMarkShown({ state, shownUntil: days(90) }, at)
    expect([shown('standing', days(90, -1)), shown('standing', days(90))]).toEqual([true, false])
    expect([shown('upheld', days(10)), shown('lifted', days(10))]).toEqual([true, false])
  })
})
