import { newCommonFields } from '../../core/documents/common-fields.ts'
import type { Acted } from '../../access/roles/acting-person.ts'
import type { Timestamp } from '../../core/time/timestamp.ts'
import type { LogEntry } from './log-entry.ts'

/** What somebody writes into the log book; everything else has a default. */
export type LogDraft = Pick<LogEntry, 'serviceDay' | 'text'> &
  Partial<Pick<LogEntry, 'tags' | 'mentions' | 'photos' | 'needsRead'>>

/**
 * A new entry with the defaults of product E38.
 * @param author - who signs it, a person or a tablet, and who wrote it
 */
export function newLogEntry(
  draft: LogDraft,
  author: { readonly uid: string; readonly acted: Acted },
  at: Timestamp,
): LogEntry {
  const { by, device, personNotConfirmed } = author.acted
  return {
    ...newCommonFields(author.uid, at),
    by,
    ...(device === undefined ? {} : { device }),
    ...(personNotConfirmed === undefined ? {} : { personNotConfirmed }),
    tags: [],
    mentions: [],
    photos: [],
    needsRead: false,
    ...draft,
    isPinned: false,
    additions: [],
  }
}
