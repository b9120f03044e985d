import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Jurisdiction } from '../kitchens/kitchen-settings.ts'
import type { Temperature } from '../../core/quantities/temperature.ts'
import { judgeByRows, judgeCooking } from './judge-cooking.ts'
import { judgeReheating, type Reheating } from './judge-reheating.ts'
import { type CookedFood, limitsOf, type SafetyLimits } from './safety-limits.ts'

const c = (value: string): Temperature => ({ value, unit: 'C' })
const f = (value: string): Temperature => ({ value, unit: 'F' })

function limits(jurisdiction: Jurisdiction): SafetyLimits {
  const found = limitsOf(jurisdiction)
  if (found === undefined) throw new Error(`no limits for ${jurisdiction}`)
  return found
}

const fda = (food: CookedFood, temperature: Temperature, heldSeconds?: number) =>
  judgeCooking({ temperature, ...(heldSeconds === undefined ? {} : { heldSeconds }) }, food, limits('FDA'))
const uk = (food: CookedFood, value: string, heldSeconds: number, usesBurgerTable = false) =>
  judgeCooking({ temperature: c(value), heldSeconds }, food, limits('UK'), usesBurgerTable)

describe('cooking, United States', () => {
  test('[SF-FDA6] poultry: 74 °C (165 °F), at once', () => {
    expect(fda('poultry', c('74.0')).verdict).toBe('passed')
    expect(fda('poultry', f('164.9')).verdict).toBe('failed')
    expect(fda('poultry', f('165'), 0).verdict).toBe('passed')
  })

  test('[SF-FDA7] ground meat: the highest row reached for the whole hold', () => {
    expect(fda('ground', c('68'), 17).verdict).toBe('passed')
    expect(fda('ground', c('67'), 30).verdict).toBe('failed')
    expect(fda('ground', c('68'), 16).verdict).toBe('failed')
    expect(fda('ground', c('63'), 180).verdict).toBe('passed')
    expect(fda('ground', c('62.9'), 9999).verdict).toBe('failed')
    expect(fda('ground', f('150'), 60).verdict).toBe('passed')
    expect(fda('ground', c('70')).verdict).toBe('passed')
  })

  test('[SF-FDA8] whole cuts: 63 °C for 15 s', () => {
    expect(fda('whole cut', c('63.0'), 15).verdict).toBe('passed')
    expect(fda('whole cut', c('63.0'), 14).verdict).toBe('failed')
  })

  test('[SF-FDA8] a hold nobody timed is not proven', () => {
    expect(fda('whole cut', c('63')).verdict).toBe('not proven')
    expect(fda('whole cut', c('62')).verdict).toBe('failed')
  })

  test('[SF-FDA9] roasts: between rows the lower row counts', () => {
    const minutes = 60
    expect(fda('roast', f('134'), 56 * minutes)).toMatchObject({
      verdict: 'passed',
      row: { at: { F: '133' } },
    })
    expect(fda('roast', f('134'), 40 * minutes).verdict).toBe('failed')
    expect(fda('roast', c('54.4'), 112 * minutes).verdict).toBe('passed')
    expect(fda('roast', c('54.3'), 999 * minutes).verdict).toBe('failed')
    expect(fda('roast', f('147'), 133).verdict).toBe('failed')
    expect(fda('roast', f('158')).verdict).toBe('passed')
  })

  test('[SF-FDA9] more heat for as long never turns a pass into a fail', () => {
    const rows = limits('FDA').cooking.roast ?? []
    const degrees = fc.integer({ min: 120, max: 180 })
    fc.assert(
      fc.property(degrees, degrees, fc.integer({ min: 0, max: 8000 }), (one, other, heldSeconds) => {
        const isPassed = (value: number) =>
          judgeByRows({ temperature: f(String(value)), heldSeconds }, rows).verdict === 'passed'
        expect(isPassed(Math.min(one, other)) && !isPassed(Math.max(one, other))).toBe(false)
      }),
    )
  })
})

describe('cooking, United Kingdom', () => {
  test('[SF-UK5] no interpolation', () => {
    expect(uk('whole cut', '70', 120).verdict).toBe('passed')
    expect(uk('whole cut', '72', 60)).toMatchObject({
      verdict: 'failed',
      row: { at: { C: '70' }, holdSeconds: 120 },
    })
    expect(uk('poultry', '75', 30).verdict).toBe('passed')
    expect(uk('poultry', '80', 5).verdict).toBe('failed')
    expect(uk('roast', '60', 2700).verdict).toBe('passed')
    expect(uk('roast', '59.9', 9999)).toEqual({ verdict: 'failed', row: undefined })
  })

  test('[SF-UK6] burgers go by their own table, other minced meat when switched on', () => {
    expect(uk('burger', '65', 600).verdict).toBe('failed')
    expect(uk('burger', '65', 840).verdict).toBe('passed')
    expect(uk('burger', '60', 5579).verdict).toBe('failed')
    expect(uk('ground', '65', 600).verdict).toBe('passed')
    expect(uk('ground', '65', 600, true).verdict).toBe('failed')
    expect(uk('poultry', '65', 600, true).verdict).toBe('passed')
  })

  test('[SF-EU2] a rule set without a cooking table proves nothing', () => {
    expect(judgeCooking({ temperature: c('90'), heldSeconds: 60 }, 'poultry', limits('EU')).verdict).toBe(
      'not proven',
    )
  })
})

describe('reheating', () => {
  const reheat = (jurisdiction: Jurisdiction, value: string, change: Partial<Reheating> = {}) =>
    judgeReheating({ temperature: c(value), food: 'whole cut', ...change }, limits(jurisdiction))

  test('[SF-FDA10] 74 °C for 15 s, reached within 2 h', () => {
    expect(reheat('FDA', '74', { heldSeconds: 15, reachedAfterMinutes: 120 })).toBe('passed')
    expect(reheat('FDA', '74', { heldSeconds: 15, reachedAfterMinutes: 121 })).toBe('failed')
    expect(reheat('FDA', '74', { heldSeconds: 14, reachedAfterMinutes: 10 })).toBe('failed')
    expect(reheat('FDA', '74', { heldSeconds: 15 })).toBe('not proven')
    expect(reheat('FDA', '74', { reachedAfterMinutes: 10 })).toBe('not proven')
    expect(reheat('FDA', '74', { reachedAfterMinutes: 121 })).toBe('failed')
  })

  test('[SF-FDA10] ready food from a sealed pack: 57 °C', () => {
    const sealed = { isFromSealedPack: true, reachedAfterMinutes: 30 }
    expect(reheat('FDA', '57', sealed)).toBe('passed')
    expect(reheat('FDA', '56.9', sealed)).toBe('failed')
    expect(reheat('FDA', '57', { reachedAfterMinutes: 30, heldSeconds: 60 })).toBe('failed')
  })

  test('[SF-UK7] as for cooking, only once', () => {
    expect(reheat('UK', '75', { heldSeconds: 30 })).toBe('passed')
    expect(reheat('UK', '75', { heldSeconds: 29 })).toBe('failed')
    expect(reheat('UK', '90', { heldSeconds: 600, earlierReheats: 1 })).toBe('failed')
  })

  test('[SF-UK7] Scotland: 82 °C, unless a reason says that it spoils the food', () => {
    expect(reheat('SCT', '81.9', { heldSeconds: 60 })).toBe('failed')
    expect(reheat('SCT', '82')).toBe('passed')
    expect(reheat('SCT', '81.9', { heldSeconds: 60, spoilReason: 'the hollandaise splits' })).toBe('passed')
    expect(reheat('SCT', '69', { heldSeconds: 60, spoilReason: 'the hollandaise splits' })).toBe('failed')
    expect(reheat('SCT', '81.9', { heldSeconds: 60, spoilReason: ' ' })).toBe('failed')
    expect(reheat('SCT', '82', { earlierReheats: 1 })).toBe('failed')
  })

  test('[SF-EU2] a rule set without a reheating limit proves nothing', () => {
    expect(reheat('EU', '90', { heldSeconds: 60 })).toBe('not proven')
  })
})
