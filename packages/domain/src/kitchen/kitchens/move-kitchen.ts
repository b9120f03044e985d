import { err, type Result } from '@brigade/contract/result.ts'
import type { KitchenTie } from '../../people/accounts/end-account.ts'
import { defineLifecycle, refused } from '../../core/documents/lifecycle.ts'
import { DAY_MS } from '../../core/time/span.ts'
import { msFromTimestamp, type Timestamp, timestampFromMs } from '../../core/time/timestamp.ts'
import { type Access, hasAccess } from '../../access/roles/access.ts'
import { keptMs } from '../../core/retention/retention.ts'

/** Where a kitchen stands (product, E11); after `deleting` there is nothing left to have a state. */
export const KITCHEN_STATES = ['active', 'archived', 'deleting'] as const
export type KitchenState = (typeof KITCHEN_STATES)[number]

/** `keep` is changing one's mind within the 30 days. */
export type KitchenCommand = 'archive' | 'reopen' | 'delete' | 'keep'

/** Product E11; all are the owner's. */
export const kitchenLifecycle = defineLifecycle<KitchenState, KitchenCommand>({
  active: { archive: 'archived', reopen: refused, delete: refused, keep: refused },
  archived: { archive: refused, reopen: 'active', delete: 'deleting', keep: refused },
  deleting: { archive: refused, reopen: refused, delete: refused, keep: 'archived' },
})

/** The state a kitchen comes to by its owner's command; only the owner has one. */
export function moveKitchen(
  state: KitchenState,
  command: KitchenCommand,
  member: Access | undefined,
): Result<KitchenState, 'state' | 'role'> {
  const next = kitchenLifecycle.next(state, command)
  if (!next.ok) return err('state')
  return hasAccess(member, 'owner') ? next : err('role')
}

/** Product E11: so long an owner may change their mind. */
const DELETION_WAIT_MS = keptMs('deleting kitchen')
/** Product E11: safety records younger than this are given up only when that was confirmed. */
const KEPT_RECORDS_MS = 2 * 365 * DAY_MS

/** When a kitchen whose deletion begins now is gone. */
export function kitchenEnd(deletedAt: Timestamp): Timestamp {
  return timestampFromMs(msFromTimestamp(deletedAt) + DELETION_WAIT_MS)
}

/** What stands in the way of deleting a kitchen. */
export interface KitchenTies {
  readonly openJobIds: readonly string[]
  readonly openOrderIds: readonly string[]
  /** When the newest safety record was made that was not exported; undefined when there is none. */
  readonly newestUnexportedRecord?: Timestamp | undefined
}

/** Why a kitchen is not deleted, all reasons at once; `confirmExport` lets young safety records go with it. */
export function tiesOfKitchen(
  { openJobIds, openOrderIds, newestUnexportedRecord }: KitchenTies,
  confirmExport: boolean,
  now: Timestamp,
): readonly KitchenTie[] {
  const isRecordYoung =
    newestUnexportedRecord !== undefined &&
    msFromTimestamp(now) - msFromTimestamp(newestUnexportedRecord) < KEPT_RECORDS_MS
  return [
    ...(openJobIds.length > 0 ? (['open-jobs'] as const) : []),
    ...(openOrderIds.length > 0 ? (['open-orders'] as const) : []),
    ...(isRecordYoung && !confirmExport ? (['records-kept'] as const) : []),
  ]
}
