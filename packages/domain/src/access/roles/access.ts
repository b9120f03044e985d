import * as z from 'zod'

/** What a person may do in a kitchen, lowest first; each has the rights of those before it (rule ID10). */
export const accessRoles = ['viewer', 'cook', 'lead', 'manager', 'owner'] as const
export const AccessRole = z.enum(accessRoles)
export type AccessRole = z.infer<typeof AccessRole>

/** Rights given to one person beside the access role: see costs, send orders and receive, personal rota notes. */
export const Grant = z.enum(['costs', 'orders', 'hr'])
export type Grant = z.infer<typeof Grant>

/** What access is decided on; every team document has it. */
export interface Access {
  readonly access: AccessRole
  readonly grants: readonly Grant[]
  readonly state: 'active' | 'left'
}

/** Place of a role in the order of rights: viewer 0 to owner 4. */
export function rankOf(access: AccessRole): number {
  return accessRoles.indexOf(access)
}

/** Whether the person is in the team now, with this access role or a higher one. */
export function hasAccess(member: Access | undefined, atLeast: AccessRole): boolean {
  return member !== undefined && member.state === 'active' && rankOf(member.access) >= rankOf(atLeast)
}

/** The access role from which a right needs no grant (product, section 3); rota notes always need theirs. */
const roleWithoutGrant: Readonly<Record<Grant, AccessRole | null>> = {
  costs: 'lead',
  orders: 'lead',
  hr: null,
}

/** Whether the person may do what the grant gives, through the grant or through the access role. */
export function hasGrant(member: Access | undefined, grant: Grant): boolean {
  if (member === undefined || member.state !== 'active') return false
  const role = roleWithoutGrant[grant]
  return member.grants.includes(grant) || (role !== null && rankOf(member.access) >= rankOf(role))
}
