import * as z from 'zod'
import { functionContract } from '@brigade/contract/function-contract.ts'
import { Uid } from '../../core/documents/common-fields.ts'
import { RequestId } from '../../core/functions/request-id.ts'
import { Position } from '../../access/positions/position.ts'
import { Currency } from '../../core/money/money.ts'
import { Country } from '../../core/geo/address.ts'
import { JobType } from '../../people/profiles/professional.ts'
import { GeoPoint } from '../../core/geo/geo-point.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { JobCard } from './job-card.ts'
import { HiringRole } from '../../access/roles/hiring-team.ts'
import { JobState, KitchenConsent } from './job.ts'
import { PayPeriod } from './pay.ts'

const Id = z.string().min(1).max(128)
const JobStep = z.strictObject({ requestId: RequestId, jobId: Id })
const StateAfter = z.strictObject({ state: JobState })

/**
 * Puts a draft online (rules PY1, PY2, AP4). A job for a kitchen needs that kitchen's consent, which its managers
 * give by publishing. `field` errors name each problem of `publishProblems`.
 */
export const publishJob = functionContract({
  name: 'publishJob',
  audience: 'member',
  input: JobStep,
  output: z.strictObject({ state: JobState, path: z.string() }),
  reasons: [
    'pay-missing',
    'pay-range',
    'pay-history',
    'hours',
    'description',
    'trial-pay',
    'kitchen-consent',
    'state',
    'gone',
  ],
})

/** Takes an open job offline for a while; nobody can apply meanwhile. */
export const pauseJob = functionContract({
  name: 'pauseJob',
  audience: 'member',
  input: JobStep,
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/** Opens a paused job again; for its kitchen's consent the same holds as for `publishJob`. */
export const resumeJob = functionContract({
  name: 'resumeJob',
  audience: 'member',
  input: JobStep,
  output: StateAfter,
  reasons: ['kitchen-consent', 'state', 'gone'],
})

/** Says that all seats are taken. */
export const markFilled = functionContract({
  name: 'markFilled',
  audience: 'member',
  input: JobStep,
  output: StateAfter,
  reasons: ['state', 'gone'],
})

/**
 * Closes a job for good; everybody still waiting gets the message (rule AP3). `except` names applications that get none;
 * refused with `people-waiting` and their ids while one of them still waits for a word.
 */
export const closeJob = functionContract({
  name: 'closeJob',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    jobId: Id,
    reason: z.enum(['filled', 'filled elsewhere', 'no longer needed', 'other']),
    message: z.string().max(2000),
    except: z.array(Id).max(1000).optional(),
  }),
  output: z.strictObject({ state: JobState, writtenTo: z.int().min(0) }),
  reasons: ['message-empty', 'people-waiting', 'state', 'gone'],
})

/**
 * Opens an expired job again within 30 days of its end (rule AP4), until a new end at most 90 days away; an open one gets the
 * new end alone. For its pay and its kitchen's consent the same holds as for `publishJob`.
 */
export const renewJob = functionContract({
  name: 'renewJob',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, jobId: Id, closesAt: Timestamp.optional() }),
  output: z.strictObject({ state: JobState, closesAt: Timestamp }),
  reasons: ['pay-missing', 'kitchen-consent', 'state', 'gone'],
})

/** Asks the managers of a job's kitchen whether it may be published in the kitchen's name. */
export const askKitchenConsent = functionContract({
  name: 'askKitchenConsent',
  audience: 'member',
  input: JobStep,
  output: z.strictObject({ kitchenConsent: KitchenConsent }),
  reasons: ['no-kitchen', 'state', 'gone'],
})

/** A manager of the kitchen gives or refuses consent; a refusal needs a sentence. */
export const answerKitchenConsent = functionContract({
  name: 'answerKitchenConsent',
  audience: 'member',
  input: z.strictObject({
    requestId: RequestId,
    jobId: Id,
    accept: z.boolean(),
    sentence: z.string().trim().max(300),
  }),
  output: z.strictObject({ kitchenConsent: KitchenConsent }),
  reasons: ['sentence-needed', 'role', 'state', 'gone'],
})

/** Puts somebody on a job's hiring team, changes their role, or with `null` takes them off it. */
export const setHiringTeam = functionContract({
  name: 'setHiringTeam',
  audience: 'member',
  input: z.strictObject({ requestId: RequestId, jobId: Id, uid: Uid, role: HiringRole.nullable() }),
  output: z.strictObject({ hiringTeam: z.array(Uid).max(50) }),
  reasons: ['last-owner', 'plan', 'role', 'gone'],
})

export const JobSort = z.enum(['best', 'newest', 'distance', 'pay'])
export type JobSort = z.infer<typeof JobSort>

/** What a search for jobs asks; everything but the page is optional in meaning, and absent means "any". */
export const JobSearch = z.strictObject({
  /** Words; every one must be found in title, position, company, town or text. */
  q: z.string().trim().max(200),
  position: Position.optional(),
  type: JobType.optional(),
  country: Country.optional(),
  near: GeoPoint.optional(),
  /** Only with `near`; the edge belongs to it (rule AP5). */
  radiusKm: z.number().positive().max(20_000).optional(),
  /** At least so much, by the top of the range; other currencies and periods are left out. */
  payAtLeast: z.strictObject({ minor: z.int().min(0), currency: Currency, per: PayPeriod }).optional(),
  accommodation: z.enum(['help', 'included']).optional(),
  sort: JobSort,
})
export type JobSearch = Readonly<z.infer<typeof JobSearch>>

export const JobHit = z.strictObject({ ...JobCard.shape, distanceMetres: z.number().min(0).nullable() })
export type JobHit = Readonly<z.infer<typeof JobHit>>

/** How many jobs one page of a search has. */
export const JOBS_PER_PAGE = 24

/** Finds open jobs, 24 at a time; `page` counts from 0, `total` is the number of all hits, `isAbout` when estimated. */
export const searchJobs = functionContract({
  name: 'searchJobs',
  audience: 'anyone',
  input: z.strictObject({ requestId: RequestId, ...JobSearch.shape, page: z.int().min(0).max(1000) }),
  output: z.strictObject({
    hits: z.array(JobHit).max(JOBS_PER_PAGE),
    total: z.int().min(0),
    isAbout: z.boolean(),
    /** Whether there is another page. */
    hasMore: z.boolean(),
  }),
  reasons: ['filter'],
})
