import { type Notification, notifications } from '@brigade/domain/people/notifications/notification.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import type { StoredDocument } from '../../lib/reading/loadable.ts'
import { changing, write, type WriteOutcome } from '../../lib/writing/write.ts'

/** Notes notices as read, on this device at once; those that are read already stay as they are. */
export function markRead(
  uid: string,
  notices: readonly StoredDocument<Notification>[],
): Promise<WriteOutcome> {
  const readAt = timestampFromMs(Date.now())
  return write(
    notices
      .filter(({ content }) => content.readAt === null)
      .map(({ id, content }) =>
        changing(notifications, { uid, notificationId: id }, { before: content, changes: { readAt } }),
      ),
  )
}
