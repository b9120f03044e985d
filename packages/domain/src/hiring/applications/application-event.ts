import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { DocumentData } from '@brigade/contract/document.ts'
import type { Policy } from '@brigade/contract/policy.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { Pay } from '../jobs/pay.ts'
import { AccessRole } from '../../access/roles/access.ts'
import { Position } from '../../access/positions/position.ts'
import { JobType } from '../../people/profiles/professional.ts'
import { LocalDate } from '../../core/time/local-date.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { ApplicationState } from './application.ts'

/** One step of an application as both sides read it (product, E40). */
export const ApplicationEvent = z.strictObject({
  ...commonFields,
  side: z.enum(['person', 'team', 'server']),
  by: Uid,
  at: Timestamp,
  /** Absent at the very first step. */
  from: ApplicationState.optional(),
  to: ApplicationState,
  stage: z.string().min(1).max(40),
  round: z.int().min(1),
  message: z.string().max(2000).optional(),
  reason: z.string().max(100).optional(),
})
export type ApplicationEvent = Readonly<z.infer<typeof ApplicationEvent>>

/** Where an offer stands; moves by `offerLifecycle`. */
export const OfferState = z.enum(['sent', 'accepted', 'declined', 'expired', 'withdrawn', 'countersigned'])
export type OfferState = z.infer<typeof OfferState>

/** An offer and what became of it (product, E40). */
export const Offer = z.strictObject({
  ...commonFields,
  position: Position,
  /** Access role in the kitchen's team once hired. */
  access: AccessRole.exclude(['owner']),
  pay: Pay,
  startsOn: LocalDate,
  type: JobType,
  message: z.string().max(2000),
  /** The contract, when there is one to read. */
  document: FileId.optional(),
  sentAt: Timestamp,
  /** Seven days after it was sent unless said otherwise. */
  expiresAt: Timestamp,
  state: OfferState,
  /** The name the person typed to accept. */
  typedName: z.string().max(120).optional(),
  answeredAt: Timestamp.optional(),
  /** Who signed for the team after the person had accepted, and when. */
  countersigned: z.strictObject({ by: Uid, at: Timestamp }).optional(),
})
export type Offer = Readonly<z.infer<typeof Offer>>

/** Documents below an application: written by functions, read by the two sides. */
export function readByApplicantAndTeam<Content>(): Policy<Content> {
  return {
    policyReads: ({ applicationId }) =>
      applicationId === undefined ? {} : { application: `applications/${applicationId}` },
    read: ({ caller, related }) => {
      const application: DocumentData = related['application'] ?? {}
      const { professional, recruiter, hiringTeam } = application
      if (caller.uid === null) return false
      if (professional === caller.uid || recruiter === caller.uid) return true
      return Array.isArray(hiringTeam) && hiringTeam.includes(caller.uid)
    },
    create: () => false,
    change: () => false,
    delete: () => false,
  }
}

/** The steps of an application, oldest first by `at`. */
export const applicationEvents = collection({
  path: 'applications/{applicationId}/events/{eventId}',
  schema: ApplicationEvent,
  policy: readByApplicantAndTeam<ApplicationEvent>(),
  indexes: [['at'], ['-at']],
})

/** The offers of an application; at most one of them is `sent`. */
export const offers = collection({
  path: 'applications/{applicationId}/offers/{offerId}',
  schema: Offer,
  policy: readByApplicantAndTeam<Offer>(),
  indexes: [['-sentAt']],
  groupIndexes: [['state', 'expiresAt']],
})
