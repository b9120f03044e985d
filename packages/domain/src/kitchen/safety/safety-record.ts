import * as z from 'zod'
import { collection } from '@brigade/contract/collection.ts'
import type { PolicyContext } from '@brigade/contract/policy.ts'
import { isSame } from '../../core/documents/changed-fields.ts'
import { idIn } from '@brigade/contract/path.ts'
import { commonFields, isCreatedByCaller } from '../../core/documents/common-fields.ts'
import { DocumentId } from '../../core/documents/stored-fields.ts'
import { FileId } from '../../core/files/file-id.ts'
import { actingPeople, actorFields, actorHasAccess } from '../../access/roles/acting-person.ts'
import { belowKitchen, worksHere } from '../../access/roles/kitchen-policy.ts'
import { isRecordedNow } from '../team/recorded-now.ts'
import { Lot } from '../stock/movement.ts'
import { isRecent } from '../../core/time/device-time.ts'
import { Timestamp } from '../../core/time/timestamp.ts'
import { LONGEST_REASON, SHORTEST_REASON } from './correct-record.ts'
import { judgeRecord } from './judge-record.ts'
import { accessToRecord, arePossible } from './record-timing.ts'
import { SafetyValues } from './safety-field.ts'
import { SafetyKind } from '../../food/haccp/safety-kind.ts'
import { SafetyTemplate } from './safety-template.ts'
import { VERDICTS } from './verdict.ts'

/** An unchangeable safety entry (product, E35). What is wrong in it is corrected by another one; `safetyChain` holds it fast. */
export const SafetyRecordDocument = z
  .strictObject({
    ...commonFields,
    ...actorFields,
    templateId: DocumentId,
    kind: SafetyKind,
    /** The occurrence of a schedule it answers; see `occurrenceKey`. */
    occurrenceKey: z.string().min(1).max(160).optional(),
    values: SafetyValues,
    /** As it was judged when it was made; absent from a reading of a run, which is judged whole. */
    verdict: z.enum(VERDICTS).optional(),
    /** The edition of the limits that it was judged by. */
    limitsVersion: z.string().min(1).max(20),
    /** When it was measured, by the clock of the device. */
    at: Timestamp,
    /** When it was entered, by the clock of the device. */
    enteredAt: Timestamp,
    /** When the server took it; the server's own time. */
    recordedAt: Timestamp.optional(),
    /** The run it is a reading of. */
    runId: DocumentId.optional(),
    lot: Lot.optional(),
    /** The record it corrects; both stay (rule HC6). */
    correctionOf: DocumentId.optional(),
    reason: z.string().trim().min(SHORTEST_REASON).max(LONGEST_REASON).optional(),
    /** The record that this one verifies, by another person (rule HC3). */
    verifies: DocumentId.optional(),
    photos: z.array(FileId).max(6),
  })
  .refine(({ correctionOf, reason }) => correctionOf === undefined || reason !== undefined, {
    path: ['reason'],
    message: 'is given with every correction',
  })
  .refine(
    ({ verdict, runId, verifies }) =>
      (verdict === undefined) === (runId !== undefined || verifies !== undefined),
    { path: ['verdict'], message: 'is given, except in a reading of a run and in a verification' },
  )
export type SafetyRecordDocument = Readonly<z.infer<typeof SafetyRecordDocument>>

/**
 * The verdict is what the template says of the values. A device without a network may judge by an edition from before the
 * last change, within a day of it; later that is a lead's word.
 */
function isJudged(context: PolicyContext, after: SafetyRecordDocument): boolean {
  const { success, data: template } = SafetyTemplate.safeParse(context.relatedAfter['template'])
  if (!success || template.kind !== after.kind) return false
  if (after.verdict === undefined) return true
  if (after.limitsVersion === template.limits.version) {
    return after.verdict === judgeRecord(template.fields, after.values)
  }
  return isRecent(template.updatedAt, context.now) || actorHasAccess(context, after, 'lead')
}

/** A fail comes with an open corrective action under its own id, in the same batch (rule HC1). */
function isFailAnswered({ params, relatedAfter }: PolicyContext, after: SafetyRecordDocument): boolean {
  if (after.verdict !== 'failed') return true
  const action = relatedAfter['action']
  return action?.['recordId'] === params['recordId'] && action?.['state'] === 'open'
}

/** A verification is a lead's, of somebody else's record (rule HC3). */
function isVerifiedByOther(context: PolicyContext, after: SafetyRecordDocument): boolean {
  if (after.verifies === undefined) return true
  const verified = context.relatedAfter['verified']
  return verified !== undefined && verified['by'] !== after.by && actorHasAccess(context, after, 'lead')
}

function isCorrectionSound({ relatedAfter }: PolicyContext, after: SafetyRecordDocument): boolean {
  return after.correctionOf === undefined || relatedAfter['corrected']?.['kind'] === after.kind
}

/**
 * Safety records: everybody at work reads them, cooks and higher append, nobody changes or deletes. More than a day old
 * they take a lead.
 */
export const safetyRecords = collection<SafetyRecordDocument>({
  path: 'kitchens/{kitchenId}/safety-records/{recordId}',
  schema: SafetyRecordDocument,
  policy: {
    policyReads: (params, caller, known) => {
      return {
        ...actingPeople(params, caller, known),
        ...(known.templateId !== undefined && {
          template: belowKitchen(params, `safety-templates/${known.templateId}`),
        }),
        ...(known.correctionOf !== undefined && {
          corrected: belowKitchen(params, `safety-records/${known.correctionOf}`),
        }),
        ...(known.verifies !== undefined && {
          verified: belowKitchen(params, `safety-records/${known.verifies}`),
        }),
        action: belowKitchen(params, `corrective-actions/${idIn(params, 'recordId')}`),
      }
    },
    read: worksHere,
    create: (context, after) =>
      isCreatedByCaller(context, after) &&
      arePossible(after, context.now) &&
      actorHasAccess(context, after, accessToRecord(after, context.now)) &&
      isJudged(context, after) &&
      isRecordedNow(context, after.recordedAt) &&
      isFailAnswered(context, after) &&
      isCorrectionSound(context, after) &&
      isVerifiedByOther(context, after),
    // The same write may arrive twice after a lost answer; it changes nothing.
    change: (context, before, after) => worksHere(context) && isSame(before, after),
    delete: () => false,
  },
  indexes: [['kind', '-at'], ['occurrenceKey'], ['runId', 'at'], ['-at']],
  references: [
    { field: 'templateId', to: 'kitchens/{kitchenId}/safety-templates/{value}', onDelete: 'restrict' },
    { field: 'runId', to: 'kitchens/{kitchenId}/safety-runs/{value}', onDelete: 'restrict' },
  ],
})
