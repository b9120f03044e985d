import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { TicketMode } from '../kitchens/ticket-modes.ts'
import type { Ticket, TicketLine } from './ticket.ts'

const MS_PER_MINUTE = 60_000

/** How old an open ticket is, in a word; shape and colour belong to the word (rule TK1). */
export type AgeBand = 'new' | 'on time' | 'slow' | 'late'

/** Minutes from which a ticket is slow, and late. */
export interface AgeThresholds {
  readonly firstMin: number
  readonly secondMin: number
}

/** The two presets of rule TK1. */
export const QUICK_THRESHOLDS: AgeThresholds = { firstMin: 5, secondMin: 8 }
export const RELAXED_THRESHOLDS: AgeThresholds = { firstMin: 15, secondMin: 30 }

/** One pair per kitchen, other pairs for some ticket modes, and pairs of stations over both. */
export interface AgeSettings {
  readonly kitchen: AgeThresholds
  readonly modes?: Readonly<Partial<Record<TicketMode, AgeThresholds>>>
  readonly stations?: Readonly<Record<string, AgeThresholds>>
}

/** The thresholds for a ticket as one station sees it; without a station, as the whole kitchen does (rule TK1). */
export function thresholdsFor(settings: AgeSettings, mode: TicketMode, stationId?: string): AgeThresholds {
  const ofStation = stationId === undefined ? undefined : settings.stations?.[stationId]
  return ofStation ?? settings.modes?.[mode] ?? settings.kitchen
}

/**
 * Milliseconds on the clock of a ticket: from its first sending, or from the recall that restarted it (rules TK2, TK5,
 * TK11). Not below 0, where a device's clock is behind.
 */
export function ticketAgeMs(
  ticket: Pick<Ticket, 'sentAt'> & { readonly clockFrom?: Timestamp | undefined },
  now: Timestamp,
): number {
  return elapsedMs(ticket.clockFrom ?? ticket.sentAt, now)
}

/** Milliseconds since a line was sent, which for a line added later is its own time (rule TK11). */
export function lineAgeMs(line: Pick<TicketLine, 'times'>, now: Timestamp): number {
  return elapsedMs(line.times.sent, now)
}

/** The second clock: milliseconds since a line was fired; undefined before (rule TK2). */
export function fireAgeMs(line: Pick<TicketLine, 'times'>, now: Timestamp): number | undefined {
  return line.times.fired === undefined ? undefined : elapsedMs(line.times.fired, now)
}

function elapsedMs(from: Timestamp, to: Timestamp): number {
  return Math.max(0, msFromTimestamp(to) - msFromTimestamp(from))
}

/** The word for an age: an edge belongs to the next one (rule TK1). */
export function ageBand(ageMs: number, isTouched: boolean, thresholds: AgeThresholds): AgeBand {
  if (ageMs >= thresholds.secondMin * MS_PER_MINUTE) return 'late'
  if (ageMs >= thresholds.firstMin * MS_PER_MINUTE) return 'slow'
  return isTouched ? 'on time' : 'new'
}
