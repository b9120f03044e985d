import { callBody, call, idTokenField, text } from '../call.ts'
import { signedIn } from '../identity-context.ts'
import { findSessionOfToken } from '../refresh-tokens.ts'
import { isSecretShaped } from '../secret-text.ts'
import { endSession } from '../session.ts'

/**
 * `accounts:revokeToken`: revokes a token. One of ours ends its session. Another provider's is passed on to it, if it supports
 * that; nothing of it is stored here.
 */
export const revokeToken = call(
  callBody({
    idToken: idTokenField,
    providerId: text('PROVIDER_ID', 128).optional(),
    token: text('TOKEN', 16_384).min(1, 'MISSING_TOKEN'),
  }),
  async (context, { idToken, providerId, token }) => {
    const { account } = await signedIn(context, idToken)
    const session = isSecretShaped(token)
      ? await findSessionOfToken(context.database, token, context.now())
      : undefined
    if (session?.uid === account.uid) {
      await context.database.transact((tx) => endSession(tx, account.uid, session.sessionId))
    }
    await context.providers.find(providerId ?? '')?.revoke(token)
    return {}
  },
)
