import { ok, type Result } from '@brigade/contract/result.ts'
import { foldName } from '../../core/text/fold-name.ts'
import type { Availability } from '../../people/career/availability.ts'
import type { Certificate } from '../../people/career/certificate.ts'
import { freeFor } from '../../people/career/free-for.ts'
import { daysAfter } from '../../core/time/local-time.ts'
import { lengthMs, type Span } from '../../core/time/span.ts'
import { breakWarnings, type RotaLaw } from './break-due.ts'
import { dailyRestWarnings, restBetween } from './daily-rest.ts'
import { placeShift, type PlacementProblem, type TakenTime } from './place-shift.ts'
import { type RotaDay, rotaDayOf, rotaDayOfDate, rotaWeekSpan } from '../../core/time/rota-week.ts'
import type { RotaWarning } from './rota-warning.ts'
import { AVERAGE_WEEKS, weeklyHoursWarnings } from './weekly-hours.ts'
import { longestRest, weeklyRestWarnings } from './weekly-rest.ts'
import { workedMs } from './worked-time.ts'
import { isUnder18, youngWorkerWarnings } from './young-worker.ts'

/** A shift of the person elsewhere in the rota, in any kitchen, or a booking of theirs. */
export interface OtherShift extends TakenTime {
  readonly breakMin: number
}

/** The person a shift is drawn for. */
export interface DrawnFor {
  /** Shifts and bookings of at least the 17 weeks up to the shift, and of the days after it. */
  readonly others: readonly OtherShift[]
  /** `YYYY-MM-DD`; undefined when it is not known, and then nobody is taken for young. */
  readonly bornOn: string | undefined
  readonly hasOptOut: boolean
  readonly certificates: readonly Pick<Certificate, 'name' | 'expiresOn'>[]
  readonly availability: readonly Availability[]
  /** In which the person painted their weeks, IANA name. */
  readonly zone: string
}

/** A shift as it is drawn, and where. */
export interface DrawnShift {
  readonly span: Span
  readonly breakMin: number
  readonly neededCertificates: readonly string[]
  /** The kitchen's, IANA name. */
  readonly zone: string
  readonly law: RotaLaw
}

/** What drawing a shift asks a reason for (product, E37). */
export type ShiftWarning =
  | RotaWarning
  | { readonly limit: 'certificate'; readonly name: string }
  | { readonly limit: 'unavailable' }

/** The neighbours of a shift: the last that ends before it, and the first that starts after it. */
function neighbours(span: Span, others: readonly OtherShift[]) {
  const before = others.filter(({ endMs }) => endMs <= span.startMs).toSorted((a, b) => b.endMs - a.endMs)[0]
  const after = others
    .filter(({ startMs }) => startMs >= span.endMs)
    .toSorted((a, b) => a.startMs - b.startMs)[0]
  return { before, after }
}

/** Work of shifts that start within a stretch, breaks off; a shift counts where it starts (rule RO9). */
function workWithin(
  shifts: readonly (Span & { readonly breakMin: number })[],
  { startMs, endMs }: Span,
): number {
  return shifts
    .filter((shift) => shift.startMs >= startMs && shift.startMs < endMs)
    .reduce((sum, shift) => sum + workedMs(shift, shift.breakMin), 0)
}

/** The week of a shift, and what is worked in it. */
interface Week {
  readonly span: Span
  readonly shifts: readonly (Span & { readonly breakMin: number })[]
  readonly day: RotaDay
}

function weekOf({ span, breakMin, zone }: DrawnShift, others: readonly OtherShift[]): Week {
  const day = rotaDayOf(span.startMs, zone)
  return { span: rotaWeekSpan(day, zone), shifts: [...others, { ...span, breakMin }], day }
}

const WEEK_DAYS = 7

function grownUpWarnings(drawn: DrawnShift, person: DrawnFor, week: Week): readonly RotaWarning[] {
  const { before, after } = neighbours(drawn.span, person.others)
  const first = rotaDayOfDate(daysAfter(week.day.date, (1 - AVERAGE_WEEKS) * WEEK_DAYS))
  const seventeen = { startMs: rotaWeekSpan(first, drawn.zone).startMs, endMs: week.span.endMs }
  return [
    ...(before === undefined ? [] : dailyRestWarnings(before, drawn.span)),
    ...(after === undefined ? [] : dailyRestWarnings(drawn.span, after)),
    ...weeklyHoursWarnings({
      weekMs: workWithin(week.shifts, week.span),
      last17WeeksMs: workWithin(week.shifts, seventeen),
      hasOptOut: person.hasOptOut,
    }),
    ...weeklyRestWarnings(week.span, week.shifts),
    ...breakWarnings(lengthMs(drawn.span), drawn.breakMin, drawn.law),
  ]
}

function youngWarnings(drawn: DrawnShift, person: DrawnFor, week: Week): readonly RotaWarning[] {
  const { before, after } = neighbours(drawn.span, person.others)
  const rests = [
    ...(before === undefined ? [] : [restBetween(before, drawn.span)]),
    ...(after === undefined ? [] : [restBetween(drawn.span, after)]),
  ]
  const sameDay = week.shifts.filter(({ startMs }) => rotaDayOf(startMs, drawn.zone).date === week.day.date)
  return youngWorkerWarnings({
    dayMs: sameDay.reduce((sum, shift) => sum + workedMs(shift, shift.breakMin), 0),
    weekMs: workWithin(week.shifts, week.span),
    shiftMs: lengthMs(drawn.span),
    breakMin: drawn.breakMin,
    ...(rests.length > 0 && { restBeforeMs: Math.min(...rests) }),
    weeklyRestMs: longestRest(week.span, week.shifts),
  })
}

/** Certificates the shift needs and the person does not hold on its day. */
function certificateWarnings(
  { neededCertificates }: DrawnShift,
  { certificates }: DrawnFor,
  day: string,
): readonly ShiftWarning[] {
  const held = certificates
    .filter(({ expiresOn }) => expiresOn === undefined || expiresOn >= day)
    .map(({ name }) => foldName(name))
  return neededCertificates
    .filter((name) => !held.some((one) => one.includes(foldName(name))))
    .map((name) => ({ limit: 'certificate' as const, name }))
}

/**
 * Everything that drawing a shift for a person asks (product, E37): an overlap with other work, in any kitchen and for any
 * employer, refuses it (rule RO1); rest, hours, breaks and the limits for the young warn (rules RO2 to RO5), and so do a
 * missing certificate and a time at which the person is not free. Each warning is accepted with a reason.
 */
export function checkShift(
  drawn: DrawnShift,
  person: DrawnFor,
): Result<readonly ShiftWarning[], PlacementProblem> {
  const placed = placeShift(drawn.span, person.others)
  if (!placed.ok) return placed
  const week = weekOf(drawn, person.others)
  const isYoung = drawn.law === 'UK' && person.bornOn !== undefined && isUnder18(person.bornOn, week.day.date)
  const isUnavailable = freeFor(person.availability, drawn.span, person.zone) === 'not free'
  return ok([
    ...(isYoung ? youngWarnings(drawn, person, week) : grownUpWarnings(drawn, person, week)),
    ...certificateWarnings(drawn, person, week.day.date),
    ...(isUnavailable ? [{ limit: 'unavailable' as const }] : []),
  ])
}
