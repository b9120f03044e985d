import * as z from 'zod'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { collection } from '@brigade/contract/collection.ts'
import { MOST_PUBLIC } from '../../core/documents/list-limits.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { changedFields } from '../../core/documents/changed-fields.ts'
import {
  commonFields,
  isChangedByCaller,
  isCreatedByCaller,
  Uid,
} from '../../core/documents/common-fields.ts'
import { Position } from '../../access/positions/position.ts'
import { Price } from '../../core/money/money.ts'
import { Country } from '../../core/geo/address.ts'
import { SpokenLanguage } from '../../people/profiles/spoken-language.ts'
import { CompanyName, honestName } from '../../core/text/names.ts'
import { JobType } from '../../people/profiles/professional.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { hasHiringRole, ownHiringTeamDocument } from '../../access/roles/hiring-team.ts'
import { jobLifecycle, mayEndAt } from './move-job.ts'
import { Pay, PayRange } from './pay.ts'
import { publishProblems } from './publish-problems.ts'

export const JobState = z.enum(['draft', 'open', 'paused', 'filled', 'closed', 'expired', 'binned'])
export type JobState = z.infer<typeof JobState>

export const KitchenConsent = z.enum(['none', 'asked', 'given', 'refused'])
export type KitchenConsent = z.infer<typeof KitchenConsent>

/** Columns between Applied and Hired that a new job starts with (product, E39). */
export const defaultStages: readonly string[] = ['screening', 'interview', 'trial shift', 'offer']
const MAX_STAGES = defaultStages.length + 4

export const Question = z.strictObject({
  text: z.string().trim().min(3).max(300),
  kind: z.enum(['yes/no', 'choice', 'text', 'number']),
  choices: z.array(z.string().trim().min(1).max(100)).max(12).optional(),
  isKnockout: z.boolean(),
})
export type Question = Readonly<z.infer<typeof Question>>

const Lines = z.array(z.string().trim().min(1).max(200)).max(20)

/** What a recruiter says about a post; drafts may leave out what publishing needs (product, E39). */
export const JobContent = z.strictObject({
  title: honestName(3, 80),
  position: Position,
  kitchenId: DocumentId.optional(),
  companyName: CompanyName,
  place: z.strictObject({ town: z.string().trim().min(1).max(80), country: Country, geo: GeoPoint }),
  type: JobType,
  /** Hours a week. */
  hoursPerWeek: z.strictObject({ min: z.int().min(1).max(100), max: z.int().min(1).max(100) }).optional(),
  pattern: z.strictObject({
    noSplit: z.boolean(),
    weekendsOff: z.boolean(),
    twoDaysOffTogether: z.boolean(),
    nights: z.boolean(),
  }),
  pay: PayRange.optional(),
  /** Whether tips are shared, and what they usually come to in the period of the pay; absent when nothing is said. */
  tips: z.strictObject({ isShared: z.boolean(), typical: Price.optional() }).optional(),
  overtime: z.string().max(300),
  startsOn: LocalDate.optional(),
  endsOn: LocalDate.optional(),
  seats: z.int().min(1).max(99),
  description: z.string().max(8000),
  requirements: Lines,
  duties: Lines,
  benefits: Lines,
  languages: z.array(SpokenLanguage).max(12),
  accommodation: z.enum(['none', 'help', 'included']),
  dressCode: z.string().max(300),
  questions: z.array(Question).max(8),
  trial: z
    .strictObject({ hours: z.int().min(2).max(6), isPaid: z.boolean(), rate: Pay.optional() })
    .optional(),
  closesAt: Timestamp.optional(),
  retentionMonths: z.int().min(6).max(24),
  stages: z.array(z.string().trim().min(1).max(40)).max(MAX_STAGES),
})
export type JobContent = Readonly<z.infer<typeof JobContent>>

/** A post with pay, published or not (product, E39). */
export const Job = z.strictObject({
  ...commonFields,
  ...JobContent.shape,
  /** Owner of the hiring team. */
  recruiter: Uid,
  /** Everybody on the hiring team, so that a list can be asked for; kept equal to the documents of the team. */
  hiringTeam: z.array(Uid).min(1).max(50),
  /** Whether the kitchen agrees to the job in its name; moves by `consentLifecycle`. */
  kitchenConsent: KitchenConsent,
  /** Whoever gave the consent; it holds while they manage the kitchen. */
  kitchenConsentBy: Uid.optional(),
  state: JobState,
  /** Null until the job was first published. */
  publishedAt: Timestamp.nullable(),
  /** People hired for it so far. */
  hired: z.int().min(0).max(99),
})
export type Job = Readonly<z.infer<typeof Job>>

/** Fields that change by function only. */
const SERVER_FIELDS = [
  'recruiter',
  'hiringTeam',
  'kitchenConsent',
  'kitchenConsentBy',
  'publishedAt',
  'hired',
]
const WRITABLE_STATES = ['draft', 'open']

function mayEdit(context: PolicyContext, before: Job, after: Job): boolean {
  if (!hasHiringRole(context.related['own'], 'full') || !WRITABLE_STATES.includes(before.state)) return false
  const changed = changedFields(before, after)
  if (changed.some((field) => SERVER_FIELDS.includes(field))) return false
  // The consent was given for one kitchen: whoever is hired joins its team.
  if (before.state === 'open' && changed.includes('kitchenId')) return false
  const isBinning = jobLifecycle.stepOf(before.state, 'bin') === after.state
  if (after.state !== before.state && !isBinning) return false
  if (after.state !== 'open') return true
  if (changed.includes('closesAt') && !mayEndAt(after.closesAt, context.now)) return false
  return publishProblems(after).length === 0
}

/**
 * Jobs. Open ones are public, all others are for the hiring team. A draft is made by its recruiter in one batch with
 * the own hiring-team document as owner. Lists are proved by `state == open` or `recruiter == caller`.
 */
export const jobs = collection({
  path: 'jobs/{jobId}',
  mostListed: MOST_PUBLIC,
  schema: Job,
  policy: {
    policyReads: (params, caller) => ({
      ...ownHiringTeamDocument(params['jobId'], caller),
      ...(caller.uid === null ? {} : { recruiter: `recruiters/${caller.uid}` }),
    }),
    read: ({ caller, related }, known) =>
      known.state === 'open' ||
      (caller.uid !== null &&
        (known.recruiter === caller.uid || known.hiringTeam?.includes(caller.uid) === true)) ||
      hasHiringRole(related['own'], 'view'),
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      after.state === 'draft' &&
      after.recruiter === context.caller.uid &&
      after.hiringTeam.length === 1 &&
      after.hiringTeam[0] === after.recruiter &&
      after.kitchenConsent === 'none' &&
      after.kitchenConsentBy === undefined &&
      after.publishedAt === null &&
      after.hired === 0 &&
      context.relatedAfter['recruiter'] !== undefined &&
      context.relatedAfter['own']?.['role'] === 'owner',
    change: (context, before, after) =>
      isChangedByCaller(context, before, after) && mayEdit(context, before, after),
    delete: () => false,
  },
  indexes: [
    ['state', '-publishedAt'],
    ['state', 'position', '-publishedAt'],
    ['state', 'place.country', '-publishedAt'],
    ['kitchenId', 'state', '-publishedAt'],
    ['recruiter', 'state', '-updatedAt'],
    ['recruiter', '-updatedAt'],
    ['state', 'closesAt'],
  ],
})
