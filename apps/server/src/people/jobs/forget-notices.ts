import { HOUR_MS } from '@brigade/domain/core/time/span.ts'
import { isTimeOver } from '@brigade/domain/core/retention/retention.ts'
import { notifications } from '@brigade/domain/people/notifications/notification.ts'
import { defineJob } from '@brigade/platform/jobs/define-job.ts'
import type { Platform } from '@brigade/platform/platform.ts'
import { findDocuments } from '../../core/functions/find-documents.ts'

const FORGOTTEN_AT_ONCE = 500

/**
 * Deletes the notices whose time is over, the oldest first, as many as fit into one commit.
 * @returns how many were deleted
 */
export function forgetNotices({ documents }: Pick<Platform, 'documents'>): Promise<number> {
  return documents.transact(async (tx) => {
    const oldest = await findDocuments(tx, notifications, { orderBy: 'at', limit: FORGOTTEN_AT_ONCE })
    const over = oldest.filter(({ content }) => isTimeOver('notification', content.at, tx.now))
    for (const { path } of over) tx.delete(path)
    return over.length
  })
}

/** Looks for notices to delete. */
export const forgetNoticesJob = defineJob({ name: 'forget-notices', everyMs: HOUR_MS, run: forgetNotices })
