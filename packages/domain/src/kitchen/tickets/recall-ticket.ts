import { err, ok, type Result } from '@brigade/contract/result.ts'
import { type KitchenTime, serviceDayOf } from '../../core/time/service-day.ts'
import { msFromTimestamp } from '../../core/time/timestamp.ts'
import { type LineActor, type LineChange, moveLine } from './move-line.ts'
import { ticketState } from './ticket-state.ts'
import type { Ticket } from './ticket.ts'

/** Keep the clock: the age goes on from the sending. Restart it: the age counts from the recall (rule TK5). */
export type RecallClock = 'keep' | 'restart'

/** A ticket after its recall, and what happened to each line that came back. */
export interface RecalledTicket {
  readonly ticket: Ticket
  readonly changes: readonly LineChange[]
}

/**
 * Brings a bumped ticket back (rules TK4, TK5): a done ticket is ready again, a ready one is cooked again. Voided lines
 * stay voided, on the tile as they were.
 */
export function recallTicket(
  ticket: Ticket,
  clock: RecallClock,
  actor: LineActor,
): Result<RecalledTicket, 'state' | 'role'> {
  const state = ticketState(ticket)
  if (state !== 'done' && state !== 'ready') return err('state')
  const from = state === 'done' ? 'served' : 'ready'
  const changes: LineChange[] = []
  for (const line of ticket.lines) {
    if (line.state !== from) continue
    const change = moveLine(line, 'recall', actor)
    if (!change.ok) return err('role')
    changes.push(change.value)
  }
  const lines = ticket.lines.map((line) => changes.find((change) => change.line.id === line.id)?.line ?? line)
  const { clockFrom: _clockFrom, ...kept } = ticket
  const restarted = clock === 'restart' ? { clockFrom: actor.at } : {}
  return ok({ ticket: { ...kept, ...restarted, lines, isTouched: true }, changes })
}

/** When the last line of a ticket was bumped, in milliseconds since 1970; undefined while none was. */
export function lastBumpMs({ lines }: Pick<Ticket, 'lines'>): number | undefined {
  const bumps = lines.flatMap(({ times }) =>
    [times.ready, times.served].flatMap((at) => (at === undefined ? [] : [msFromTimestamp(at)])),
  )
  return bumps.length === 0 ? undefined : Math.max(...bumps)
}

/**
 * The tickets a recall reaches: bumped ones of the current service day, newest bump first (rule TK5).
 * @param wanted - part of a number, a table or an item's name, in any case; empty finds all
 */
export function recallList(
  tickets: readonly Ticket[],
  wanted: string,
  { kitchen, nowMs }: { readonly kitchen: KitchenTime; readonly nowMs: number },
): readonly Ticket[] {
  const today = serviceDayOf(nowMs, kitchen)
  return tickets
    .flatMap((ticket) => {
      const state = ticketState(ticket)
      const bumpedMs = lastBumpMs(ticket)
      const isBumped = bumpedMs !== undefined && (state === 'done' || state === 'ready')
      const isToday = serviceDayOf(msFromTimestamp(ticket.sentAt), kitchen) === today
      return isBumped && isToday && isFound(ticket, wanted) ? [{ ticket, bumpedMs }] : []
    })
    .sort((one, other) => other.bumpedMs - one.bumpedMs)
    .map(({ ticket }) => ticket)
}

function isFound({ number, table, lines }: Ticket, wanted: string): boolean {
  const text = wanted.trim().toLowerCase()
  return [number, table ?? '', ...lines.map(({ name }) => name)].some((name) =>
    name.toLowerCase().includes(text),
  )
}
