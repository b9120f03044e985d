import { describe, expect, test } from 'vitest'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { applicationStates } from './application.ts'
import { approachCommand, mayApproach } from './approaching.ts'
import { nextApplicationState } from './move-application.ts'
import { possibleDuplicates } from './possible-duplicates.ts'
import { silenceStep } from './stale.ts'
import { silenceNotice } from './reply-due.ts'

const HOUR = 3_600_000
const hours = (count: number, ms = 0) => timestampFromMs(Date.UTC(2026, 4, 3) + count * HOUR + ms)

describe('writing first', () => {
  const refused = { jobId: 'j1', state: 'closed by person', stateAt: hours(0) } as const

  test('"do not ask again" holds 180 days, for every job of the recruiter', () => {
    const person = {
      earlier: [{ ...refused, approachAnswer: 'do not ask again' as const }],
      worksThere: false,
    }
    const days180 = 180 * 24
    expect(mayApproach('j2', person, hours(days180, -1))).toEqual({ ok: false, problem: 'do-not-ask' })
    expect(mayApproach('j2', person, hours(days180))).toEqual({ ok: true, value: true })
  })

  test('"not now" closes one job only; the own people are not approached at all', () => {
    const person = { earlier: [{ ...refused, approachAnswer: 'not now' as const }], worksThere: false }
    expect(mayApproach('j1', person, hours(1))).toEqual({ ok: false, problem: 'applied' })
    expect(mayApproach('j2', person, hours(1)).ok).toBe(true)
    expect(mayApproach('j2', { earlier: [], worksThere: true }, hours(1))).toEqual({
      ok: false,
      problem: 'own-employer',
    })
  })

  test('[AP1] each answer leads on from approached', () => {
    const led = (['interested', 'not now', 'do not ask again'] as const).map((answer) =>
      nextApplicationState('approached', approachCommand(answer), ''),
    )
    expect(led).toEqual([
      { ok: true, value: 'applied' },
      { ok: true, value: 'closed by person' },
      { ok: true, value: 'closed by person' },
    ])
  })
})

describe('silence', () => {
  const waiting = {
    state: 'applied',
    createdAt: hours(0),
    lastWordFromTeamAt: null,
    lastWordFromPersonAt: null,
  } as const

  test.each([
    [48, -1, 'none'],
    [48, 0, 'reminder'],
    [168, -1, 'reminder'],
    [168, 0, 'second reminder'],
    [336, -1, 'second reminder'],
    [336, 0, 'note to the person'],
  ])('after %d hours %d ms without a word: %s', (count, ms, step) => {
    expect(silenceStep(waiting, hours(count, ms))).toBe(step)
  })

  test.each([
    [-1, { days: 0, isNoted: false }],
    [47, { days: 1, isNoted: false }],
    [335, { days: 13, isNoted: false }],
    [336, { days: 14, isNoted: true }],
  ])('after %d hours the person reads of it', (count, read) => {
    expect(silenceNotice({ sinceMs: hours(0).seconds * 1000 }, hours(count))).toEqual(read)
  })

  test('a word begins it anew, and only who applied or is being read waits this way', () => {
    expect(silenceStep({ ...waiting, lastWordFromTeamAt: hours(300) }, hours(336))).toBe('none')
    const late = applicationStates.filter(
      (state) => silenceStep({ ...waiting, state }, hours(400)) !== 'none',
    )
    expect(late).toEqual(['applied', 'being read'])
  })
})

describe('possible duplicates', () => {
  const lyon = { latitude: 45.76, longitude: 4.84 }
  const paris = { latitude: 48.86, longitude: 2.35 }
  const people = [
    { uid: 'a', displayName: 'Zoë Martin', email: 'Zoe@x.org', phone: '+33 6 12 34 56 78', near: lyon },
    { uid: 'b', displayName: 'Martin Zoe', email: 'other@x.org', near: { ...lyon, latitude: 45.77 } },
    { uid: 'c', displayName: 'Z. Martin', email: ' zoe@x.org ', phone: '+33612345678' },
    { uid: 'd', displayName: 'zoe martin', near: paris },
    { uid: 'e', displayName: 'Omar Haddad' },
    { uid: 'f', displayName: 'Omar Haddad' },
  ]

  test('the same e-mail or phone, or name and place, is likely; a name alone is possible', () => {
    expect(possibleDuplicates(people)).toEqual([
      { uids: ['a', 'b'], reasons: ['name and place'], isLikely: true },
      { uids: ['a', 'c'], reasons: ['email', 'phone'], isLikely: true },
      { uids: ['a', 'd'], reasons: ['name'], isLikely: false },
      { uids: ['b', 'd'], reasons: ['name'], isLikely: false },
      { uids: ['e', 'f'], reasons: ['name'], isLikely: false },
    ])
  })

  test('a pair is named in one order, whoever comes first in the list', () => {
    expect(possibleDuplicates(people.slice(4).toReversed())).toEqual([
      { uids: ['e', 'f'], reasons: ['name'], isLikely: false },
    ])
  })

  test('nobody is a duplicate of themselves, and strangers share nothing', () => {
    expect(possibleDuplicates([people[0], people[0], people[4]].flatMap((one) => one ?? []))).toEqual([])
  })
})
