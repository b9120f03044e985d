import { documentPath } from '@brigade/contract/path.ts'
import { notifications, type Notification } from '@brigade/domain/people/notifications/notification.ts'
import type { FunctionScope } from '@brigade/platform/functions/define-function.ts'
import { noticeDeliveries } from './push-collections.ts'
import { storeOf } from '../../core/functions/store.ts'

/** What a notice says: its kind, the document it leads to, and the values of its sentence. */
export type Notice = Pick<Notification, 'kind' | 'thing' | 'values'>

/** Tells one person; the notice is written with the step it speaks of, or not at all, and sent on after it. */
export function notify(scope: FunctionScope, uid: string, { kind, thing, values }: Notice): void {
  const notificationId = scope.newId()
  storeOf(scope).create(
    notifications,
    { uid, notificationId },
    { kind, thing, values, textKey: `notices.${kind}`, at: scope.now, readAt: null },
  )
  scope.tx.create(documentPath(noticeDeliveries, { notificationId }), { uid })
}
