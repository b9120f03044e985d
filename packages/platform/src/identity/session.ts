import { randomUUID } from 'node:crypto'
import type { Account } from './account.ts'
import type { Queryable } from '../database/database.ts'
import { publishAccountChange } from './account-changes.ts'

/** One sign-in on one device. Ending it ends every token made from it. */
export interface Session {
  readonly sessionId: string
  readonly uid: string
  /** `anonymous`, `password` (also for e-mail links), `custom`, `phone` or a provider's id. */
  readonly provider: string
  /** Claims that came with a custom token. */
  readonly claims: Readonly<Record<string, unknown>>
  /** When the person last proved who they are, ms since 1970. Refreshing does not change it. */
  readonly authTime: number
  /** The second factor that was proved, if any: its enrolment id. */
  readonly secondFactor: string | null
  /** Browser and system in a few words, as the device names itself; may be empty. */
  readonly device: string
  /** ms since 1970 */
  readonly startedAt: number
  /** When a token was last fetched for it, ms since 1970; at most an hour behind. */
  readonly lastUsedAt: number
}

/** A session's row, for a table named `s`. */
export interface SessionRow {
  readonly session_id: string
  readonly uid: string
  readonly provider: string
  readonly session_claims: string
  readonly auth_time: number | string
  readonly second_factor: string | null
  readonly device: string
  readonly started_at: number | string
  readonly last_used_at: number | string
}

/** The columns of a session, for a table named `s`; their names collide with no account's. */
export const SESSION = `s.session_id, s.uid, s.provider, s.claims as session_claims, s.auth_time, s.second_factor,
  s.device, s.started_at, s.last_used_at`

/** How a person proved who they are, when (ms since 1970), and on which device. */
export interface SessionStart {
  readonly provider: string
  readonly claims?: Readonly<Record<string, unknown>>
  readonly authTime: number
  readonly device: string
  readonly secondFactor?: string | null
}

/** Opens a session for an account. */
export async function insertSession(
  tx: Queryable,
  account: Account,
  { provider, claims = {}, authTime, device, secondFactor = null }: SessionStart,
): Promise<Session> {
  const session: Session = {
    sessionId: randomUUID(),
    uid: account.uid,
    provider,
    claims,
    authTime,
    secondFactor,
    device,
    startedAt: authTime,
    lastUsedAt: authTime,
  }
  await tx.query(
    `insert into identity_session (session_id, uid, provider, claims, auth_time, second_factor, device, started_at,
       last_used_at)
     values ($1, $2, $3, $4, $5, $6, $7, $5, $5)`,
    [session.sessionId, session.uid, provider, JSON.stringify(claims), authTime, secondFactor, device],
  )
  return session
}

/** The session of this id; undefined once it has ended. */
export async function findSession(db: Queryable, sessionId: string): Promise<Session | undefined> {
  const [row] = await db.query<SessionRow>(
    `select ${SESSION} from identity_session s where s.session_id = $1`,
    [sessionId],
  )
  return row && readSession(row)
}

/** The sessions of an account, the one used last first. */
export async function listSessions(db: Queryable, uid: string): Promise<readonly Session[]> {
  const rows = await db.query<SessionRow>(
    `select ${SESSION} from identity_session s where s.uid = $1 order by s.last_used_at desc, s.session_id`,
    [uid],
  )
  return rows.map(readSession)
}

/** Keeps the session while its person's way of signing in changes, so that other tabs stay signed in. */
export async function saveSession(tx: Queryable, session: Session): Promise<void> {
  const { sessionId, provider, authTime, secondFactor } = session
  await tx.query(
    'update identity_session set provider = $2, auth_time = $3, second_factor = $4 where session_id = $1',
    [sessionId, provider, authTime, secondFactor],
  )
}

/** Notes that a session is in use. */
export async function touchSession(tx: Queryable, sessionId: string, now: number): Promise<void> {
  await tx.query('update identity_session set last_used_at = $2 where session_id = $1', [sessionId, now])
}

/** Ends all sessions of an account, or all but one. */
export async function endSessions(tx: Queryable, uid: string, except?: string): Promise<void> {
  await tx.query('delete from identity_session where uid = $1 and session_id is distinct from $2', [
    uid,
    except ?? null,
  ])
  // Somebody half signed in must begin again too.
  await tx.query(`delete from identity_ticket where uid = $1 and kind = 'second-factor'`, [uid])
  await publishAccountChange(tx, uid)
}

/** Ends one session of an account; false when the account has none with this id. */
export async function endSession(tx: Queryable, uid: string, sessionId: string): Promise<boolean> {
  const ended = await tx.query(
    'delete from identity_session where uid = $1 and session_id = $2 returning session_id',
    [uid, sessionId],
  )
  if (ended.length > 0) await publishAccountChange(tx, uid)
  return ended.length > 0
}

/** A session from its row. */
export function readSession(row: SessionRow): Session {
  return {
    sessionId: row.session_id,
    uid: row.uid,
    provider: row.provider,
    claims: JSON.parse(row.session_claims),
    authTime: Number(row.auth_time),
    secondFactor: row.second_factor,
    device: row.device,
    startedAt: Number(row.started_at),
    lastUsedAt: Number(row.last_used_at),
  }
}
