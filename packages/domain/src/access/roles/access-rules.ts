import { err, ok, type Result } from '@brigade/contract/result.ts'
import { type Access, type AccessRole, hasAccess, rankOf } from './access.ts'

/** Why a change in the team is refused. */
export type TeamProblem = 'role' | 'access-above-yours' | 'last-owner' | 'peer' | 'gone'

/** A team member with the id that tells "myself" from "another". */
export type Member = Access & { readonly uid: string }

/** The highest access role somebody may give: managers up to lead, the owner up to manager (rule ID10). */
export function highestGivenAccess(actor: Access | undefined): AccessRole | undefined {
  if (hasAccess(actor, 'owner')) return 'manager'
  return hasAccess(actor, 'manager') ? 'lead' : undefined
}

function mayGive(actor: Access | undefined, access: AccessRole): Result<true, TeamProblem> {
  const highest = highestGivenAccess(actor)
  if (highest === undefined) return err('role')
  return rankOf(access) > rankOf(highest) ? err('access-above-yours') : ok(true)
}

/** Whether the actor may invite somebody with this access role (rule ID10). */
export function mayInvite(actor: Access | undefined, access: AccessRole): Result<true, TeamProblem> {
  return mayGive(actor, access)
}

/**
 * Whether the actor may set another person's access role (rules ID9, ID10): nobody raises their own access, the
 * owner's changes only by handing over, and managers do not touch each other.
 */
export function maySetAccess(
  actor: Member | undefined,
  target: Member | undefined,
  access: AccessRole,
): Result<true, TeamProblem> {
  const given = mayGive(actor, access)
  if (!given.ok) return given
  return mayTouch(actor, target)
}

/** Whether the actor may end another person's membership (rules ID9, ID10). */
export function mayRemove(actor: Member | undefined, target: Member | undefined): Result<true, TeamProblem> {
  if (!hasAccess(actor, 'manager')) return err('role')
  return mayTouch(actor, target)
}

function mayTouch(actor: Member | undefined, target: Member | undefined): Result<true, TeamProblem> {
  if (actor === undefined) return err('role')
  if (target === undefined || target.state !== 'active') return err('gone')
  if (target.access === 'owner') return err('last-owner')
  if (target.uid === actor.uid || rankOf(target.access) >= rankOf(actor.access)) return err('peer')
  return ok(true)
}

/** Whether a person may leave the kitchen: all but the owner, who hands over first (rule ID9). */
export function mayLeave(member: Member | undefined): Result<true, TeamProblem> {
  if (member === undefined || member.state !== 'active') return err('gone')
  return member.access === 'owner' ? err('last-owner') : ok(true)
}

/**
 * The highest access role an offer of a job for the kitchen may carry; undefined when it may carry none. The kitchen's
 * consent covers roles up to lead while who gave it manages the kitchen; a manager is made by the owner alone (rule ID10).
 * @param sender - the sender's place in the kitchen's team, if any
 * @param consentGiver - the place of whoever agreed to the job for the kitchen
 */
export function highestOfferedAccess(
  sender: Access | undefined,
  consentGiver: Access | undefined,
): AccessRole | undefined {
  return highestGivenAccess(sender) ?? (hasAccess(consentGiver, 'manager') ? 'lead' : undefined)
}
