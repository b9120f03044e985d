import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CoolingLimit } from './safety-limits.ts'
import { coolingNow, judgeCooling, type TimedReading } from './judge-cooling.ts'
import { limitsOf } from './safety-limits.ts'

const MS_PER_MINUTE = 60_000

function coolingOf(jurisdiction: 'FDA' | 'AUNZ'): CoolingLimit {
  const limit = limitsOf(jurisdiction)?.cooling
  if (limit === undefined) throw new Error('no cooling limit')
  return limit
}

const fda = coolingOf('FDA')
const aunz = coolingOf('AUNZ')

/** Readings written as `minute:°C`. */
function readings(text: string): TimedReading[] {
  return text.split(', ').map((reading) => {
    const [minute = '', value = ''] = reading.split(':')
    return { atMs: Number(minute) * MS_PER_MINUTE, temperature: { value, unit: 'C' } }
  })
}

const verdict = (text: string, limit = fda) => judgeCooling(readings(text), limit).verdict

describe('two-stage cooling', () => {
  test('[SF-FDA3] 57 → 21 °C within 2 h and → 5 °C within 6 h', () => {
    expect(verdict('0:57.0, 120:21.0, 360:5.0')).toBe('passed')
    expect(verdict('0:57.0, 121:21.0')).toBe('failed')
  })

  test('[SF-FDA3] the clock starts at the last reading at or above 57', () => {
    expect(verdict('0:80, 60:57, 180:21, 420:5')).toBe('passed')
    expect(verdict('0:80, 60:57, 181:21')).toBe('failed')
    expect(verdict('0:60, 130:58, 250:21, 490:5')).toBe('passed')
    expect(judgeCooling(readings('0:80, 60:57, 90:56.9'), fda)).toMatchObject({
      startedAtMs: 60 * MS_PER_MINUTE,
      middleDeadlineMs: 180 * MS_PER_MINUTE,
      endDeadlineMs: 420 * MS_PER_MINUTE,
    })
  })

  test('[SF-FDA3] heat after a decided stage does not start the clock anew', () => {
    expect(verdict('0:57, 120:30, 130:57, 200:21, 400:5')).toBe('failed')
    expect(verdict('0:57, 60:20, 90:57, 150:21, 300:5')).toBe('failed')
    expect(judgeCooling(readings('0:57, 119:30, 119.5:57'), fda).startedAtMs).toBe(119.5 * MS_PER_MINUTE)
  })

  test('[SF-FDA3] a reading at the deadline above the limit fails', () => {
    expect(verdict('0:57, 120:21.1')).toBe('failed')
    expect(verdict('0:57, 100:20, 360:5.1')).toBe('failed')
  })

  test('[SF-FDA3] late and already below, or no reading at all, is not proven', () => {
    expect(verdict('0:57, 121:20.9, 300:5')).toBe('not proven')
    expect(verdict('0:57, 120:21, 361:4.9')).toBe('not proven')
    expect(verdict('0:57')).toBe('not proven')
    expect(verdict('0:57, 120:21')).toBe('not proven')
    expect(judgeCooling([], fda).verdict).toBe('not proven')
  })

  test('[SF-FDA3] a missed proof of the first stage does not hide a fail of the second', () => {
    expect(verdict('0:57, 121:20.9, 360:5.1')).toBe('failed')
  })

  test('[SF-FDA3] a fail that is proven stays, even when the food is heated up and cooled again', () => {
    expect(verdict('0:57, 125:50, 200:60, 300:21, 500:5')).toBe('failed')
  })

  test('[SF-FDA3] readings in Fahrenheit meet the limits printed in Fahrenheit', () => {
    const inF = (minute: number, value: string): TimedReading => ({
      atMs: minute * MS_PER_MINUTE,
      temperature: { value, unit: 'F' },
    })
    expect(judgeCooling([inF(0, '135'), inF(120, '70'), inF(360, '41')], fda).verdict).toBe('passed')
    expect(judgeCooling([inF(0, '135'), inF(120, '70.1')], fda).verdict).toBe('failed')
  })

  test('[SF-FDA4] time saved in the first stage may be used in the second, never past 6 h', () => {
    expect(verdict('0:57.0, 60:21.0, 359:5.0')).toBe('passed')
    expect(verdict('0:57.0, 119:20.9, 361:5.0')).toBe('failed')
  })

  test('[SF-FDA5] a reading back above 21 °C fails the run', () => {
    expect(verdict('0:57.0, 90:20.0, 120:22.0, 300:5.0')).toBe('failed')
    expect(verdict('0:57, 90:20, 120:21, 300:5')).toBe('passed')
    expect(verdict('0:57, 90:20, 120:60, 200:20, 400:5')).toBe('failed')
  })

  test('[SF-FDA5] a first reading below the start never passes', () => {
    expect(verdict('0:50.0, 60:20.0, 200:4.0')).toBe('not proven')
    expect(verdict('0:50, 60:20, 360:5.1')).toBe('failed')
    expect(verdict('0:50, 121:21')).toBe('failed')
  })

  test('[SF-AU2] the 4 h of the second stage count from the first reading at or below 21 °C', () => {
    expect(verdict('0:60.0, 120:21.0, 360:5.0', aunz)).toBe('passed')
    expect(verdict('0:60.0, 60:21.0, 359:5.0', aunz)).toBe('failed')
    const run = judgeCooling(readings('0:60.0, 60:21.0, 359:5.0'), aunz)
    expect(run.endDeadlineMs).toBe(300 * MS_PER_MINUTE)
    expect(verdict('0:60, 60:21, 300:5', aunz)).toBe('passed')
    expect(verdict('0:60, 60:21, 301:4.9', aunz)).toBe('not proven')
    expect(verdict('0:59.9, 60:21, 200:5', aunz)).toBe('not proven')
    expect(verdict('0:60, 121:21', aunz)).toBe('failed')
    expect(verdict('0:60, 100:30', aunz)).toBe('not proven')
  })

  test('[SF-FDA3] the order in which readings arrive changes nothing', () => {
    const run = readings('0:57, 30:45, 90:30, 118:21, 200:12, 300:7, 355:5')
    fc.assert(
      fc.property(fc.shuffledSubarray(run, { minLength: run.length }), (shuffled) => {
        expect(judgeCooling(shuffled, fda).verdict).toBe('passed')
      }),
    )
  })

  test('[SF-FDA3] a run without a reading cold enough in time never passes', () => {
    const minute = fc.integer({ min: 1, max: 600 })
    const warm = fc.integer({ min: 6, max: 90 })
    fc.assert(
      fc.property(fc.array(fc.tuple(minute, warm)), (later) => {
        const run = ['0:57', ...later.map(([at, value]) => `${String(at)}:${String(value)}`)].join(', ')
        expect(verdict(run)).not.toBe('passed')
      }),
    )
  })
})

describe('a run under way', () => {
  const now = (text: string, minute: number, limit = fda) =>
    coolingNow(readings(text), limit, minute * MS_PER_MINUTE)

  test('[HC1] runs until it is decided or its time runs out', () => {
    expect(now('0:57', 119)).toBe('running')
    expect(now('0:57, 120:21', 360)).toBe('running')
    expect(now('0:57, 120:21', 361)).toBe('not proven')
    expect(now('0:57, 60:21, 200:5', 201)).toBe('passed')
    expect(now('0:57, 121:21', 121)).toBe('failed')
    expect(now('0:50, 60:20, 200:4', 201)).toBe('not proven')
    expect(now('0:60', 121, aunz)).toBe('not proven')
    expect(coolingNow([], fda, 0)).toBe('running')
  })
})
