import type { Temperature } from '../../core/quantities/temperature.ts'
import { isAtMost, type TemperatureLimit } from './temperature-limit.ts'
import type { Verdict } from './verdict.ts'

/** How fish was frozen: the warmest temperature of each stage, and the hours it was stored so. */
export interface FishFreezing {
  /** The warmest temperature until the fish was solid; absent when it was not watched. */
  readonly untilSolid?: Temperature
  readonly stored: Temperature
  readonly storedHours: number
}

interface FreezingWay {
  readonly untilSolid?: TemperatureLimit
  readonly stored: TemperatureLimit
  readonly hours: number
}

/** FDA Food Code 2022, 3-402.11 (rule SF-FDA13); °F as the Code prints them. */
const ways: readonly FreezingWay[] = [
  { stored: { C: '-20', F: '-4' }, hours: 168 },
  { untilSolid: { C: '-35', F: '-31' }, stored: { C: '-35', F: '-31' }, hours: 15 },
  { untilSolid: { C: '-35', F: '-31' }, stored: { C: '-20', F: '-4' }, hours: 24 },
]

/** Whether fish that is served raw was frozen in one of the three ways of rule SF-FDA13. */
export function judgeFishFreezing({ untilSolid, stored, storedHours }: FishFreezing): Verdict {
  const isMet = ways.some((way) => {
    const isSolid =
      way.untilSolid === undefined || (untilSolid !== undefined && isAtMost(untilSolid, way.untilSolid))
    return isSolid && isAtMost(stored, way.stored) && storedHours >= way.hours
  })
  return isMet ? 'passed' : 'failed'
}
