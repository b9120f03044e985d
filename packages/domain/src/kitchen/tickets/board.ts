import { type KitchenTime, serviceDayOf } from '../../core/time/service-day.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { compareTickets } from './ticket-order.ts'
import { isOpenTicket } from './ticket-state.ts'
import type { Ticket, TicketLine } from './ticket.ts'

/** The lines of a ticket that one screen shows: its station's, or all, without those that were voided and bumped away. */
export function linesAt<Line extends Pick<TicketLine, 'stationIds' | 'isCleared'>>(
  lines: readonly Line[],
  stationId?: string,
): readonly Line[] {
  return lines.filter(
    (line) => !line.isCleared && (stationId === undefined || line.stationIds.includes(stationId)),
  )
}

/** Whether a line still asks something of its station: to cook it, or to see that it was voided. */
function isWaiting({ state }: TicketLine): boolean {
  return state !== 'ready' && state !== 'served'
}

/**
 * The tickets on a screen in their order (rules TK4, TK8). A station loses a ticket when nothing of it is left to do there;
 * the pass, which sees all, when everything is served. A void keeps it on the screen until somebody has seen it;
 * one without any line left is on none.
 * @param stationId - the station's screen; without it the pass
 */
export function ticketsAt<Shown extends Ticket>(
  tickets: readonly Shown[],
  stationId?: string,
): readonly Shown[] {
  return tickets
    .filter((ticket) => {
      const lines = linesAt(ticket.lines, stationId)
      if (stationId !== undefined) return lines.some(isWaiting)
      return (lines.length > 0 && isOpenTicket(ticket)) || lines.some(({ state }) => state === 'voided')
    })
    .toSorted(compareTickets)
}

/** The lowest course of a ticket that is still held: what fires next. Undefined when none waits. */
export function nextHeldCourse({ courses }: Pick<Ticket, 'courses'>): number | undefined {
  const held = courses.filter(({ state }) => state === 'held').map(({ n }) => n)
  return held.length === 0 ? undefined : Math.min(...held)
}

/** What the head of a ticket does on a screen: makes all its lines there ready, or serves what is ready (product 5.2). */
export function commandForAll(
  lines: readonly TicketLine[],
  isServing: boolean,
): { readonly command: 'bump' | 'serve'; readonly lines: readonly TicketLine[] } | undefined {
  const toBump = lines.filter(({ state }) => state === 'fired' || state === 'cooking')
  if (toBump.length > 0) return { command: 'bump', lines: toBump }
  const toServe = lines.filter(({ state }) => state === 'ready')
  return isServing && toServe.length > 0 ? { command: 'serve', lines: toServe } : undefined
}

/** What a tap on a line does on a screen; undefined where it does nothing there (rules TK3, TK4). */
export function tapOf(
  { state, allergies, ackBy }: Pick<TicketLine, 'state' | 'allergies' | 'ackBy'>,
  isServing: boolean,
): 'acknowledge' | 'bump' | 'serve' | 'clear' | undefined {
  if (state === 'voided') return 'clear'
  if (state === 'ready') return isServing ? 'serve' : undefined
  if (state !== 'fired' && state !== 'cooking') return undefined
  return allergies.length > 0 && ackBy === null ? 'acknowledge' : 'bump'
}

/** The highest course with something fired that nobody has begun: what can be held again. Undefined when none is. */
export function lastFiredCourse({ lines }: Pick<Ticket, 'lines'>): number | undefined {
  const fired = lines.filter(({ state }) => state === 'fired').map(({ course }) => course)
  return fired.length === 0 ? undefined : Math.max(...fired)
}

/** The courses of a ticket after one of them was fired or held; a course that nobody had named is named now. */
export function withCourse(
  courses: Ticket['courses'],
  course: number,
  firedAt: Timestamp | null,
): Ticket['courses'][number][] {
  const changed = { n: course, state: firedAt === null ? ('held' as const) : ('fired' as const), firedAt }
  return [...courses.filter(({ n }) => n !== course), changed].toSorted((one, other) => one.n - other.n)
}

/** An unfinished ticket this old does not outlive the turn of the service day (product 5.2, Clear). */
const LONGEST_SERVICE_MS = 12 * 3_600_000

/** Whether a ticket belongs to the service under way: sent in this service day, or late in the one before (rule TK7). */
export function isOfThisService(
  { sentAt }: Pick<Ticket, 'sentAt'>,
  { kitchen, nowMs }: { readonly kitchen: KitchenTime; readonly nowMs: number },
): boolean {
  const sentMs = msFromTimestamp(sentAt)
  return serviceDayOf(sentMs, kitchen) === serviceDayOf(nowMs, kitchen) || nowMs - sentMs < LONGEST_SERVICE_MS
}

/** A moment before all tickets of a service day, whatever the zone: what a list of them asks from. */
export function beforeService(serviceDay: string): Timestamp {
  return timestampFromMs(Date.parse(`${serviceDay}T00:00:00Z`) - LONGEST_SERVICE_MS)
}
