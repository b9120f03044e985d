import { err, ok, type Result } from '@brigade/contract/result.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { hasAccess } from '../../access/roles/access.ts'
import { nextDay } from '../../core/time/local-time.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { PrepActor, PrepProblem } from './move-task.ts'
import type { PrepTask } from './prep-task.ts'

const CARRIED = /^\d{4}-\d{2}-\d{2}_carried_/

/** A task of the next day that was carried over, with the id it is to be written under. */
export interface CarriedTask {
  readonly id: string
  readonly task: PrepTask
}

/**
 * Carries an unfinished task over to the next service day (rule PR5): a new task there, with the reason; the old one
 * stays as it was. Carrying the same task twice gives the same id, so it makes no double.
 * @param from - id and content of the task
 * @param dueAt - the new time, where one is wanted
 */
export function carryOver(
  from: CarriedTask,
  actor: PrepActor,
  dueAt?: Timestamp,
): Result<CarriedTask, PrepProblem> {
  const { id, task } = from
  if (!hasAccess(actor.access, 'cook')) return err('role')
  if (task.state !== 'to do' && task.state !== 'dormant') return err('state')
  const carryReason = (actor.reason ?? '').trim()
  if (carryReason === '') return err('reason-needed')
  const serviceDay = nextDay(task.serviceDay)
  const { dueAt: _oldDueAt, made: _made, ...kept } = task
  return ok({
    id: `${serviceDay}_carried_${id.replace(CARRIED, '')}`,
    task: {
      ...kept,
      ...newCommonFields(actor.uid, actor.at),
      ...(dueAt === undefined ? {} : { dueAt }),
      serviceDay,
      state: 'to do',
      startedAt: null,
      doneAt: null,
      doneBy: null,
      checkedBy: null,
      carriedFrom: id,
      carryReason,
      history: [{ state: 'to do', at: actor.at, by: actor.uid, reason: carryReason }],
    },
  })
}
