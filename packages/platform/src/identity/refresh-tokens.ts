import { createHmac } from 'node:crypto'
import type { Queryable } from '../database/database.ts'
import { type Given, prepareStatement, runStatement } from '../database/typed-statements.ts'
import { identityTables, type RefreshTokenRow } from './identity-tables.ts'
import { hashSecret, newSecret } from './secret-text.ts'
import { readSession, touchSession } from './session.ts'
import type { Session } from './session.ts'

/** Creates a refresh token for a session and stores only its hash. */
export async function insertRefreshToken(tx: Queryable, session: Session): Promise<string> {
  const token = newSecret()
  await storeToken(tx, { token, sessionId: session.sessionId, predecessorHash: null })
  return token
}

/**
 * Exchanges a refresh token for its one successor. All tabs of a browser share one token, and an answer may be lost, so an old
 * token returns the same successor until that successor has been used and the grace period is over. A token used after that
 * was copied: the whole session ends.
 * @returns undefined when the token is unknown, ended or dead
 */
export async function rotateRefreshToken(
  tx: Queryable,
  token: string,
  { now, graceMs, chainSecret }: { now: number; graceMs: number; chainSecret: string },
): Promise<{ readonly session: Session; readonly refreshToken: string } | undefined> {
  const tokenHash = hashSecret(token)
  const session = await lockSessionOfToken(tx, tokenHash)
  const [row] = await tokenByHash(tx, { tokenHash })
  if (row === undefined || session === undefined) return undefined
  if (row.dies_at !== null && Number(row.dies_at) < now) {
    await runStatement(
      tx,
      identityTables.deleteFrom('identity_session').where('session_id', '=', session.sessionId),
    )
    return undefined
  }
  const successor = createHmac('sha256', chainSecret).update(token).digest('base64url')
  if (!row.is_rotated) {
    await storeToken(tx, { token: successor, sessionId: session.sessionId, predecessorHash: tokenHash })
    await markRotated(tx, { tokenHash })
    await expireToken(tx, { tokenHash: row.predecessor_hash, diesAt: now + graceMs })
    await deleteOldTokens(tx, session.sessionId, now)
    await touchSession(tx, session.sessionId, now)
  }
  return { session, refreshToken: successor }
}

/**
 * The session of a valid refresh token, without any write: for a full disk.
 * @returns undefined when the token is unknown, ended or dead
 */
export async function findSessionOfToken(
  db: Queryable,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const [row] = await runStatement(
    db,
    identityTables
      .selectFrom('identity_session as s')
      .innerJoin('identity_refresh_token as t', 't.session_id', 's.session_id')
      .selectAll('s')
      .where('t.token_hash', '=', hashSecret(token))
      .where((eb) => eb.or([eb('t.dies_at', 'is', null), eb('t.dies_at', '>=', now)])),
  )
  return row && readSession(row)
}

const tokenByHash = prepareStatement((given: Given<{ tokenHash: string }>) =>
  identityTables.selectFrom('identity_refresh_token').selectAll().where('token_hash', '=', given.tokenHash),
)
const markRotated = prepareStatement((given: Given<{ tokenHash: string }>) =>
  identityTables
    .updateTable('identity_refresh_token')
    .set({ is_rotated: true })
    .where('token_hash', '=', given.tokenHash),
)
const expireToken = prepareStatement((given: Given<{ tokenHash: string | null; diesAt: number }>) =>
  identityTables
    .updateTable('identity_refresh_token')
    .set({ dies_at: given.diesAt })
    .where('token_hash', '=', given.tokenHash)
    .where('dies_at', 'is', null),
)
const lockedSessionOfToken = prepareStatement((given: Given<{ tokenHash: string }>) =>
  identityTables
    .selectFrom('identity_session')
    .selectAll()
    .where('session_id', '=', (eb) =>
      eb.selectFrom('identity_refresh_token').select('session_id').where('token_hash', '=', given.tokenHash),
    )
    .forUpdate(),
)
const deleteTokensBefore = prepareStatement((given: Given<{ sessionId: string; before: number }>) =>
  identityTables
    .deleteFrom('identity_refresh_token')
    .where('session_id', '=', given.sessionId)
    .where('dies_at', '<', given.before),
)

/** Locks the session before its tokens, in the same order as when it ends, so that the two never deadlock. */
async function lockSessionOfToken(tx: Queryable, tokenHash: string): Promise<Session | undefined> {
  const [row] = await lockedSessionOfToken(tx, { tokenHash })
  return row && readSession(row)
}

/** Expired tokens are kept for 30 days, so that a copied one is noticed. */
const DEAD_TOKEN_MEMORY_MS = 30 * 24 * 3_600_000

async function deleteOldTokens(tx: Queryable, sessionId: string, now: number): Promise<void> {
  await deleteTokensBefore(tx, { sessionId, before: now - DEAD_TOKEN_MEMORY_MS })
}

const addToken = prepareStatement((given: Given<RefreshTokenRow>) =>
  identityTables.insertInto('identity_refresh_token').values(given),
)

async function storeToken(
  tx: Queryable,
  { token, sessionId, predecessorHash }: { token: string; sessionId: string; predecessorHash: string | null },
): Promise<void> {
  await addToken(tx, {
    token_hash: hashSecret(token),
    session_id: sessionId,
    predecessor_hash: predecessorHash,
    is_rotated: false,
    dies_at: null,
  })
}
