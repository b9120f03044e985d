import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import type { Database } from '../database/database.ts'
import { migrate } from '../database/migrations.ts'
import type { Log } from '../documents/log.ts'
import type { Origins } from '../http/cors.ts'
import { createAccess, type ReadDocuments } from './access/access.ts'
import type { RealtimePlace } from './access/place.ts'
import { REALTIME_LIMITS, type RealtimeLimits } from './limits.ts'
import type { RealtimeCore, VerifyRealtimeToken, WatchRealtimeAccount } from './realtime-core.ts'
import { REALTIME_CHANNEL } from './store/change-store.ts'
import { sessionsLeftBehind } from './store/on-disconnect-store.ts'
import { joinProcesses } from './store/processes.ts'
import { realtimeMigrations } from './store/realtime-migrations.ts'
import { Replica } from './store/replica.ts'
import { type WriteCounts, TreeWriter } from './store/writer.ts'
import { Watches } from './watching/watches.ts'
import type { FindNamespace } from './wire/namespaces.ts'
import { registerPolling } from './wire/register-polling.ts'
import { registerRealtimeRest } from './wire/register-rest.ts'
import { registerRestWrites } from './wire/register-rest-writes.ts'
import { registerWebsocket } from './wire/register-websocket.ts'
import { SessionHub } from './wire/session-hub.ts'
import { runOnDisconnect } from './on-disconnect.ts'

/** Makes the onDisconnect writes of ended sessions. */
interface SessionEnds {
  /** Makes them now; when the database is unreachable, at the next `retryEnds`. */
  endSession(session: string): Promise<void>
  retryEnds(): Promise<void>
}

/** Makes the onDisconnect writes of clients, and retries those that failed. */
function createSessionEnds(parts: Parameters<typeof runOnDisconnect>[0]): SessionEnds {
  const unfinished = new Set<string>()
  const endSession = async (session: string): Promise<void> => {
    try {
      await runOnDisconnect(parts, session)
      unfinished.delete(session)
    } catch (error) {
      unfinished.add(session)
      parts.log.error({ err: error }, 'What a client wanted done at its end could not be done yet.')
    }
  }
  return {
    endSession,
    async retryEnds() {
      for (const session of unfinished) await endSession(session)
    },
  }
}

export interface RealtimeOptions {
  readonly database: Database
  /** The declared places. Everything else is refused. */
  readonly places: readonly RealtimePlace[]
  /** Finds the root path of a namespace. */
  readonly findNamespace: FindNamespace
  readonly verify: VerifyRealtimeToken
  readonly watchAccount: WatchRealtimeAccount
  /** Reads documents for policies. */
  readonly readDocuments: ReadDocuments
  /** Calls `hear` with the paths of changed documents, until the returned function is called. */
  readonly watchDocuments: (hear: (paths: readonly string[]) => void) => () => void
  /** Allows everything to everyone, also by long polling and plain requests: for test servers only. */
  readonly open?: boolean
  readonly origins?: Origins
  readonly limits?: Partial<RealtimeLimits>
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** Metrics since the start, and the current number of clients. */
export interface RealtimeCounts extends WriteCounts {
  readonly sessions: number
}

/** The realtime database behind the SDK's `firebase/database`. */
export interface Realtime {
  register(app: FastifyInstance): Promise<void>
  counts(): RealtimeCounts
  /** Tells all clients to reconnect and accepts no new ones: the first step of a clean stop. */
  drain(): Promise<void>
  /** Stops; the database stays open. */
  close(): Promise<void>
}

const SESSION_OVER = 'over:'

/** Opens the realtime database: reads the data into memory and listens to the changes of other processes. */
export async function openRealtime(options: RealtimeOptions): Promise<Realtime> {
  const { database, log } = options
  await migrate(database, realtimeMigrations)
  const core = createCore(options)
  await core.replica.reload()
  const hub = new SessionHub(core, async (session) => {
    await database.query('select pg_notify($1, $2)', [REALTIME_CHANNEL, `${SESSION_OVER}${session}`])
  })
  const stopHearing = await hearChanges(core, hub)
  const processes = await joinProcesses({
    database,
    process: core.process,
    beatMs: core.limits.beatMs,
    lostMs: core.limits.lostMs,
    onError: (error) => log.error({ err: error }, 'The realtime database could not say that it lives.'),
    async onBeat(isLost) {
      // The others assumed this process dead and ended its sessions, so its clients must reconnect.
      if (isLost) await hub.dismissAll()
      for (const session of await sessionsLeftBehind(database)) await core.endSession(session)
      await core.retryEnds()
    },
  })
  const stopWatching = options.watchDocuments((paths) => hub.reviewListens(new Set(paths)))
  const { findNamespace, origins = 'own' } = options

  return {
    async register(app) {
      await registerWebsocket(app, { core, hub, findNamespace, origins })
      if (options.open) registerPolling(app, { core, hub, findNamespace })
      registerRealtimeRest(app, { core, findNamespace })
      if (options.open) await registerRestWrites(app, { core, findNamespace })
    },
    counts: () => ({ ...core.writer.counts(), sessions: hub.size }),
    async drain() {
      await hub.drain()
      await core.writer.settled()
    },
    async close() {
      stopWatching()
      await hub.drain()
      await core.writer.settled()
      await processes.close()
      await stopHearing()
    },
  }
}

function createCore(options: RealtimeOptions): RealtimeCore & Pick<SessionEnds, 'retryEnds'> {
  const { database, log, verify, watchAccount, now = Date.now } = options
  const limits = { ...REALTIME_LIMITS, ...options.limits }
  const watches = new Watches()
  const replica = new Replica(database, (told) => watches.tell(told))
  const writer = new TreeWriter({ database, replica, now, treeBytes: limits.treeBytes })
  const access = createAccess(options.places, options.readDocuments, options.open ?? false)
  const ends = createSessionEnds({ database, access, writer, log })
  return {
    database,
    replica,
    writer,
    watches,
    access,
    verify,
    watchAccount,
    limits,
    log,
    now,
    process: randomUUID(),
    ...ends,
  }
}

/** Needed by a single process too: it may miss the answer to its own write when its connection breaks. */
function hearChanges(
  { database, replica, log }: RealtimeCore,
  hub: SessionHub,
): Promise<() => Promise<void>> {
  return database.listen(REALTIME_CHANNEL, (payload) => {
    if (payload.startsWith(SESSION_OVER)) {
      hub.drop(payload.slice(SESSION_OVER.length))
      return
    }
    const reading = payload === '' ? replica.refresh() : replica.catchUp(BigInt(payload))
    reading.catch((error: unknown) => log.error({ err: error }, 'Could not read the realtime changes.'))
  })
}
