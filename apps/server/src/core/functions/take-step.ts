import type { Collection } from '@brigade/contract/collection.ts'
import type { PathParams } from '@brigade/contract/document.ts'
import type { Result } from '@brigade/contract/result.ts'
import type { CommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { throwRefusal } from '@brigade/platform/functions/refusal.ts'
import { type Changes, storeOf } from './store.ts'

/** What is stored of a thing with states. */
interface WithState extends CommonFields {
  readonly state: string
}

/** A step as it has been found to fit. */
export interface FittingStep<Content extends WithState, Move> {
  readonly params: PathParams
  readonly before: Content
  readonly move: Move
  readonly to: Content['state']
}

/** How the server moves the things of one collection; a move is a command of their lifecycle and what belongs to it. */
export interface StepRules<Content extends WithState, Move> {
  readonly of: Collection<Content>
  /** The state a move leads to, as the thing's lifecycle says, or the reason why it is refused. */
  readonly next: (
    scope: FunctionScope,
    before: Content,
    move: Move,
  ) => Result<Content['state'], string> | Promise<Result<Content['state'], string>>
  /** What is stored: the state, and what goes along with it. */
  readonly changes: (
    scope: FunctionScope,
    step: FittingStep<Content, Move>,
  ) => Changes<Content> | Promise<Changes<Content>>
  /** Writes the entry of the thing's history, where it has one. */
  readonly record?: (scope: FunctionScope, step: FittingStep<Content, Move>) => void
}

/** One step of one thing. */
export interface Step<Content extends WithState, Move> {
  readonly params: PathParams
  /** The thing as this transaction has read it; it is read here without. */
  readonly before?: Content
  readonly move: Move
  /** Tells whoever is to know of it, once it is stored. */
  readonly tell?: (to: Content['state']) => void | Promise<void>
}

/**
 * Takes a step of a thing with states: asks its lifecycle, stores the new state, writes its history and tells of it, all or
 * nothing.
 * @returns the new state, or the reason why the step does not fit; nothing is written then
 */
export async function takeStep<Content extends WithState, Move>(
  scope: FunctionScope,
  rules: StepRules<Content, Move>,
  step: Step<Content, Move>,
): Promise<Result<Content['state'], string>> {
  const before = step.before ?? (await storeOf(scope).need(rules.of, step.params))
  const next = await rules.next(scope, before, step.move)
  if (!next.ok) return next
  const fitting = { params: step.params, before, move: step.move, to: next.value }
  storeOf(scope).change(rules.of, step.params, await rules.changes(scope, fitting))
  rules.record?.(scope, fitting)
  await step.tell?.(next.value)
  return next
}

/** Like `takeStep`, but a step that does not fit refuses the call with its reason and the present state. */
export async function needStep<Content extends WithState, Move>(
  scope: FunctionScope,
  rules: StepRules<Content, Move>,
  step: Step<Content, Move>,
): Promise<Content['state']> {
  const before = step.before ?? (await storeOf(scope).need(rules.of, step.params))
  const taken = await takeStep(scope, rules, { ...step, before })
  return taken.ok ? taken.value : throwRefusal('FAILED_PRECONDITION', taken.problem, { state: before.state })
}

/** The answer of a lifecycle, or of a rule beside it, with the reason that a refused call names. */
export function orReason<State, Problem>(
  answer: Result<State, Problem>,
  reason: (problem: Problem) => string = () => 'state',
): Result<State, string> {
  return answer.ok ? answer : { ok: false, problem: reason(answer.problem) }
}
