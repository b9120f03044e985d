import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { hasHiringRole } from '../../access/roles/hiring-team.ts'
import { callerHasAccess, ownTeamDocument } from '../../access/roles/kitchen-policy.ts'
import { Position } from '../../access/positions/position.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** Where one person stands with one job. `own stage` is any column of the job's own; its name is in `stage`. */
export const applicationStates = [
  'approached',
  'applied',
  'being read',
  'interview',
  'trial shift',
  'own stage',
  'offer',
  'hired',
  'not this time',
  'withdrawn',
  'closed by person',
] as const
export const ApplicationState = z.enum(applicationStates)
export type ApplicationState = z.infer<typeof ApplicationState>

/** What a person says to being approached (product, E40). */
export const ApproachAnswer = z.enum(['interested', 'not now', 'do not ask again'])
export type ApproachAnswer = z.infer<typeof ApproachAnswer>

/** One person and one job, in either direction (product, E40). The document's id is `{jobId}_{professional}`. */
export const Application = z.strictObject({
  ...commonFields,
  jobId: DocumentId,
  kitchenId: DocumentId.optional(),
  professional: Uid,
  recruiter: Uid,
  /** The job's hiring team, repeated so that a list can be asked for. */
  hiringTeam: z.array(Uid).min(1).max(50),
  origin: z.enum(['applied', 'approached']),
  message: z.string().max(2000),
  answers: z.array(z.string().max(1000)).max(8),
  /** The job as it was when the person applied. */
  jobSnapshot: z.strictObject({
    title: z.string().max(200),
    companyName: z.string().max(200),
    town: z.string().max(200),
    at: Timestamp,
  }),
  /** The person's card as it was then. */
  cvSnapshot: z.strictObject({
    displayName: z.string().max(200),
    title: z.string().max(200),
    roles: z.array(Position).max(20),
    shortBio: z.string().max(2000),
    near: GeoPoint.optional(),
    /** Only what the person chose to share; see `shared`. */
    email: z.email().max(254).optional(),
    phone: z.string().max(20).optional(),
    at: Timestamp,
  }),
  state: ApplicationState,
  /** Name of the column; equals `state` everywhere but in a stage of the job's own. */
  stage: z.string().min(1).max(40),
  /** When the application came into its state. */
  stateAt: Timestamp,
  round: z.int().min(1),
  lastWordFromTeamAt: Timestamp.nullable(),
  lastWordFromPersonAt: Timestamp.nullable(),
  /** Always empty, in documents from before the team's tags had a place of their own; see `teamTags`. */
  tags: z.array(z.never()).max(0).optional(),
  retainUntil: LocalDate,
  shared: z.strictObject({ phone: z.boolean(), email: z.boolean() }),
  /** What the person said to being approached; absent while nothing is said, and when the person applied. */
  approachAnswer: ApproachAnswer.optional(),
  /** The offer under way, or the last one; see `offers`. */
  offerId: DocumentId.optional(),
})
export type Application = Readonly<z.infer<typeof Application>>

/** Id of the one application of a person to a job (rule AP2). */
export function applicationId(jobId: string, professional: string): string {
  return `${jobId}_${professional}`
}

const STATES_FOR_KITCHEN_MANAGERS: readonly ApplicationState[] = ['offer', 'hired']

/** Whether a caller may read the application, as far as it is known; also decides on what lies below it. */
export function mayReadApplication(context: PolicyContext, known: Partial<Application>): boolean {
  const { caller, related } = context
  if (caller.uid === null) return false
  if (known.professional === caller.uid || known.recruiter === caller.uid) return true
  if (known.hiringTeam?.includes(caller.uid) === true || hasHiringRole(related['hiring'], 'view')) return true
  const isKitchensMatter = known.state !== undefined && STATES_FOR_KITCHEN_MANAGERS.includes(known.state)
  return isKitchensMatter && known.kitchenId !== undefined && callerHasAccess(context, 'manager')
}

/** The caller's places in the hiring team and in the kitchen's team, from what is known of the application. */
function callersPlaces(known: Partial<Application>, caller: Caller): Readonly<Record<string, string>> {
  return {
    ...(known.kitchenId === undefined ? {} : ownTeamDocument({ kitchenId: known.kitchenId }, caller)),
    ...(known.jobId === undefined || caller.uid === null
      ? {}
      : { hiring: `jobs/${known.jobId}/hiring-team/${caller.uid}` }),
  }
}

/**
 * Applications, written by functions only. Read by the professional, the hiring team and, from the offer on, managers
 * of the kitchen. A list is proved by `professional == caller`, `recruiter == caller` or `jobId == {a job whose
 * hiring team the caller is on}`.
 */
export const applications = collection({
  path: 'applications/{applicationId}',
  schema: Application,
  policy: {
    policyReads: (_params, caller, known) => callersPlaces(known, caller),
    read: mayReadApplication,
    create: () => false,
    change: () => false,
    delete: () => false,
  },
  indexes: [
    ['professional', '-updatedAt'],
    ['jobId', 'state', '-updatedAt'],
    ['jobId', '-updatedAt'],
    ['recruiter', 'state', '-updatedAt'],
    ['recruiter', '-updatedAt'],
    ['kitchenId', 'state', '-updatedAt'],
  ],
  references: [{ field: 'jobId', to: 'jobs/{value}', onDelete: 'restrict' }],
})
