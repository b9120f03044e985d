import type { Timestamp } from '@brigade/domain/core/time/timestamp.ts'
import type { Pantry } from '../build-pantry.ts'
import type { YearsSize } from './year-sizes.table.ts'

/** A kitchen that is there already, and what its years are to hold. */
export interface YearsToBuild {
  readonly pantry: Pantry
  /** Who verifies what others have done about a failed check. */
  readonly verifier: string
  readonly size: YearsSize
  readonly zone: string
  /** Who it buys from; with an account or without. */
  readonly links: readonly { readonly linkId: string; readonly supplierId?: string; readonly name: string }[]
  readonly stationIds: readonly string[]
  /** Orders it has placed already. */
  readonly ordersBefore: number
}

/** A day of the kitchen, counted from 0; the last is the one before the day of building. */
export interface DayToBuild extends YearsToBuild {
  readonly day: number
  readonly date: string
  /** Noon in Greenwich. */
  readonly at: Timestamp
}

/** Which of `all`, counted from 0, fall on a day: the days together have all of them. */
export function shareOfDay(all: number, { day, size }: Pick<DayToBuild, 'day' | 'size'>): readonly number[] {
  const before = Math.floor((all * day) / size.days)
  const after = Math.floor((all * (day + 1)) / size.days)
  return Array.from({ length: after - before }, (_, index) => before + index)
}
