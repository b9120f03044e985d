import { err, ok, type Result } from '@brigade/contract/result.ts'
import { type Access, hasAccess } from '../../access/roles/access.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import { msFromTimestamp, type Timestamp } from '../../core/time/timestamp.ts'
import { type PrepCommand, prepLifecycle, type PrepStep } from './prep-lifecycle.ts'
import type { PrepEvent, PrepTask } from './prep-task.ts'

/** Rule PR5: below 5.0 s the doer takes a tick back without a reason. */
export const FREE_UNDO_MS = 5000

/** Who acts on a task, with what right, when (device time) and why. */
export interface PrepActor {
  readonly uid: string
  readonly access: Access | undefined
  readonly at: Timestamp
  readonly reason?: string
}

/** The fields of a task that change, and nothing else, so that two people's changes can meet in one document. */
export type PrepFields = Partial<
  Pick<PrepTask, 'state' | 'startedAt' | 'doneAt' | 'doneBy' | 'checkedBy' | 'made' | 'assignee'>
> &
  Pick<PrepTask, 'updatedAt' | 'updatedBy'>

/** A change of a task: fields to set, and the event to append to `history` (by union, never by replacing the list). */
export interface PrepChange {
  readonly fields: PrepFields
  readonly event: PrepEvent
}

/** Why a move is refused; `role` means the access role is too low. */
export type PrepProblem = 'state' | 'role' | 'own-work' | 'reason-needed'

/**
 * One move of a prep task by the table of rule PR5, as the change to write. A person never checks the own work; a tick
 * taken back by somebody else, or 5.0 s and more after it was made, needs a reason, as do reopening and putting to rest.
 */
export function moveTask(
  task: PrepTask,
  command: PrepCommand,
  actor: PrepActor,
): Result<PrepChange, PrepProblem> {
  const step = prepLifecycle.stepOf(task.state, command)
  if (step === undefined) return err('state')
  const problem = problemWith(task, step, actor)
  if (problem !== undefined) return err(problem)
  const state = step.to
  const signed = { updatedAt: actor.at, updatedBy: actor.uid }
  const reason = actor.reason?.trim() ?? ''
  return ok({
    fields: { state, ...fieldsOf(command, actor), ...signed },
    event: { state, at: actor.at, by: actor.uid, ...(reason === '' ? {} : { reason }) },
  })
}

function problemWith(task: PrepTask, step: PrepStep, actor: PrepActor): PrepProblem | undefined {
  if (!hasAccess(actor.access, step.access)) return 'role'
  if (step.to === 'checked' && task.doneBy === actor.uid) return 'own-work'
  const isReasonless = (actor.reason ?? '').trim() === ''
  return step.needsReason === true && isReasonless && !isFreeUndo(task, actor) ? 'reason-needed' : undefined
}

/** Whether the doer takes a tick back at once; out of `done` only an undo takes a reason. */
function isFreeUndo({ state, doneBy, doneAt }: PrepTask, actor: PrepActor): boolean {
  if (state !== 'done' || doneBy !== actor.uid || doneAt === null) return false
  return msFromTimestamp(actor.at) - msFromTimestamp(doneAt) < FREE_UNDO_MS
}

function fieldsOf(command: PrepCommand, { uid, at }: PrepActor): Omit<PrepFields, 'updatedAt' | 'updatedBy'> {
  switch (command) {
    case 'finish':
      return { doneAt: at, doneBy: uid }
    case 'check':
      return { checkedBy: uid }
    case 'undo':
    case 'reopen':
      return { doneAt: null, doneBy: null, checkedBy: null }
    default:
      return {}
  }
}

/** Finishes a task, with the quantity that was made where it is known. */
export function tickTask(task: PrepTask, actor: PrepActor, made?: Quantity): Result<PrepChange, PrepProblem> {
  const change = moveTask(task, 'finish', actor)
  if (!change.ok || made === undefined) return change
  return ok({ ...change.value, fields: { ...change.value.fields, made } })
}

/** Gives a task to somebody, or to nobody; cooks and higher. No event: the state stays. */
export function assignTask(assignee: string | null, actor: PrepActor): Result<PrepFields, PrepProblem> {
  if (!hasAccess(actor.access, 'cook')) return err('role')
  return ok({ assignee, updatedAt: actor.at, updatedBy: actor.uid })
}

/** The commands a person may give now; what needs a reason counts as allowed, because it can be given one. */
export function commandsFor(task: PrepTask, actor: PrepActor): readonly PrepCommand[] {
  const asked: PrepActor = { ...actor, reason: 'given when asked' }
  return prepLifecycle.commandsIn(task.state).filter((command) => moveTask(task, command, asked).ok)
}
