import { daysBetween } from '../../core/time/local-time.ts'

/**
 * Days on which the same recipe is needed, joined into batches: one batch serves every need up to (shelf life − 1)
 * days after its first; the day it is made is day 1 (rule PR4).
 * @param days - `YYYY-MM-DD`, in any order
 * @param shelfLifeDays - whole days, 1 or more
 * @returns the days of each batch, in order
 */
export function joinBatches(days: readonly string[], shelfLifeDays: number): readonly (readonly string[])[] {
  const batches: string[][] = []
  for (const day of days.toSorted()) {
    const batch = batches.at(-1)
    const first = batch?.[0]
    if (batch !== undefined && first !== undefined && daysBetween(first, day) <= shelfLifeDays - 1)
      batch.push(day)
    else batches.push([day])
  }
  return batches
}
