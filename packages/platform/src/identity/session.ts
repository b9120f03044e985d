import { createHmac, randomUUID } from 'node:crypto'
import type { Account } from './account.ts'
import type { Database, Queryable } from '../database/database.ts'
import { hashSecret, newSecret } from './secret-text.ts'

/** One sign-in on one device. Ending it ends every token made from it. */
export interface Session {
  readonly sessionId: string
  readonly uid: string
  /** `anonymous`, `password` (also for e-mail links) or `custom`. */
  readonly provider: string
  /** Claims that came with a custom token. */
  readonly claims: Readonly<Record<string, unknown>>
  /** When the person last proved who they are, ms since 1970. Refreshing does not change it. */
  readonly authTime: number
}

interface SessionRow {
  readonly session_id: string
  readonly uid: string
  readonly provider: string
  readonly claims: string
  readonly auth_time: number | string
}

/** How a person proved who they are, and when (ms since 1970). */
export interface SessionOpening {
  readonly provider: string
  readonly claims?: Readonly<Record<string, unknown>>
  readonly authTime: number
}

/** Opens a session for an account. */
export async function insertSession(
  tx: Queryable,
  account: Account,
  { provider, claims = {}, authTime }: SessionOpening,
): Promise<Session> {
  const session: Session = { sessionId: randomUUID(), uid: account.uid, provider, claims, authTime }
  await tx.query(
    'insert into identity_session (session_id, uid, provider, claims, auth_time) values ($1, $2, $3, $4, $5)',
    [session.sessionId, session.uid, provider, JSON.stringify(claims), authTime],
  )
  return session
}

export async function findSession(db: Queryable, sessionId: string): Promise<Session | undefined> {
  const [row] = await db.query<SessionRow>('select * from identity_session where session_id = $1', [
    sessionId,
  ])
  return row && readRow(row)
}

/** Keeps the session while its person's way of signing in changes, so that other tabs stay signed in. */
export async function saveSession(tx: Queryable, session: Session): Promise<void> {
  await tx.query('update identity_session set provider = $2, auth_time = $3 where session_id = $1', [
    session.sessionId,
    session.provider,
    session.authTime,
  ])
}

/** Ends all sessions of an account. */
export async function endSessions(tx: Queryable, uid: string): Promise<void> {
  await tx.query('delete from identity_session where uid = $1', [uid])
}

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
  }
  return { session, refreshToken: successor }
}

interface RefreshTokenRow {
  readonly predecessor_hash: string | null
  readonly is_rotated: boolean
  readonly dies_at: number | string | null
}

/** The session is locked before its tokens, as when it ends, so that the two never wait for each other. */
async function lockSessionOfToken(tx: Queryable, tokenHash: string): Promise<Session | undefined> {
  const [row] = await tx.query<SessionRow>(
    `select * from identity_session
     where session_id = (select session_id from identity_refresh_token where token_hash = $1) for update`,
    [tokenHash],
  )
  return row && readRow(row)
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

/** The secret from which successors of refresh tokens are derived; made once per database. */
export async function loadChainSecret(database: Database): Promise<string> {
  await database.query(
    `insert into identity_secret (name, value) values ('refresh-chain', $1) on conflict (name) do nothing`,
    [newSecret()],
  )
  const [row] = await database.query<{ value: string }>(
    `select value from identity_secret where name = 'refresh-chain'`,
  )
  if (row === undefined) throw new Error('The secret of the refresh tokens could not be stored.')
  return row.value
}

function readRow(row: SessionRow): Session {
  return {
    sessionId: row.session_id,
    uid: row.uid,
    provider: row.provider,
    claims: JSON.parse(row.claims),
    authTime: Number(row.auth_time),
  }
}
