import type { Kitchen } from './kitchen.ts'
import { serviceMinutes } from './service-times.ts'

type OpeningHours = Kitchen['hours'][number]

/** The same hours on several weekdays. */
export interface SameHours {
  readonly from: string
  readonly to: string
  readonly days: readonly number[]
}

const MINUTES_PER_DAY = 1440
const DAYS_PER_WEEK = 7
const MINUTES_PER_WEEK = MINUTES_PER_DAY * DAYS_PER_WEEK

/** Opening hours with the days that have the same ones as one, the earliest first. */
export function sameHours(hours: readonly OpeningHours[]): readonly SameHours[] {
  const found = new Map<string, SameHours>()
  for (const { day, from, to } of hours) {
    const key = `${from} ${to}`
    found.set(key, {
      from,
      to,
      days: [...(found.get(key)?.days ?? []), day].toSorted((one, other) => one - other),
    })
  }
  return [...found.values()].toSorted((one, other) => (one.from < other.from ? -1 : 1))
}

/** The opening hours of each day. */
export function hoursOf(same: readonly SameHours[]): OpeningHours[] {
  return same.flatMap(({ from, to, days }) => days.map((day) => ({ day, from, to })))
}

function spanOf({ day, from, to }: OpeningHours) {
  const [hours = 0, minutes = 0] = from.split(':').map(Number)
  const start = (day - 1) * MINUTES_PER_DAY + hours * (MINUTES_PER_DAY / 24) + minutes
  return { start, minutes: serviceMinutes({ from, to }) }
}

/** Whether two stretches of a week overlap, also where one of them goes on from Sunday night into Monday. */
function areOverlapping(one: OpeningHours, other: OpeningHours): boolean {
  const [first, second] = [spanOf(one), spanOf(other)]
  const gap = (second.start - first.start + MINUTES_PER_WEEK) % MINUTES_PER_WEEK
  return gap < first.minutes || MINUTES_PER_WEEK - gap < second.minutes
}

/** Whether a kitchen would be open twice at one time. */
export function isOpenTwice(hours: readonly OpeningHours[]): boolean {
  return hours.some((one, place) => hours.slice(place + 1).some((other) => areOverlapping(one, other)))
}
