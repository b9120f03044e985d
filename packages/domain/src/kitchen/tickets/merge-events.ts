import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import type { LineState } from './ticket.ts'

/** One change of one line as a device recorded it; the id is made by the device (product, E29). */
export interface TicketEvent {
  readonly id: string
  readonly ticketId: string
  readonly lineId: string
  readonly from: LineState
  readonly to: LineState
  readonly at: Timestamp
  readonly by: string
  readonly device: string
  /** Counts up by one per device, from 1. */
  readonly seq: number
}

/** Numbers of a device that have not arrived. */
export interface EventGap {
  readonly device: string
  readonly missing: readonly number[]
}

/** All events known after a merge, in order, and those among them that are new. */
export interface MergedEvents {
  readonly events: readonly TicketEvent[]
  readonly added: readonly TicketEvent[]
}

/**
 * Events that arrive, merged with those already known (rule TK12): each id once, however often it is delivered, in
 * the order of time, then device, then number, so that every device comes to the same list.
 */
export function mergeEvents(known: readonly TicketEvent[], arriving: readonly TicketEvent[]): MergedEvents {
  const byId = new Map(known.map((event) => [event.id, event]))
  const added = new Map(arriving.filter(({ id }) => !byId.has(id)).map((event) => [event.id, event]))
  const events = [...byId.values(), ...added.values()].toSorted(compareEvents)
  return { events, added: [...added.values()].toSorted(compareEvents) }
}

function compareEvents(one: TicketEvent, other: TicketEvent): number {
  const time = msFromTimestamp(one.at) - msFromTimestamp(other.at)
  if (time !== 0) return time
  if (one.device !== other.device) return one.device < other.device ? -1 : 1
  if (one.seq !== other.seq) return one.seq - other.seq
  return one.id < other.id ? -1 : 1
}

/** Which numbers of each device are missing below its highest one. */
export function eventGaps(events: readonly TicketEvent[]): readonly EventGap[] {
  const seen = new Map<string, Set<number>>()
  for (const { device, seq } of events) seen.set(device, (seen.get(device) ?? new Set<number>()).add(seq))
  return [...seen].flatMap(([device, numbers]) => {
    const missing: number[] = []
    for (let seq = 1; seq < Math.max(...numbers); seq += 1) if (!numbers.has(seq)) missing.push(seq)
    return missing.length === 0 ? [] : [{ device, missing }]
  })
}

/** A line after a replay, the events that moved it, and those that came too late to. */
export interface ReplayedLine {
  readonly state: LineState
  readonly applied: readonly TicketEvent[]
  readonly passedOver: readonly TicketEvent[]
}

/**
 * The state that the events of one line lead to (rule TK12). An event moves the line only from the state it was made
 * in, so two bumps of one line by two devices are one change. A void made without network holds whatever happened
 * meanwhile, and nothing follows it (rule TK4).
 * @param events - of one line, as `mergeEvents` orders them
 */
export function replayLine(sentAs: 'held' | 'fired', events: readonly TicketEvent[]): ReplayedLine {
  let state: LineState = sentAs
  const applied: TicketEvent[] = []
  const passedOver: TicketEvent[] = []
  for (const event of events) {
    const isMoving = event.from === state || event.to === 'voided'
    if (state === 'voided' || !isMoving) {
      passedOver.push(event)
      continue
    }
    state = event.to
    applied.push(event)
  }
  return { state, applied, passedOver }
}
