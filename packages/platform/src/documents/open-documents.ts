import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller } from '@brigade/contract/document.ts'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import type { PolicyInputs } from './access/read-access.ts'
import { createRegistry } from './access/registry.ts'
import { commitWrites } from './commit/commit-writes.ts'
import { transactTrusted } from './commit/function-transaction.ts'
import { createWriter } from './commit/writer.ts'
import { createClientReads } from './client-reads.ts'
import { DocumentsError } from './documents-error.ts'
import { openChangeFeed } from './listening/change-feed.ts'
import { createCommitRoutes } from './listening/commit-routes.ts'
import { DocumentStream } from './listening/document-stream.ts'
import { createSharedQueries } from './listening/shared-queries.ts'
import { silentLog, type Log } from './log.ts'
import { aggregateQuery, getDocuments, runQuery } from './reading.ts'
import { alignEntries, searchedCollections } from './search/update-entries.ts'
import { searchDocuments } from './search/search-documents.ts'
import { alignIndexes } from './storage/declared-indexes.ts'
import { documentMigrations } from './storage/document-migrations.ts'
import { batchReads } from './storage/batched-reads.ts'
import { idsBelow } from './storage/ids-below.ts'
import { readDocuments } from './storage/read-documents.ts'
import { startClock } from './storage/version-clock.ts'
import { trustedReading } from './trusted-reading.ts'
import type { Documents } from './types.ts'
import { plainData } from './values/plain-data.ts'
import { instantOfVersion } from './values/timestamps.ts'
import { trimChangeLog } from './storage/change-log.ts'

interface HousekeepingParts {
  readonly database: Database
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** How long changes are kept for clients that come back. */
  readonly changesKeptMs: number
}

/** Forgets the changes whose time is over. */
function forgetChanges({ database, now, changesKeptMs }: HousekeepingParts): Promise<void> {
  return trimChangeLog(database, BigInt(Math.floor((now() - changesKeptMs) * 1000)))
}

/** How long a client may stay away and still be told only what has changed: a week. */
const CHANGES_KEPT_MS = 7 * 24 * 3_600_000

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

/**
 * Opens the document database: brings its tables and indexes forward, forgets old changes, and begins to hear of
 * commits. The database itself stays the caller's to close, after the answer's `close`.
 */
export async function openDocuments(options: DocumentsOptions): Promise<Documents> {
  const { database, log = silentLog, now = Date.now, changesKeptMs = CHANGES_KEPT_MS } = options
  const registry = createRegistry(options.collections, options.open ?? false)
  const nowMicros = () => BigInt(Math.floor(now() * 1000))
  await migrate(database, documentMigrations)
  await startClock(database, nowMicros())
  await alignIndexes(database, options.collections)
  const searchIndex = searchedCollections(options.collections)
  await alignEntries(database, searchIndex)
  const housekeeping = { database, now, changesKeptMs }
  await forgetChanges(housekeeping)
  const { version } = await readDocuments(database, [])
  const feed = await openChangeFeed(database, version, log)
  const writer = createWriter({ database, registry, searchIndex, feed, nowMicros })
  const routes = createCommitRoutes(feed)
  const queries = createSharedQueries()
  const streams = new Set<DocumentStream>()
  const asking = (caller: Caller): PolicyInputs => ({ caller, now: instantOfVersion(nowMicros()), log })
  const readPaths = batchReads(database)
  const reads = createClientReads({ database, registry })
  const reading = (caller: Caller) => ({ database, readPaths, reads, registry, asking: asking(caller) })

  return {
    get: (caller, paths) => getDocuments(reading(caller), paths),
    run: (caller, query) => runQuery(reading(caller), query),
    aggregate: (caller, query, aggregations) => aggregateQuery(reading(caller), query, aggregations),
    async idsBelow(path) {
      if (!registry.isOpen) throw new DocumentsError('PERMISSION_DENIED', 'You may not list ids.')
      return idsBelow(database, path)
    },
    commit: (caller, writes) => commitWrites({ writer, registry, asking: asking(caller) }, writes),
    transact: (work) => transactTrusted({ writer, searchIndex, log }, work),
    reading: () => trustedReading({ database, readPaths, searchIndex, now: instantOfVersion(nowMicros()) }),
    async look(paths) {
      const { content } = await readPaths(paths)
      return paths.map((path) => {
        const document = content.get(path)
        return document && plainData(document.fields)
      })
    },
    search: (search) => searchDocuments({ database, searchIndex }, search),
    watch: (hear) => feed.subscribe(({ changes }) => hear(changes.map(({ path }) => path))),
    listen(caller, send, room) {
      const stream: DocumentStream = new DocumentStream({
        database,
        registry,
        reads,
        feed,
        routes,
        queries,
        log,
        asking: () => asking(caller),
        send,
        room,
        onClose: () => streams.delete(stream),
      })
      streams.add(stream)
      return stream
    },
    tidy: () => forgetChanges(housekeeping),
    async close() {
      for (const stream of streams) stream.close()
      routes.close()
      await feed.close()
    },
  }
}
