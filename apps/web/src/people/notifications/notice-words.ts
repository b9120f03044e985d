import type { Notification } from '@brigade/domain/people/notifications/notification.ts'
import { type I18n, say } from '../../messages/say.ts'
import { noticePath } from './notice-path.ts'

/** A notice as a person reads it. */
export interface NoticeWords {
  readonly title: string
  readonly body: string
  readonly path: string
}

/** The words of a notice from a catalogue that has `notices`. */
export function noticeWordsIn(
  i18n: I18n,
  notice: Pick<Notification, 'kind' | 'thing' | 'textKey' | 'values'>,
): NoticeWords {
  return {
    title: say(i18n, `notices.kind.${notice.kind}`),
    body: say(i18n, notice.textKey, notice.values),
    path: noticePath(notice),
  }
}
