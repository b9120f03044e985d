import type { Temperature } from '../../core/quantities/temperature.ts'
import type { SafetyField } from './safety-field.ts'
import type { SafetyKind } from '../../food/haccp/safety-kind.ts'
import type { HoldingPlace, SafetyLimits } from './safety-limits.ts'
import type { TemperatureLimit } from './temperature-limit.ts'

/** A check every kitchen makes, and when; the names are the kitchen's own language's. */
export interface UsualCheck {
  readonly key: 'fridge' | 'freezer' | 'hotHold' | 'cleaning' | 'cooling'
  readonly kind: SafetyKind
  readonly fields: readonly SafetyField[]
  /** Empty for one that is made when there is something to check. */
  readonly times: readonly string[]
}

/** The house norm for chilled food where the law of the place has no number (product, E35). */
export const HOUSE_CHILL: TemperatureLimit = { C: '5' }

/** A limit as it is printed, in the unit it is printed in. */
function printed({ C, F }: TemperatureLimit): Temperature {
  return C === undefined ? { value: F ?? '0', unit: 'F' } : { value: C, unit: 'C' }
}

function temperatureField(label: string, limits: SafetyLimits, place: HoldingPlace): SafetyField {
  const { atLeast, atMost } = limits.holding[place]?.range ?? { atMost: HOUSE_CHILL }
  return {
    key: 'temperature',
    label,
    isRequired: true,
    type: 'temperature',
    ...(atLeast !== undefined && { atLeast: printed(atLeast) }),
    ...(atMost !== undefined && { atMost: printed(atMost) }),
  }
}

/**
 * The checks a kitchen begins with, by its rule set: fridge, freezer, hot holding, cooling and the closing clean.
 * @param words - the label of each check's one field, as the kitchen reads it
 */
export function usualChecks(
  limits: SafetyLimits,
  words: Readonly<Record<'temperature' | 'isClean', string>>,
): readonly UsualCheck[] {
  const place = (key: UsualCheck['key'], kind: SafetyKind, at: HoldingPlace, times: readonly string[]) => ({
    key,
    kind,
    times,
    fields: [temperatureField(words.temperature, limits, at)],
  })
  return [
    place('fridge', 'fridge or freezer temperature', 'cold', ['08:00', '12:00', '17:00', '22:00']),
    place('freezer', 'fridge or freezer temperature', 'freezer', ['08:00', '22:00']),
    place('hotHold', 'hot hold', 'hot', ['12:30', '19:30']),
    {
      key: 'cleaning',
      kind: 'closing',
      times: ['23:00'],
      fields: [{ key: 'isClean', label: words.isClean, isRequired: true, type: 'yes or no', expected: true }],
    },
    {
      key: 'cooling',
      kind: 'cooling',
      times: [],
      fields: [{ key: 'temperature', label: words.temperature, isRequired: true, type: 'temperature' }],
    },
  ]
}
