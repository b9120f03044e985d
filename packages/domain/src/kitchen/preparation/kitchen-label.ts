import type { Allergens } from '../../food/allergens/allergens.ts'
import type { Jurisdiction } from '../kitchens/kitchen-settings.ts'
import { useBy as lastDayOfUse } from './use-by.ts'
import { type LocalDateAndTime, localDateAndTime } from '../../core/time/local-time.ts'
import { type KitchenTime, serviceDayOf } from '../../core/time/service-day.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'

/** Days that ready-to-eat food may be kept chilled, the day it was made included [FDA Food Code 3-501.17]. */
const FDA_DAYS = 7

/** A kitchen's clock and the rules it works by. */
export interface LabellingKitchen extends KitchenTime {
  readonly jurisdiction: Jurisdiction
}

/** Something that was just made and is put away. */
export interface MadeFood {
  readonly name: string
  readonly madeAt: Timestamp
  /** Whole days, 1 or more; the day it was made is day 1. */
  readonly shelfLifeDays: number
  readonly allergens: Allergens
  /** Of the person who made it. */
  readonly initials: string
}

/** What stands on the label of food that is put away (rule LB4). */
export interface KitchenLabel {
  readonly name: string
  /** Date and time on the kitchen's wall. */
  readonly made: LocalDateAndTime
  /** Last day of use `YYYY-MM-DD`. */
  readonly useBy: string
  /** With every group that is contained, may be or is not known. */
  readonly allergens: Allergens
  readonly initials: string
}

/**
 * The label of food that was made and is put away chilled (rule LB4). Use-by is the end of its shelf life (rule PR6) or,
 * under the FDA Food Code, the seventh calendar day if that is earlier (rule SF-FDA11).
 * A freezer stops that clock, so thawed food gets a new label.
 * @throws RangeError when the shelf life is below one day
 */
export function kitchenLabel(food: MadeFood, kitchen: LabellingKitchen): KitchenLabel {
  const madeMs = msFromTimestamp(food.madeAt)
  const made = localDateAndTime(madeMs, kitchen.zone)
  const shelfLifeEnd = lastDayOfUse(serviceDayOf(madeMs, kitchen), food.shelfLifeDays)
  const lawEnd = kitchen.jurisdiction === 'FDA' ? lastDayOfUse(made.date, FDA_DAYS) : shelfLifeEnd
  return {
    name: food.name,
    made,
    useBy: lawEnd < shelfLifeEnd ? lawEnd : shelfLifeEnd,
    allergens: food.allergens,
    initials: food.initials,
  }
}
