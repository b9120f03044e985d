import type { Span } from '../time/span.ts'
import { calendarInstant, calendarLine, calendarText } from './calendar-line.ts'

/** A shift as calendars know it (rule DS5). */
export interface ShiftEvent extends Span {
  /** Kept for life. */
  readonly uid: string
  /** 0 at first, 1 more with each change of time or place and when it is cancelled. */
  readonly sequence: number
  readonly isCancelled: boolean
  readonly title: string
  readonly place: string
}

/** When and where a shift is. */
export type ShiftTimeAndPlace = Span & Pick<ShiftEvent, 'place'>

/** The event of a new shift, with sequence 0 (rule DS5). */
export function newShiftEvent(uid: string, title: string, when: ShiftTimeAndPlace): ShiftEvent {
  const { startMs, endMs, place } = when
  return { uid, sequence: 0, isCancelled: false, title, startMs, endMs, place }
}

/** The event after a change; only another time or place counts in the sequence (rule DS5). */
export function changeShiftEvent(
  event: ShiftEvent,
  change: Partial<ShiftTimeAndPlace & { title: string }>,
): ShiftEvent {
  const next = { ...event, ...change }
  const isMoved = next.startMs !== event.startMs || next.endMs !== event.endMs || next.place !== event.place
  return { ...next, sequence: event.sequence + (isMoved ? 1 : 0) }
}

/** The event of a deleted shift: cancelled, with a higher sequence; cancelling again changes nothing (rule DS5). */
export function cancelShiftEvent(event: ShiftEvent): ShiftEvent {
  return event.isCancelled ? event : { ...event, isCancelled: true, sequence: event.sequence + 1 }
}

/**
 * The VEVENT of a shift, folded and with line ends (rules DS4, DS5).
 * @param writtenAtMs - when the feed is written, milliseconds since 1970
 */
export function shiftEventLines(event: ShiftEvent, writtenAtMs: number): string {
  const lines = [
    'BEGIN:VEVENT',
    `UID:${calendarText(event.uid)}`,
    `DTSTAMP:${calendarInstant(writtenAtMs)}`,
    `DTSTART:${calendarInstant(event.startMs)}`,
    `DTEND:${calendarInstant(event.endMs)}`,
    `SUMMARY:${calendarText(event.title)}`,
    ...(event.place === '' ? [] : [`LOCATION:${calendarText(event.place)}`]),
    `SEQUENCE:${event.sequence}`,
    `STATUS:${event.isCancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    'END:VEVENT',
  ]
  return lines.map(calendarLine).join('')
}
