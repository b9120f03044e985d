import type { Notification } from '@brigade/domain/notifications/notification.ts'
import type { I18n } from '@lingui/core'
import { noticePath } from './notice-path.ts'

/** A notice as a person reads it. */
export interface NoticeWords {
  readonly title: string
  readonly body: string
  readonly path: string
}

/** The words of a notice from a catalogue that has `notices`. */
export function noticeWordsIn(
  i18n: Pick<I18n, '_'>,
  notice: Pick<Notification, 'kind' | 'thing' | 'textKey' | 'values'>,
): NoticeWords {
  return {
    title: i18n._(`notices.kind.${notice.kind}`),
    body: i18n._(notice.textKey, notice.values),
    path: noticePath(notice),
  }
}
