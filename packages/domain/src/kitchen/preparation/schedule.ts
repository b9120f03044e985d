import { instantOf, localDateAndTime, previousDay } from '../../core/time/local-time.ts'
import { MINUTE_MS } from '../../core/time/span.ts'

/** When a kitchen prepares, on every day alike: wall-clock times `HH:MM` in an IANA zone. */
export interface WorkingHours {
  readonly from: string
  readonly to: string
  readonly zone: string
}

/**
 * When work has to start to be ready in time, counting only working hours; what does not fit moves to the end of the
 * day before (rule PR2).
 * @param neededMs - instant it is needed, in milliseconds since 1970
 * @param minutes - how long it takes, 0 or more
 * @throws RangeError when the working day is empty
 */
export function startInTime(neededMs: number, minutes: number, hours: WorkingHours): number {
  return startWithin(neededMs, minutes, { zone: hours.zone, dayOf: workingDays(hours) })
}

/** The working day of a date. */
interface WorkingDay {
  readonly opens: number
  readonly closes: number
}

interface WorkingDays {
  readonly zone: string
  readonly dayOf: (date: string) => WorkingDay
}

/** Looks each date up once, because asking a zone for its clock takes long. */
function workingDays(hours: WorkingHours): WorkingDays['dayOf'] {
  if (hours.from >= hours.to) throw new RangeError('a working day ends after it begins')
  const days = new Map<string, WorkingDay>()
  const instant = (date: string, time: string) => instantOf({ date, time }, hours.zone)
  return (date) => {
    const known = days.get(date)
    if (known !== undefined) return known
    const day = { opens: instant(date, hours.from), closes: instant(date, hours.to) }
    days.set(date, day)
    return day
  }
}

function startWithin(neededMs: number, minutes: number, { zone, dayOf }: WorkingDays): number {
  let { date } = localDateAndTime(neededMs, zone)
  let leftMs = minutes * MINUTE_MS
  let end = neededMs
  for (;;) {
    const day = dayOf(date)
    const { opens } = day
    const closes = Math.min(end, day.closes)
    const roomMs = Math.max(0, closes - opens)
    if (roomMs > 0 && leftMs <= roomMs) return closes - leftMs
    leftMs -= roomMs
    date = previousDay(date)
    end = opens
  }
}

/** A piece of work, the parts it needs, and when it is needed itself (absent when only others need it). */
export interface Work {
  readonly minutes: number
  readonly parts: readonly string[]
  readonly neededMs?: number
}

/** When a piece of work starts and by when it is finished, in milliseconds since 1970. */
export interface Slot {
  readonly startMs: number
  readonly finishMs: number
}

/**
 * Plans backwards: a part is finished when its parent starts, a shared part when the first of its parents does
 * (rule PR3). Work that nothing needs at any time is left out. The parts must not form a loop.
 * @param work - by id
 */
export function scheduleBackwards(
  work: ReadonlyMap<string, Work>,
  hours: WorkingHours,
): ReadonlyMap<string, Slot> {
  const parents = parentsByPart(work)
  const days: WorkingDays = { zone: hours.zone, dayOf: workingDays(hours) }
  const slots = new Map<string, Slot | undefined>()
  const slotOf = (id: string): Slot | undefined => {
    if (slots.has(id)) return slots.get(id)
    const own = work.get(id)
    const starts = (parents.get(id) ?? []).map((parentId) => slotOf(parentId)?.startMs)
    const deadlines = [own?.neededMs, ...starts].filter((ms) => ms !== undefined)
    const finishMs = Math.min(...deadlines)
    const slot =
      own === undefined || deadlines.length === 0
        ? undefined
        : { startMs: startWithin(finishMs, own.minutes, days), finishMs }
    slots.set(id, slot)
    return slot
  }
  const planned = new Map<string, Slot>()
  for (const id of work.keys()) {
    const slot = slotOf(id)
    if (slot !== undefined) planned.set(id, slot)
  }
  return planned
}

function parentsByPart(work: ReadonlyMap<string, Work>): ReadonlyMap<string, readonly string[]> {
  const parents = new Map<string, string[]>()
  for (const [id, { parts }] of work) {
    for (const part of parts) {
      const known = parents.get(part)
      if (known === undefined) parents.set(part, [id])
      else known.push(id)
    }
  }
  return parents
}
