import type { Caller, DocumentData, PolicyContext } from '../collections/collection.ts'
import {
  type Access,
  type AccessRole,
  AccessRole as AccessRoleSchema,
  Grant,
  hasAccess,
  hasGrant,
} from './access.ts'

/**
 * The `related` of every document below a kitchen: the caller's own team document, under the name `own`.
 * Empty when nobody is signed in or the kitchen is not known (a query over all kitchens).
 */
export function ownTeamDocument(
  params: Readonly<Record<string, string>>,
  caller: Caller,
): Readonly<Record<string, string>> {
  const { kitchenId } = params
  if (kitchenId === undefined || caller.uid === null) return {}
  return { own: `kitchens/${kitchenId}/team/${caller.uid}` }
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
