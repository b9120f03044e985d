import type { Database, Queryable } from '../../database/database.ts'
import type { Registry } from '../access/registry.ts'
import type { ChangeFeed } from '../listening/change-feed.ts'
import { CHANGE_CHANNEL } from '../listening/change-feed.ts'
import { saveChanges } from '../storage/save-changes.ts'
import { nextVersion } from '../storage/version-clock.ts'
import type { Version } from '../types.ts'
import { checkContent } from './check-content.ts'
import { pointersOf } from './pointers.ts'
import { keepReferences } from './references.ts'
import { createSerialQueue } from './serial-queue.ts'
import { createWriteSet } from './write-set.ts'
import type { WriteSet } from './write-set.ts'

/** One commit under way. */
export interface WriteScope {
  readonly tx: Queryable
  readonly version: Version
  readonly writes: WriteSet
}

/** The one door through which documents change. */
export interface Writer {
  /** Runs the work in one transaction, alone; then keeps references, checks contents, saves, and tells listeners. */
  write<Answer>(work: (scope: WriteScope) => Promise<Answer>): Promise<Answer>
}

interface WriterParts {
  readonly database: Database
  readonly registry: Registry
  readonly feed: ChangeFeed
  /** Microseconds since 1970 by the machine's clock. */
  readonly nowMicros: () => bigint
}

export function createWriter({ database, registry, feed, nowMicros }: WriterParts): Writer {
  const pointers = pointersOf(registry)
  // Writers wait for each other in the database anyway; waiting here keeps the announcements in order too.
  const queue = createSerialQueue()
  return {
    write: (work) =>
      queue.run(async () => {
        const { answer, record } = await database.transact(async (tx) => {
          const tick = await nextVersion(tx, nowMicros())
          const writes = createWriteSet(tx)
          const scope = { tx, version: tick.version, writes }
          const result = await work(scope)
          await keepReferences({ ...scope, pointers })
          const changes = writes.changes()
          for (const { after } of changes) if (after !== undefined) checkContent(registry, after)
          await saveChanges(tx, changes, tick.version)
          if (database.isShared)
            await tx.query('select pg_notify($1, $2)', [CHANGE_CHANNEL, String(tick.version)])
          return { answer: result, record: { ...tick, changes } }
        })
        feed.publish(record)
        return answer
      }),
  }
}
