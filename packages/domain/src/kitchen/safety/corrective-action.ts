import { accept, refuse, type Result } from '../../core/documents/result.ts'
import { type Moves, stateAfter } from '../../core/documents/transitions.ts'
import { type Access, hasAccess } from '../../access/roles/access.ts'

/** Where a corrective action stands (rule HC1). */
export const ACTION_STATES = ['open', 'done', 'verified'] as const
export type ActionState = (typeof ACTION_STATES)[number]

const moves: Moves<ActionState, 'finish' | 'verify'> = {
  finish: { open: 'done' },
  verify: { done: 'verified' },
}

/** Who acts, with what right. */
export interface SafetyActor {
  readonly uid: string
  readonly access: Access | undefined
}

/** What the rules need of a corrective action (product, E35). */
export interface CorrectiveAction {
  readonly state: ActionState
  readonly doneBy: string | null
  readonly verifiedBy: string | null
  /** Everybody who took the readings it answers to. */
  readonly takenBy: readonly string[]
}

export type VerifyProblem = 'state' | 'role' | 'own-work'

/** Marks a corrective action as done; cooks and higher (rule HC1). */
export function finishAction(
  action: CorrectiveAction,
  actor: SafetyActor,
): Result<CorrectiveAction, 'state' | 'role'> {
  const state = stateAfter(moves, 'finish', action.state)
  if (state === undefined) return refuse('state')
  if (!hasAccess(actor.access, 'cook')) return refuse('role')
  return accept({ ...action, state, doneBy: actor.uid })
}

/**
 * Verifies a corrective action that is done: a lead or higher who neither took the readings nor did the action (rules
 * HC1, HC3).
 */
export function verifyAction(
  action: CorrectiveAction,
  actor: SafetyActor,
): Result<CorrectiveAction, VerifyProblem> {
  const state = stateAfter(moves, 'verify', action.state)
  if (state === undefined) return refuse('state')
  const others = action.doneBy === null ? action.takenBy : [...action.takenBy, action.doneBy]
  const problem = verifyProblem(others, actor)
  return problem === undefined
    ? accept({ ...action, state, verifiedBy: actor.uid })
    : refuse<VerifyProblem>(problem)
}

/**
 * Why a person may not verify what others did; undefined when they may: it takes a lead or higher, and never one of
 * those who took the readings (rule HC3).
 */
export function verifyProblem(
  takenBy: readonly string[],
  actor: SafetyActor,
): 'role' | 'own-work' | undefined {
  if (!hasAccess(actor.access, 'lead')) return 'role'
  return takenBy.includes(actor.uid) ? 'own-work' : undefined
}
