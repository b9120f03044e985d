import type { Decimal } from '../../core/quantities/decimal.ts'
import { exactFromDecimal, exactFromInt } from '../../core/quantities/exact.ts'

/** Total SO2 up to which sulphites are not declared, in mg/kg or mg/l [Regulation (EU) 1169/2011 annex II]. */
const SULPHITE_LIMIT = exactFromInt(10)

/**
 * Whether sulphites count: above 10 mg/kg or 10 mg/l as total SO2 in the food as served; 10 exactly does not
 * (rule AL2).
 */
export function areSulphitesDeclared(milligramsPerKgOrLitre: Decimal): boolean {
  return exactFromDecimal(milligramsPerKgOrLitre).compare(SULPHITE_LIMIT) > 0
}
