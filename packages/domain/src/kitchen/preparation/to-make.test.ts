import { describe, expect, test } from 'vitest'
import { joinBatches } from './join-batches.ts'
import type { PrepFormula } from './prep-task.ts'
import { scheduleBackwards, startInTime } from './schedule.ts'
import { toMake } from './to-make.ts'
import { useBy } from './use-by.ts'
import { instantOf, localDateAndTime } from '../../core/time/local-time.ts'

const formula = (change: Partial<PrepFormula>): PrepFormula => ({
  unit: 'tray',
  onHand: '0',
  alreadyPrepared: '0',
  rounding: 'up',
  ...change,
})

describe('to make', () => {
  test('[PR1] 4.5 trays are 5 rounded up and 4 rounded down', () => {
    expect(toMake(formula({ par: '9', batch: '2' }))).toEqual({ net: '9', batches: 5, amount: '10' })
    expect(toMake(formula({ par: '9', batch: '2', rounding: 'down' }))).toEqual({
      net: '9',
      batches: 4,
      amount: '8',
    })
  })

  test('[PR1] par 40, on hand 12, already prepared 8, batch 6: 20, made as 24 or 18', () => {
    const line = { par: '40', onHand: '12', alreadyPrepared: '8', batch: '6' }
    expect(toMake(formula(line))).toMatchObject({ net: '20', amount: '24' })
    expect(toMake(formula({ ...line, rounding: 'down' }))).toMatchObject({ net: '20', amount: '18' })
  })

  test('[PR1] projected use and minimum stand in for par; never below nothing; exact to the last digit', () => {
    expect(toMake(formula({ par: '100', projected: '7', minimum: '1.5' }))).toMatchObject({ amount: '8.5' })
    expect(toMake(formula({ par: '3', onHand: '5' }))).toMatchObject({ net: '0', amount: '0' })
    expect(toMake(formula({ par: '0.3', onHand: '0.1', alreadyPrepared: '0.2' }))).toMatchObject({
      amount: '0',
    })
    expect(toMake(formula({ par: '0.3', batch: '0.1' }))).toMatchObject({ batches: 3, amount: '0.3' })
  })

  test('[PR1] without a target the answer is unknown, not nothing', () => {
    expect(toMake(formula({ onHand: '2' }))).toBeUndefined()
  })
})

const hours = { from: '09:00', to: '17:00', zone: 'Europe/Paris' }
const at = (date: string, time: string) => instantOf({ date, time }, hours.zone)
const shown = (ms: number | undefined) => {
  if (ms === undefined) return undefined
  const { date, time } = localDateAndTime(ms, hours.zone)
  return `${date} ${time.slice(0, 5)}`
}
const [tuesday, wednesday] = ['2026-05-05', '2026-05-06']

describe('planning backwards', () => {
  test('[PR2] what does not fit moves to the end of the day before', () => {
    expect(shown(startInTime(at(wednesday, '17:00'), 600, hours))).toBe(`${tuesday} 15:00`)
    expect(shown(startInTime(at(wednesday, '12:00'), 120, hours))).toBe(`${wednesday} 10:00`)
    expect(shown(startInTime(at(wednesday, '17:00'), 480, hours))).toBe(`${wednesday} 09:00`)
    expect(shown(startInTime(at(wednesday, '20:00'), 60, hours))).toBe(`${wednesday} 16:00`)
    expect(shown(startInTime(at(wednesday, '09:00'), 60, hours))).toBe(`${tuesday} 16:00`)
  })

  test('[PR2] a working day of no length is refused', () => {
    expect(() => startInTime(at(wednesday, '12:00'), 60, { ...hours, to: '09:00' })).toThrow(RangeError)
  })

  test('[PR3] stock is finished when the sauce starts', () => {
    const slots = scheduleBackwards(
      new Map([
        ['stock', { minutes: 360, parts: [] }],
        ['sauce', { minutes: 180, parts: ['stock'], neededMs: at(wednesday, '17:00') }],
      ]),
      hours,
    )
    expect(shown(slots.get('sauce')?.startMs)).toBe(`${wednesday} 14:00`)
    expect(shown(slots.get('stock')?.startMs)).toBe(`${tuesday} 16:00`)
  })

  test('[PR3] a shared part is finished when the first of its parents starts', () => {
    const slots = scheduleBackwards(
      new Map([
        ['late', { minutes: 60, parts: ['base'], neededMs: at(wednesday, '17:00') }],
        ['early', { minutes: 60, parts: ['base'], neededMs: at(wednesday, '12:00') }],
        ['base', { minutes: 30, parts: [] }],
        ['unwanted', { minutes: 30, parts: [] }],
      ]),
      hours,
    )
    expect(shown(slots.get('base')?.finishMs)).toBe(`${wednesday} 11:00`)
    expect(slots.has('unwanted')).toBe(false)
  })

  test('[PR4] shelf life 2 days: Monday and Tuesday are one batch, Monday and Wednesday two', () => {
    const [monday] = ['2026-05-04']
    expect(joinBatches([tuesday, monday ?? ''], 2)).toEqual([[monday, tuesday]])
    expect(joinBatches([monday ?? '', wednesday], 2)).toEqual([[monday], [wednesday]])
  })

  test('[PR6] made 10 May with a shelf life of 3 days: use by 12 May', () => {
    expect(useBy('2026-05-10', 3)).toBe('2026-05-12')
    expect(useBy('2026-05-31', 1)).toBe('2026-05-31')
    expect(() => useBy('2026-05-10', 0)).toThrow(RangeError)
  })
})
