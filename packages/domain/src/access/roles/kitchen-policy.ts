import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import type { Policy, PolicyContext } from '@brigade/contract/policy.ts'
import {
  type CommonFields,
  isChangedByCaller,
  isCreatedByCaller,
} from '../../core/documents/common-fields.ts'
import {
  type Access,
  type AccessRole,
  AccessRole as AccessRoleSchema,
  Grant,
  hasAccess,
  hasGrant,
} from './access.ts'

/**
 * The `policyReads` of every document below a kitchen: the caller's own team document, under the name `own`, and, where the
 * caller is a paired tablet, its device document under `device`.
 * Empty when nobody is signed in or the kitchen is not known (a query over all kitchens).
 */
export function ownTeamDocument(
  params: Readonly<Record<string, string>>,
  caller: Caller,
): Readonly<Record<string, string>> {
  const { kitchenId } = params
  if (kitchenId === undefined || caller.uid === null) return {}
  return {
    own: `kitchens/${kitchenId}/team/${caller.uid}`,
    device: `kitchens/${kitchenId}/devices/${caller.uid}`,
  }
}

/** Path of a document below the kitchen; while the kitchen is not known it names nothing. */
export function belowKitchen({ kitchenId = '' }: Readonly<Record<string, string>>, path: string): string {
  return `kitchens/${kitchenId}/${path}`
}

/** What a team document says about access; undefined when there is none or it says nothing usable. */
export function accessIn(document: DocumentData | undefined): Access | undefined {
  if (document === undefined) return undefined
  const access = AccessRoleSchema.safeParse(document['access'])
  const grants = Grant.array().safeParse(document['grants'])
  if (!access.success || !grants.success) return undefined
  return {
    access: access.data,
    grants: grants.data,
    state: document['state'] === 'active' ? 'active' : 'left',
  }
}

/** Whether the caller is in the kitchen's team with at least this access role; needs `ownTeamDocument`. */
export function callerHasAccess(context: PolicyContext, atLeast: AccessRole): boolean {
  return hasAccess(accessIn(context.related['own']), atLeast)
}

/** Whether the caller may do in this kitchen what the grant gives; needs `ownTeamDocument`. */
export function callerHasGrant(context: PolicyContext, grant: Grant): boolean {
  return hasGrant(accessIn(context.related['own']), grant)
}

/** Whether the caller is a tablet that is paired with this kitchen; needs `ownTeamDocument`. */
export function isPairedDevice(context: PolicyContext): boolean {
  return context.related['device'] !== undefined
}

/** Whether the caller reads what everybody at work reads: the team, and the paired tablets on the wall. */
export function worksHere(context: PolicyContext): boolean {
  return callerHasAccess(context, 'viewer') || isPairedDevice(context)
}

/** Whether the caller signs a new document of this kitchen and has at least this access role. */
export function mayAdd(context: PolicyContext, after: CommonFields, atLeast: AccessRole): boolean {
  return isCreatedByCaller(context, after) && callerHasAccess(context, atLeast)
}

/** Whether the caller signs a change in this kitchen and has at least this access role. */
export function mayEdit(
  context: PolicyContext,
  [before, after]: readonly [CommonFields, CommonFields],
  atLeast: AccessRole,
): boolean {
  return isChangedByCaller(context, before, after) && callerHasAccess(context, atLeast)
}

/** Read by everybody at work, written by people from an access role on, deleted by nobody. */
export function writtenFrom(atLeast: AccessRole): Policy<CommonFields> {
  return {
    policyReads: ownTeamDocument,
    read: worksHere,
    create: (context, after) => mayAdd(context, after, atLeast),
    change: (context, before, after) => mayEdit(context, [before, after], atLeast),
    delete: () => false,
  }
}
