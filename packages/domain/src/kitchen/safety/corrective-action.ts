import { err, ok, type Result } from '@brigade/contract/result.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { type Access, type AccessRole, hasAccess } from '../../access/roles/access.ts'

/** Where a corrective action stands (rule HC1). */
export const ACTION_STATES = ['open', 'done', 'verified'] as const
export type ActionState = (typeof ACTION_STATES)[number]

/** Where a command leads, and the least access role it takes. */
interface ActionStep {
  readonly to: ActionState
  readonly access: AccessRole
}

/** Rule HC1: cooks do it, leads verify it. */
export const actionLifecycle = defineLifecycle<ActionState, 'finish' | 'verify', ActionStep>({
  open: { finish: { to: 'done', access: 'cook' }, verify: refused },
  done: { finish: refused, verify: { to: 'verified', access: 'lead' } },
  verified: { finish: refused, verify: refused },
})

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
  const step = actionLifecycle.stepOf(action.state, 'finish')
  if (step === undefined) return err('state')
  if (!hasAccess(actor.access, step.access)) return err('role')
  return ok({ ...action, state: step.to, doneBy: actor.uid })
}

/**
 * Verifies a corrective action that is done: a lead or higher who neither took the readings nor did the action (rules
 * HC1, HC3).
 */
export function verifyAction(
  action: CorrectiveAction,
  actor: SafetyActor,
): Result<CorrectiveAction, VerifyProblem> {
  const step = actionLifecycle.stepOf(action.state, 'verify')
  if (step === undefined) return err('state')
  const others = action.doneBy === null ? action.takenBy : [...action.takenBy, action.doneBy]
  const problem = verifyProblem(others, actor)
  return problem === undefined
    ? ok({ ...action, state: step.to, verifiedBy: actor.uid })
    : err<VerifyProblem>(problem)
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
