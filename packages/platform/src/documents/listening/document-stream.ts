import type { Queryable } from '../../database/database.ts'
import { isUnreachable } from '../../database/is-unreachable.ts'
import { readRefusal } from '../access/read-access.ts'
import type { ClientReads } from '../client-reads.ts'
import type { PolicyInputs } from '../access/read-access.ts'
import type { Registry } from '../access/registry.ts'
import { DocumentsError } from '../documents-error.ts'
import type { Log } from '../log.ts'
import type { CommitRecord } from '../storage/document-change.ts'
import type { DocumentsErrorBody, ListenEvent, ListenStream, Target, Version } from '../types.ts'
import type { ChangeFeed } from './change-feed.ts'
import type { CommitRoutes, Route } from './commit-routes.ts'
import { createSnapshotDraft } from './draft.ts'
import type { SnapshotDraft } from './draft.ts'
import type { Grant } from './grant.ts'
import type { TargetStart } from './live-target.ts'
import type { SharedQueries } from './shared-queries.ts'
import { createWatch } from './watch.ts'
import type { Watch } from './watch.ts'

interface StreamParts {
  readonly database: Queryable
  readonly registry: Registry
  readonly reads: ClientReads
  readonly feed: ChangeFeed
  readonly routes: CommitRoutes
  readonly queries: SharedQueries
  readonly log: Log
  readonly asking: () => PolicyInputs
  readonly send: (event: ListenEvent) => void
  readonly room: (() => Promise<void> | undefined) | undefined
  readonly onClose: () => void
}

/** One snapshot in the making. */
interface Turn {
  version: Version
  readonly draft: SnapshotDraft
  readonly opened: Map<number, TargetStart>
  /** Watches whose right must be looked at again. */
  readonly doubtful: Set<Watch>
  readonly stale: Set<Watch>
}

/**
 * One client's stream of targets. It takes requests and commits strictly one after another, and tells each snapshot
 * whole, so that at every snapshot all its targets show the same version. A target that is added is read from the
 * database at some version; commits up to that version then belong to the same snapshot.
 */
export class DocumentStream implements ListenStream {
  readonly #parts: StreamParts
  readonly #watches = new Map<number, Watch>()
  readonly #requests: (() => Promise<void>)[] = []
  readonly #commits: CommitRecord[] = []
  readonly #route: Route
  #isWorking = false
  #isClosed = false

  constructor(parts: StreamParts) {
    this.#parts = parts
    this.#route = parts.routes.open((commit) => {
      this.#commits.push(commit)
      this.#start()
    })
  }

  addTarget(targetId: number, target: Target, resumeVersion: Version | null): void {
    this.#requests.push(() => this.#add(targetId, target, resumeVersion))
    this.#start()
  }

  removeTarget(targetId: number): void {
    this.#requests.push(async () => {
      this.#forget(targetId)
      this.#send({ kind: 'removed', targetId })
    })
    this.#start()
  }

  close(): void {
    if (this.#isClosed) return
    this.#isClosed = true
    for (const id of this.#watches.keys()) this.#forget(id)
    this.#route.close()
    this.#parts.onClose()
  }

  #start(): void {
    if (this.#isWorking || this.#isClosed) return
    void this.#work()
  }

  async #work(): Promise<void> {
    this.#isWorking = true
    while (!this.#isClosed) {
      const request = this.#requests.shift()
      const commit = request === undefined ? this.#commits.shift() : undefined
      if (request !== undefined) await request()
      else if (commit !== undefined) await this.#advance(commit)
      else break
    }
    // In the same breath as the last look at the queues, or what comes in between would wait for ever.
    this.#isWorking = false
  }

  async #add(id: number, target: Target, resume: Version | null): Promise<void> {
    this.#forget(id)
    this.#send({ kind: 'added', targetId: id })
    let watch: Watch | undefined
    try {
      watch = createWatch(this.#parts, this.#route, { id, target })
      if (!watch.isDocuments && !(await watch.grant.holds(watch.questions()))) throw readRefusal()
      const opening = await watch.target.open(this.#parts.database, resume)
      if (this.#isClosed) return watch.close()
      this.#watches.set(id, watch)
      const turn = newTurn(opening.version)
      turn.opened.set(id, opening)
      turn.draft.add(id, opening.deltas)
      if (watch.isDocuments) turn.doubtful.add(watch)
      await this.#finish(turn)
    } catch (error) {
      watch?.close()
      this.#refuse(id, error)
    }
  }

  async #advance(commit: CommitRecord): Promise<void> {
    const turn = newTurn(commit.version)
    try {
      const isOfInterest = this.#absorb(commit, turn)
      if (isOfInterest) await this.#finish(turn)
    } catch (error) {
      // What was missed cannot be told later: the targets end, and the client asks for them again.
      for (const id of this.#watches.keys()) this.#refuse(id, error)
    }
  }

  /** Lets every watch take note of a commit; whether any has something to tell or to look at. */
  #absorb(commit: CommitRecord, turn: Turn): boolean {
    let isOfInterest = false
    for (const watch of this.#watches.values()) {
      if (watch.grant.isTouchedBy(commit)) turn.doubtful.add(watch)
      const deltas = watch.target.apply(commit)
      if (deltas === 'stale') turn.stale.add(watch)
      else if (deltas.length > 0) {
        turn.draft.add(watch.id, deltas)
        if (watch.isDocuments) turn.doubtful.add(watch)
      }
      isOfInterest ||= deltas === 'stale' || deltas.length > 0 || turn.doubtful.has(watch)
    }
    return isOfInterest
  }

  /** Brings all watches to one version, looks at the rights in doubt, and tells. */
  async #finish(turn: Turn): Promise<void> {
    await this.#level(turn)
    for (const watch of turn.doubtful) {
      if (await watch.grant.holds(watch.questions())) continue
      turn.draft.drop(watch.id)
      turn.opened.delete(watch.id)
      this.#refuse(watch.id, readRefusal())
    }
    await this.#tell(turn)
  }

  async #level(turn: Turn): Promise<void> {
    for (;;) {
      const [stale] = turn.stale
      if (stale !== undefined) {
        turn.stale.delete(stale)
        const { version, deltas } = await stale.target.refresh(this.#parts.database)
        turn.draft.add(stale.id, deltas)
        if (version > turn.version) turn.version = version
      }
      if (this.#parts.feed.version < turn.version) await this.#parts.feed.reached(turn.version)
      for (;;) {
        const next = this.#commits[0]
        if (next === undefined || next.version > turn.version) break
        this.#commits.shift()
        this.#absorb(next, turn)
      }
      if (turn.stale.size === 0) return
    }
  }

  async #tell({ version, draft, opened }: Turn): Promise<void> {
    for (const [targetId, { isReset }] of opened) if (isReset) this.#send({ kind: 'reset', targetId })
    const covers = (id: number, document: Parameters<Grant['covers']>[0]) =>
      this.#watches.get(id)?.grant.covers(document) ?? false
    for (const event of draft.events(version, covers)) {
      this.#send(event)
      const room = this.#parts.room?.()
      // Only where there is none: most of what is told goes out in one turn, as one piece.
      if (room !== undefined) await room
    }
    for (const [targetId, opening] of opened) {
      if (opening.count !== undefined && opening.version === version) {
        this.#send({ kind: 'filter', targetId, count: opening.count, version })
      }
      this.#send({ kind: 'current', targetId, version })
    }
    this.#send({ kind: 'snapshot', version })
  }

  /** A target that ends stays ended for the client; only a stream that ends is opened again. */
  #refuse(targetId: number, error: unknown): void {
    this.#forget(targetId)
    if (isUnreachable(error)) {
      this.#send({ kind: 'failed', error })
      this.close()
      return
    }
    this.#send({ kind: 'removed', targetId, cause: causeOf(error, this.#parts.log) })
  }

  #forget(id: number): void {
    this.#watches.get(id)?.close()
    this.#watches.delete(id)
  }

  #send(event: ListenEvent): void {
    if (!this.#isClosed) this.#parts.send(event)
  }
}

function newTurn(version: Version): Turn {
  return { version, draft: createSnapshotDraft(), opened: new Map(), doubtful: new Set(), stale: new Set() }
}

function causeOf(error: unknown, log: Log): DocumentsErrorBody {
  if (error instanceof DocumentsError) return error.body
  log.error({ err: error }, 'A listener failed.')
  return { status: 'UNAVAILABLE', message: 'The database could not be read. Try again.' }
}
