import { signedBy } from '@brigade/domain/access/roles/acting-person.ts'
import { lastFiredCourse, nextHeldCourse, withCourse } from '@brigade/domain/kitchen/tickets/board.ts'
import {
  acknowledgeLine,
  clearVoided,
  type LineActor,
  type LineChange,
  type LineCommand,
  type LineProblem,
  moveLine,
} from '@brigade/domain/kitchen/tickets/move-line.ts'
import { movedLine } from '@brigade/domain/kitchen/tickets/moved-line.ts'
import { type RecallClock, recallTicket } from '@brigade/domain/kitchen/tickets/recall-ticket.ts'
import { type TicketDocument, tickets } from '@brigade/domain/kitchen/tickets/ticket-document.ts'
import { type TicketEventKind, ticketEvents } from '@brigade/domain/kitchen/tickets/ticket-event-document.ts'
import { ticketLines } from '@brigade/domain/kitchen/tickets/ticket-line-document.ts'
import { isOpenTicket } from '@brigade/domain/kitchen/tickets/ticket-state.ts'
import type { TicketLine } from '@brigade/domain/kitchen/tickets/ticket.ts'
import { type Bump, undoBump } from '@brigade/domain/kitchen/tickets/undo-bump.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { newId } from '../../lib/writing/new-id.ts'
import { changing, creating, write, type WriteOutcome, type WritePart } from '../../lib/writing/write.ts'
import type { BoardTicket } from './board-ticket.ts'
import { deviceId, nextSeq } from './device-sequence.ts'
import type { Screen } from './screen.ts'

/** What became of a step: done, with the lines before and after it, or why not. */
export type TicketStepOutcome =
  | { readonly state: 'done'; readonly bump: Bump }
  | {
      readonly state: 'refused'
      readonly problem: LineProblem | 'too-late' | 'changed-since'
      readonly line?: string
    }
  | { readonly state: 'not-written'; readonly written: WriteOutcome }

type TicketChanges = Partial<Pick<TicketDocument, 'isOpen' | 'isPriority' | 'courses' | 'clockFrom'>> & {
  readonly closedAt?: TicketDocument['closedAt'] | undefined
}

/** Who acts on a line from this screen, now. */
export function actorOf({ crew, isExpediter, hasExpediter }: Screen, reason?: string): LineActor {
  const at = timestampFromMs(Date.now())
  const why = reason === undefined ? {} : { reason }
  return { uid: crew.uid, access: crew.own, isExpediter, hasExpediter, at, ...why }
}

/** What a step comes to once its documents were written, or were not. */
export function writtenOutcome(written: WriteOutcome, bump: Bump): TicketStepOutcome {
  if (written.state === 'queued') return { state: 'done', bump }
  return { state: 'not-written', written }
}

/** The line as it becomes, and an event for each of its steps (rule TK12). */
function partsOfLine(
  { crew }: Screen,
  ticket: BoardTicket,
  { line, moves }: LineChange,
): readonly WritePart[] {
  const before = ticket.lineDocuments.get(line.id)
  if (before === undefined) return []
  const { kitchenId, uid } = crew
  const device = deviceId()
  const events = moves.map(() => ({ eventId: newId(), seq: nextSeq() }))
  const moving = { ticketId: ticket.id, lineId: line.id, device, author: { uid, acted: { by: uid } }, events }
  const moved = movedLine(before, { line, moves }, moving)
  const { by, state, times, ackBy, isCleared, voidReason, lastEventId } = moved.line
  const changes = { by, state, times, ackBy, isCleared, lastEventId, device: undefined }
  return [
    changing(
      ticketLines,
      { kitchenId, ticketId: ticket.id, lineId: line.id },
      { before, changes: voidReason === undefined ? changes : { ...changes, voidReason } },
    ),
    ...moved.events.map((event, index) =>
      creating(ticketEvents, { kitchenId, eventId: events[index]?.eventId ?? newId() }, event),
    ),
  ]
}

/** The ticket closes with its last line, and is open again when one comes back (product, E29). */
function partsOfTicket(
  { crew }: Screen,
  ticket: BoardTicket,
  lines: readonly TicketLine[],
  ticketChanges: TicketChanges,
): readonly WritePart[] {
  const { document: before } = ticket
  const isOpen = isOpenTicket({ lines, isTouched: true })
  const closing = isOpen ? { isOpen, closedAt: undefined } : { isOpen, closedAt: timestampFromMs(Date.now()) }
  const changes = isOpen === before.isOpen ? ticketChanges : { ...ticketChanges, ...closing }
  if (Object.keys(changes).length === 0) return []
  const { kitchenId, uid } = crew
  return [
    changing(
      tickets,
      { kitchenId, ticketId: ticket.id },
      { before, changes: { ...changes, by: uid, device: undefined } },
    ),
  ]
}

async function writeChanges(
  screen: Screen,
  ticket: BoardTicket,
  changes: readonly LineChange[],
  ticketChanges: TicketChanges = {},
): Promise<TicketStepOutcome> {
  const lines = ticket.lines.map((line) => changes.find((change) => change.line.id === line.id)?.line ?? line)
  const bump: Bump = {
    before: ticket.lines.filter(({ id }) => changes.some((change) => change.line.id === id)),
    after: changes.map(({ line }) => line),
    at: timestampFromMs(Date.now()),
  }
  const parts = [
    ...changes.flatMap((change) => partsOfLine(screen, ticket, change)),
    ...partsOfTicket(screen, ticket, lines, ticketChanges),
  ]
  return writtenOutcome(await write(parts), bump)
}

/** Moves lines of one ticket together, all or none (rule TK3). */
export async function moveLines(
  screen: Screen,
  ticket: BoardTicket,
  { command, lines, reason, ticketChanges }: Moving,
): Promise<TicketStepOutcome> {
  const actor = actorOf(screen, reason)
  const changes: LineChange[] = []
  for (const line of lines) {
    const change = moveLine(line, command, actor)
    if (!change.ok) return { state: 'refused', problem: change.problem, line: line.name }
    changes.push(change.value)
  }
  return writeChanges(screen, ticket, changes, ticketChanges)
}

interface Moving {
  readonly command: LineCommand
  readonly lines: readonly TicketLine[]
  readonly reason?: string
  readonly ticketChanges?: TicketChanges
}

/** Fires the next held course, or holds the last one again (rule TK2); undefined when there is none. */
export async function moveCourse(
  screen: Screen,
  ticket: BoardTicket,
  command: 'fire' | 'hold',
): Promise<TicketStepOutcome | undefined> {
  const course = command === 'fire' ? nextHeldCourse(ticket) : lastFiredCourse(ticket)
  if (course === undefined) return undefined
  const from = command === 'fire' ? 'held' : 'fired'
  const lines = ticket.lines.filter((line) => line.course === course && line.state === from)
  const firedAt = command === 'fire' ? timestampFromMs(Date.now()) : null
  return moveLines(screen, ticket, {
    command,
    lines,
    ticketChanges: { courses: withCourse(ticket.courses, course, firedAt) },
  })
}

/** Acknowledges a line's allergies, or sees its void and bumps it away, in one's own name (rules TK3, TK4). */
export async function seeLine(
  screen: Screen,
  ticket: BoardTicket,
  line: TicketLine,
): Promise<TicketStepOutcome> {
  const actor = actorOf(screen)
  const acknowledged = acknowledgeLine(line, actor)
  if (!acknowledged.ok) return { state: 'refused', problem: acknowledged.problem, line: line.name }
  const cleared = line.state === 'voided' ? clearVoided(acknowledged.value, actor) : acknowledged
  if (!cleared.ok) return { state: 'refused', problem: cleared.problem, line: line.name }
  const before = ticket.lineDocuments.get(line.id)
  const { kitchenId, uid } = screen.crew
  const bump = { before: [line], after: [cleared.value], at: actor.at }
  if (before === undefined) return { state: 'done', bump }
  const { ackBy, isCleared } = cleared.value
  const { eventId, part } = eventPart(screen, ticket, 'acknowledged', line.id)
  const changes = { ackBy, isCleared, by: uid, device: undefined, lastEventId: eventId }
  const params = { kitchenId, ticketId: ticket.id, lineId: line.id }
  return writtenOutcome(await write([changing(ticketLines, params, { before, changes }), part]), bump)
}

function eventPart({ crew }: Screen, ticket: BoardTicket, kind: TicketEventKind, lineId?: string) {
  const { kitchenId, uid } = crew
  const eventId = newId()
  const at = timestampFromMs(Date.now())
  const event = {
    ...signedBy({ uid, acted: { by: uid } }, at),
    ticketId: ticket.id,
    ...(lineId !== undefined && { lineId }),
    kind,
    at,
    device: deviceId(),
    seq: nextSeq(),
  }
  return { eventId, part: creating(ticketEvents, { kitchenId, eventId }, event) }
}

/** Puts a ticket before the others, or back into their order (rule TK8). */
export async function setPriority(screen: Screen, ticket: BoardTicket): Promise<TicketStepOutcome> {
  const { kitchenId, uid } = screen.crew
  const changes = { isPriority: !ticket.isPriority, by: uid, device: undefined }
  const changed = changing(tickets, { kitchenId, ticketId: ticket.id }, { before: ticket.document, changes })
  const { part } = eventPart(screen, ticket, 'priority')
  return writtenOutcome(await write([changed, part]), {
    before: [],
    after: [],
    at: timestampFromMs(Date.now()),
  })
}

/** Brings a bumped ticket back, its clock running on or starting anew (rule TK5). */
export async function recall(
  screen: Screen,
  ticket: BoardTicket,
  clock: RecallClock,
): Promise<TicketStepOutcome> {
  const actor = actorOf(screen)
  const recalled = recallTicket(ticket, clock, actor)
  if (!recalled.ok) return { state: 'refused', problem: recalled.problem }
  return writeChanges(
    screen,
    ticket,
    recalled.value.changes,
    clock === 'restart' ? { clockFrom: actor.at } : {},
  )
}

/** Takes a bump back while it may be: every line is as it was (rule TK6). */
export async function takeBack(screen: Screen, ticket: BoardTicket, bump: Bump): Promise<TicketStepOutcome> {
  const now = timestampFromMs(Date.now())
  const undone = undoBump(ticket.lines, bump, { now, undoSeconds: screen.settings.undoSeconds })
  if (!undone.ok) return { state: 'refused', problem: undone.problem }
  const changes = bump.before.flatMap((line): LineChange[] => {
    const current = ticket.lines.find(({ id }) => id === line.id)
    if (current === undefined) return []
    return [{ line, moves: [{ from: current.state, to: line.state, at: now, by: screen.crew.uid }] }]
  })
  return writeChanges(screen, ticket, changes)
}
