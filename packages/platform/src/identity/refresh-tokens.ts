import { createHmac } from 'node:crypto'
import type { Queryable } from '../database/database.ts'
import { hashSecret, newSecret } from './secret-text.ts'
import { SESSION, readSession, touchSession } from './session.ts'
import type { Session, SessionRow } from './session.ts'

/** Makes a refresh token for a session; only its hash is kept. */
export async function insertRefreshToken(tx: Queryable, session: Session): Promise<string> {
  const token = newSecret()
  await storeToken(tx, { token, sessionId: session.sessionId, predecessorHash: null })
  return token
}

/**
 * Answers a refresh token with its one successor. All tabs of a browser share one token, and an answer may be
 * lost on the way, so an old token keeps giving the same successor until that successor has itself been used and
 * the grace is over. Used after that, it was copied: the whole session ends.
 * @returns undefined when the token is unknown, ended or dead
 */
export async function rotateRefreshToken(
  tx: Queryable,
  token: string,
  { now, graceMs, chainSecret }: { now: number; graceMs: number; chainSecret: string },
): Promise<{ readonly session: Session; readonly refreshToken: string } | undefined> {
  const tokenHash = hashSecret(token)
  const session = await lockSessionOfToken(tx, tokenHash)
  const [row] = await tx.query<RefreshTokenRow>(
    'select * from identity_refresh_token where token_hash = $1',
    [tokenHash],
  )
  if (row === undefined || session === undefined) return undefined
  if (row.dies_at !== null && Number(row.dies_at) < now) {
    await tx.query('delete from identity_session where session_id = $1', [session.sessionId])
    return undefined
  }
  const successor = createHmac('sha256', chainSecret).update(token).digest('base64url')
  if (!row.is_rotated) {
    await storeToken(tx, { token: successor, sessionId: session.sessionId, predecessorHash: tokenHash })
    await tx.query('update identity_refresh_token set is_rotated = true where token_hash = $1', [tokenHash])
    await tx.query(
      'update identity_refresh_token set dies_at = $2 where token_hash = $1 and dies_at is null',
      [row.predecessor_hash, now + graceMs],
    )
    await forgetLongDead(tx, session.sessionId, now)
    await touchSession(tx, session.sessionId, now)
  }
  return { session, refreshToken: successor }
}

/**
 * The session of a refresh token that is good, without changing anything: for a disk that takes no more writes.
 * @returns undefined when the token is unknown, ended or dead
 */
export async function findSessionOfToken(
  db: Queryable,
  token: string,
  now: number,
): Promise<Session | undefined> {
  const [row] = await db.query<SessionRow>(
    `select ${SESSION} from identity_session s join identity_refresh_token t on t.session_id = s.session_id
     where t.token_hash = $1 and (t.dies_at is null or t.dies_at >= $2)`,
    [hashSecret(token), now],
  )
  return row && readSession(row)
}

interface RefreshTokenRow {
  readonly predecessor_hash: string | null
  readonly is_rotated: boolean
  readonly dies_at: number | string | null
}

/** The session is locked before its tokens, as when it ends, so that the two never wait for each other. */
async function lockSessionOfToken(tx: Queryable, tokenHash: string): Promise<Session | undefined> {
  const [row] = await tx.query<SessionRow>(
    `select ${SESSION} from identity_session s
     where s.session_id = (select session_id from identity_refresh_token where token_hash = $1) for update`,
    [tokenHash],
  )
  return row && readSession(row)
}

/** Dead tokens are remembered for 30 days, so that a copied one is noticed. */
const DEAD_TOKEN_MEMORY_MS = 30 * 24 * 3_600_000

async function forgetLongDead(tx: Queryable, sessionId: string, now: number): Promise<void> {
  await tx.query('delete from identity_refresh_token where session_id = $1 and dies_at < $2', [
    sessionId,
    now - DEAD_TOKEN_MEMORY_MS,
  ])
}

async function storeToken(
  tx: Queryable,
  { token, sessionId, predecessorHash }: { token: string; sessionId: string; predecessorHash: string | null },
): Promise<void> {
  await tx.query(
    `insert into identity_refresh_token (token_hash, session_id, predecessor_hash, is_rotated)
     values ($1, $2, $3, false)`,
    [hashSecret(token), sessionId, predecessorHash],
  )
}
