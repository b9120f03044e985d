import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'
import { type Access, type AccessRole, hasAccess } from '../../access/roles/access.ts'
import type { ActionState } from './corrective-action.ts'
import { type Verdict, VERDICTS } from './verdict.ts'

/** Where a cooling, reheating, hot hold or time-out run stands (rule HC1; product, E35). */
export const RUN_STATES = ['running', ...VERDICTS, 'action needed', 'retested', 'closed'] as const
export type RunState = (typeof RUN_STATES)[number]

/** What a person does to a run that has ended; `bin` closes one that was not proven, with the food thrown away. */
export type RunCommand = 'require' | 'retest' | 'close' | 'bin'

const endings: Moves<RunState, Verdict> = {
  passed: { running: 'passed' },
  failed: { running: 'failed' },
  'not proven': { running: 'not proven' },
}

/** What is done about a run that did not pass (rule HC1). */
export const runMoves: Moves<RunState, RunCommand> = {
  // From retested: the retest failed, so that something has to be done again.
  require: { failed: 'action needed', 'not proven': 'action needed', retested: 'action needed' },
  retest: { 'action needed': 'retested' },
  close: { retested: 'closed' },
  bin: { 'not proven': 'closed' },
}

/** A run that has ended, and the corrective action that the same write creates. */
export interface EndedRun {
  readonly state: Verdict
  readonly correctiveAction: ActionState | undefined
}

/**
 * Ends a running run with its verdict, by the write that decides it or when its time runs out. A fail creates an open
 * corrective action in the same write (rule HC1). A verdict is given once.
 */
export function endRun(state: RunState, verdict: Verdict): Result<EndedRun, 'state'> {
  if (stateAfter(endings, verdict, state) === undefined) return refuse('state')
  return accept({ state: verdict, correctiveAction: actionAfter(verdict) })
}

/** The corrective action that a verdict creates: an open one for a fail, none otherwise (rule HC1). */
export function actionAfter(verdict: Verdict): ActionState | undefined {
  return verdict === 'failed' ? 'open' : undefined
}

/** One move of a run that has ended (rule HC1). */
export function moveRun(
  state: RunState,
  command: RunCommand,
  access: Access | undefined,
): Result<RunState, 'state' | 'role'> {
  const next = stateAfter(runMoves, command, state)
  if (next === undefined) return refuse('state')
  return hasAccess(access, accessToMoveRun(command)) ? accept(next) : refuse('role')
}

/** The access role a move takes: cooks and higher; binning what is not proven is a lead's decision. */
export function accessToMoveRun(command: RunCommand): AccessRole {
  return command === 'bin' ? 'lead' : 'cook'
}
