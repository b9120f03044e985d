import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields, changesOnly } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { hasHiringRole } from '../../access/roles/hiring-team.ts'

/** What the hiring team notes about an application; the professional never reads it (product, E40). */
export const ApplicationNote = z.strictObject({
  ...commonFields,
  /** The application's job, so that the writer's role can be looked up. */
  jobId: DocumentId,
  text: z.string().trim().min(1).max(4000),
})
export type ApplicationNote = Readonly<z.infer<typeof ApplicationNote>>

/**
 * The hiring team's tags of an application (product, E40), apart from it because the professional reads the application.
 * The only document is `team-tags/main`.
 */
export const TeamTags = z.strictObject({
  ...commonFields,
  jobId: DocumentId,
  tags: z.array(z.string().trim().min(1).max(40)).max(20),
})
export type TeamTags = Readonly<z.infer<typeof TeamTags>>

const Line = z.int().min(1).max(5)

/** What a trial shift or interview is judged by, 1 to 5 each. */
export const ScoreLines = z.strictObject({
  technique: Line,
  taste: Line,
  speed: Line,
  cleanliness: Line,
  teamwork: Line,
  reliability: Line,
})
export type ScoreLines = Readonly<z.infer<typeof ScoreLines>>

/** One person's verdict on an application, blind until it is sent (product, E40). The document's id is the person's. */
export const Scorecard = z
  .strictObject({
    ...commonFields,
    jobId: DocumentId,
    uid: Uid,
    /** The lines filled in so far; all six before it is sent. */
    lines: ScoreLines.partial(),
    /** Empty unless said. */
    note: z.string().max(2000),
    /** False until it is sent; then it stands. */
    isSent: z.boolean(),
  })
  .refine(({ lines, isSent }) => !isSent || ScoreLines.safeParse(lines).success, {
    path: ['lines'],
    error: 'lines',
  })
export type Scorecard = Readonly<z.infer<typeof Scorecard>>

type Known = { readonly jobId?: string }

function aroundPaper(
  { applicationId }: Readonly<Record<string, string>>,
  caller: Caller,
  { jobId }: Known,
): Readonly<Record<string, string>> {
  if (applicationId === undefined || caller.uid === null) return {}
  return {
    application: `applications/${applicationId}`,
    own: `applications/${applicationId}/scorecards/${caller.uid}`,
    ...(jobId === undefined ? {} : { hiring: `jobs/${jobId}/hiring-team/${caller.uid}` }),
  }
}

/** Whether the caller is on the hiring team of the application, in any role. */
function isOnTeam({ caller, related }: PolicyContext): boolean {
  const { hiringTeam, professional } = related['application'] ?? {}
  if (caller.uid === null || professional === caller.uid) return false
  return Array.isArray(hiringTeam) && hiringTeam.includes(caller.uid)
}

/** Whether the caller moves applications of this job, and the paper names the right one. */
function mayWrite(context: PolicyContext, { jobId }: Known): boolean {
  const isItsJob = context.related['application']?.['jobId'] === jobId
  return isItsJob && isOnTeam(context) && hasHiringRole(context.related['hiring'], 'pipeline')
}

/** Notes of the hiring team; each author changes and removes the own. */
export const applicationNotes = collection({
  path: 'applications/{applicationId}/notes/{noteId}',
  schema: ApplicationNote,
  policy: {
    policyReads: aroundPaper,
    read: isOnTeam,
    create: (context, after) => isCreatedByCaller(context, after) && mayWrite(context, after),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      before.createdBy === context.caller.uid &&
      changesOnly(before, after, ['text']) &&
      mayWrite(context, after),
    delete: (context, before) => before.createdBy === context.caller.uid && mayWrite(context, before),
  },
  indexes: [['-createdAt']],
})

/** Tags of applications: one document each, written from pipeline on. */
export const teamTags = collection({
  path: 'applications/{applicationId}/team-tags/{tagsId}',
  schema: TeamTags,
  policy: {
    policyReads: aroundPaper,
    read: isOnTeam,
    create: (context, after) =>
      isCreatedByCaller(context, after) && context.params['tagsId'] === 'main' && mayWrite(context, after),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      changesOnly(before, after, ['tags']) &&
      mayWrite(context, after),
    delete: () => false,
  },
})

/** Scorecards: each person's own; those of others are read once both they and the own are sent. */
export const scorecards = collection({
  path: 'applications/{applicationId}/scorecards/{uid}',
  schema: Scorecard,
  policy: {
    policyReads: aroundPaper,
    read: (context, { uid, isSent }) =>
      isOnTeam(context) &&
      (uid === context.caller.uid || (isSent === true && context.related['own']?.['isSent'] === true)),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.uid === context.caller.uid &&
      context.params['uid'] === after.uid &&
      mayWrite(context, after),
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) &&
      before.uid === context.caller.uid &&
      !before.isSent &&
      changedFields(before, after).every((field) => field !== 'uid' && field !== 'jobId') &&
      mayWrite(context, after),
    delete: () => false,
  },
  indexes: [['isSent', '-updatedAt']],
})

/** The mean of a full scorecard, 1 to 5, unrounded; undefined while lines are missing, for that is not a low score. */
export function scoreMean({ lines }: Pick<Scorecard, 'lines'>): number | undefined {
  const full = ScoreLines.safeParse(lines)
  if (!full.success) return undefined
  const values = Object.values(full.data)
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
