import { describe, expect, test } from 'vitest'
import { identityProblem } from './identity-words.ts'

/** The words of all languages: `../../../messages/fr/auth.json`. */
const catalogues = Object.entries(
  import.meta.glob<Readonly<Record<string, string>>>('../../../messages/*/auth.json', {
    eager: true,
    import: 'default',
  }),
)
const ACCOUNT = /account|compte|kont|cuenta|conta\b|حساب/iu

const thrown = (code: string, message = '') => ({ code: `auth/${code}`, message })

describe('what an identity error says', () => {
  test('[ER4] a wrong password and an unknown person read alike', () => {
    const sentences = ['wrong-password', 'user-not-found', 'invalid-credential'].map(
      (code) => identityProblem(thrown(code)).words,
    )
    expect(new Set(sentences)).toEqual(new Set(['auth.error.wrongPair']))
  })

  test.each([
    'email-already-in-use',
    'too-many-requests',
    'user-disabled',
    'expired-action-code',
    'network-request-failed',
    'requires-recent-login',
    'user-token-expired',
    'invalid-verification-code',
    'unverified-email',
    'account-exists-with-different-credential',
  ])('[ER4] %s has a sentence of its own', (code) => {
    expect(identityProblem(thrown(code)).words).not.toBe('auth.error.other')
  })

  test.each(
    [
      'email-already-in-use',
      'credential-already-in-use',
      'account-exists-with-different-credential',
      'wrong-password',
      'user-not-found',
      'invalid-credential',
    ].map((code) => [code, identityProblem(thrown(code)).words] as const),
  )('[ER4] what is said of %s tells nobody whether there is an account, in any language', (_code, words) => {
    expect(catalogues).toHaveLength(8)
    const telling = catalogues.filter(([, said]) => ACCOUNT.test(said[words] ?? 'account'))
    expect(telling.map(([file]) => file)).toEqual([])
  })

  test('too many tries name the time of the next one', () => {
    const message =
      'Firebase: Too many tries. Try again after 2026-11-20T10:05:00.000Z. (auth/too-many-requests).'
    expect(identityProblem(thrown('too-many-requests', message))).toEqual({
      code: 'too-many-requests',
      words: 'auth.error.tooMany',
      retryAt: Date.parse('2026-11-20T10:05:00Z'),
    })
  })

  test.each([
    ['Firebase: Password should be at least 6 characters (auth/weak-password).', 'auth.error.weakPassword'],
    ['Firebase: Password is too easy to guess (auth/weak-password).', 'auth.error.guessedPassword'],
  ])('[ER4] a password that is too short and one that is guessed read differently: %s', (message, words) => {
    expect(identityProblem(thrown('weak-password', message)).words).toBe(words)
  })

  test.each([null, undefined, 'text', new Error('boom')])(
    'anything else is told as our mistake: %s',
    (value) => {
      expect(identityProblem(value).words).toBe('auth.error.other')
    },
  )
})
