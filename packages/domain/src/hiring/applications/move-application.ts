import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
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

/** Of every stage between reading and an offer: the stages lead to each other in any order. */
const stageRow = {
  read: refused,
  interview: 'interview',
  'trial shift': 'trial shift',
  'own stage': 'own stage',
  offer: 'offer',
  decline: 'not this time',
  lapse: refused,
  'accept offer': refused,
  'decline offer': refused,
  'answer approach': refused,
  'close approach': refused,
  withdraw: 'withdrawn',
} as const

const over = {
  read: refused,
  interview: refused,
  'trial shift': refused,
  'own stage': refused,
  offer: refused,
  decline: refused,
  lapse: refused,
  'accept offer': refused,
  'decline offer': refused,
  'answer approach': refused,
  'close approach': refused,
  withdraw: refused,
}

/**
 * Rule AP1. A standing offer leads on only by its answer, its end, a decline or a withdrawal. In every state that can be
 * declined somebody still waits for a word.
 */
export const applicationLifecycle = defineLifecycle<ApplicationState, ApplicationCommand>({
  approached: {
    read: refused,
    interview: refused,
    'trial shift': refused,
    'own stage': refused,
    offer: refused,
    decline: 'not this time',
    lapse: refused,
    'accept offer': refused,
    'decline offer': refused,
    'answer approach': 'applied',
    'close approach': 'closed by person',
    withdraw: 'withdrawn',
  },
  applied: {
    read: 'being read',
    interview: refused,
    'trial shift': refused,
    'own stage': refused,
    offer: refused,
    decline: 'not this time',
    lapse: refused,
    'accept offer': refused,
    'decline offer': refused,
    'answer approach': refused,
    'close approach': refused,
    withdraw: 'withdrawn',
  },
  'being read': stageRow,
  interview: stageRow,
  'trial shift': stageRow,
  'own stage': stageRow,
  offer: {
    read: refused,
    interview: refused,
    'trial shift': refused,
    'own stage': refused,
    offer: refused,
    decline: 'not this time',
    lapse: 'being read',
    'accept offer': 'hired',
    'decline offer': 'withdrawn',
    'answer approach': refused,
    'close approach': refused,
    withdraw: 'withdrawn',
  },
  hired: over,
  'not this time': over,
  withdrawn: over,
  'closed by person': over,
})

/** Steps that bring the person a message, which is never empty (rule AP3, product 5.5). */
const COMMANDS_WITH_MESSAGE: readonly ApplicationCommand[] = ['interview', 'trial shift', 'offer', 'decline']

/** Why a step is refused. */
export type ApplicationProblem = 'state' | 'message-empty'

/** Whether the step needs words for the person. */
export function needsMessage(command: ApplicationCommand): boolean {
  return COMMANDS_WITH_MESSAGE.includes(command)
}

/** The state a step leads to, or why it is refused (rules AP1 and AP3). */
export function nextApplicationState(
  state: ApplicationState,
  command: ApplicationCommand,
  message: string,
): Result<ApplicationState, ApplicationProblem> {
  const next = applicationLifecycle.next(state, command)
  if (!next.ok) return err('state')
  if (needsMessage(command) && message.trim() === '') return err('message-empty')
  return next
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
  return applicationLifecycle.isAllowed(state, 'decline')
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
  if (earlier === undefined) return ok(1)
  if (earlier.state === 'withdrawn') return ok(earlier.round + 1)
  if (earlier.state !== 'not this time') return err('applied')
  const waitedMs = msFromTimestamp(now) - msFromTimestamp(earlier.stateAt)
  return waitedMs >= WAIT_AFTER_DECLINE_MS ? ok(earlier.round + 1) : err('too-soon')
}

/** From when on a declined person may apply again (rule AP2); undefined in every other state. */
export function againFrom({ state, stateAt }: Pick<Application, 'state' | 'stateAt'>): Timestamp | undefined {
  return state === 'not this time'
    ? timestampFromMs(msFromTimestamp(stateAt) + WAIT_AFTER_DECLINE_MS)
    : undefined
}
