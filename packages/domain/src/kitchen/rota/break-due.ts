import { HOUR_MS, MINUTE_MS } from '../../core/time/span.ts'
import { type RotaWarning, warnBelow } from './rota-warning.ts'

/** Which working-time law a kitchen's rota is checked by. */
export type RotaLaw = 'EU' | 'UK'

/** Rule RO4: longer shifts need a break [Directive 2003/88/EC art. 4; UK WTR 1998 reg. 12]. */
export const LONGEST_WITHOUT_BREAK_MS = 6 * HOUR_MS

/** The directive leaves the length of a break to each country, so any break will do; the UK says 20 minutes. */
const shortestBreakMs: Readonly<Record<RotaLaw, number>> = { EU: MINUTE_MS, UK: 20 * MINUTE_MS }

/** How long a grown-up's break must be in a shift of this length, in milliseconds; 0 where none is needed (rule RO4). */
export function breakNeeded(shiftMs: number, law: RotaLaw): number {
  return shiftMs > LONGEST_WITHOUT_BREAK_MS ? shortestBreakMs[law] : 0
}

/**
 * A warning when a shift has less break than it needs (rule RO4).
 * @param shiftMs - from start to end, the break included
 */
export function breakWarnings(shiftMs: number, breakMin: number, law: RotaLaw): readonly RotaWarning[] {
  return warnBelow('break', breakNeeded(shiftMs, law), breakMin * MINUTE_MS)
}
