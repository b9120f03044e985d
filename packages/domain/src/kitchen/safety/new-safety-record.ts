import { type Author, signedBy } from '../../access/roles/acting-person.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { CorrectiveActionDocument } from './corrective-action-document.ts'
import { judgeRecord } from './judge-record.ts'
import type { SafetyValues } from './safety-field.ts'
import type { SafetyRecordDocument } from './safety-record.ts'
import type { SafetyTemplate } from './safety-template.ts'

/** What somebody found at a check. */
export interface FoundAtCheck {
  readonly recordId: string
  readonly templateId: string
  readonly template: SafetyTemplate
  readonly values: SafetyValues
  /** When it was measured. */
  readonly at: Timestamp
  readonly occurrenceKey?: string
  /** What is done about it, in case it failed. */
  readonly action?: Pick<CorrectiveActionDocument, 'what' | 'choice'>
}

/** What is said of a fail until somebody says more. */
const NOTHING_YET = { what: 'Nothing done yet.', choice: 'other' } as const

/** A record, and the corrective action that goes with it in one batch, under the record's own id (rule HC1). */
export interface RecordedCheck {
  readonly record: SafetyRecordDocument
  readonly action: CorrectiveActionDocument | undefined
}

/** The record of a check, judged by its template as it is now (product, E35). A fail comes with an open action. */
export function newSafetyRecord(found: FoundAtCheck, author: Author, enteredAt: Timestamp): RecordedCheck {
  const { recordId, templateId, template, values, at, occurrenceKey } = found
  const signed = signedBy(author, enteredAt)
  const verdict = judgeRecord(template.fields, values)
  return {
    record: {
      ...signed,
      templateId,
      kind: template.kind,
      ...(occurrenceKey !== undefined && { occurrenceKey }),
      values,
      verdict,
      limitsVersion: template.limits.version,
      at,
      enteredAt,
      photos: [],
    },
    action:
      verdict !== 'failed'
        ? undefined
        : {
            ...signed,
            recordId,
            ...(found.action ?? NOTHING_YET),
            state: 'open',
            takenBy: [author.acted.by],
            doneBy: null,
            verifiedBy: null,
          },
  }
}
