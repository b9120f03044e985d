import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import type { Application, ApplicationState } from './application.ts'

/** Steps of an application; the first five are the team's, `lapse` is the clock's, the rest are the person's. */
export type ApplicationCommand =
  | 'read'
  | 'interview'
  | 'trial shift'
  | 'own stage'
  | 'offer'
  | 'decline'
  | 'lapse'
  | 'accept offer'
  | 'decline offer'
  | 'answer approach'
  | 'close approach'
  | 'withdraw'

const STAGES = ['being read', 'interview', 'trial shift', 'own stage'] as const

/** From every stage to the same state. */
function fromStages(to: ApplicationState): Partial<Record<ApplicationState, ApplicationState>> {
  return Object.fromEntries(STAGES.map((stage) => [stage, to]))
}

/** From every open state, in which somebody still waits for a word, to the same state. */
function fromOpen(to: ApplicationState): Partial<Record<ApplicationState, ApplicationState>> {
  return { approached: to, applied: to, ...fromStages(to), offer: to }
}

/** Rule AP1. A standing offer leads on only by its answer, its end, a decline or a withdrawal. */
const moves: Moves<ApplicationState, ApplicationCommand> = {
  read: { applied: 'being read' },
  interview: fromStages('interview'),
  'trial shift': fromStages('trial shift'),
  'own stage': fromStages('own stage'),
  offer: fromStages('offer'),
  decline: fromOpen('not this time'),
  lapse: { offer: 'being read' },
  'accept offer': { offer: 'hired' },
  'decline offer': { offer: 'withdrawn' },
  'answer approach': { approached: 'applied' },
  'close approach': { approached: 'closed by person' },
  withdraw: fromOpen('withdrawn'),
}

/** Steps that bring the person a message, which is never empty (rule AP3, product 5.5). */
const COMMANDS_WITH_MESSAGE: readonly ApplicationCommand[] = ['interview', 'trial shift', 'offer', 'decline']

/** Why a step is refused. */
export type ApplicationProblem = 'state' | 'message-empty'

/** Whether the step needs words for the person. */
export function needsMessage(command: ApplicationCommand): boolean {
  return COMMANDS_WITH_MESSAGE.includes(command)
}

/** The state a step leads to, or why it is refused (rules AP1 and AP3). */
export function moveApplication(
  state: ApplicationState,
  command: ApplicationCommand,
  message: string,
): Result<ApplicationState, ApplicationProblem> {
  const next = stateAfter(moves, command, state)
  if (next === undefined) return refuse('state')
  if (needsMessage(command) && message.trim() === '') return refuse('message-empty')
  return accept(next)
}

/** The step that brings an application into a column of the job, by the column's name; undefined when there is none. */
export function commandForStage(
  stage: string,
  jobStages: readonly string[],
): 'read' | 'interview' | 'trial shift' | 'own stage' | 'offer' | undefined {
  if (stage === 'being read') return 'read'
  if (!jobStages.includes(stage)) return undefined
  return stage === 'interview' || stage === 'trial shift' || stage === 'offer' ? stage : 'own stage'
}

/** Whether the person still waits for a word: neither hired nor ended by either side. */
export function isWaiting(state: ApplicationState): boolean {
  return moves.decline[state] !== undefined
}

/** Rule AP2: 30 days, or 720 hours. */
const WAIT_AFTER_DECLINE_MS = 30 * DAY_MS

/**
 * The round in which a person may apply now (rule AP2): 1 for the first time, one more at once after withdrawing and
 * 30 days after a "not this time".
 */
export function applyRound(
  earlier: Pick<Application, 'state' | 'stateAt' | 'round'> | undefined,
  now: Timestamp,
): Result<number, 'applied' | 'too-soon'> {
  if (earlier === undefined) return accept(1)
  if (earlier.state === 'withdrawn') return accept(earlier.round + 1)
  if (earlier.state !== 'not this time') return refuse('applied')
  const waitedMs = msFromTimestamp(now) - msFromTimestamp(earlier.stateAt)
  return waitedMs >= WAIT_AFTER_DECLINE_MS ? accept(earlier.round + 1) : refuse('too-soon')
}

/** From when on a declined person may apply again (rule AP2); undefined in every other state. */
export function againFrom({ state, stateAt }: Pick<Application, 'state' | 'stateAt'>): Timestamp | undefined {
  return state === 'not this time'
    ? timestampFromMs(msFromTimestamp(stateAt) + WAIT_AFTER_DECLINE_MS)
    : undefined
}
