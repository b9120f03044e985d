import type { Result } from '@brigade/contract/result.ts'
import { carryOver } from '@brigade/domain/kitchen/preparation/carry-over.ts'
import {
  assignTask,
  moveTask,
  type PrepActor,
  type PrepChange,
  type PrepFields,
  type PrepProblem,
} from '@brigade/domain/kitchen/preparation/move-task.ts'
import type { PrepCommand } from '@brigade/domain/kitchen/preparation/prep-lifecycle.ts'
import { type PrepTask, prepTasks } from '@brigade/domain/kitchen/preparation/prep-task.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { changing, creating, write, type WriteOutcome } from '../../lib/writing/write.ts'
import type { Crew } from '../../lib/kitchen/use-crew.ts'

/** What became of a person's step: done (here at once, on the server soon), or why not. */
export type StepOutcome =
  | { readonly state: 'done' }
  | { readonly state: 'refused'; readonly problem: PrepProblem }
  | { readonly state: 'not-written'; readonly written: WriteOutcome }

const DONE: StepOutcome = { state: 'done' }

function actorOf({ uid, own }: Crew, reason?: string): PrepActor {
  const at = timestampFromMs(Date.now())
  return { uid, access: own, at, ...(reason === undefined ? {} : { reason }) }
}

function outcomeOf(written: WriteOutcome): StepOutcome {
  if (written.state === 'queued') return DONE
  return { state: 'not-written', written }
}

/** Only the fields that change are written, so that two people's changes of one task meet without a loss. */
async function writeFields(
  crew: Crew,
  task: StoredDocument<PrepTask>,
  change: { readonly fields: Partial<PrepFields>; readonly event?: PrepChange['event'] },
): Promise<StepOutcome> {
  const params = { kitchenId: crew.kitchenId, taskId: task.id }
  const appended = change.event === undefined ? {} : { history: [change.event] }
  return outcomeOf(
    await write([changing(prepTasks, params, { before: task.content, changes: change.fields, appended })]),
  )
}

async function ifAllowed<Change>(
  result: Result<Change, PrepProblem>,
  then: (change: Change) => Promise<StepOutcome>,
): Promise<StepOutcome> {
  return result.ok ? then(result.value) : { state: 'refused', problem: result.problem }
}

/** Moves a task one step (rule PR5). */
export function moveOneStep(
  crew: Crew,
  task: StoredDocument<PrepTask>,
  { command, reason }: { readonly command: PrepCommand; readonly reason?: string },
): Promise<StepOutcome> {
  return ifAllowed(moveTask(task.content, command, actorOf(crew, reason)), (change) =>
    writeFields(crew, task, change),
  )
}

/** Assigns a task, or removes its assignee. */
export function giveTo(
  crew: Crew,
  task: StoredDocument<PrepTask>,
  person: string | null,
): Promise<StepOutcome> {
  return ifAllowed(assignTask(person, actorOf(crew)), (fields) => writeFields(crew, task, { fields }))
}

/** Puts the task on the next day's list, with the reason; doing it twice makes no double. */
export function carryToNextDay(
  crew: Crew,
  task: StoredDocument<PrepTask>,
  reason: string,
): Promise<StepOutcome> {
  return ifAllowed(carryOver({ id: task.id, task: task.content }, actorOf(crew, reason)), async (carried) => {
    const params = { kitchenId: crew.kitchenId, taskId: carried.id }
    return outcomeOf(await write([creating(prepTasks, params, carried.task)]))
  })
}

/** Puts a task in the bin, or takes it out again. */
export async function setBinned(
  crew: Crew,
  task: StoredDocument<PrepTask>,
  isBinned: boolean,
): Promise<StepOutcome> {
  const params = { kitchenId: crew.kitchenId, taskId: task.id }
  const deletedAt = isBinned ? timestampFromMs(Date.now()) : undefined
  return outcomeOf(
    await write([changing(prepTasks, params, { before: task.content, changes: { deletedAt } })]),
  )
}

/** A task as it is typed by hand. */
export type TaskByHand = Pick<
  PrepTask,
  'serviceDay' | 'name' | 'want' | 'stationId' | 'assignee' | 'sortKey'
> & {
  readonly isAsleep: boolean
}

/** Writes a task that was typed by hand. */
export async function addTask(crew: Crew, id: string, typed: TaskByHand): Promise<StepOutcome> {
  const { isAsleep, ...facts } = typed
  const state = isAsleep ? 'dormant' : 'to do'
  const { at, uid } = actorOf(crew)
  const draft = {
    ...facts,
    priority: 2,
    state,
    startedAt: null,
    doneAt: null,
    doneBy: null,
    checkedBy: null,
    history: [{ state, at, by: uid }],
  } as const
  const params = { kitchenId: crew.kitchenId, taskId: id }
  return outcomeOf(await write([creating(prepTasks, params, { ...draft, history: [...draft.history] })]))
}
