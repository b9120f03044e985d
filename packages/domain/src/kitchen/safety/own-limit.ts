import { err, ok, type Result } from '@brigade/contract/result.ts'
import type { Temperature } from '../../core/quantities/temperature.ts'
import type { HoldingPlace, SafetyLimits } from './safety-limits.ts'
import { isInRange, type TemperatureRange } from './temperature-limit.ts'

/** A limit that a kitchen sets for itself, in the unit it was entered, as a new version of its limits. */
export interface OwnLimit {
  readonly place: HoldingPlace
  readonly temperature: Temperature
  readonly version: string
}

/**
 * A kitchen's limits with one of its own (rule SF-EU2): never looser than the law. The result is a new version, and the
 * old one stays as it was, so that old records keep the limits they were judged by. Where the law has no number, the
 * kitchen's holds.
 * @param preset - the limits of the rule set the kitchen works under
 * @param current - the kitchen's limits now; the preset where it has set none
 */
export function withOwnLimit(
  preset: SafetyLimits,
  current: SafetyLimits,
  { place, temperature, version }: OwnLimit,
): Result<SafetyLimits, 'looser-than-law' | 'other-rule-set' | 'version-in-use'> {
  if (preset.jurisdiction !== current.jurisdiction) return err('other-rule-set')
  if (version === current.version || version === preset.version) return err('version-in-use')
  const law = preset.holding[place]
  if (law?.isLaw === true && !isInRange(temperature, law.range)) return err('looser-than-law')
  const own = { ...current.holding[place], range: ownRange(place, temperature), isLaw: law?.isLaw ?? false }
  return ok({ ...current, version, holding: { ...current.holding, [place]: own } })
}

function ownRange(place: HoldingPlace, { value, unit }: Temperature): TemperatureRange {
  const limit = unit === 'C' ? { C: value } : { F: value }
  return place === 'hot' || place === 'roast hold' ? { atLeast: limit } : { atMost: limit }
}
