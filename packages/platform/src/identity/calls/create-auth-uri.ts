import { bodyOf, call, text } from '../call.ts'
import { IdentityError } from '../identity-error.ts'
import { emailField } from '../call.ts'
import { newSecret } from '../secret-text.ts'

/** `accounts:createAuthUri`: looks like an answer and names no sign-in methods, so nobody learns who has an account. */
export const createAuthUri = call(
  bodyOf({ identifier: text('IDENTIFIER', 4096), continueUri: text('CONTINUE_URI', 2048) }),
  async (_context, { identifier }) => {
    if (!emailField.safeParse(identifier).success) throw new IdentityError('INVALID_IDENTIFIER')
    return { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: newSecret().slice(0, 27) }
  },
)
