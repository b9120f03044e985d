import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { isReviewDue, mayReview, reviewMean } from './review-lifecycle.ts'
import { retentionTimes } from '../../core/retention/retention.table.ts'
import { isTimeOver, keptUntil } from '../../core/retention/retention.ts'

const day = (count: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3) + count * 86_400_000 + ms)

describe('reviews', () => {
  test('a booking is reviewed within 60 days, a hire from day 30 on', () => {
    const booking = { kind: 'booking', doneAt: day(0) } as const
    const hire = { kind: 'hire', doneAt: day(0) } as const
    expect(mayReview(booking, day(60)).ok).toBe(true)
    expect(mayReview(booking, day(60, 1))).toEqual({ ok: false, problem: 'window' })
    expect(mayReview(hire, day(30, -1))).toEqual({ ok: false, problem: 'window' })
    expect(mayReview(hire, day(30)).ok).toBe(true)
    expect(mayReview(hire, day(400)).ok).toBe(true)
    expect(mayReview({ kind: 'booking', doneAt: undefined }, day(1))).toEqual({
      ok: false,
      problem: 'not-done',
    })
    expect(mayReview(booking, day(-1))).toEqual({ ok: false, problem: 'not-done' })
  })

  test('it is shown when both wrote, or after 14 days', () => {
    const review = { createdAt: day(0) }
    expect(isReviewDue(review, true, day(0))).toBe(true)
    expect(isReviewDue(review, false, day(14, -1))).toBe(false)
    expect(isReviewDue(review, false, day(14))).toBe(true)
  })

  test('the mean counts a review half once it is older than 12 months', () => {
    const all = (score: number) => ({ reliability: score, work: score, respect: score, clarity: score })
    const fresh = { scores: all(5), shownAt: day(0) }
    const old = { scores: all(2), shownAt: day(-366) }
    expect(reviewMean([fresh, old], day(0))).toBe(4)
    expect(reviewMean([fresh, { ...old, shownAt: day(-365) }], day(0))).toBe(3.5)
    expect(reviewMean([{ scores: { ...all(4), work: 2 }, shownAt: day(0) }], day(0))).toBe(3.5)
    expect(reviewMean([{ scores: all(5) }], day(0))).toBeUndefined()
  })
})

describe('retention', () => {
  test.each([
    ['notification', 90],
    ['old handle', 90],
    ['binned document', 30],
    ['export link', 7],
    ['do not ask', 180],
    ['guest', 90],
  ] as const)('%s: %d days', (thing, days) => {
    expect(keptUntil(thing, day(0))).toEqual(day(days))
    expect(isTimeOver(thing, day(0), day(days, -1))).toBe(false)
    expect(isTimeOver(thing, day(0), day(days))).toBe(true)
  })

  test('every time is a whole number of days above zero', () => {
    for (const { days } of Object.values(retentionTimes)) {
      expect(Number.isInteger(days) && days > 0).toBe(true)
    }
  })
})
