import type { SearchIndex } from '@brigade/contract/search-index.ts'
import type { Database, Queryable } from '../../database/database.ts'
import type { Registry } from '../access/registry.ts'
import { DocumentsError } from '../documents-error.ts'
import type { ChangeFeed } from '../listening/change-feed.ts'
import type { CommitRecord } from '../storage/document-change.ts'
import { updateEntries } from '../search/update-entries.ts'
import { lockNextVersions } from '../storage/version-clock.ts'
import type { Version } from '../types.ts'
import { checkContent } from './check-content.ts'
import { enforceConstraints } from './constraints.ts'
import { pointersOf } from './pointers.ts'
import { enforceReferences } from './references.ts'
import { keepTallies } from './tallies.ts'
import { createBatchQueue } from '../batch-queue.ts'
import { createSharedWrites } from './write-set.ts'
import type { SharedWrites, WriteSet } from './write-set.ts'

/** One commit under way. */
export interface WriteScope {
  readonly tx: Queryable
  readonly version: Version
  readonly writes: WriteSet
}

type Work<Answer> = (scope: WriteScope) => Promise<Answer>

/** The one door through which documents change. Afterwards references are kept, contents checked, listeners told. */
export interface DocumentWriter {
  /** Runs the work in a transaction of its own. */
  write<Answer>(work: Work<Answer>): Promise<Answer>
  /**
   * Runs work that waits for nothing but the database in a transaction that it may share with what came meanwhile,
   * each with a version of its own, each as if alone. These paths are loaded before.
   */
  writeTogether<Answer>(paths: readonly string[], work: Work<Answer>): Promise<Answer>
}

interface WriterParts {
  readonly database: Database
  readonly registry: Registry
  /** How root collections are searched. */
  readonly searchIndex: ReadonlyMap<string, SearchIndex>
  readonly feed: ChangeFeed
  /** Microseconds since 1970 by the machine's clock. */
  readonly nowMicros: () => bigint
}

/** A commit that waits for its turn. */
interface Pending {
  readonly paths: readonly string[]
  /** Does the work and gives what tells its asker of the answer once it stands. */
  readonly run: Work<() => void>
  readonly refuse: (error: unknown) => void
}

/** What became of a commit inside its transaction; one that is refused leaves an empty record, so that no version is missed. */
interface Outcome {
  readonly record: CommitRecord
  readonly tell: () => void
}

/** Enough that the disk is not what many writers wait for, and few enough that none of them waits long. */
const MOST_TOGETHER = 50

/** Who writes so many documents goes alone: while the database stores them, the process reads what comes next. */
const MANY_DOCUMENTS = 100

/** A writer whose commits wait for each other in this process, so that they are announced in the order of their versions. */
export function createWriter(parts: WriterParts): DocumentWriter {
  const commit = createCommit(parts)
  // Writers wait for each other in the database anyway; waiting here keeps the announcements in order too.
  const batchQueue = createBatchQueue<Pending>(MOST_TOGETHER, commit)
  const enter =
    (isAlone: boolean) =>
    <Answer>(paths: readonly string[], work: Work<Answer>) =>
      new Promise<Answer>((resolve, refuse) => {
        const run: Pending['run'] = async (scope) => {
          const answer = await work(scope)
          return () => resolve(answer)
        }
        batchQueue.add({ paths, run, refuse }, isAlone || paths.length >= MANY_DOCUMENTS)
      })
  return { write: (work) => enter(true)([], work), writeTogether: enter(false) }
}

/** The commit of some pending works in one transaction; it never throws. */
function createCommit(parts: WriterParts): (group: readonly Pending[]) => Promise<void> {
  const { database, feed } = parts
  const attempt = createAttempt(parts)
  const commit = async (group: readonly Pending[]): Promise<void> => {
    let shared: SharedWrites | undefined
    try {
      const outcomes = await database.transact(async (tx) => {
        shared = createSharedWrites(tx)
        return attempt(tx, shared, group)
      })
      for (const { record, tell } of outcomes) {
        feed.publish(record)
        tell()
      }
    } catch (error) {
      // A statement that failed has undone what the others wrote, so each is tried without the others.
      if (group.length > 1 && shared?.isBroken === true) {
        for (const one of group) await commit([one])
        return
      }
      for (const { refuse } of group) refuse(error)
      // Whose connection breaks at the commit does not know whether it stands.
      if (!(error instanceof DocumentsError)) feed.lookAgain()
    }
  }
  return commit
}

function createAttempt({ feed, registry, searchIndex, nowMicros }: WriterParts) {
  const pointers = pointersOf(registry)
  /** One commit as if alone: everything about it is decided before anything of it is kept. */
  const one = async (shared: SharedWrites, pending: Pending, version: Version) => {
    const writes = shared.begin()
    const scope = { tx: shared.tx, version, writes }
    const tell = await pending.run(scope)
    await enforceReferences({ ...scope, pointers })
    await keepTallies({ ...scope, registry })
    const changes = writes.changes()
    for (const { after } of changes) if (after !== undefined) checkContent(registry, after)
    await enforceConstraints({ ...scope, registry })
    return { changes: changes.filter(({ before, after }) => after !== before), tell }
  }
  return async (
    tx: Queryable,
    shared: SharedWrites,
    group: readonly Pending[],
  ): Promise<readonly Outcome[]> => {
    const paths = [...new Set(group.flatMap((pending) => pending.paths))]
    const turn = await lockNextVersions(tx, { nowMicros: nowMicros(), count: group.length, paths })
    shared.learn(paths, turn.documents)
    const outcomes: Outcome[] = []
    let { first: version, previous } = turn
    for (const pending of group) {
      try {
        const { changes, tell } = await one(shared, pending, version)
        const record = { version, previous, changes }
        shared.keep(record)
        outcomes.push({ record, tell })
      } catch (error) {
        if (shared.isBroken || group.length === 1) throw error
        outcomes.push({ record: { version, previous, changes: [] }, tell: () => pending.refuse(error) })
      }
      previous = version
      version += 1n
    }
    // Both are sent now and answered before the commit, which fails with them.
    const changes = outcomes.flatMap(({ record }) => record.changes)
    Promise.all([shared.save(feed.announcement(previous)), updateEntries(tx, searchIndex, changes)]).catch(
      () => undefined,
    )
    return outcomes
  }
}
