import type { MessageKey } from '../../../messages/catalogue.ts'

/** What went wrong with an identity: the sentence, and the time it speaks of. */
export interface IdentityProblem {
  /** The SDK's code without its `auth/`. */
  readonly code: string
  readonly words: MessageKey
  /** When the next try is allowed, in milliseconds since 1970. */
  readonly retryAt?: number
}

/** Rule ER4: each code has its sentence; a wrong password and an unknown person read alike. */
const wordsOfCode: Readonly<Record<string, MessageKey>> = {
  'wrong-password': 'auth.error.wrongPair',
  'user-not-found': 'auth.error.wrongPair',
  'invalid-credential': 'auth.error.wrongPair',
  'invalid-login-credentials': 'auth.error.wrongPair',
  'email-already-in-use': 'auth.error.emailInUse',
  'credential-already-in-use': 'auth.error.emailInUse',
  'invalid-email': 'auth.error.email',
  'missing-email': 'auth.error.email',
  'weak-password': 'auth.error.weakPassword',
  'missing-password': 'auth.error.weakPassword',
  'password-does-not-meet-requirements': 'auth.error.passwordPolicy',
  'too-many-requests': 'auth.error.tooMany',
  'user-disabled': 'auth.error.disabled',
  'expired-action-code': 'auth.error.expiredLink',
  'invalid-action-code': 'auth.error.usedLink',
  'network-request-failed': 'auth.error.network',
  'requires-recent-login': 'auth.error.recentLogin',
  'user-token-expired': 'auth.error.signedOut',
  'invalid-verification-code': 'auth.error.code',
  'missing-code': 'auth.error.code',
  'code-expired': 'auth.error.codeLate',
  'totp-challenge-timeout': 'auth.error.codeLate',
  'unverified-email': 'auth.error.unverified',
  'maximum-second-factor-count-exceeded': 'auth.error.enoughFactors',
  'account-exists-with-different-credential': 'auth.error.otherWay',
  'user-mismatch': 'auth.error.somebodyElse',
}

/** The server has one code for a password that is too short and for one that is guessed; its words tell them apart. */
const TOO_SHORT = /at least \d+ characters/u

const MOMENT = /\d{4}-\d\d-\d\dT[\d:.]+Z/u

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : ''
}

function wordsOf(code: string, message: string): MessageKey {
  if (code === 'weak-password' && !TOO_SHORT.test(message)) return 'auth.error.guessedPassword'
  return wordsOfCode[code] ?? 'auth.error.other'
}

/** Reads what the SDK threw. */
export function identityProblem(thrown: unknown): IdentityProblem {
  const parts = new Map<string, unknown>([
    ['code', Reflect.get(Object(thrown), 'code')],
    ['message', Reflect.get(Object(thrown), 'message')],
  ])
  const code = textOf(parts.get('code')).replace(/^auth\//u, '')
  const moment = MOMENT.exec(textOf(parts.get('message')))?.[0]
  const words = wordsOf(code, textOf(parts.get('message')))
  if (words !== 'auth.error.tooMany' || moment === undefined) {
    return { code, words: words === 'auth.error.tooMany' ? 'auth.error.tooManyLater' : words }
  }
  return { code, words, retryAt: Date.parse(moment) }
}
