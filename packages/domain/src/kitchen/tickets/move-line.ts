import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { type Access, type AccessRole, hasAccess } from '../../access/roles/access.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { LineState, LineTimes, TicketLine } from './ticket.ts'

/** What moves a line of a ticket (rule TK3). */
export type LineCommand = 'fire' | 'hold' | 'start' | 'bump' | 'serve' | 'recall' | 'void'

/** Where a command leads, and what it takes. */
interface LineStep {
  readonly to: LineState
  /** The least access role it takes. */
  readonly access: AccessRole
  /** Whether it is the expediter's, where somebody expedites. */
  readonly isExpediters?: true
  readonly needsReason?: true
  /** Whether somebody has to acknowledge the line's allergies before. */
  readonly needsAcknowledgement?: true
}

const byCook = (to: LineState): LineStep => ({ to, access: 'cook' })
const byExpediter = (to: LineState): LineStep => ({ to, access: 'cook', isExpediters: true })
const voidedBy = (access: AccessRole): LineStep => ({ to: 'voided', access, needsReason: true })
const BUMPED: LineStep = { to: 'ready', access: 'cook', needsAcknowledgement: true }

/** Rule TK3; voided is final. What is ready or served is voided by a manager. */
export const lineLifecycle = defineLifecycle<LineState, LineCommand, LineStep>({
  held: {
    fire: byExpediter('fired'),
    hold: refused,
    start: refused,
    bump: refused,
    serve: refused,
    recall: refused,
    void: voidedBy('cook'),
  },
  fired: {
    fire: refused,
    hold: byExpediter('held'),
    start: byCook('cooking'),
    bump: BUMPED,
    serve: refused,
    recall: refused,
    void: voidedBy('cook'),
  },
  cooking: {
    fire: refused,
    hold: refused,
    start: refused,
    bump: BUMPED,
    serve: refused,
    recall: refused,
    void: voidedBy('cook'),
  },
  ready: {
    fire: refused,
    hold: refused,
    start: refused,
    bump: refused,
    serve: byExpediter('served'),
    recall: byCook('cooking'),
    void: voidedBy('manager'),
  },
  served: {
    fire: refused,
    hold: refused,
    start: refused,
    bump: refused,
    serve: refused,
    recall: byCook('ready'),
    void: voidedBy('manager'),
  },
  voided: {
    fire: refused,
    hold: refused,
    start: refused,
    bump: refused,
    serve: refused,
    recall: refused,
    void: refused,
  },
})

/** Who acts on a line, and when. */
export interface LineActor {
  readonly uid: string
  readonly access: Access | undefined
  readonly isExpediter: boolean
  /** Whether anybody expedites in this kitchen; where nobody does, every cook may. */
  readonly hasExpediter: boolean
  readonly at: Timestamp
  readonly reason?: string
}

/** What happened to a line, as one entry of the ticket's events. */
export interface LineMove {
  readonly from: LineState
  readonly to: LineState
  readonly at: Timestamp
  /** A person's id, or `course-timer`. */
  readonly by: string
  readonly reason?: string
}

/** A line after a move, and the moves to write to the ticket's events, oldest first. */
export interface LineChange {
  readonly line: TicketLine
  readonly moves: readonly LineMove[]
}

export type LineProblem = 'state' | 'role' | 'expediter-only' | 'acknowledge-first' | 'reason-needed'

/**
 * One move of a line by the table of rule TK3. An allergy line is bumped only when somebody acknowledged it by name.
 * In a kitchen without an expediter a bump passes through ready to served. A void needs a reason, and for what is
 * ready or served a manager; it is final, and has to be acknowledged anew (rule TK4).
 */
export function moveLine(
  line: TicketLine,
  command: LineCommand,
  actor: LineActor,
): Result<LineChange, LineProblem> {
  const step = lineLifecycle.stepOf(line.state, command)
  if (step === undefined) return err('state')
  const problem = problemWith(line, step, actor)
  if (problem !== undefined) return err(problem)
  const isPassing = command === 'bump' && !actor.hasExpediter
  const states: readonly LineState[] = isPassing ? [step.to, 'served'] : [step.to]
  return ok(passThrough(line, states, actor))
}

/** Fires a held line because the timer of its course has run out (rule TK3). */
export function fireByTimer(line: TicketLine, at: Timestamp): Result<LineChange, LineProblem> {
  const fired = lineLifecycle.next(line.state, 'fire')
  return fired.ok ? ok(passThrough(line, [fired.value], { uid: 'course-timer', at })) : err('state')
}

function problemWith(line: TicketLine, step: LineStep, actor: LineActor): LineProblem | undefined {
  if (!hasAccess(actor.access, step.access)) return 'role'
  if (step.isExpediters === true && actor.hasExpediter && !actor.isExpediter) return 'expediter-only'
  const isUnseen = line.allergies.length > 0 && line.ackBy === null
  if (step.needsAcknowledgement === true && isUnseen) return 'acknowledge-first'
  return step.needsReason === true && (actor.reason ?? '').trim() === '' ? 'reason-needed' : undefined
}

function passThrough(
  line: TicketLine,
  states: readonly LineState[],
  { uid, at, reason }: Pick<LineActor, 'uid' | 'at' | 'reason'>,
): LineChange {
  const given = reason?.trim() ?? ''
  const why = given === '' ? {} : { reason: given }
  const steps = states.map((to, index): LineMove => {
    return { from: states[index - 1] ?? line.state, to, at, by: uid, ...why }
  })
  const last = states.at(-1) ?? line.state
  return {
    line: {
      ...line,
      state: last,
      times: states.reduce((times, state) => timesAt(times, state, at), line.times),
      ackBy: last === 'voided' ? null : line.ackBy,
    },
    moves: steps,
  }
}

/** The times of a line that has just come to a state: what it has not reached any more is forgotten. */
function timesAt(times: LineTimes, state: LineState, at: Timestamp): LineTimes {
  const { ready, served: _served, ...before } = times
  switch (state) {
    case 'held': {
      const { fired: _fired, ...held } = before
      return held
    }
    case 'fired':
      return { ...before, fired: at }
    case 'cooking':
      return { ...before, started: before.started ?? at }
    case 'ready':
      return { ...before, ready: ready ?? at }
    case 'served':
      return { ...times, served: at }
    case 'voided':
      return { ...times, voided: at }
  }
}

/** Acknowledges an allergy line, or the void of a line, by name (rules TK3, TK4). Cooks and higher. */
export function acknowledgeLine(line: TicketLine, actor: LineActor): Result<TicketLine, 'role' | 'state'> {
  if (!hasAccess(actor.access, 'cook')) return err('role')
  const asksForIt = line.state === 'voided' || line.allergies.length > 0
  return asksForIt ? ok({ ...line, ackBy: actor.uid }) : err('state')
}

/** Bumps a voided line away once its void is acknowledged (rule TK4). It stays voided. */
export function clearVoided(
  line: TicketLine,
  actor: LineActor,
): Result<TicketLine, 'role' | 'state' | 'acknowledge-first'> {
  if (!hasAccess(actor.access, 'cook')) return err('role')
  if (line.state !== 'voided' || line.isCleared) return err('state')
  return line.ackBy === null ? err('acknowledge-first') : ok({ ...line, isCleared: true })
}
