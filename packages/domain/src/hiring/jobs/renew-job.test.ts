import { describe, expect, test } from 'vitest'
import { DAY_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { jobStateNow, nearEnd, renewedJob } from './renew-job.ts'

const END_MS = Date.UTC(2026, 4, 3, 12)
const closesAt = timestampFromMs(END_MS)
const at = (days: number) => timestampFromMs(END_MS + days * DAY_MS)

describe('the end of a job', () => {
  test('[AP4] an open or paused job has expired from its end on, and no other', () => {
    expect(jobStateNow({ state: 'open', closesAt }, timestampFromMs(END_MS - 1))).toBe('open')
    expect(jobStateNow({ state: 'open', closesAt }, closesAt)).toBe('expired')
    expect(jobStateNow({ state: 'paused', closesAt }, at(1))).toBe('expired')
    for (const state of ['draft', 'filled', 'closed'] as const)
      expect(jobStateNow({ state, closesAt }, at(1))).toBe(state)
    expect(jobStateNow({ state: 'open' }, at(1))).toBe('open')
  })

  test('[AP4] renewing opens it again for 30 days after its end, for at most 90 days', () => {
    const renewed = { ok: true, value: { state: 'open', closesAt: at(120) } }
    expect(renewedJob({ state: 'expired', closesAt }, undefined, at(30))).toEqual(renewed)
    expect(renewedJob({ state: 'open', closesAt }, at(500), at(30))).toEqual(renewed)
    expect(renewedJob({ state: 'expired', closesAt }, undefined, at(31)).ok).toBe(false)
  })

  test('[AP4] an open job gets a later end, and a paused, filled or closed one is not renewed', () => {
    expect(renewedJob({ state: 'open', closesAt }, at(20), at(-3))).toEqual({
      ok: true,
      value: { state: 'open', closesAt: at(20) },
    })
    for (const state of ['draft', 'paused', 'filled', 'closed'] as const)
      expect(renewedJob({ state, closesAt }, undefined, at(-3)).ok).toBe(false)
  })

  test('[AP4] the last seven days and the 30 after are near it', () => {
    const job = { state: 'open' as const, closesAt }
    expect(nearEnd(job, at(-8))).toBeUndefined()
    expect(nearEnd(job, at(-7))).toEqual({ isOver: false, closesAt, renewableUntil: at(30) })
    expect(nearEnd(job, at(0))?.isOver).toBe(true)
    expect(nearEnd(job, at(31))).toBeUndefined()
    expect(nearEnd({ state: 'closed', closesAt }, at(1))).toBeUndefined()
  })
})
