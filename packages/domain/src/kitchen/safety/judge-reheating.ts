import { judgeByRows, judgeCooking, type CoreReading } from './judge-cooking.ts'
import type { CookedFood, SafetyLimits } from './safety-limits.ts'
import type { Verdict } from './verdict.ts'

/** One reheating of one food. */
export interface Reheating extends CoreReading {
  readonly food: CookedFood
  /** Minutes from the start until the temperature was reached; absent when nobody took the time. */
  readonly reachedAfterMinutes?: number
  readonly isFromSealedPack?: boolean
  /** How often this food was reheated before. */
  readonly earlierReheats?: number
  /** Why the temperature of the law would spoil the food. */
  readonly spoilReason?: string
}

/**
 * Judges reheating (rules SF-FDA10, SF-UK7): hot enough for long enough, in time where there is a time, and only once
 * where food is reheated only once. Where a reason excuses the temperature, the food is judged as for cooking.
 */
export function judgeReheating(reheating: Reheating, limits: SafetyLimits): Verdict {
  const limit = limits.reheating
  if (limit === undefined) return 'not proven'
  if (limit.onlyOnce && (reheating.earlierReheats ?? 0) > 0) return 'failed'
  const isExcused = limit.isExcusable && (reheating.spoilReason ?? '').trim() !== ''
  const rows = (reheating.isFromSealedPack === true ? limit.sealedPackRows : undefined) ?? limit.rows
  const { verdict } =
    rows === undefined || isExcused
      ? judgeCooking(reheating, reheating.food, limits)
      : judgeByRows(reheating, rows)
  if (verdict === 'failed' || limit.withinMinutes === undefined) return verdict
  if (reheating.reachedAfterMinutes === undefined) return 'not proven'
  return reheating.reachedAfterMinutes <= limit.withinMinutes ? verdict : 'failed'
}
