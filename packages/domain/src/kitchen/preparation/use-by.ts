import { daysAfter } from '../../core/time/local-time.ts'

/**
 * The last day a batch may be used: the day it was made is day 1 of its shelf life (rule PR6).
 * @param madeOn - service day `YYYY-MM-DD`
 * @param shelfLifeDays - whole days, 1 or more
 * @throws RangeError when the shelf life is below one day
 */
export function useBy(madeOn: string, shelfLifeDays: number): string {
  if (!Number.isInteger(shelfLifeDays) || shelfLifeDays < 1)
    throw new RangeError('a shelf life is at least one day')
  return daysAfter(madeOn, shelfLifeDays - 1)
}
