import type { Database, Queryable } from '../database/database.ts'

const CHANNEL = 'identity_changes'

/** Tells every process, when the transaction commits, that the rights of an account's tokens have changed. */
export async function publishAccountChange(tx: Queryable, uid: string): Promise<void> {
  await tx.query(`select pg_notify('${CHANNEL}', $1)`, [uid])
}

/** Watches for accounts that were changed, disabled or deleted, and for sessions that ended. */
export interface AccountChanges {
  /** Calls `hear` at every change of an account that may affect its tokens, until the returned function is called. */
  watch(uid: string, hear: () => void): () => void
  close(): Promise<void>
}

/** Listens to the changes that this and other processes make. */
export async function openAccountChanges(database: Database): Promise<AccountChanges> {
  const watchers = new Map<string, Set<() => void>>()
  const stop = await database.listen(CHANNEL, (uid) => {
    // An empty name means that changes may have been missed, so all watchers are called.
    const concerned = uid === '' ? [...watchers.values()] : [watchers.get(uid) ?? new Set<() => void>()]
    for (const group of concerned) for (const hear of group) hear()
  })
  return {
    watch(uid, hear) {
      const group = watchers.get(uid) ?? new Set()
      watchers.set(uid, group.add(hear))
      return () => {
        group.delete(hear)
        if (group.size === 0 && watchers.get(uid) === group) watchers.delete(uid)
      }
    },
    async close() {
      // When the database was closed first, listening has ended already.
      await stop().catch(() => undefined)
    },
  }
}
