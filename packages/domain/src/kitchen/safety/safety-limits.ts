import type { Jurisdiction } from '../kitchens/kitchen-settings.ts'
import { safetyLimits } from './limits.table.ts'
import type { TemperatureLimit, TemperatureRange } from './temperature-limit.ts'

/** A temperature and how long it has to be held; 0 s is "at once". */
export interface HoldRow {
  readonly at: TemperatureLimit
  readonly holdSeconds: number
}

/** What is cooked, as far as the law tells it apart. */
export type CookedFood = 'poultry' | 'ground' | 'burger' | 'whole cut' | 'roast'

/** Where food is kept at a temperature. */
export interface HoldingLimit {
  readonly range: TemperatureRange
  /** A reading past this one still passes, with a warning. */
  readonly warning?: TemperatureRange
  /** How long food may be outside, once, before it has to be used, brought back or binned. */
  readonly onePeriodMinutes?: number
  /** A number of the law can only be made stricter by a kitchen; a default is the kitchen's to choose. */
  readonly isLaw: boolean
}

/** Places food is held at; `roast hold` is hot holding of roasts cooked by the roast table. */
export type HoldingPlace = 'cold' | 'hot' | 'roast hold' | 'freezer' | 'frozen transport'

/** Two-stage cooling. */
export interface CoolingLimit {
  readonly start: TemperatureLimit
  readonly middle: TemperatureLimit
  readonly end: TemperatureLimit
  readonly middleMinutes: number
  /** Minutes for the second stage, counted from the start of the clock or from the first reading at the middle. */
  readonly endMinutes: number
  readonly endCountsFrom: 'start' | 'middle'
}

/** Bringing food back to a temperature. */
export interface ReheatingLimit {
  /** The rows to meet; absent, reheating is judged as cooking of that food. */
  readonly rows?: readonly HoldRow[]
  readonly sealedPackRows?: readonly HoldRow[]
  readonly withinMinutes?: number
  readonly onlyOnce: boolean
  /** With a reason (the temperature would spoil the food), the rows for cooking do instead. */
  readonly isExcusable: boolean
}

/** One edition of one rule set. Two sets are never mixed in one check (rule SF-EU2): a check gets exactly one. */
export interface SafetyLimits {
  readonly jurisdiction: Jurisdiction
  readonly version: string
  readonly holding: Readonly<Partial<Record<HoldingPlace, HoldingLimit>>>
  readonly cooking: Readonly<Partial<Record<CookedFood, readonly HoldRow[]>>>
  readonly cooling?: CoolingLimit
  readonly reheating?: ReheatingLimit
}

/**
 * The limits of a rule set: the named edition, or the newest one.
 * @returns undefined when there is no such edition
 */
export function limitsOf(jurisdiction: Jurisdiction, version?: string): SafetyLimits | undefined {
  const editions = safetyLimits.filter((limits) => limits.jurisdiction === jurisdiction)
  return version === undefined ? editions.at(-1) : editions.find((limits) => limits.version === version)
}
