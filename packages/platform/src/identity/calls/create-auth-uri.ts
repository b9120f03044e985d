import type { Account } from '../account.ts'
import { findAccountByEmail } from '../account-store.ts'
import { callBody, call, emailField, text } from '../call.ts'
import { IdentityError } from '../identity-error.ts'
import { newSecret } from '../secret-text.ts'

/**
 * `accounts:createAuthUri`: answers without any sign-in methods, so nobody learns who has an account. A test server lists them
 * under the emulator's paths.
 */
export const createAuthUri = call(
  callBody({ identifier: text('IDENTIFIER', 4096), continueUri: text('CONTINUE_URI', 2048) }),
  async ({ database }, { identifier }, { isFrank }) => {
    const email = emailField.safeParse(identifier)
    if (!email.success) throw new IdentityError('INVALID_IDENTIFIER')
    const account = isFrank ? await findAccountByEmail(database, email.data) : undefined
    return {
      kind: 'identitytoolkit#CreateAuthUriResponse',
      sessionId: newSecret().slice(0, 27),
      ...(isFrank && { registered: account !== undefined, signinMethods: signInMethods(account) }),
    }
  },
)

function signInMethods(account: Account | undefined): readonly string[] {
  if (account === undefined) return []
  return [
    ...(account.passwordHash === null ? [] : ['password']),
    ...(account.hasEmailLink ? ['emailLink'] : []),
    ...account.providers.map(({ providerId }) => providerId),
  ]
}
