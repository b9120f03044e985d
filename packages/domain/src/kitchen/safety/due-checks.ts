import { instantOf, localDateAndTime, nextDay } from '../../core/time/local-time.ts'
import { type KitchenTime, serviceDayOf } from '../../core/time/service-day.ts'
import { checkTiming, type CheckTiming } from './check-timing.ts'
import { occurrenceKey, type SafetySchedule } from './safety-schedule.ts'

const MS_PER_MINUTE = 60_000

/** A check is announced so many minutes before it is due. */
const SOON_MIN = 30

/** One time at which a schedule asks for its check; instants in milliseconds since 1970. */
export interface Occurrence {
  readonly key: string
  readonly scheduleId: string
  readonly templateId: string
  readonly dueMs: number
  readonly serviceDayEndMs: number
  readonly windowMin: number
  readonly graceMin: number
}

/** Where an occurrence stands: `later` and `soon` are not due yet, `due` may be done in time (rule PR7). */
export type DueState = 'later' | 'soon' | 'due' | 'late' | 'missed' | 'done' | 'done late'

/** Monday 1 to Sunday 7 of a calendar day. */
function weekdayOf(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay() || 7
}

/** A wall-clock time of a service day; one before the day's beginning is in the small hours after it (rule TK7). */
function instantIn(serviceDay: string, time: string, { zone, dayStartsAt }: KitchenTime): number {
  const date = time < dayStartsAt ? nextDay(serviceDay) : serviceDay
  return instantOf({ date, time }, zone)
}

/** The times named, or every so many minutes through the whole service day. */
function instantsOf(schedule: SafetySchedule, serviceDay: string, kitchen: KitchenTime): readonly number[] {
  if (schedule.everyMin === undefined) {
    return schedule.times.map((time) => instantIn(serviceDay, time, kitchen))
  }
  const startMs = instantIn(serviceDay, kitchen.dayStartsAt, kitchen)
  const endMs = instantIn(nextDay(serviceDay), kitchen.dayStartsAt, kitchen)
  const stepMs = schedule.everyMin * MS_PER_MINUTE
  const count = Math.ceil((endMs - startMs) / stepMs)
  return Array.from({ length: count }, (_, index) => startMs + index * stepMs)
}

/** `HH:MM` on the kitchen's clock. */
function timeOf(dueMs: number, zone: string): string {
  return localDateAndTime(dueMs, zone).time.slice(0, 'HH:MM'.length)
}

/**
 * The checks a schedule asks for in a service day, oldest first; none on days it does not hold for.
 */
export function occurrencesOf(
  scheduleId: string,
  schedule: SafetySchedule,
  { serviceDay, kitchen }: { readonly serviceDay: string; readonly kitchen: KitchenTime },
): readonly Occurrence[] {
  const isOver = schedule.until !== undefined && serviceDay > schedule.until
  if (isOver || (schedule.days.length > 0 && !schedule.days.includes(weekdayOf(serviceDay)))) return []
  const serviceDayEndMs = instantIn(nextDay(serviceDay), kitchen.dayStartsAt, kitchen)
  const { templateId, windowMin, graceMin } = schedule
  return instantsOf(schedule, serviceDay, kitchen)
    .toSorted((one, other) => one - other)
    .map((dueMs) => {
      const key = occurrenceKey(scheduleId, serviceDay, timeOf(dueMs, kitchen.zone))
      return { key, scheduleId, templateId, dueMs, serviceDayEndMs, windowMin, graceMin }
    })
}

const DONE: Readonly<Partial<Record<CheckTiming, DueState>>> = { 'on time': 'done', late: 'done late' }

/**
 * Where an occurrence stands now (rule PR7).
 * @param doneMs - when it was recorded; absent while it was not
 */
export function dueState(occurrence: Occurrence, nowMs: number, doneMs?: number): DueState {
  const timing = checkTiming({ ...occurrence, ...(doneMs !== undefined && { doneMs }) }, nowMs)
  if (doneMs !== undefined) return DONE[timing] ?? 'done'
  if (timing === 'late' || timing === 'missed') return timing
  if (nowMs >= occurrence.dueMs) return 'due'
  return occurrence.dueMs - nowMs <= SOON_MIN * MS_PER_MINUTE ? 'soon' : 'later'
}

/** The service day whose checks are on screen now. */
export function checksOfDay(
  schedules: readonly { readonly id: string; readonly content: SafetySchedule }[],
  nowMs: number,
  kitchen: KitchenTime,
): readonly Occurrence[] {
  const serviceDay = serviceDayOf(nowMs, kitchen)
  return schedules
    .flatMap(({ id, content }) => occurrencesOf(id, content, { serviceDay, kitchen }))
    .toSorted((one, other) => one.dueMs - other.dueMs || (one.key < other.key ? -1 : 1))
}
