import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Jurisdiction } from '../kitchens/kitchen-settings.ts'
import type { Temperature } from '../../core/quantities/temperature.ts'
import { daysAfter } from '../../core/time/local-time.ts'
import { coolingNorm } from './cooling-norm.ts'
import { discardDate } from './discard-date.ts'
import { judgeFishFreezing } from './fish-freezing.ts'
import { judgeChlorine, judgeProbe, judgeWater } from './house-checks.ts'
import { judgeDelivery } from './judge-delivery.ts'
import { judgeHolding } from './judge-holding.ts'
import { judgePeriod } from './judge-period.ts'
import { type OwnLimit, withOwnLimit } from './own-limit.ts'
import { limitsOf, type SafetyLimits } from './safety-limits.ts'
import { judgeTimeControl } from './time-control.ts'
import { twoFourHours } from './two-four-hours.ts'

const c = (value: string): Temperature => ({ value, unit: 'C' })
const f = (value: string): Temperature => ({ value, unit: 'F' })
const hours = (whole: number, minutes = 0) => (whole * 60 + minutes) * 60_000

function limits(jurisdiction: Jurisdiction): SafetyLimits {
  const found = limitsOf(jurisdiction)
  if (found === undefined) throw new Error(`no limits for ${jurisdiction}`)
  return found
}

describe('discard-by date', () => {
  test('[SF-FDA11] 7 days, the preparation day is day 1', () => {
    expect(discardDate('2026-10-01')).toBe('2026-10-07')
  })

  test('[SF-FDA11] whole days in the freezer do not count, the thawing day does', () => {
    const frozen = (frozenOn: string, thawedOn: string) => discardDate('2026-10-01', [{ frozenOn, thawedOn }])
    expect(frozen('2026-10-03', '2026-10-10')).toBe('2026-10-14')
    expect(frozen('2026-10-01', '2026-10-05')).toBe('2026-10-10')
    expect(frozen('2026-10-03', '2026-10-03')).toBe('2026-10-07')
    expect(frozen('2026-10-03', '2026-10-04')).toBe('2026-10-08')
    expect(frozen('2026-10-08', '2026-10-20')).toBe('2026-10-07')
    expect(
      discardDate('2026-10-01', [
        { frozenOn: '2026-10-03', thawedOn: '2026-10-10' },
        { frozenOn: '2026-10-10', thawedOn: '2026-10-12' },
      ]),
    ).toBe('2026-10-15')
  })

  test('[SF-FDA11] frozen food has no date; food frozen after its last day keeps it', () => {
    expect(discardDate('2026-10-01', [{ frozenOn: '2026-10-03' }])).toBeUndefined()
    expect(discardDate('2026-10-01', [{ frozenOn: '2026-10-08' }])).toBe('2026-10-07')
    expect(() => discardDate('2026-10-01', [{ frozenOn: '2026-10-05', thawedOn: '2026-10-04' }])).toThrow(
      RangeError,
    )
  })

  test('[SF-FDA11] each whole day in the freezer moves the date by one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 0, max: 300 }), (from, days) => {
        const frozenOn = daysAfter('2026-10-01', from)
        const stay = { frozenOn, thawedOn: daysAfter(frozenOn, days) }
        expect(discardDate('2026-10-01', [stay])).toBe(daysAfter('2026-10-07', days))
      }),
    )
  })
})

describe('time as the only control', () => {
  test('[SF-FDA12] 6 h for food that starts cold and stays at or below 21 °C, else 4 h', () => {
    const answer = (elapsedMs: number, start?: Temperature, warmest?: Temperature) =>
      judgeTimeControl({
        elapsedMs,
        ...(start === undefined ? {} : { startTemperature: start }),
        ...(warmest === undefined ? {} : { warmest }),
      }).answer
    expect(answer(hours(6), c('5'), c('21.0'))).toBe('allowed')
    expect(answer(hours(4, 1), c('5'), c('21.1'))).toBe('discard')
    expect(answer(hours(4), c('5'), c('21.1'))).toBe('allowed')
    expect(answer(hours(6, 1), c('5'), c('21'))).toBe('discard')
    expect(answer(hours(4, 1), c('5.1'), c('10'))).toBe('discard')
    expect(answer(hours(6), f('41'), f('70'))).toBe('allowed')
    expect(answer(hours(4, 1), c('5'))).toBe('discard')
    expect(answer(hours(4))).toBe('allowed')
    expect(judgeTimeControl({ elapsedMs: 0 }).limitMs).toBe(hours(4))
  })
})

describe('freezing and house checks', () => {
  test('[SF-FDA13] raw fish: one of three ways of freezing', () => {
    expect(judgeFishFreezing({ stored: c('-20'), storedHours: 167 })).toBe('failed')
    expect(judgeFishFreezing({ stored: c('-20'), storedHours: 168 })).toBe('passed')
    expect(judgeFishFreezing({ stored: c('-35'), storedHours: 15 })).toBe('failed')
    expect(judgeFishFreezing({ untilSolid: c('-35'), stored: c('-35'), storedHours: 15 })).toBe('passed')
    expect(judgeFishFreezing({ untilSolid: c('-35'), stored: c('-34'), storedHours: 15 })).toBe('failed')
    expect(judgeFishFreezing({ untilSolid: c('-35'), stored: c('-20'), storedHours: 24 })).toBe('passed')
    expect(judgeFishFreezing({ untilSolid: c('-34.9'), stored: c('-20'), storedHours: 24 })).toBe('failed')
    expect(judgeFishFreezing({ stored: f('-4'), storedHours: 168 })).toBe('passed')
  })

  test('[SF-FDA13] chlorine 50 to 100 ppm, dishes 71 °C, hands 29.4 °C', () => {
    expect(['49.9', '50', '100', '100.1'].map(judgeChlorine)).toEqual([
      'failed',
      'passed',
      'passed',
      'failed',
    ])
    expect(judgeWater('dish surface', c('71'))).toBe('passed')
    expect(judgeWater('dish surface', f('159.9'))).toBe('failed')
    expect(judgeWater('hand washing', f('85'))).toBe('passed')
    expect(judgeWater('hand washing', c('29.3'))).toBe('failed')
  })

  test('[SF-UK9] a probe reads −1 to 1 °C in ice water, 99 to 101 °C in boiling water', () => {
    expect(judgeProbe('ice water', c('1.0'))).toBe('passed')
    expect(judgeProbe('ice water', c('-1'))).toBe('passed')
    expect(judgeProbe('ice water', c('1.1'))).toBe('failed')
    expect(judgeProbe('boiling water', c('98.9'))).toBe('failed')
    expect(judgeProbe('boiling water', c('99'))).toBe('passed')
    expect(judgeProbe('boiling water', c('101.1'))).toBe('failed')
  })
})

describe('one period out of limits', () => {
  const uk = (place: 'cold' | 'hot', elapsedMs: number, earlierPeriods = 0) =>
    judgePeriod({ elapsedMs, earlierPeriods }, place, limits('UK'))

  test('[SF-UK2] up to 4 h above 8 °C, once', () => {
    expect(uk('cold', hours(4))).toEqual({ answer: 'allowed', next: ['use', 'chill', 'bin'] })
    expect(uk('cold', hours(1), 1)).toEqual({ answer: 'failed', next: ['bin'] })
    expect(uk('cold', hours(4) + 1).answer).toBe('failed')
  })

  test('[SF-UK4] up to 2 h below 63 °C, once', () => {
    expect(uk('hot', hours(2))).toEqual({ answer: 'allowed', next: ['reheat', 'chill', 'bin'] })
    expect(uk('hot', hours(2, 1))).toEqual({ answer: 'failed', next: ['bin'] })
    expect(uk('hot', hours(1), 1).answer).toBe('failed')
  })

  test('[SF-UK2] a rule set without such a period allows none', () => {
    expect(judgePeriod({ elapsedMs: 1, earlierPeriods: 0 }, 'cold', limits('FDA')).answer).toBe('failed')
  })

  test('[SF-UK8] below 8 °C within 90 min, or a warning', () => {
    const norm = (minute: number, value: string, nowMinute = minute) =>
      coolingNorm([{ atMs: minute * 60_000, temperature: c(value) }], 0, nowMinute * 60_000)
    expect(norm(90, '8.0')).toBe('warning')
    expect(norm(90, '7.9')).toBe('ok')
    expect(norm(60, '8.0')).toBe('open')
    expect(norm(60, '8.0', 91)).toBe('warning')
    expect(norm(91, '7.9')).toBe('warning')
  })

  test('[SF-AU3] total time between 5 and 60 °C', () => {
    expect(twoFourHours([hours(1, 59)])).toBe('use or chill')
    expect(twoFourHours([hours(2)])).toBe('use now')
    expect(twoFourHours([hours(4)])).toBe('use now')
    expect(twoFourHours([hours(4, 1)])).toBe('discard')
    expect(twoFourHours([hours(2), hours(1), hours(1, 1)])).toBe('discard')
    expect(twoFourHours([])).toBe('use or chill')
  })
})

describe('European Union and own limits', () => {
  test('[SF-EU1] what is too warm is refused at the door', () => {
    expect(judgeDelivery('minced meat', c('2.1'))).toBe('refuse')
    expect(judgeDelivery('poultry', c('4.0'))).toBe('accept')
    expect(judgeDelivery('fresh meat', c('7.1'))).toBe('refuse')
    expect(judgeDelivery('offal', c('3'))).toBe('accept')
    expect(judgeDelivery('frozen', c('-17.9'))).toBe('refuse')
    expect(judgeDelivery('fish on ice', c('-0.1'))).toBe('refuse')
    expect(judgeDelivery('fish on ice', c('2'))).toBe('accept')
  })

  const own = (jurisdiction: Jurisdiction, change: Partial<OwnLimit>) => {
    const preset = limits(jurisdiction)
    return withOwnLimit(preset, preset, { place: 'cold', temperature: c('6'), version: 'own-1', ...change })
  }

  test('[SF-EU2] an own limit may be stricter, never looser', () => {
    expect(own('UK', { temperature: c('6') }).ok).toBe(true)
    expect(own('UK', { temperature: c('9') })).toEqual({ ok: false, problem: 'looser-than-law' })
    expect(own('UK', { temperature: c('8') }).ok).toBe(true)
    expect(own('UK', { place: 'hot', temperature: c('65') }).ok).toBe(true)
    expect(own('UK', { place: 'hot', temperature: c('62') })).toEqual({
      ok: false,
      problem: 'looser-than-law',
    })
    expect(own('FDA', { temperature: f('42') })).toEqual({ ok: false, problem: 'looser-than-law' })
  })

  test('[SF-EU2] where the law has no number the kitchen sets any', () => {
    expect(own('SCT', { temperature: c('7') }).ok).toBe(true)
    const eu = own('EU', { temperature: c('4') })
    if (!eu.ok) throw new Error('refused')
    expect(judgeHolding(c('4'), 'cold', eu.value).verdict).toBe('passed')
    expect(judgeHolding(c('4.1'), 'cold', eu.value).verdict).toBe('failed')
  })

  test('[SF-EU2] [UN10] a limit set in °F is met in °F, and in °C by what is exactly as cold', () => {
    const fahrenheit = own('UK', { temperature: f('41') })
    if (!fahrenheit.ok) throw new Error('refused')
    const verdicts = [f('41'), f('41.1'), c('5'), c('5.1')].map(
      (reading) => judgeHolding(reading, 'cold', fahrenheit.value).verdict,
    )
    expect(verdicts).toEqual(['passed', 'failed', 'passed', 'failed'])
  })

  test('[SF-EU2] an own limit for hot food is the least it may have', () => {
    for (const place of ['hot', 'roast hold'] as const) {
      const stricter = own('FDA', { place, temperature: c('65') })
      if (!stricter.ok) throw new Error('refused')
      expect(
        ['65', '64.9', '80'].map((value) => judgeHolding(c(value), place, stricter.value).verdict),
      ).toEqual(['passed', 'failed', 'passed'])
    }
    expect(own('UK', { version: limits('UK').version })).toEqual({ ok: false, problem: 'version-in-use' })
  })

  test('[SF-EU2] a change is a new version and leaves the old one as it was', () => {
    const preset = limits('UK')
    const first = own('UK', { temperature: c('6') })
    if (!first.ok) throw new Error('refused')
    expect(first.value.version).toBe('own-1')
    expect(judgeHolding(c('7'), 'cold', first.value).verdict).toBe('failed')
    expect(judgeHolding(c('7'), 'cold', preset).verdict).toBe('passed')
    const again = { place: 'cold', temperature: c('8'), version: 'own-2' } as const
    expect(withOwnLimit(preset, first.value, again).ok).toBe(true)
    expect(withOwnLimit(preset, first.value, { ...again, version: 'own-1' })).toEqual({
      ok: false,
      problem: 'version-in-use',
    })
    expect(withOwnLimit(preset, limits('FDA'), again)).toEqual({ ok: false, problem: 'other-rule-set' })
  })
})
