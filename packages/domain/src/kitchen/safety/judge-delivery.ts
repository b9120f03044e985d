import type { Temperature } from '../../core/quantities/temperature.ts'
import { isInRange, type TemperatureRange } from './temperature-limit.ts'

/** Regulation (EC) 853/2004; frozen: Directive 89/108/EEC (rule SF-EU1). */
const receivingLimits = {
  'fresh meat': { atMost: { C: '7' } },
  offal: { atMost: { C: '3' } },
  poultry: { atMost: { C: '4' } },
  'minced meat': { atMost: { C: '2' } },
  frozen: { atMost: { C: '-18' } },
  'fish on ice': { atLeast: { C: '0' }, atMost: { C: '2' } },
} as const satisfies Record<string, TemperatureRange>

export type DeliveredFood = keyof typeof receivingLimits

/** Whether a delivery is cold enough to take in the European Union (rule SF-EU1). */
export function judgeDelivery(food: DeliveredFood, reading: Temperature): 'accept' | 'refuse' {
  return isInRange(reading, receivingLimits[food]) ? 'accept' : 'refuse'
}
