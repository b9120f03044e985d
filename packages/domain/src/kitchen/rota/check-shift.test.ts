import { describe, expect, test } from 'vitest'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { instantOf } from '../../core/time/local-time.ts'
import { HOUR_MS, MINUTE_MS } from '../../core/time/span.ts'
import { timestampFromMs } from '../../core/time/timestamp.ts'
import { checkShift, type DrawnFor, type DrawnShift, type OtherShift } from './check-shift.ts'

const zone = 'Europe/Paris'
/** 4 May 2026 is a Monday. */
const at = (date: string, time: string) => instantOf({ date, time }, zone)
const span = (date: string, from: string, hours: number) => {
  const startMs = at(date, from)
  return { startMs, endMs: startMs + hours * HOUR_MS }
}
const other = (date: string, from: string, hours: number, change: Partial<OtherShift> = {}): OtherShift => ({
  ...span(date, from, hours),
  shiftId: `${date} ${from}`,
  isReadable: true,
  breakMin: 0,
  ...change,
})
const sam: DrawnFor = {
  others: [],
  bornOn: '1990-02-28',
  hasOptOut: false,
  certificates: [],
  availability: [],
  zone,
}
const drawn = (change: Partial<DrawnShift> = {}): DrawnShift => ({
  span: span('2026-05-06', '09:00', 8),
  breakMin: 30,
  neededCertificates: [],
  zone,
  law: 'EU',
  ...change,
})
const limits = (shift: DrawnShift, person: Partial<DrawnFor> = {}) => {
  const checked = checkShift(shift, { ...sam, ...person })
  return checked.ok ? checked.value.map(({ limit }) => limit) : checked.problem
}

describe('drawing a shift', () => {
  test('nothing in the way, nothing to say', () => {
    expect(limits(drawn())).toEqual([])
  })

  test('[RO1] an overlap refuses, whoever the other employer is; only who may read it learns which', () => {
    const clash = other('2026-05-06', '16:59', 4)
    expect(limits(drawn(), { others: [clash] })).toEqual({ kind: 'overlap', shiftId: clash.shiftId })
    expect(limits(drawn(), { others: [{ ...clash, isReadable: false }] })).toEqual({ kind: 'not-free' })
    expect(limits(drawn({ span: span('2026-05-06', '09:00', 17) }))).toEqual({ kind: 'too-long' })
  })

  test('[RO2] 11 hours to the shift before and to the one after', () => {
    const evening = other('2026-05-05', '16:00', 6.5)
    expect(limits(drawn(), { others: [evening] })).toEqual(['rest'])
    expect(limits(drawn(), { others: [other('2026-05-05', '16:00', 6)] })).toEqual([])
    expect(limits(drawn(), { others: [other('2026-05-07', '03:59', 4)] })).toEqual(['rest'])
    expect(limits(drawn(), { others: [other('2026-05-07', '04:00', 4)] })).toEqual([])
  })

  test('[RO3] 48 hours of the week, breaks off, and those of another week apart', () => {
    const days = ['2026-05-04', '2026-05-05', '2026-05-07', '2026-05-08', '2026-05-09']
    const others = days.map((date) => other(date, '09:00', 8))
    const eight = drawn({ span: span('2026-05-06', '09:00', 8.5) })
    expect(limits(eight, { others })).toEqual([])
    expect(limits({ ...eight, breakMin: 29 }, { others })).toEqual(['week-hours'])
    expect(limits(eight, { others: [...others, other('2026-05-11', '09:00', 8)] })).toEqual([])
    expect(limits(eight, { others: [...others, other('2026-05-03', '09:00', 8)] })).toEqual([])
  })

  test('[RO3] the average of 17 weeks, unless the person agreed to more; and a day of rest in seven', () => {
    const monday = at('2026-05-04', '09:00')
    const long = Array.from({ length: 16 * 6 }, (_, index) => {
      const startMs = monday - (Math.floor(index / 6) + 1) * 7 * 24 * HOUR_MS + (index % 6) * 24 * HOUR_MS
      return { startMs, endMs: startMs + 9 * HOUR_MS, shiftId: String(index), isReadable: true, breakMin: 0 }
    })
    expect(limits(drawn(), { others: long })).toEqual(['average-hours'])
    expect(limits(drawn(), { others: long, hasOptOut: true })).toEqual([])
    const everyDay = ['04', '05', '07', '08', '09', '10'].map((date) => other(`2026-05-${date}`, '09:00', 2))
    expect(
      limits(drawn({ span: span('2026-05-06', '09:00', 2), breakMin: 0 }), { others: everyDay }),
    ).toEqual(['weekly-rest'])
  })

  test('[RO4] more than six hours need a break', () => {
    expect(limits(drawn({ breakMin: 0 }))).toEqual(['break'])
    expect(limits(drawn({ breakMin: 19, law: 'UK' }))).toEqual(['break'])
    expect(limits(drawn({ breakMin: 20, law: 'UK' }))).toEqual([])
  })

  test('[RO5] under 18 in the UK: the day, the rest and the break of the young; grown up on the birthday', () => {
    const young = { bornOn: '2008-05-07' }
    const nine = drawn({ span: span('2026-05-06', '09:00', 9), law: 'UK', breakMin: 30 })
    expect(limits(nine, young)).toEqual(['day-hours'])
    expect(limits({ ...nine, law: 'EU' }, young)).toEqual([])
    expect(limits(nine, { bornOn: '2008-05-06' })).toEqual([])
    expect(limits(nine, { bornOn: undefined })).toEqual([])
    const split = drawn({ span: span('2026-05-06', '14:00', 5), law: 'UK', breakMin: 30 })
    const morning = other('2026-05-06', '07:00', 4)
    expect(limits(split, { ...young, others: [morning] })).toEqual(['day-hours', 'rest'])
    expect(limits(split, { ...young, others: [other('2026-05-07', '06:59', 2)] })).toEqual(['rest'])
    expect(limits(split, { ...young, others: [other('2026-05-07', '07:00', 2)] })).toEqual([])
  })

  test('[RO6] the night of the clock change is nine hours long', () => {
    const startMs = at('2026-10-24', '22:00')
    const night = drawn({ span: { startMs, endMs: at('2026-10-25', '06:00') }, law: 'UK', breakMin: 30 })
    expect(limits(night, { bornOn: '2009-01-01' })).toEqual(['day-hours'])
    expect(night.span.endMs - startMs).toBe(9 * HOUR_MS)
  })

  test('certificates that are missing or out of date on the day are named', () => {
    const needs = drawn({ neededCertificates: ['Food hygiene'] })
    const held = (expiresOn: string) => ({ certificates: [{ name: 'FOOD HYGIENE level 2', expiresOn }] })
    expect(checkShift(needs, sam)).toEqual({
      ok: true,
      value: [{ limit: 'certificate', name: 'Food hygiene' }],
    })
    expect(limits(needs, held('2026-05-05'))).toEqual(['certificate'])
    expect(limits(needs, held('2026-05-06'))).toEqual([])
    expect(limits(needs, { certificates: [{ name: 'Food hygiene' }] })).toEqual([])
  })

  test('a time the person marked as busy warns, one they said nothing of does not', () => {
    const busy = {
      ...newCommonFields('sam', timestampFromMs(0)),
      kind: 'dated' as const,
      state: 'busy' as const,
      from: timestampFromMs(at('2026-05-06', '16:00') + MINUTE_MS),
      to: timestampFromMs(at('2026-05-06', '18:00')),
    }
    expect(limits(drawn(), { availability: [busy] })).toEqual(['unavailable'])
  })
})
