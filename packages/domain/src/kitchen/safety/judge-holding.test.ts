import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { temperatureText, type Temperature } from '../../core/quantities/temperature.ts'
import type { Jurisdiction } from '../kitchens/kitchen-settings.ts'
import { judgeHolding } from './judge-holding.ts'
import { type HoldingPlace, limitsOf } from './safety-limits.ts'
import { compareToLimit, isAtLeast, isAtMost, isInRange } from './temperature-limit.ts'

const c = (value: string): Temperature => ({ value, unit: 'C' })
const f = (value: string): Temperature => ({ value, unit: 'F' })

function judge(jurisdiction: Jurisdiction, place: HoldingPlace, reading: Temperature) {
  const limits = limitsOf(jurisdiction)
  if (limits === undefined) throw new Error(`no limits for ${jurisdiction}`)
  return judgeHolding(reading, place, limits)
}

describe('comparing with a limit', () => {
  test('[UN10] a limit printed in both units is compared in the unit of the reading', () => {
    const hot = { C: '57', F: '135' }
    expect(isAtLeast(f('134.6'), hot)).toBe(false)
    expect(isAtLeast(c('57.0'), hot)).toBe(true)
    expect(isAtLeast(f('135'), hot)).toBe(true)
  })

  test('[UN10] a limit in one unit is met by the exact converted reading', () => {
    expect(isAtMost(f('41.0'), { C: '5' })).toBe(true)
    expect(isAtMost(f('41.01'), { C: '5' })).toBe(false)
    expect(isAtMost(c('5'), { F: '41' })).toBe(true)
    expect(isAtMost(c('5.01'), { F: '41' })).toBe(false)
    expect(temperatureText(f('41.01'), 'C')).toBe('5.0')
  })

  test('[UN10] a limit is at itself, and colder is below it', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40, max: 300 }), fc.integer({ min: 1, max: 50 }), (value, step) => {
        const limit = { C: String(value) }
        expect(compareToLimit(c(String(value)), limit)).toBe(0)
        expect(compareToLimit(c(String(value - step)), limit)).toBeLessThan(0)
        expect(compareToLimit(c(String(value + step)), limit)).toBeGreaterThan(0)
      }),
    )
  })

  test('[UN10] a range holds its ends, and an end that is not set holds everything', () => {
    const range = { atLeast: { C: '0' }, atMost: { C: '4' } }
    expect(['-0.1', '0', '4', '4.1'].map((value) => isInRange(c(value), range))).toEqual([
      false,
      true,
      true,
      false,
    ])
    expect(isInRange(c('300'), {})).toBe(true)
  })
})

describe('holding', () => {
  test('[SF-FDA1] cold: 5 °C (41 °F) or below', () => {
    expect(judge('FDA', 'cold', c('5.0')).verdict).toBe('passed')
    expect(judge('FDA', 'cold', f('41.1')).verdict).toBe('failed')
    expect(judge('FDA', 'cold', f('41')).verdict).toBe('passed')
    expect(judge('FDA', 'cold', c('5.1')).verdict).toBe('failed')
  })

  test('[SF-FDA2] hot: 57 °C (135 °F) or above, 54 °C (130 °F) for roasts', () => {
    expect(judge('FDA', 'hot', c('57.0')).verdict).toBe('passed')
    expect(judge('FDA', 'hot', c('56.9')).verdict).toBe('failed')
    expect(judge('FDA', 'roast hold', c('54.0')).verdict).toBe('passed')
    expect(judge('FDA', 'roast hold', f('129.9')).verdict).toBe('failed')
    expect(judge('FDA', 'hot', c('54.0')).verdict).toBe('failed')
  })

  test('[SF-UK1] chilled: 8 °C or below, with a warning above 5 °C', () => {
    expect(judge('UK', 'cold', c('8.0'))).toMatchObject({ verdict: 'passed', isWarning: true })
    expect(judge('UK', 'cold', c('8.1'))).toMatchObject({ verdict: 'failed', isWarning: false })
    expect(judge('UK', 'cold', c('5'))).toMatchObject({ verdict: 'passed', isWarning: false })
    expect(judge('UK', 'cold', c('5.1')).isWarning).toBe(true)
  })

  test('[SF-UK1] Scotland has no number in law, only a default of 5 °C', () => {
    expect(judge('SCT', 'cold', c('5')).verdict).toBe('passed')
    expect(judge('SCT', 'cold', c('5.1'))).toMatchObject({
      verdict: 'failed',
      startsPeriodMinutes: undefined,
    })
    expect(limitsOf('SCT')?.holding.cold?.isLaw).toBe(false)
  })

  test('[SF-UK3] hot: 63 °C or above in all of the UK; below it the 2 h period starts', () => {
    for (const jurisdiction of ['UK', 'SCT'] as const) {
      expect(judge(jurisdiction, 'hot', c('63.0'))).toMatchObject({
        verdict: 'passed',
        startsPeriodMinutes: undefined,
      })
      expect(judge(jurisdiction, 'hot', c('62.9')).startsPeriodMinutes).toBe(120)
    }
  })

  test('[SF-UK9] freezer −18 °C; −15 °C only in transport', () => {
    expect(judge('UK', 'freezer', c('-18')).verdict).toBe('passed')
    expect(judge('UK', 'freezer', c('-17.9')).verdict).toBe('failed')
    expect(judge('UK', 'frozen transport', c('-15')).verdict).toBe('passed')
    expect(judge('UK', 'frozen transport', c('-14.9')).verdict).toBe('failed')
  })

  test('[SF-AU1] 5 °C or below, or 60 °C or above', () => {
    expect(judge('AUNZ', 'hot', c('60.0')).verdict).toBe('passed')
    expect(judge('AUNZ', 'hot', c('59.9')).verdict).toBe('failed')
    expect(judge('AUNZ', 'cold', c('5.0')).verdict).toBe('passed')
    expect(judge('AUNZ', 'cold', c('5.1')).verdict).toBe('failed')
  })

  test('[SF-EU2] where a rule set has no number and the kitchen set none, nothing is proven', () => {
    expect(judge('EU', 'cold', c('2')).verdict).toBe('not proven')
  })

  test('[SF-EU2] a rule set is found by its edition, the newest without one', () => {
    expect(limitsOf('FDA')?.version).toBe('2022')
    expect(limitsOf('FDA', '2022')).toBe(limitsOf('FDA'))
    expect(limitsOf('FDA', '1999')).toBeUndefined()
  })
})
