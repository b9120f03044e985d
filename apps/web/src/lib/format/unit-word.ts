import type { Unit } from '@brigade/domain/core/quantities/unit.ts'
import type { Translate } from '../../messages/text.tsx'

/** A unit's name as it follows so many of it: "cup" after ¼ and 1, "cups" after 3. The page's route names the `units` messages. */
export function unitWord(t: Translate, unit: Unit, count = 1): string {
  return t(`units.${unit}`, { count: count > 0 && count < 1 ? 1 : count })
}
