import type { GigShiftDraft } from '@brigade/domain/hiring/gigs/new-gig-shift.ts'
import type { Currency } from '@brigade/domain/core/money/money.ts'
import { moneyFromTyped } from '@brigade/domain/core/money/money-from-typed.ts'
import { wholeFromTyped } from '@brigade/domain/core/quantities/typed-digits.ts'
import { LONGEST_SHIFT_MS, SHORTEST_SHIFT_MS } from '@brigade/domain/kitchen/rota/place-shift.ts'
import { spanOnDay } from '@brigade/domain/kitchen/rota/span-on-day.ts'
import { LocalDate } from '@brigade/domain/core/time/local-date.ts'
import { lengthMs, MINUTE_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { mostOf } from '../../lib/drafts/field-limits.ts'
import { GigShiftOffer } from '@brigade/domain/hiring/gigs/gig-shift.ts'

/** A new shift as it is typed. */
export interface TypedShift {
  readonly day: string
  readonly from: string
  readonly to: string
  readonly breakMin: string
  readonly seats: string
  readonly pay: string
  readonly isInstant: boolean
  readonly dress: string
  readonly contact: string
  readonly parking: string
}

/** Fields that may be wrong; their words are `gigs.problem.<field>`. */
export type ShiftProblem = 'day' | 'times' | 'breakMin' | 'seats' | 'pay'

export type ReadShift =
  | { readonly ok: true; readonly draft: GigShiftDraft }
  | { readonly ok: false; readonly problems: readonly ShiftProblem[] }

const TIME = /^\d{2}:\d{2}$/

/** The typed shift as it is offered, or which fields do not fit. */
export function readShift(typed: TypedShift, currency: Currency, zone: string): ReadShift {
  const pay = moneyFromTyped(typed.pay, currency)
  const seats = wholeFromTyped(typed.seats, mostOf(GigShiftOffer, 'seats'))
  const breakMin = wholeFromTyped(typed.breakMin, mostOf(GigShiftOffer, 'breakMin'))
  const isDay = LocalDate.safeParse(typed.day).success
  const hasTimes = TIME.test(typed.from) && TIME.test(typed.to)
  const span = isDay && hasTimes ? spanOnDay(typed, zone) : undefined
  const ms = span === undefined ? 0 : lengthMs(span)
  const checks: readonly (readonly [field: ShiftProblem, isWrong: boolean])[] = [
    ['day', !isDay],
    ['times', isDay && (ms < SHORTEST_SHIFT_MS || ms > LONGEST_SHIFT_MS)],
    ['breakMin', breakMin === undefined || (ms > 0 && breakMin * MINUTE_MS >= ms)],
    ['seats', seats === undefined || seats < 1],
    ['pay', !pay.ok || pay.money.minor <= 0],
  ]
  const problems = checks.filter(([, isWrong]) => isWrong).map(([field]) => field)
  if (span === undefined || breakMin === undefined || seats === undefined || !pay.ok || problems.length > 0)
    return { ok: false, problems }
  return {
    ok: true,
    draft: {
      startsAt: timestampFromMs(span.startMs),
      endsAt: timestampFromMs(span.endMs),
      breakMin,
      seats,
      payPerHour: pay.money,
      dress: typed.dress.trim(),
      isInstant: typed.isInstant,
    },
  }
}
