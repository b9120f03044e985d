import { err, ok, type Result } from '@brigade/contract/result.ts'
import type { Money } from '../../core/money/money.ts'
import type { SupplierTerms } from '../suppliers/supplier-terms.ts'
import { localDateAndTime } from '../../core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import { checkCutOff, nextReachableDay } from './cut-off.ts'
import { deliveryDayFrom, isDeliveryDay } from './delivery-days.ts'
import { checkMinimum } from './minimum-order.ts'
import type { OrderWarning } from './order-functions.ts'

/** An order that is about to be sent. */
export interface OrderToSend {
  readonly wantedDay: string
  /** Net value, without VAT and fee. */
  readonly goods: Money
  readonly now: Timestamp
  /** What the sender has been asked and has accepted. */
  readonly accept: readonly OrderWarning[]
}

/** Why an order is not sent as it is; a strict rule of the supplier, or a day on which it does not drive. */
export type SendingProblem =
  | { readonly kind: 'holiday' | 'cut-off-passed'; readonly nextDay?: string }
  | { readonly kind: 'below-minimum'; readonly missing: Money }

/**
 * Whether an order may be sent under the supplier's terms (rules OR7 to OR9). What a flexible supplier has to be asked is
 * answered as warnings; none left means: send it.
 * @throws RangeError when goods and minimum are in different currencies
 */
export function checkSending(
  { wantedDay, goods, now, accept: accepted }: OrderToSend,
  terms: SupplierTerms,
): Result<readonly OrderWarning[], SendingProblem> {
  const day = checkDay({ wantedDay, now, acceptsLate: accepted.includes('cut-off-passed') }, terms)
  if (!day.ok) return day
  const acceptsBelow = accepted.includes('below-minimum')
  const minimum = checkMinimum({ goods, acceptsBelow }, terms.minimumOrder)
  if (minimum.ok) return ok(day.value)
  if (minimum.problem.kind === 'asks') return ok([...day.value, 'below-minimum'])
  return err({ kind: 'below-minimum', missing: minimum.problem.missing })
}

interface WantedDay {
  readonly wantedDay: string
  readonly now: Timestamp
  readonly acceptsLate: boolean
}

function checkDay(wanted: WantedDay, terms: SupplierTerms): Result<readonly OrderWarning[], SendingProblem> {
  const { cutOff, zone, deliveryDays } = terms
  if (cutOff === undefined) return checkDayAlone(wanted, terms)
  const checked = checkCutOff(wanted, { ...deliveryDays, zone, cutOff })
  if (checked.ok) return ok([])
  const { kind, ...named } = checked.problem
  if (kind === 'asks') return ok(['cut-off-passed'])
  return err({ kind: kind === 'late' ? 'cut-off-passed' : 'holiday', ...named })
}

/** Without a cut-off any coming delivery day will do; a supplier who has named no days drives on all of them. */
function checkDayAlone(
  { wantedDay, now }: WantedDay,
  { zone, deliveryDays }: SupplierTerms,
): Result<readonly OrderWarning[], SendingProblem> {
  const today = localDateAndTime(msFromTimestamp(now), zone).date
  const drives = deliveryDays.weekdays.length === 0 || isDeliveryDay(wantedDay, deliveryDays)
  if (wantedDay >= today && drives) return ok([])
  const nextDay = nextDayOf(now, { zone, deliveryDays })
  return err({
    kind: wantedDay < today ? 'cut-off-passed' : 'holiday',
    ...(nextDay !== undefined && { nextDay }),
  })
}

/** The first day for which an order sent now is in time; undefined when the supplier does not drive within a year. */
export function nextDayOf(
  now: Timestamp,
  { cutOff, zone, deliveryDays }: Pick<SupplierTerms, 'cutOff' | 'zone' | 'deliveryDays'>,
): string | undefined {
  const today = localDateAndTime(msFromTimestamp(now), zone).date
  if (deliveryDays.weekdays.length === 0) return today
  if (cutOff !== undefined) return nextReachableDay(now, { ...deliveryDays, zone, cutOff })
  return deliveryDayFrom(today, deliveryDays)
}
