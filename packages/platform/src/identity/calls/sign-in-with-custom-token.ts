import { decodeJwt } from 'jose'
import * as z from 'zod'
import { findAccount, insertAccount, newAccount, saveAccount } from '../account.ts'
import { bodyOf, call, text } from '../call.ts'
import { openSession, presentTokens } from '../identity-context.ts'
import { RESERVED_CLAIMS } from '../id-token.ts'
import { IdentityError } from '../identity-error.ts'

const customContent = z.object({
  uid: text('CUSTOM_TOKEN', 128).min(1),
  claims: z.record(z.string(), z.unknown()).optional(),
})

/**
 * `accounts:signInWithCustomToken`, on a test server only: takes any JWT, or its content as plain JSON text, at its
 * word. A production server refuses, since nothing here issues custom tokens.
 */
export const signInWithCustomToken = call(
  bodyOf({ token: text('CUSTOM_TOKEN', 16_384).min(1, 'MISSING_CUSTOM_TOKEN') }),
  async (context, { token }) => {
    if (!context.isOpen) throw new IdentityError('OPERATION_NOT_ALLOWED')
    const { uid, claims = {} } = readCustomToken(token)
    const now = context.now()
    const { isNewUser, ...opened } = await context.database.transact(async (tx) => {
      const found = await findAccount(tx, uid)
      if (found?.isDisabled === true) throw new IdentityError('USER_DISABLED')
      const account = { ...(found ?? newAccount(uid, now)), lastLoginAt: now }
      await (found === undefined ? insertAccount(tx, account) : saveAccount(tx, account))
      return {
        ...(await openSession(tx, account, { provider: 'custom', claims, authTime: now })),
        isNewUser: found === undefined,
      }
    })
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser,
      ...(await presentTokens(context, opened)),
    }
  },
)

function readCustomToken(token: string): z.infer<typeof customContent> {
  const content = customContent.safeParse(token.trim().startsWith('{') ? readJson(token) : readJwt(token))
  if (!content.success) throw new IdentityError('INVALID_CUSTOM_TOKEN')
  const reserved = Object.keys(content.data.claims ?? {}).find((name) => RESERVED_CLAIMS.includes(name))
  if (reserved !== undefined) throw new IdentityError('FORBIDDEN_CLAIM', reserved)
  return content.data
}

function readJson(token: string): unknown {
  try {
    return JSON.parse(token)
  } catch {
    return undefined
  }
}

function readJwt(token: string): unknown {
  try {
    return decodeJwt(token)
  } catch {
    return undefined
  }
}
