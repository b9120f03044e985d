import type { DocumentsErrorBody, ListenEvent } from '../types.ts'
import { formatVersion } from '../values/timestamps.ts'
import { documentName, type Names } from './names.ts'
import { showResumeToken } from './resume-tokens.ts'
import { showDocument } from './show-document.ts'
import { statuses } from './status.table.ts'

/** One event of a listening stream as the message that tells it. */
export function showListenEvent(names: Names, event: Exclude<ListenEvent, { kind: 'failed' }>): unknown {
  switch (event.kind) {
    case 'added':
      return { targetChange: { targetChangeType: 'ADD', targetIds: [event.targetId] } }
    case 'change':
      return {
        documentChange: {
          document: showDocument(names, event.document),
          targetIds: event.targetIds,
          removedTargetIds: event.removedTargetIds,
        },
      }
    case 'delete':
      return {
        documentDelete: {
          document: documentName(names, event.path),
          readTime: formatVersion(event.version),
          removedTargetIds: event.removedTargetIds,
        },
      }
    case 'remove':
      return {
        documentRemove: {
          document: documentName(names, event.path),
          readTime: formatVersion(event.version),
          removedTargetIds: event.removedTargetIds,
        },
      }
    case 'current':
      return {
        targetChange: {
          targetChangeType: 'CURRENT',
          targetIds: [event.targetId],
          ...showReadTime(event.version),
        },
      }
    case 'reset':
      return { targetChange: { targetChangeType: 'RESET', targetIds: [event.targetId] } }
    case 'filter':
      return {
        filter: { targetId: event.targetId, count: event.count, readTime: formatVersion(event.version) },
      }
    case 'removed':
      return showRemoved(event.targetId, event.cause)
    default:
      // Only a change without target ids raises a snapshot at the client; everything before it is applied at once.
      return { targetChange: { targetChangeType: 'NO_CHANGE', ...showReadTime(event.version) } }
  }
}

/** A refusal belongs to its target: one for the whole stream would be retried for ever and never reach the listener. */
export function showRemoved(targetId: number, cause?: DocumentsErrorBody): unknown {
  const refusal =
    cause === undefined ? {} : { cause: { code: statuses[cause.status].code, message: cause.message } }
  return { targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], ...refusal } }
}

function showReadTime(version: bigint) {
  return { resumeToken: showResumeToken(version), readTime: formatVersion(version) }
}
