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
import { createSessionEnds, type SessionEnds } from './session-ends.ts'
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

export interface RealtimeOptions {
  readonly database: Database
  /** What there may be, and for whom. Everything else is refused. */
  readonly places: readonly RealtimePlace[]
  /** Which namespaces there are, and where their data begins. */
  readonly findNamespace: FindNamespace
  readonly verify: VerifyRealtimeToken
  readonly watchAccount: WatchRealtimeAccount
  /** Reads documents for policies. */
  readonly readDocuments: ReadDocuments
  /** Hears the paths of documents that change; the answer stops it. */
  readonly watchDocuments: (hear: (paths: readonly string[]) => void) => () => void
  /** Everybody may do everything, also by long polling and plain requests: for test servers only. */
  readonly open?: boolean
  readonly origins?: Origins
  readonly limits?: Partial<RealtimeLimits>
  readonly log: Log
  /** Milliseconds since 1970. */
  readonly now?: () => number
}

/** What the realtime database has done since it was opened, and how many clients it has now. */
export interface RealtimeCounts extends WriteCounts {
  readonly sessions: number
}

/** The realtime database behind the SDK's `firebase/database`. */
export interface Realtime {
  register(app: FastifyInstance): Promise<void>
  counts(): RealtimeCounts
  /** Tells everybody to come back and takes nobody new: the first step of a clean stop. */
  drain(): Promise<void>
  /** Ends its work; the database stays open. */
  close(): Promise<void>
}

const SESSION_OVER = 'over:'

/** Opens the realtime database: reads the data into memory and begins to hear of other processes' changes. */
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
      // The others took us for dead and ended our sessions: our clients must begin anew.
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

/** Alone, too: whose connection broke may have changed something without hearing of it. */
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
