import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields, isSame } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DeletedAt, SortKey, DocumentId } from '../../core/documents/stored-fields.ts'
import type { AccessRole } from '../../access/roles/access.ts'
import { actingPeople, actorHasAccess } from '../../access/roles/acting-person.ts'
import { callerHasAccess, isPairedDevice, worksHere } from '../../access/roles/kitchen-policy.ts'
import { Decimal, PositiveDecimal } from '../../core/quantities/decimal.ts'
import { Quantity } from '../../core/quantities/quantity.ts'
import { Unit } from '../../core/quantities/unit.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { prepLifecycle } from './prep-lifecycle.ts'

export const PrepState = z.enum(['dormant', 'to do', 'done', 'checked'])
export type PrepState = z.infer<typeof PrepState>

/** Screens show the last 20 changes. More are kept, because devices without a network append unseen by each other. */
const KEPT_HISTORY = 500

const Reason = z.string().trim().min(1).max(300)

/** One change of state, as it is kept with the task. */
export const PrepEvent = z.strictObject({
  state: PrepState,
  at: Timestamp,
  by: Uid,
  reason: Reason.optional(),
})
export type PrepEvent = Readonly<z.infer<typeof PrepEvent>>

/** The inputs of "to make" (rule PR1), all in `unit`; the result is derived, never stored. */
export const PrepFormula = z.strictObject({
  unit: Unit,
  par: Decimal.optional(),
  /** Projected use for the covers of the day; where it is set, it and `minimum` replace par. */
  projected: Decimal.optional(),
  minimum: Decimal.optional(),
  onHand: Decimal,
  /** Prepared and not yet in `onHand`. */
  alreadyPrepared: Decimal,
  rounding: z.enum(['up', 'down']),
  /** Size of one whole batch; absent, nothing is rounded. */
  batch: PositiveDecimal.optional(),
})
export type PrepFormula = Readonly<z.infer<typeof PrepFormula>>

/** One thing to make before service (product, E28). */
export const PrepTask = z.strictObject({
  ...commonFields,
  serviceDay: LocalDate,
  name: z.string().trim().min(1).max(100),
  recipeId: DocumentId.optional(),
  lineId: DocumentId.optional(),
  stationId: DocumentId.optional(),
  want: Quantity.optional(),
  made: Quantity.optional(),
  formula: PrepFormula.optional(),
  priority: z.int().min(1).max(3),
  dueAt: Timestamp.optional(),
  assignee: Uid.nullable(),
  state: PrepState,
  startedAt: Timestamp.nullable(),
  doneAt: Timestamp.nullable(),
  doneBy: Uid.nullable(),
  checkedBy: Uid.nullable(),
  carriedFrom: DocumentId.optional(),
  carryReason: Reason.optional(),
  sortKey: SortKey,
  history: z.array(PrepEvent).max(KEPT_HISTORY),
  deletedAt: DeletedAt,
})
export type PrepTask = Readonly<z.infer<typeof PrepTask>>

/** Fields that only a lead or higher changes: what is asked for, as opposed to what was done. */
const PLANNED_FIELDS = ['serviceDay', 'recipeId', 'lineId', 'deletedAt', 'carriedFrom', 'carryReason']

/** Who acts on a task, and with which access. */
interface TaskActor {
  readonly uid: string | null
  readonly has: (atLeast: AccessRole) => boolean
}

/** The caller; at a paired tablet, which only moves tasks, the person whom a new entry of the history names. */
function actorOn(context: PolicyContext, before: PrepTask, after: PrepTask): TaskActor {
  const { uid } = context.caller
  if (!isPairedDevice(context)) return { uid, has: (atLeast) => callerHasAccess(context, atLeast) }
  const by = after.history.at(-1)?.by
  const isMove = after.history.length > before.history.length
  if (by === undefined || uid === null || !isMove) return { uid: null, has: () => false }
  return { uid: by, has: (atLeast) => actorHasAccess(context, { by, device: uid }, atLeast) }
}

/** The entries of the history that the change adds. */
function addedTo(before: PrepTask, after: PrepTask): readonly PrepEvent[] {
  return after.history.slice(before.history.length)
}

/** The history only grows, by what the actor did; devices that append unseen by each other both keep theirs. */
function isHistoryKept(actor: TaskActor, before: PrepTask, after: PrepTask): boolean {
  const kept = after.history.slice(0, before.history.length)
  return isSame(kept, before.history) && addedTo(before, after).every(({ by }) => by === actor.uid)
}

function mayMove(actor: TaskActor, before: PrepTask, after: PrepTask): boolean {
  if (before.state === after.state) {
    // Two people may have finished the same task, each without seeing the other.
    const isDoerKept = before.doneBy === after.doneBy || after.doneBy === actor.uid
    return isDoerKept && before.checkedBy === after.checkedBy
  }
  const [step] = prepLifecycle.stepsBetween(before.state, after.state)
  if (step === undefined || !actor.has(step.access)) return false
  const isReasoned = addedTo(before, after).at(-1)?.reason !== undefined
  const isOwnUndo = before.state === 'done' && before.doneBy === actor.uid
  if (step.needsReason === true && !isReasoned && !isOwnUndo) return false
  if (step.to === 'done') return after.doneBy === actor.uid
  return step.to !== 'checked' || (before.doneBy !== actor.uid && after.checkedBy === actor.uid)
}

/** Whether what is asked for stays as it was. */
function arePlannedFieldsKept(before: PrepTask, after: PrepTask): boolean {
  return changedFields(before, after).every((field) => !PLANNED_FIELDS.includes(field))
}

/**
 * Prep tasks. Cooks and higher write them; what a move of state needs is rule PR5. How long ago a task was done is
 * judged on the device that undoes it, because the write may arrive hours later.
 */
export const prepTasks = collection({
  path: 'kitchens/{kitchenId}/prep-tasks/{taskId}',
  schema: PrepTask,
  mergeOnConflict: [],
  policy: {
    policyReads: (params, caller, known) => {
      const by = known.history?.at(-1)?.by
      return actingPeople(params, caller, by === undefined ? {} : { by })
    },
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      callerHasAccess(context, 'cook') &&
      (after.state === 'to do' || after.state === 'dormant') &&
      after.deletedAt === undefined,
    change: (context, before, after) => {
      const actor = actorOn(context, before, after)
      return (
        isChangedByCaller(context, before, after) &&
        actor.has('cook') &&
        isHistoryKept(actor, before, after) &&
        mayMove(actor, before, after) &&
        (actor.has('lead') || arePlannedFieldsKept(before, after))
      )
    },
    delete: () => false,
  },
  indexes: [
    ['serviceDay', 'sortKey'],
    ['serviceDay', 'stationId', 'sortKey'],
    ['assignee', 'serviceDay'],
    ['serviceDay', 'state'],
  ],
  groupIndexes: [['deletedAt']],
})
