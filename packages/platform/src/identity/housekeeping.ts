import type { Database } from '../database/database.ts'

/** Expired codes and tickets are told apart from unknown ones for a week. */
const EXPIRED_MEMORY_MS = 7 * 24 * 3_600_000

/** Removes what has run out: codes, tickets, cookies and counted tries. */
export async function forgetExpired(database: Database, now: number): Promise<void> {
  await database.transact(async (tx) => {
    await tx.query('delete from identity_code where expires_at < $1', [now - EXPIRED_MEMORY_MS])
    await tx.query('delete from identity_ticket where expires_at < $1', [now - EXPIRED_MEMORY_MS])
    await tx.query('delete from identity_cookie where expires_at < $1', [now])
    await tx.query('delete from identity_try where ends_at < $1', [now])
  })
}
