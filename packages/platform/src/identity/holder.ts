import type { Queryable } from '../database/database.ts'
import type { Account } from './account.ts'
import { ACCOUNT, readAccount } from './account-store.ts'
import type { AccountRow } from './account-store.ts'
import { SESSION, readSession } from './session.ts'
import type { Session, SessionRow } from './session.ts'

type HolderRow = AccountRow & (SessionRow | { readonly session_id: null })

/** An account and one of its sessions in one statement, since every request with a token asks for both. */
export async function findHolder(
  db: Queryable,
  uid: string,
  sessionId: string,
): Promise<{ readonly account: Account | undefined; readonly session: Session | undefined }> {
  const [row] = await db.query<HolderRow>(
    `select ${SESSION}, ${ACCOUNT} from identity_account a
     left join identity_session s on s.uid = a.uid and s.session_id = $2 where a.uid = $1`,
    [uid, sessionId],
  )
  if (row === undefined) return { account: undefined, session: undefined }
  return { account: readAccount(row), session: row.session_id === null ? undefined : readSession(row) }
}
