import type { Database } from '../database/database.ts'
import { runStatement } from '../database/typed-statements.ts'
import { identityTables } from './identity-tables.ts'

/** Expired codes and tickets are kept for a week, to distinguish them from unknown ones. */
const EXPIRED_MEMORY_MS = 7 * 24 * 3_600_000

const DAY_MS = 24 * 3_600_000
/** An unused session ends after this time. */
const IDLE_SESSION_MS = 180 * DAY_MS
/** Any session ends this long after the last sign-in. */
const LONGEST_SESSION_MS = 365 * DAY_MS

/**
 * Deletes expired codes, tickets, cookies, tries and sessions. Sessions of guests stay: a guest has no other way to sign in
 * and would lose their data.
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
