import type { Database, Queryable } from '../database/database.ts'

const CHANNEL = 'identity_changes'

/** Tells every process, when the transaction is kept, that what an account's tokens may do has changed. */
export async function publishAccountChange(tx: Queryable, uid: string): Promise<void> {
  await tx.query(`select pg_notify('${CHANNEL}', $1)`, [uid])
}

/** Who wants to know that an account was changed, disabled or deleted, or that a session of it ended. */
export interface AccountChanges {
  /** Calls `hear` at every change of an account that may end or alter what its tokens allow; the answer stops it. */
  watch(uid: string, hear: () => void): () => void
  close(): Promise<void>
}

/** Listens to the changes that this and other processes make. */
export async function openAccountChanges(database: Database): Promise<AccountChanges> {
  const watchers = new Map<string, Set<() => void>>()
  const stop = await database.listen(CHANNEL, (uid) => {
    // Without a name some may have been missed: everybody looks.
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
      // Whoever closed the database first has ended the listening too.
      await stop().catch(() => undefined)
    },
  }
}
