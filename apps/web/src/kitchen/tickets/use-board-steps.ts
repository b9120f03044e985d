import { commandForAll, linesAt, tapOf } from '@brigade/domain/kitchen/tickets/board.ts'
import type { RecallClock } from '@brigade/domain/kitchen/tickets/recall-ticket.ts'
import type { TicketLine } from '@brigade/domain/kitchen/tickets/ticket.ts'
import type { Bump } from '@brigade/domain/kitchen/tickets/undo-bump.ts'
import { useEffect, useMemo, useRef } from 'react'
import { useText } from '../../messages/text.tsx'
import { offerUndo } from '../../shell/undo/undo.ts'
import { useStepProblem } from '../../shell/forms/use-step-problem.ts'
import type { BoardTicket } from './board-ticket.ts'
import type { Screen } from './screen.ts'
import {
  moveCourse,
  moveLines,
  recall,
  seeLine,
  setPriority,
  type TicketStepOutcome,
  takeBack,
} from './ticket-actions.ts'
import { ticketProblemText, ticketName } from './words.ts'

/** What a tile and the keys can ask for, by the ids of ticket and line. */
export interface BoardSteps {
  /** What a tap on the line means in its state. */
  readonly tapLine: (ticketId: string, lineId: string) => void
  /** All lines of this screen ready; at the pass, when they are, served. */
  readonly tapAll: (ticketId: string) => void
  readonly start: (ticketId: string) => void
  readonly fire: (ticketId: string) => void
  readonly hold: (ticketId: string) => void
  readonly setPriority: (ticketId: string) => void
  readonly recall: (ticketId: string, clock: RecallClock) => void
  /** Tells whether it was done, so that the question may close. */
  readonly voidLine: (ticketId: string, lineId: string, reason: string) => Promise<boolean>
}

export interface BoardStepping {
  readonly steps: BoardSteps
  /** Why the last step was not done, in words. */
  readonly problem: string | null
}

/** The current state of the ticket, also for an undo that is pressed seconds after the screen was drawn. */
function useFinder(tickets: readonly BoardTicket[]) {
  const latest = useRef(tickets)
  useEffect(() => {
    latest.current = tickets
  }, [tickets])
  return (ticketId: string) => latest.current.find(({ id }) => id === ticketId)
}

/** Steps on the tickets of a screen: on screen at once, a bump taken back for five seconds, refusals in words. */
export function useBoardSteps(screen: Screen, tickets: readonly BoardTicket[]): BoardStepping {
  const t = useText()
  const find = useFinder(tickets)
  const { problem, begin, tell } = useStepProblem()

  const settle = (outcome: TicketStepOutcome): boolean => {
    tell(ticketProblemText(t, outcome))
    return outcome.state === 'done'
  }
  const onTicket = async (
    ticketId: string,
    step: (ticket: BoardTicket) => Promise<TicketStepOutcome | undefined>,
  ): Promise<boolean> => {
    const ticket = find(ticketId)
    begin()
    const outcome = ticket === undefined ? undefined : await step(ticket)
    return outcome !== undefined && settle(outcome)
  }
  const offerBack = (ticket: BoardTicket, command: 'bump' | 'serve', bump: Bump) => {
    const words = command === 'bump' ? 'tickets.bumped' : 'tickets.served'
    offerUndo({
      seconds: screen.settings.undoSeconds,
      text: t(words, { name: ticketName(t, ticket), count: bump.after.length }),
      undo: () => void onTicket(ticket.id, (now) => takeBack(screen, now, bump)),
    })
  }
  const finish = async (ticket: BoardTicket, command: 'bump' | 'serve', lines: readonly TicketLine[]) => {
    begin()
    const outcome = await moveLines(screen, ticket, { command, lines })
    settle(outcome)
    if (outcome.state === 'done') offerBack(ticket, command, outcome.bump)
  }
  const tapLine = (ticketId: string, lineId: string) => {
    const ticket = find(ticketId)
    const line = ticket?.lines.find(({ id }) => id === lineId)
    const tap = line === undefined ? undefined : tapOf(line, screen.isExpediter)
    if (ticket === undefined || line === undefined || tap === undefined) return
    if (tap === 'bump' || tap === 'serve') void finish(ticket, tap, [line])
    else void onTicket(ticketId, (now) => seeLine(screen, now, line))
  }
  const tapAll = (ticketId: string) => {
    const ticket = find(ticketId)
    const lines = linesAt(ticket?.lines ?? [], screen.stationId)
    const all = commandForAll(lines, screen.isExpediter)
    if (ticket !== undefined && all !== undefined) void finish(ticket, all.command, all.lines)
  }
  const start = (ticketId: string) =>
    void onTicket(ticketId, async (ticket) => {
      const lines = linesAt(ticket.lines, screen.stationId).filter(({ state }) => state === 'fired')
      return lines.length === 0 ? undefined : moveLines(screen, ticket, { command: 'start', lines })
    })
  const steps = useSteadySteps({
    tapLine,
    tapAll,
    start,
    fire: (ticketId) => void onTicket(ticketId, (ticket) => moveCourse(screen, ticket, 'fire')),
    hold: (ticketId) => void onTicket(ticketId, (ticket) => moveCourse(screen, ticket, 'hold')),
    setPriority: (ticketId) => void onTicket(ticketId, (ticket) => setPriority(screen, ticket)),
    recall: (ticketId, clock) => void onTicket(ticketId, (ticket) => recall(screen, ticket, clock)),
    voidLine: (ticketId, lineId, reason) =>
      onTicket(ticketId, async (ticket) => {
        const lines = ticket.lines.filter(({ id }) => id === lineId)
        return moveLines(screen, ticket, { command: 'void', lines, reason })
      }),
  })
  return { steps, problem }
}

/** The same functions for as long as the board is on screen, so that tiles need not be drawn anew for them. */
function useSteadySteps(steps: BoardSteps): BoardSteps {
  const latest = useRef(steps)
  useEffect(() => {
    latest.current = steps
  }, [steps])
  return useMemo(
    () => ({
      tapLine: (ticketId, lineId) => latest.current.tapLine(ticketId, lineId),
      tapAll: (ticketId) => latest.current.tapAll(ticketId),
      start: (ticketId) => latest.current.start(ticketId),
      fire: (ticketId) => latest.current.fire(ticketId),
      hold: (ticketId) => latest.current.hold(ticketId),
      setPriority: (ticketId) => latest.current.setPriority(ticketId),
      recall: (ticketId, clock) => latest.current.recall(ticketId, clock),
      voidLine: (ticketId, lineId, reason) => latest.current.voidLine(ticketId, lineId, reason),
    }),
    [],
  )
}
