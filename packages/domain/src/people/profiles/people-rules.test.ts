import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import type { Availability } from '../career/availability.ts'
import { certificateState } from '../career/certificate.ts'
import { claimedHandle, handleFreeFrom, handleSuggestions, handleTakenAt } from '../handles/claim-handle.ts'
import { isMember, isModerator, isOperator } from '../../access/roles/claims.ts'
import { freeFor } from '../career/free-for.ts'
import { canAppealStanding } from './standing-lifecycle.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { replyBadge, replyFigures } from './reply-badge.ts'

const HOUR = 3_600_000
const day = (count: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3) + count * 24 * HOUR + ms)

test('who somebody is by their claims', () => {
  expect([
    isMember({ uid: 'sam', isGuest: false }),
    isMember({ uid: 'gus', isGuest: true }),
    isMember({ uid: null, isGuest: false }),
  ]).toEqual([true, false, false])
  expect([isModerator({ claims: { mod: true } }), isModerator({ claims: { mod: 'yes' } })]).toEqual([
    true,
    false,
  ])
  expect([isOperator({ claims: { op: true } }), isOperator({ claims: { mod: true } })]).toEqual([true, false])
})

describe('certificates', () => {
  test.each([
    [undefined, 'no date'],
    ['2026-05-02', 'expired'],
    ['2026-05-03', 'expires soon'],
    ['2026-06-02', 'expires soon'],
    ['2026-06-03', 'valid'],
  ])('one that ends on %s is, on 3 May 2026: %s', (expiresOn, state) => {
    expect(certificateState({ expiresOn }, '2026-05-03')).toBe(state)
  })
})

describe('handles', () => {
  test('one that came with its card was not chosen yet', () => {
    const made = { createdAt: day(0) }
    expect(handleTakenAt(made, made)).toBeUndefined()
    expect(handleTakenAt({ createdAt: day(1) }, made)).toEqual(day(1))
  })

  const to = { kind: 'kitchen', targetId: 'k1' } as const
  const claim = { handle: 'chez-ines', holder: undefined, alike: [], to, lastTakenAt: undefined }
  const asked = (change: Partial<Parameters<typeof claimedHandle>[0]>, now = day(0)) =>
    claimedHandle({ ...claim, ...change }, now)

  test('a free one is had, a badly written or reserved one is not', () => {
    expect(asked({})).toEqual({ ok: true, value: 'chez-ines' })
    for (const handle of ['admin', 'jobs', 'dashboard', 'a', 'Chez', 'two--dashes'])
      expect(asked({ handle })).toEqual({ ok: false, problem: 'handle-reserved' })
  })

  test('one that looks like that of somebody else is taken', () => {
    const taken = { ok: false, problem: 'handle-taken' }
    expect(asked({ alike: [{ kind: 'person', targetId: 'k1' }] })).toEqual(taken)
    expect(asked({ alike: [{ kind: 'kitchen', targetId: 'k2' }] })).toEqual(taken)
    expect(asked({ alike: [to] })).toEqual({ ok: true, value: 'chez-ines' })
  })

  test('one of somebody else is had 90 days after it was given up, the own old one at once', () => {
    const freeFrom = handleFreeFrom(day(0))
    expect(freeFrom).toEqual(day(90))
    expect(asked({ holder: { ...to, targetId: 'k2' } })).toEqual({ ok: false, problem: 'handle-taken' })
    const given = { holder: { ...to, targetId: 'k2', freeFrom } }
    expect(asked(given, day(90, -1))).toEqual({ ok: false, problem: 'handle-taken' })
    expect(asked(given, day(90)).ok).toBe(true)
    expect(asked({ holder: { ...to, freeFrom } }, day(31)).ok).toBe(true)
    // A supplier has the id of its owner.
    const owners = { kind: 'person', targetId: 'ines' } as const
    expect(asked({ holder: owners, to: { ...owners, kind: 'supplier' } })).toEqual({
      ok: false,
      problem: 'handle-taken',
    })
  })

  test('the next one comes 30 days after the last', () => {
    const again = { lastTakenAt: day(0) }
    expect(asked(again, day(30, -1))).toEqual({ ok: false, problem: 'handle-cooldown' })
    expect(asked(again, day(30)).ok).toBe(true)
  })

  test('three others are suggested, none of them held or too long', () => {
    expect(handleSuggestions('chez-ines', (handle) => handle === 'chez-ines-3')).toEqual([
      'chez-ines-2',
      'chez-ines-4',
      'chez-ines-5',
    ])
    const long = 'a'.repeat(27) + '-bc'
    expect(handleSuggestions(long, () => false)).toEqual(
      [2, 3, 4].map((number) => `${'a'.repeat(27)}-${number}`),
    )
  })
})

describe('time to work', () => {
  const signed = newCommonFields('sam', day(0))
  const weekly = (weekday: number, from: string, to: string): Availability => ({
    ...signed,
    kind: 'weekly',
    day: weekday,
    from,
    to,
  })
  /** 5 May 2026 is a Tuesday; Paris is two hours ahead of UTC. */
  const paris = (date: number, hour: number) => Date.UTC(2026, 4, date, hour - 2)
  const dated = (state: 'free' | 'busy', fromMs: number, toMs: number): Availability => ({
    ...signed,
    kind: 'dated',
    state,
    from: timestampFromMs(fromMs),
    to: timestampFromMs(toMs),
  })
  const asked = (entries: readonly Availability[], startMs: number, endMs: number) =>
    freeFor(entries, { startMs, endMs }, 'Europe/Paris')
  const evenings = [weekly(2, '17:00', '23:00')]

  test('who has said nothing is unknown, never free', () => {
    expect(asked([], paris(5, 17), paris(5, 23))).toBe('unknown')
    expect(asked([dated('free', paris(6, 8), paris(6, 12))], paris(5, 17), paris(5, 23))).toBe('unknown')
  })

  test('free when all of it is covered, not when the week leaves some out', () => {
    expect(asked(evenings, paris(5, 17), paris(5, 23))).toBe('free')
    expect(asked(evenings, paris(5, 16), paris(5, 23))).toBe('not free')
    expect(asked(evenings, paris(6, 17), paris(6, 23))).toBe('not free')
    expect(asked([...evenings, dated('free', paris(5, 12), paris(5, 17))], paris(5, 13), paris(5, 22))).toBe(
      'free',
    )
  })

  test('a busy hour stands above the week', () => {
    const entries = [...evenings, dated('busy', paris(5, 22), paris(6, 2))]
    expect(asked(entries, paris(5, 17), paris(5, 23))).toBe('not free')
    expect(asked(entries, paris(5, 17), paris(5, 22))).toBe('free')
  })

  test('a week’s stretch may go over midnight', () => {
    const late = [weekly(2, '18:00', '02:00')]
    expect(asked(late, paris(5, 20), paris(6, 2))).toBe('free')
    expect(asked(late, paris(6, 0), paris(6, 2))).toBe('free')
    expect(asked(late, paris(6, 0), paris(6, 3))).toBe('not free')
  })
})

describe('how fast a recruiter answers', () => {
  const hours = (...all: readonly (number | undefined)[]) =>
    all.map((one) => (one === undefined ? undefined : one * HOUR))

  test('fewer than five answers say nothing yet', () => {
    expect(replyFigures(hours(1, 1, 1, 1, undefined, undefined), day(0))).toBeUndefined()
    expect(replyBadge(undefined)).toBe('too few answers')
  })

  test('the median of the answers, and the share that had one', () => {
    expect(replyFigures(hours(50, 2, 30, 1, 4, undefined), day(0))).toEqual({
      medianHours: 4,
      answeredShare: 5 / 6,
      at: day(0),
    })
    expect(replyFigures(hours(1, 2, 3, 4, 5, 6), day(0))?.medianHours).toBe(3.5)
  })

  test.each([
    [24, 'within a day'],
    [24.01, 'within two days'],
    [48, 'within two days'],
    [48.01, 'slow'],
  ])('%d hours: %s', (medianHours, badge) => {
    expect(replyBadge({ medianHours })).toBe(badge)
  })
})

test('a change of standing can be appealed for 30 days', () => {
  expect(canAppealStanding(day(0), day(30))).toBe(true)
  expect(canAppealStanding(day(0), day(30, 1))).toBe(false)
})
