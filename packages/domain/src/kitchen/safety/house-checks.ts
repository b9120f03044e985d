import { exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Decimal } from '../../core/quantities/decimal.ts'
import type { Temperature } from '../../core/quantities/temperature.ts'
import { isInRange, type TemperatureRange } from './temperature-limit.ts'
import type { Verdict } from './verdict.ts'

/** FDA Food Code 2022, 4-501.114: parts per million of chlorine in sanitiser (rule SF-FDA13). */
const CHLORINE_PPM = { least: '50', most: '100' }

/** Water that has to be hot enough: FDA Food Code 2022, 4-703.11 and 5-202.12 (rule SF-FDA13). */
const waters = {
  'dish surface': { atLeast: { C: '71', F: '160' } },
  'hand washing': { atLeast: { C: '29.4', F: '85' } },
} as const satisfies Record<string, TemperatureRange>

/** Probe checks: Food Standards Agency, Safer Food Better Business (rule SF-UK9). */
const probes = {
  'ice water': { atLeast: { C: '-1' }, atMost: { C: '1' } },
  'boiling water': { atLeast: { C: '99' }, atMost: { C: '101' } },
} as const satisfies Record<string, TemperatureRange>

/** Chlorine sanitiser: 50 to 100 ppm, ends included (rule SF-FDA13). */
export function judgeChlorine(ppm: Decimal): Verdict {
  const exact = exactFromDecimal(ppm)
  const isInside =
    exact.compare(exactFromDecimal(CHLORINE_PPM.least)) >= 0 &&
    exact.compare(exactFromDecimal(CHLORINE_PPM.most)) <= 0
  return isInside ? 'passed' : 'failed'
}

/** Hot water for dishes and hands (rule SF-FDA13). */
export function judgeWater(water: keyof typeof waters, reading: Temperature): Verdict {
  return isInRange(reading, waters[water]) ? 'passed' : 'failed'
}

/** A probe in ice water or boiling water: a failed one is out of use (rule SF-UK9). */
export function judgeProbe(bath: keyof typeof probes, reading: Temperature): Verdict {
  return isInRange(reading, probes[bath]) ? 'passed' : 'failed'
}
