import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import type { Asking } from './access/read-access.ts'
import { createRegistry } from './access/registry.ts'
import type { Collection } from './collection.ts'
import { commitWrites } from './commit/commit-writes.ts'
import { transactTrusted } from './commit/function-transaction.ts'
import { createWriter } from './commit/writer.ts'
import { openChangeFeed } from './listening/change-feed.ts'
import { DocumentStream } from './listening/document-stream.ts'
import { createSharedQueries } from './listening/shared-queries.ts'
import { silentLog } from './log.ts'
import type { Log } from './log.ts'
import { aggregateQuery, getDocuments, runQuery } from './reading.ts'
import { trimChangeLog } from './storage/change-log.ts'
import { alignIndexes } from './storage/declared-indexes.ts'
import { documentMigrations } from './storage/document-migrations.ts'
import { readDocuments } from './storage/read-documents.ts'
import { startClock } from './storage/version-clock.ts'
import type { Caller, Documents } from './types.ts'

const HOUR_MS = 3_600_000
/** How long a client may stay away and still be told only what has changed. */
const CHANGES_KEPT_MS = 7 * 24 * HOUR_MS

export interface DocumentsOptions {
  readonly database: Database
  /** What may be stored, and by whom. Everything else is refused. */
  readonly collections: readonly Collection[]
  /** Opens what no collection declares to everyone: only for tests of the protocol. */
  readonly open?: boolean
  readonly log?: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
  readonly changesKeptMs?: number
}

/** Opens the document database: brings tables and indexes forward, trims the change log, and starts listening. */
export async function openDocuments(options: DocumentsOptions): Promise<Documents> {
  const { database, log = silentLog, now = Date.now, changesKeptMs = CHANGES_KEPT_MS } = options
  const registry = createRegistry(options.collections, options.open ?? false)
  const micros = () => BigInt(Math.floor(now() * 1000))
  await migrate(database, documentMigrations)
  await startClock(database, micros())
  await alignIndexes(database, options.collections)
  const trim = () => trimChangeLog(database, micros() - BigInt(changesKeptMs) * 1000n)
  await trim()
  const { version } = await readDocuments(database, [])
  const feed = await openChangeFeed(database, version, log)
  const writer = createWriter({ database, registry, feed, now })
  const queries = createSharedQueries()
  const streams = new Set<DocumentStream>()
  const timer = setInterval(() => {
    trim().catch((error: unknown) => log.error({ err: error }, 'Could not trim the change log.'))
  }, HOUR_MS).unref()

  const asking = (caller: Caller): Asking => {
    const moment = now()
    const seconds = Math.floor(moment / 1000)
    return { caller, now: { seconds, nanoseconds: Math.floor((moment - seconds * 1000) * 1_000_000) }, log }
  }
  const reading = (caller: Caller) => ({ database, registry, asking: asking(caller) })

  return {
    get: (caller, paths) => getDocuments(reading(caller), paths),
    run: (caller, query) => runQuery(reading(caller), query),
    aggregate: (caller, query, aggregations) => aggregateQuery(reading(caller), query, aggregations),
    commit: (caller, writes) => commitWrites({ writer, registry, asking: asking(caller) }, writes),
    transact: (work) => transactTrusted({ writer, log }, work),
    listen(caller, send) {
      const stream = new DocumentStream({
        database,
        registry,
        feed,
        queries,
        log,
        asking: () => asking(caller),
        send,
      })
      streams.add(stream)
      return stream
    },
    async close() {
      clearInterval(timer)
      for (const stream of streams) stream.close()
      await feed.close()
    },
  }
}
