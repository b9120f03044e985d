import type { KitchenTime } from '../../core/time/service-day.ts'
import { localDateAndTime } from '../../core/time/local-time.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import { ticketState } from './ticket-state.ts'
import type { Ticket, TicketLine } from './ticket.ts'

/** How long something took, over a number of times, in milliseconds. A mean would hide the guests who waited. */
export interface Speed {
  readonly count: number
  /** Half took at most so long. */
  readonly median: number
  /** Nine in ten took at most so long. */
  readonly p90: number
  /** Nineteen in twenty took at most so long. */
  readonly p95: number
  readonly longest: number
}

/**
 * The value that at least so many percent of the values do not pass: one that occurred, nothing in between (nearest
 * rank). Undefined without values.
 * @param percent - above 0, at most 100
 */
export function percentile(values: readonly number[], percent: number): number | undefined {
  const rank = Math.ceil((percent * values.length) / 100)
  return values.toSorted((one, other) => one - other)[rank - 1]
}

/** The speed that durations make; undefined without any. */
export function speedOf(durationsMs: readonly number[]): Speed | undefined {
  const [median, p90, p95, longest] = [50, 90, 95, 100].map((percent) => percentile(durationsMs, percent))
  if (median === undefined || p90 === undefined || p95 === undefined || longest === undefined)
    return undefined
  return { count: durationsMs.length, median, p90, p95, longest }
}

/** How long guests waited: from the sending of each done ticket to its last plate (rule TK2). */
export function ticketSpeed(tickets: readonly Ticket[]): Speed | undefined {
  return speedOf(
    tickets.flatMap((ticket) => {
      if (ticketState(ticket) !== 'done') return []
      const served = ticket.lines.flatMap(({ state, times }) =>
        state === 'served' && times.served !== undefined ? [msFromTimestamp(times.served)] : [],
      )
      return [Math.max(...served) - msFromTimestamp(ticket.sentAt)]
    }),
  )
}

/** What the lines of a speed report are put together by. */
export type SpeedBy = 'station' | 'item' | 'hour'

/**
 * How long plates took from firing to ready, by station, by item or by the hour they were fired in ("19"), kitchen time.
 * A line of two stations counts for both; voided lines, and those not ready yet, for none.
 */
export function lineSpeeds(
  tickets: readonly Ticket[],
  by: SpeedBy,
  kitchen: Pick<KitchenTime, 'zone'>,
): ReadonlyMap<string, Speed> {
  const durations = new Map<string, number[]>()
  for (const line of tickets.flatMap(({ lines }) => lines)) {
    const { fired, ready } = line.times
    if (line.state === 'voided' || fired === undefined || ready === undefined) continue
    for (const key of keysOf(line, by, { fired, zone: kitchen.zone })) {
      const known = durations.get(key) ?? []
      durations.set(key, known)
      known.push(msFromTimestamp(ready) - msFromTimestamp(fired))
    }
  }
  return new Map(
    [...durations].flatMap(([key, times]) => {
      const speed = speedOf(times)
      return speed === undefined ? [] : [[key, speed] as const]
    }),
  )
}

function keysOf(
  { stationIds, itemId, name }: TicketLine,
  by: SpeedBy,
  { fired, zone }: { readonly fired: Timestamp; readonly zone: string },
): readonly string[] {
  if (by === 'station') return stationIds
  if (by === 'item') return [itemId ?? name]
  return [localDateAndTime(msFromTimestamp(fired), zone).time.slice(0, 2)]
}
