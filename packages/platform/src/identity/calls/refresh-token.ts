import * as z from 'zod'
import { findAccount } from '../account-store.ts'
import { callBody, call, text } from '../call.ts'
import { isOutOfSpace } from '../../database/out-of-space.ts'
import { ID_TOKEN_LIFETIME_TEXT } from '../identity-context.ts'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { signIdToken } from '../id-token.ts'
import { isSecretShaped } from '../secret-text.ts'
import { findSessionOfToken, rotateRefreshToken } from '../refresh-tokens.ts'

const refreshTokenBody = callBody({
  grant_type: z.literal('refresh_token', {
    error: ({ input }) => (input === undefined ? 'MISSING_GRANT_TYPE' : 'INVALID_GRANT_TYPE'),
  }),
  refresh_token: text('REFRESH_TOKEN', 4096).min(1, 'MISSING_REFRESH_TOKEN'),
})

/**
 * The token call: a fresh ID token for a refresh token. An ended one gets TOKEN_EXPIRED, which signs out;
 * with any other code the SDK would keep a session that no longer works. Never rate limited.
 */
export const refreshToken = call(refreshTokenBody, async (context, { refresh_token: token }) => {
  const { database, now, chainSecret, refreshGraceMs: graceMs, project } = context
  if (!isSecretShaped(token)) throw new IdentityError('INVALID_REFRESH_TOKEN')
  const rotated = await database
    .transact((tx) => rotateRefreshToken(tx, token, { now: now(), graceMs, chainSecret }))
    .catch((error: unknown) => withoutWriting(error, context, token))
  if (rotated === undefined) throw new IdentityError('TOKEN_EXPIRED')
  const account = await findAccount(database, rotated.session.uid)
  if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
  if (account.isDisabled) throw new IdentityError('USER_DISABLED')
  const idToken = await signIdToken(context, account, rotated.session)
  return {
    access_token: idToken,
    expires_in: ID_TOKEN_LIFETIME_TEXT,
    token_type: 'Bearer',
    refresh_token: rotated.refreshToken,
    id_token: idToken,
    user_id: account.uid,
    project_id: project,
  }
})

/** On a full disk people can still read: they keep their current refresh token. */
async function withoutWriting(
  error: unknown,
  { database, now }: IdentityContext,
  token: string,
): ReturnType<typeof rotateRefreshToken> {
  if (!isOutOfSpace(error)) throw error
  const session = await findSessionOfToken(database, token, now())
  return session && { session, refreshToken: token }
}
