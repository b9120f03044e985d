import type { Database } from '../database/database.ts'
import { runStatement } from '../database/typed-statements.ts'
import { identityTables } from './identity-tables.ts'

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
    const deleteFrom = (table: 'identity_code' | 'identity_ticket' | 'identity_cookie', before: number) =>
      runStatement(tx, identityTables.deleteFrom(table).where('expires_at', '<', before))
    await deleteFrom('identity_code', now - EXPIRED_MEMORY_MS)
    await deleteFrom('identity_ticket', now - EXPIRED_MEMORY_MS)
    await deleteFrom('identity_cookie', now)
    await runStatement(tx, identityTables.deleteFrom('identity_try').where('ends_at', '<', now))
    await runStatement(
      tx,
      identityTables
        .deleteFrom('identity_session')
        .where('provider', '<>', 'anonymous')
        .where((eb) =>
          eb.or([
            eb('last_used_at', '<', now - IDLE_SESSION_MS),
            eb('auth_time', '<', now - LONGEST_SESSION_MS),
          ]),
        ),
    )
  })
}
