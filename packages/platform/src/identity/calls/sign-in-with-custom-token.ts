import { decodeJwt } from 'jose'
import * as z from 'zod'
import { newAccount } from '../account.ts'
import { findAccount, insertAccount, saveAccount } from '../account-store.ts'
import { callBody, call, text } from '../call.ts'
import { readCustomToken, rejectReservedClaims } from '../custom-token.ts'
import { openSession, presentTokens } from '../identity-context.ts'
import type { IdentityContext, NewSession, Origin } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'

const customContent = z.object({
  uid: text('CUSTOM_TOKEN', 128).min(1),
  claims: z.record(z.string(), z.unknown()).optional(),
})

/**
 * `accounts:signInWithCustomToken`: signs in with a token that the operator's own program made. It needs no second
 * factor, because the program is responsible for the person. A test server accepts any JWT, or its content as JSON, unverified.
 */
export const signInWithCustomToken = call(
  callBody({ token: text('CUSTOM_TOKEN', 16_384).min(1, 'MISSING_CUSTOM_TOKEN') }),
  async (context, { token }, origin) => {
    const content = customContent.safeParse(
      context.isOpen ? readAnything(token) : await readCustomToken(context, token),
    )
    if (!content.success) throw new IdentityError('INVALID_CUSTOM_TOKEN')
    rejectReservedClaims(content.data.claims ?? {})
    const { isNewUser, ...opened } = await enterTwice(context, content.data, origin)
    return {
      kind: 'identitytoolkit#VerifyCustomTokenResponse',
      isNewUser,
      ...(await presentTokens(context, opened)),
    }
  },
)

type CustomSignIn = NewSession & { readonly isNewUser: boolean }

/** Two devices may create the same account at once: then the second try finds it. */
async function enterTwice(...parts: Parameters<typeof enterAs>): Promise<CustomSignIn> {
  try {
    return await enterAs(...parts)
  } catch (error) {
    if (error instanceof IdentityError && error.code === 'DUPLICATE_LOCAL_ID') return enterAs(...parts)
    throw error
  }
}

async function enterAs(
  { database, now }: IdentityContext,
  { uid, claims = {} }: z.infer<typeof customContent>,
  { device }: Origin,
): Promise<CustomSignIn> {
  return database.transact(async (tx) => {
    const found = await findAccount(tx, uid)
    if (found?.isDisabled === true) throw new IdentityError('USER_DISABLED')
    const account = { ...(found ?? newAccount(uid, now())), lastLoginAt: now() }
    await (found === undefined ? insertAccount(tx, account) : saveAccount(tx, account))
    return {
      ...(await openSession(tx, account, { provider: 'custom', claims, authTime: now(), device })),
      isNewUser: found === undefined,
    }
  })
}

function readAnything(token: string): unknown {
  try {
    return token.trim().startsWith('{') ? JSON.parse(token) : decodeJwt(token)
  } catch {
    return undefined
  }
}
