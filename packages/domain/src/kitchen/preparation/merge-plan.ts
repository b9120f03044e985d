import { isSame } from '../../core/documents/changed-fields.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { sortKeyAt } from '../../core/documents/sort-key.ts'
import { convert, NOT_CONVERTIBLE } from '../../core/quantities/convert.ts'
import { exactFromDecimal } from '../../core/quantities/exact.ts'
import type { Quantity } from '../../core/quantities/quantity.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { PlannedTask } from './planned-task.ts'
import type { PrepTask } from './prep-task.ts'

/** What making a list changes; done work is never touched. */
export interface MergedPlan {
  readonly create: readonly { readonly id: string; readonly task: PrepTask }[]
  /** Fields to set on tasks that nobody has finished; one that is undefined is taken away. */
  readonly change: readonly {
    readonly id: string
    readonly fields: Pick<PrepTask, 'want' | 'formula' | 'updatedAt' | 'updatedBy'>
  }[]
  /** Finished tasks of which more is wanted now than was asked for. */
  readonly moreNeeded: readonly string[]
  /** Tasks of the day made by an earlier list that this one does not ask for; somebody decides what becomes of them. */
  readonly notPlanned: readonly string[]
}

/** Who makes the list, when, and by when its tasks are due. */
export interface PlanMaker {
  readonly uid: string
  readonly at: Timestamp
  readonly dueAt?: Timestamp
}

/**
 * Brings a plan into the day's list: new tasks are added, unfinished ones get the new amounts, ticks and names stay,
 * and tasks in the bin stay there. Merging the same plan twice changes nothing.
 * @param existing - all tasks of the day by id, those in the bin too
 */
export function mergePlan(
  existing: ReadonlyMap<string, PrepTask>,
  planned: readonly PlannedTask[],
  maker: PlanMaker,
): MergedPlan {
  const create: { id: string; task: PrepTask }[] = []
  const change: MergedPlan['change'][number][] = []
  const moreNeeded: string[] = []
  planned.forEach((plan, index) => {
    const task = existing.get(plan.id)
    if (task === undefined) create.push({ id: plan.id, task: newTask(plan, index, maker) })
    else if (task.deletedAt !== undefined || isAskedAlready(task, plan)) return
    else if (task.state === 'done' || task.state === 'checked') {
      if (isMore(plan.want, task.made ?? task.want)) moreNeeded.push(plan.id)
    } else {
      const { want, formula } = plan
      change.push({ id: plan.id, fields: { want, formula, updatedAt: maker.at, updatedBy: maker.uid } })
    }
  })
  const ids = new Set(planned.map(({ id }) => id))
  const notPlanned = [...existing]
    .filter(([id, task]) => task.formula !== undefined && task.deletedAt === undefined && !ids.has(id))
    .map(([id]) => id)
  return { create, change, moreNeeded, notPlanned }
}

function newTask(plan: PlannedTask, index: number, { uid, at, dueAt }: PlanMaker): PrepTask {
  const { id: _id, name, ...asked } = plan
  return {
    ...newCommonFields(uid, at),
    ...asked,
    ...(dueAt === undefined ? {} : { dueAt }),
    name: name.slice(0, 100),
    priority: 2,
    assignee: null,
    state: 'to do',
    startedAt: null,
    doneAt: null,
    doneBy: null,
    checkedBy: null,
    sortKey: sortKeyAt(index),
    history: [{ state: 'to do', at, by: uid }],
  }
}

function isAskedAlready(task: PrepTask, plan: PlannedTask): boolean {
  return isSame(task.want, plan.want) && isSame(task.formula, plan.formula)
}

function isMore(wanted: Quantity | undefined, had: Quantity | undefined): boolean {
  if (wanted === undefined || had === undefined) return wanted !== undefined
  const amount = convert(had, wanted.unit)
  return amount === NOT_CONVERTIBLE || exactFromDecimal(wanted.amount).compare(amount) > 0
}
