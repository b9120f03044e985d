import type { MessageKey } from '../../../messages/catalogue.ts'
import type { AuthMode } from './auth-form.ts'

interface WayWords {
  readonly title: MessageKey
  readonly submit: MessageKey
  /** Shown once an e-mail was sent; absent where none is. */
  readonly sent?: MessageKey
}

/** The words of each way in. */
export const wayWords: Readonly<Record<AuthMode, WayWords>> = {
  join: { title: 'auth.join.title', submit: 'auth.join.submit' },
  signIn: { title: 'auth.signIn.title', submit: 'auth.signIn.submit' },
  reset: { title: 'auth.reset.title', submit: 'auth.reset.submit', sent: 'auth.reset.sent' },
  link: { title: 'auth.link.title', submit: 'auth.link.submit', sent: 'auth.link.sent' },
}
