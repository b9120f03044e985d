import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, isCreatedByCaller, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { isMember } from '../../access/roles/claims.ts'
import { callerHasStaffRole, ownStaffDocument } from '../../access/roles/supplier-staff.ts'
import { blockBetween, isBlocked } from './block.ts'

export const FollowedKind = z.enum(['person', 'kitchen', 'supplier'])
export type FollowedKind = z.infer<typeof FollowedKind>

/** Somebody follows a person, kitchen or supplier (product, E08). */
export const Follow = z.strictObject({
  ...commonFields,
  follower: Uid,
  kind: FollowedKind,
  /** Id of what is followed: a uid, a kitchen's id or a supplier's. */
  target: DocumentId,
})
export type Follow = Readonly<z.infer<typeof Follow>>

/** Id of a follow, so that nobody follows the same thing twice. */
export function followId({ follower, kind, target }: Pick<Follow, 'follower' | 'kind' | 'target'>): string {
  return `${follower}_${kind}_${target}`
}

/**
 * Follows, made and ended by the follower and read at both ends. A list is proved by `follower == caller`, or by `kind`
 * and `target` of what the caller is or works for.
 */
export const follows = collection({
  path: 'follows/{followId}',
  schema: Follow,
  policy: {
    policyReads: (_params, caller, { kind, target }) => ({
      ...(kind === 'person' ? blockBetween(caller, target) : {}),
      ...(kind === 'kitchen' && target !== undefined ? ownTeamDocument({ kitchenId: target }, caller) : {}),
      ...(kind === 'supplier' ? ownStaffDocument({ supplierId: target }, caller) : {}),
    }),
    read: (context, { follower, kind, target }) => {
      const { uid } = context.caller
      if (uid === null) return false
      if (follower === uid || (kind !== undefined && kind !== 'kitchen' && target === uid)) return true
      return callerHasAccess(context, 'viewer') || callerHasStaffRole(context, 'viewer')
    },
    create: (context, after) =>
      isMember(context.caller) &&
      isCreatedByCaller(context, after) &&
      after.follower === context.caller.uid &&
      context.params['followId'] === followId(after) &&
      !(after.kind === 'person' && (after.target === after.follower || isBlocked(context, after.target))),
    change: () => false,
    delete: ({ caller }, before) => caller.uid !== null && before.follower === caller.uid,
  },
  indexes: [
    ['follower', 'kind'],
    ['kind', 'target'],
  ],
})
