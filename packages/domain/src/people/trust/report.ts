import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import { commonFields, Uid } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { writtenByFunctions } from '../../core/documents/written-by-functions.ts'
import { isModerator } from '../../access/roles/claims.ts'
import { Timestamp } from '../../core/time/timestamp.ts'

/** Where a report stands; moves by `reportLifecycle`. */
export const ReportState = z.enum(['new', 'looked at', 'acted', 'no action', 'appealed', 'final'])
export type ReportState = z.infer<typeof ReportState>

/** What can be reported. */
export const ReportedKind = z.enum([
  'person',
  'kitchen',
  'job',
  'application',
  'message',
  'post',
  'event',
  'review',
  'recipe',
  'ingredient',
  'supplier',
  'file',
])
export type ReportedKind = z.infer<typeof ReportedKind>

/** Why something is reported. */
export const ReportReason = z.enum([
  'wrong',
  'spam',
  'insult',
  'discrimination',
  'fraud',
  'unpaid work',
  'danger',
  'copyright',
  'private data',
  'other',
])
export type ReportReason = z.infer<typeof ReportReason>

/** Somebody says that something is not right (product, E50). */
export const Report = z.strictObject({
  ...commonFields,
  thing: z.strictObject({ kind: ReportedKind, id: DocumentId }),
  reason: ReportReason,
  /** Empty when the reason says it all. */
  text: z.string().max(2000),
  by: Uid,
  state: ReportState,
  /** What was decided, never without words; both sides read it. */
  decision: z.strictObject({ by: Uid, at: Timestamp, words: z.string().trim().min(1).max(2000) }).optional(),
})
export type Report = Readonly<z.infer<typeof Report>>

/** Reports: made and decided by functions, read by who reported and by moderators. */
export const reports = collection({
  path: 'reports/{reportId}',
  schema: Report,
  policy: writtenByFunctions<Report>(
    ({ caller }, { by }) => (caller.uid !== null && by === caller.uid) || isModerator(caller),
  ),
  indexes: [
    ['by', '-createdAt'],
    ['state', 'createdAt'],
    ['thing.kind', 'thing.id', '-createdAt'],
  ],
})
