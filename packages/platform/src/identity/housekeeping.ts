import type { Database } from '../database/database.ts'

/** Expired codes and tickets are told apart from unknown ones for a week. */
const EXPIRED_MEMORY_MS = 7 * 24 * 3_600_000

const DAY_MS = 24 * 3_600_000
/** A session that nobody uses ends after so long. */
const IDLE_SESSION_MS = 180 * DAY_MS
/** So long after the person last showed who they are it ends in any case. */
const LONGEST_SESSION_MS = 365 * DAY_MS

/**
 * Removes what has run out: codes, tickets, cookies, counted tries, and sessions, but for guests': who has no other way
 * back would lose what is theirs.
 */
export async function forgetExpired(database: Database, now: number): Promise<void> {
  await database.transact(async (tx) => {
    await tx.query('delete from identity_code where expires_at < $1', [now - EXPIRED_MEMORY_MS])
    await tx.query('delete from identity_ticket where expires_at < $1', [now - EXPIRED_MEMORY_MS])
    await tx.query('delete from identity_cookie where expires_at < $1', [now])
    await tx.query('delete from identity_try where ends_at < $1', [now])
    await tx.query(
      `delete from identity_session where provider <> 'anonymous' and (last_used_at < $1 or auth_time < $2)`,
      [now - IDLE_SESSION_MS, now - LONGEST_SESSION_MS],
    )
  })
}
