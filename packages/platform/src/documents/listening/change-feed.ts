import { randomUUID } from 'node:crypto'
import type { Database } from '../../database/database.ts'
import { createSerialQueue } from '../../database/serial-queue.ts'
import type { Log } from '../log.ts'
import { commitsSince } from '../storage/change-log.ts'
import type { CommitRecord } from '../storage/document-change.ts'
import type { CommitNotification } from '../storage/save-commits.ts'
import type { Version } from '../types.ts'

/** Where the processes that share a database tell each other of their commits. */
const CHANGE_CHANNEL = 'brigade_document_changes'

/** Every commit, once, in the order of the versions, whichever process made it. */
export interface ChangeFeed {
  /** The last commit that was told. */
  readonly version: Version
  /** Tells of a commit of this process. */
  publish(record: CommitRecord): void
  /** What the other processes are told of a transaction when it stands, by its last commit; nothing where there are none. */
  announcement(version: Version): CommitNotification | undefined
  /** Looks for commits that may have been made without anybody being told. */
  lookAgain(): void
  subscribe(hear: (record: CommitRecord) => void): () => void
  /** Resolves when every commit up to a version that was seen in the database has been told. */
  reached(version: Version): Promise<void>
  close(): Promise<void>
}

/** @param start - the version of the last commit before the feed begins */
export async function openChangeFeed(database: Database, start: Version, log: Log): Promise<ChangeFeed> {
  const listeners = new Set<(record: CommitRecord) => void>()
  const reading = createSerialQueue()
  const sender = randomUUID()
  let version = start

  const tell = (record: CommitRecord) => {
    if (record.version <= version) return
    version = record.version
    for (const hear of listeners) hear(record)
  }
  /** Reads from the change log what was not told yet. */
  const catchUp = (upTo: Version) =>
    reading.run(async () => {
      if (upTo <= version) return
      for (const record of await commitsSince(database, version)) tell(record)
      if (upTo > version) tell({ version: upTo, previous: version, changes: [] })
    })
  const report = (error: unknown) => log.error({ err: error }, 'Could not read the change log.')
  const catchUpSoon = (upTo: Version) => void catchUp(upTo).catch(report)
  const lookAgain = () => {
    const look = async () => {
      for (const record of await commitsSince(database, version)) tell(record)
    }
    reading.run(look).catch(report)
  }
  const hear = (payload: string) => {
    const [told, by] = payload.split(' ')
    if (told === undefined || told === '') lookAgain()
    // One's own commits are published, with what is known of them already.
    else if (by !== sender) catchUpSoon(BigInt(told))
  }
  // Alone, too: whose connection broke may have committed without hearing of it.
  const stop = await database.listen(CHANGE_CHANNEL, hear)

  return {
    get version() {
      return version
    },
    publish(record) {
      if (record.previous <= version) tell(record)
      else catchUpSoon(record.version)
    },
    announcement: (last) =>
      database.isShared ? { channel: CHANGE_CHANNEL, payload: `${last} ${sender}` } : undefined,
    lookAgain,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    reached: (wanted) => (wanted <= version ? Promise.resolve() : catchUp(wanted)),
    async close() {
      listeners.clear()
      await stop()
    },
  }
}
