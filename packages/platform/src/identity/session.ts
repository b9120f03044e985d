import { randomUUID } from 'node:crypto'
import type { Account } from './account.ts'
import type { Queryable } from '../database/database.ts'
import { type Given, prepareStatement, runStatement } from '../database/typed-statements.ts'
import { publishAccountChange } from './account-changes.ts'
import { identityTables, type SessionColumns, type SessionRow } from './identity-tables.ts'

/** One sign-in on one device. Its tokens end with it. */
export interface Session {
  readonly sessionId: string
  readonly uid: string
  /** `anonymous`, `password` (also for e-mail links), `custom`, `phone` or a provider's id. */
  readonly provider: string
  /** Claims that came with a custom token. */
  readonly claims: Readonly<Record<string, unknown>>
  /** Time of the last sign-in, ms since 1970. Refreshing a token does not change it. */
  readonly authTime: number
  /** Enrolment id of the second factor that was verified, if any. */
  readonly secondFactor: string | null
  /** Browser and system in a few words; may be empty. */
  readonly device: string
  /** ms since 1970 */
  readonly startedAt: number
  /** When a token was last fetched for it, ms since 1970; at most an hour behind. */
  readonly lastUsedAt: number
}

/** How, when (ms since 1970) and on which device a person signed in. */
export interface SessionStart {
  readonly provider: string
  readonly claims?: Readonly<Record<string, unknown>>
  readonly authTime: number
  readonly device: string
  readonly secondFactor?: string | null
}

const addSession = prepareStatement((given: Given<SessionRow>) =>
  identityTables.insertInto('identity_session').values(given),
)

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
  await addSession(tx, {
    session_id: session.sessionId,
    uid: session.uid,
    provider,
    claims: JSON.stringify(claims),
    auth_time: authTime,
    second_factor: secondFactor,
    device,
    started_at: authTime,
    last_used_at: authTime,
  })
  return session
}

const sessionById = prepareStatement((given: Given<{ sessionId: string }>) =>
  identityTables.selectFrom('identity_session').selectAll().where('session_id', '=', given.sessionId),
)

/** The session of this id; undefined once it has ended. */
export async function findSession(db: Queryable, sessionId: string): Promise<Session | undefined> {
  const [row] = await sessionById(db, { sessionId })
  return row && readSession(row)
}

/** The sessions of an account, the one used last first. */
export async function listSessions(db: Queryable, uid: string): Promise<readonly Session[]> {
  const rows = await runStatement(
    db,
    identityTables
      .selectFrom('identity_session')
      .selectAll()
      .where('uid', '=', uid)
      .orderBy('last_used_at', 'desc')
      .orderBy('session_id'),
  )
  return rows.map(readSession)
}

type SignInMethod = Pick<Session, 'sessionId' | 'provider' | 'authTime' | 'secondFactor'>

const saveSignInMethod = prepareStatement((given: Given<SignInMethod>) =>
  identityTables
    .updateTable('identity_session')
    .set({ provider: given.provider, auth_time: given.authTime, second_factor: given.secondFactor })
    .where('session_id', '=', given.sessionId),
)

/** Stores a change of the sign-in method in the same session, so that other tabs stay signed in. */
export async function saveSession(tx: Queryable, session: Session): Promise<void> {
  const { sessionId, provider, authTime, secondFactor } = session
  await saveSignInMethod(tx, { sessionId, provider, authTime, secondFactor })
}

const saveLastUsedAt = prepareStatement((given: Given<{ sessionId: string; now: number }>) =>
  identityTables
    .updateTable('identity_session')
    .set({ last_used_at: given.now })
    .where('session_id', '=', given.sessionId),
)

/** Stores the time of last use. */
export async function touchSession(tx: Queryable, sessionId: string, now: number): Promise<void> {
  await saveLastUsedAt(tx, { sessionId, now })
}

/** Ends all sessions of an account, or all but one. */
export async function endSessions(tx: Queryable, uid: string, except?: string): Promise<void> {
  const all = identityTables.deleteFrom('identity_session').where('uid', '=', uid)
  await runStatement(tx, except === undefined ? all : all.where('session_id', '<>', except))
  // A sign-in that waits for its second factor must begin again too.
  await runStatement(
    tx,
    identityTables.deleteFrom('identity_ticket').where('uid', '=', uid).where('kind', '=', 'second-factor'),
  )
  await publishAccountChange(tx, uid)
}

/** Ends one session of an account; false when the account has none with this id. */
export async function endSession(tx: Queryable, uid: string, sessionId: string): Promise<boolean> {
  const ended = await runStatement(
    tx,
    identityTables
      .deleteFrom('identity_session')
      .where('uid', '=', uid)
      .where('session_id', '=', sessionId)
      .returning('session_id'),
  )
  if (ended.length > 0) await publishAccountChange(tx, uid)
  return ended.length > 0
}

/** A session from its row. */
export function readSession(row: SessionColumns): Session {
  return {
    sessionId: row.session_id,
    uid: row.uid,
    provider: row.provider,
    claims: JSON.parse(row.claims),
    authTime: Number(row.auth_time),
    secondFactor: row.second_factor,
    device: row.device,
    startedAt: Number(row.started_at),
    lastUsedAt: Number(row.last_used_at),
  }
}
