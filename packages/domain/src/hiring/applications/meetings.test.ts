import { describe, expect, test } from 'vitest'
import { lifecycleRows } from '../../../testing/lifecycle-rows.ts'
import { gigShiftLifecycle } from '../gigs/gig-shift-lifecycle.ts'
import { BookingStateName } from '../gigs/booking.ts'
import type { MarkState } from '../gigs/mark.ts'
import { bookingLifecycle } from '../gigs/booking-lifecycle.ts'
import { isMarkShown, markLifecycle, moveMark } from '../gigs/move-mark.ts'
import { consentLifecycle } from '../jobs/consent-lifecycle.ts'
import { shiftLifecycle, timeOffLifecycle, weekLifecycle } from '../../kitchen/rota/rota-lifecycles.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { isOfferOver, interviewLifecycle, offerLifecycle, trialLifecycle } from './meeting-lifecycles.ts'

const no = 'state'
const days = (count: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3) + count * 86_400_000 + ms)

describe('between applied and hired', () => {
  test('an interview: proposed, booked, held, missed, cancelled', () => {
    expect(lifecycleRows(interviewLifecycle)).toEqual({
      book: ['booked', no, no, no, no],
      hold: [no, 'held', no, no, no],
      miss: [no, 'missed', no, no, no],
      cancel: ['cancelled', 'cancelled', no, no, no],
    })
  })

  test('a trial shift: proposed, accepted, done, cancelled', () => {
    expect(lifecycleRows(trialLifecycle)).toEqual({
      accept: ['accepted', no, no, no],
      finish: [no, 'done', no, no],
      cancel: ['cancelled', 'cancelled', no, no],
    })
  })

  test('an offer: sent, accepted, declined, expired, withdrawn, countersigned', () => {
    expect(lifecycleRows(offerLifecycle)).toEqual({
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
    expect(lifecycleRows(consentLifecycle)).toEqual({
      ask: ['asked', no, no, 'asked'],
      give: ['given', 'given', no, no],
      refuse: [no, 'refused', no, no],
    })
  })
})

describe('rota and gigs', () => {
  test('a shift, its week and time off', () => {
    expect(lifecycleRows(shiftLifecycle)).toEqual({
      publish: ['published', no, no],
      cancel: [no, 'cancelled', no],
    })
    expect(lifecycleRows(weekLifecycle)).toEqual({
      publish: ['published', 'published'],
    })
    expect(lifecycleRows(timeOffLifecycle)).toEqual({
      approve: ['approved', no, no, no],
      refuse: ['refused', no, no, no],
      withdraw: ['withdrawn', 'withdrawn', no, no],
    })
  })

  test('[GG1] a gig shift: open, full, done, cancelled', () => {
    expect(lifecycleRows(gigShiftLifecycle)).toEqual({
      fill: ['full', no, no, no],
      free: [no, 'open', no, no],
      end: ['done', 'done', no, no],
      cancel: ['cancelled', 'cancelled', no, no],
    })
  })

  test('[GG1] every state of a stored booking is one of the machine’s, and four of them are final', () => {
    const final = BookingStateName.options.filter((state) => bookingLifecycle.commandsIn(state).length === 0)
    expect(final).toEqual(['paid', 'cancelled', 'released', 'no-show'])
  })

  test('a mark: standing, appealed, upheld, lifted', () => {
    expect(lifecycleRows(markLifecycle)).toEqual({
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
