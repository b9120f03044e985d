import { callBody, call, idTokenField, text } from '../call.ts'
import { partsOfDeviceName } from '../device-name.ts'
import { signedIn } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { endSession, endSessions, listSessions as findSessions } from '../session.ts'
import type { Session } from '../session.ts'

/** `sessions:list`: the sessions of the account, the last used first. */
export const listSessionsCall = call(callBody({ idToken: idTokenField }), async (context, { idToken }) => {
  const { account, session } = await signedIn(context, idToken)
  const sessions = await findSessions(context.database, account.uid)
  return { sessions: sessions.map((one) => presentSession(one, session.sessionId)) }
})

/** `sessions:end`: ends one session of the account or, without an id, all except this one. */
export const endSessionsCall = call(
  callBody({
    idToken: idTokenField,
    sessionId: text('SESSION_ID', 128).min(1, 'INVALID_SESSION_ID').optional(),
  }),
  async (context, { idToken, sessionId }) => {
    const { account, session } = await signedIn(context, idToken)
    const isEnded = await context.database.transact(async (tx) => {
      if (sessionId !== undefined) return endSession(tx, account.uid, sessionId)
      await endSessions(tx, account.uid, session.sessionId)
      return true
    })
    if (!isEnded) throw new IdentityError('SESSION_NOT_FOUND')
    return {}
  },
)

function presentSession(session: Session, ownId: string): object {
  return {
    sessionId: session.sessionId,
    ...partsOfDeviceName(session.device),
    startedAt: new Date(session.startedAt).toISOString(),
    lastUsedAt: new Date(session.lastUsedAt).toISOString(),
    isThisOne: session.sessionId === ownId,
  }
}
