import { jsonObjectFrom } from 'kysely/helpers/postgres'
import type { Queryable } from '../database/database.ts'
import { type Given, prepareStatement } from '../database/typed-statements.ts'
import type { Account } from './account.ts'
import { accountsWithLinks, readAccount } from './account-store.ts'
import { readSession } from './session.ts'
import type { Session } from './session.ts'

const holderOfSession = prepareStatement((given: Given<{ uid: string; sessionId: string }>) =>
  accountsWithLinks
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('identity_session as s')
          .selectAll('s')
          .whereRef('s.uid', '=', 'a.uid')
          .where('s.session_id', '=', given.sessionId),
      ).as('session'),
    )
    .where('a.uid', '=', given.uid),
)

/** An account and one of its sessions in one statement, since every request with a token asks for both. */
export async function findHolder(
  db: Queryable,
  uid: string,
  sessionId: string,
): Promise<{ readonly account: Account | undefined; readonly session: Session | undefined }> {
  const [row] = await holderOfSession(db, { uid, sessionId })
  if (row === undefined) return { account: undefined, session: undefined }
  return { account: readAccount(row), session: row.session === null ? undefined : readSession(row.session) }
}
