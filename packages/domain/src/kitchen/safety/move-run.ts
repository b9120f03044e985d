import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { type Access, type AccessRole, hasAccess } from '../../access/roles/access.ts'
import type { ActionState } from './corrective-action.ts'
import { type Verdict, VERDICTS } from './verdict.ts'

/** Where a cooling, reheating, hot hold or time-out run stands (rule HC1; product, E35). */
export const RUN_STATES = ['running', ...VERDICTS, 'action needed', 'retested', 'closed'] as const
export type RunState = (typeof RUN_STATES)[number]

/** What a person does to a run that has ended; `bin` closes one that was not proven, with the food thrown away. */
export type RunCommand = 'require' | 'retest' | 'close' | 'bin'

/** Where a command leads, and the least access role it takes. */
interface RunStep {
  readonly to: RunState
  readonly access: AccessRole
}

const byCook = (to: RunState): RunStep => ({ to, access: 'cook' })

const over = {
  passed: refused,
  failed: refused,
  'not proven': refused,
  require: refused,
  retest: refused,
  close: refused,
  bin: refused,
}

/** Rule HC1: a verdict ends a run, the other commands are what is done about one that did not pass. Binning is a lead's. */
export const runLifecycle = defineLifecycle<RunState, Verdict | RunCommand, RunStep>({
  running: {
    passed: byCook('passed'),
    failed: byCook('failed'),
    'not proven': byCook('not proven'),
    require: refused,
    retest: refused,
    close: refused,
    bin: refused,
  },
  passed: over,
  failed: {
    passed: refused,
    failed: refused,
    'not proven': refused,
    require: byCook('action needed'),
    retest: refused,
    close: refused,
    bin: refused,
  },
  'not proven': {
    passed: refused,
    failed: refused,
    'not proven': refused,
    require: byCook('action needed'),
    retest: refused,
    close: refused,
    bin: { to: 'closed', access: 'lead' },
  },
  'action needed': {
    passed: refused,
    failed: refused,
    'not proven': refused,
    require: refused,
    retest: byCook('retested'),
    close: refused,
    bin: refused,
  },
  retested: {
    passed: refused,
    failed: refused,
    'not proven': refused,
    // The retest failed, so that something has to be done again.
    require: byCook('action needed'),
    retest: refused,
    close: byCook('closed'),
    bin: refused,
  },
  closed: over,
})

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
  if (!runLifecycle.isAllowed(state, verdict)) return err('state')
  return ok({ state: verdict, correctiveAction: actionAfter(verdict) })
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
  const step = runLifecycle.stepOf(state, command)
  if (step === undefined) return err('state')
  return hasAccess(access, step.access) ? ok(step.to) : err('role')
}
