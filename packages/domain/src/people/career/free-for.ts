import { daysAfter, instantOf, localDateAndTime } from '../../core/time/local-time.ts'
import { overlaps, type Span } from '../../core/time/span.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import { rotaDayOfDate } from '../../core/time/rota-week.ts'
import type { Availability } from './availability.ts'

/** What others may learn about somebody's time (product, E47). */
export type Freedom = 'free' | 'not free' | 'unknown'

type Weekly = Extract<Availability, { readonly kind: 'weekly' }>
type Dated = Extract<Availability, { readonly kind: 'dated' }>

function datedSpan({ from, to }: Dated): Span {
  return { startMs: msFromTimestamp(from), endMs: msFromTimestamp(to) }
}

/** The stretches of a weekly entry that begin on a day; at most one. */
function weeklySpans(entry: Weekly, date: string, zone: string): readonly Span[] {
  if (rotaDayOfDate(date).weekday !== entry.day) return []
  const lastDay = entry.to > entry.from ? date : daysAfter(date, 1)
  return [
    {
      startMs: instantOf({ date, time: entry.from }, zone),
      endMs: instantOf({ date: lastDay, time: entry.to }, zone),
    },
  ]
}

/** Whether stretches cover another without a gap; those that touch count as one. */
function covers(stretches: readonly Span[], wanted: Span): boolean {
  let coveredToMs = wanted.startMs
  for (const { startMs, endMs } of stretches.toSorted((a, b) => a.startMs - b.startMs)) {
    if (startMs <= coveredToMs) coveredToMs = Math.max(coveredToMs, endMs)
  }
  return coveredToMs >= wanted.endMs
}

/** The calendar days a stretch touches, with the one before it, from which a weekly entry may reach over midnight. */
function daysOf({ startMs, endMs }: Span, zone: string): readonly string[] {
  const last = localDateAndTime(endMs, zone).date
  const days: string[] = []
  for (let day = daysAfter(localDateAndTime(startMs, zone).date, -1); day <= last; day = daysAfter(day, 1)) {
    days.push(day)
  }
  return days
}

/**
 * Whether somebody is free for a stretch (product, E47): not when any of it is marked busy; free when all of it is covered
 * by free stretches; not free when the weeks are painted and leave some of it out. Who has said nothing is unknown, never
 * free.
 * @param zone - the person's, IANA name
 */
export function freeFor(entries: readonly Availability[], wanted: Span, zone: string): Freedom {
  const dated = entries.filter((entry) => entry.kind === 'dated')
  if (dated.some((entry) => entry.state === 'busy' && overlaps(datedSpan(entry), wanted))) return 'not free'
  const weekly = entries.filter((entry) => entry.kind === 'weekly')
  const free = [
    ...dated.filter(({ state }) => state === 'free').map(datedSpan),
    ...daysOf(wanted, zone).flatMap((day) => weekly.flatMap((entry) => weeklySpans(entry, day, zone))),
  ]
  if (covers(free, wanted)) return 'free'
  return weekly.length === 0 ? 'unknown' : 'not free'
}
