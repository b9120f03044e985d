import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { commonFields, isCreatedByCaller, Uid } from '../../core/documents/common-fields.ts'
import { DisplayName } from '../../core/text/names.ts'

/** What a person may do with a job, lowest first; each has the rights of those before it. */
export const hiringRoles = ['view', 'pipeline', 'full', 'owner'] as const
export const HiringRole = z.enum(hiringRoles)
export type HiringRole = z.infer<typeof HiringRole>

/** A person's place in the hiring team of one job (product, E39). The document's id is the person's. */
export const HiringTeamMember = z.strictObject({
  ...commonFields,
  uid: Uid,
  displayName: DisplayName,
  role: HiringRole,
})
export type HiringTeamMember = Readonly<z.infer<typeof HiringTeamMember>>

/** Whether the person is on the hiring team with this role or a higher one. */
export function hasHiringRole(member: DocumentData | undefined, atLeast: HiringRole): boolean {
  const role = HiringRole.safeParse(member?.['role'])
  return role.success && hiringRoles.indexOf(role.data) >= hiringRoles.indexOf(atLeast)
}

/** The `policyReads` of documents below a job: the caller's own place in the hiring team, under the name `own`. */
export function ownHiringTeamDocument(
  jobId: string | undefined,
  caller: Caller,
): Readonly<Record<string, string>> {
  if (jobId === undefined || caller.uid === null) return {}
  return { own: `jobs/${jobId}/hiring-team/${caller.uid}` }
}

/**
 * Hiring teams. The owner's document is made in one batch with the job; others come by function. "My jobs" is the
 * query over all `hiring-team` collections with `uid` = caller.
 */
export const hiringTeams = collection({
  path: 'jobs/{jobId}/hiring-team/{uid}',
  schema: HiringTeamMember,
  policy: {
    policyReads: (params, caller) => ({
      ...ownHiringTeamDocument(params['jobId'], caller),
      ...(params['jobId'] === undefined ? {} : { job: `jobs/${params['jobId']}` }),
    }),
    read: ({ caller, related }, known) =>
      (caller.uid !== null && known.uid === caller.uid) || hasHiringRole(related['own'], 'view'),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.uid === context.caller.uid &&
      context.params['uid'] === after.uid &&
      after.role === 'owner' &&
      context.related['job'] === undefined &&
      context.relatedAfter['job']?.['recruiter'] === after.uid,
    change: () => false,
    delete: () => false,
  },
  indexes: [['uid', 'role']],
  groupIndexes: [['uid', 'role']],
})
