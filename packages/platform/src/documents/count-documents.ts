import { isOutOfSpace } from '../database/out-of-space.ts'
import type { Documents } from './types.ts'

/** What the document database has done since it was opened, and how many listen now. */
export interface DocumentCounts {
  readonly commits: number
  /** Commits that were refused or failed. */
  readonly failedCommits: number
  /** Gets, queries, aggregations and searches. */
  readonly reads: number
  /** Streams of listeners that are open. */
  readonly listeners: number
  /** A commit found no room, and none after it found any. */
  readonly isFull: boolean
}

/** The same documents, with a count of what is done with them. */
export function countDocuments(documents: Documents): {
  readonly documents: Documents
  readonly counts: () => DocumentCounts
} {
  const counts = { commits: 0, failedCommits: 0, reads: 0, listeners: 0, isFull: false }
  const committed = async <Answer>(work: Promise<Answer>): Promise<Answer> => {
    try {
      const answer = await work
      counts.commits += 1
      return answer
    } catch (error) {
      counts.failedCommits += 1
      if (isOutOfSpace(error)) counts.isFull = true
      throw error
    }
  }
  const read = <Answer>(work: Promise<Answer>): Promise<Answer> => {
    counts.reads += 1
    return work
  }
  const counted: Documents = {
    get: (caller, paths) => read(documents.get(caller, paths)),
    run: (caller, query) => read(documents.run(caller, query)),
    aggregate: (caller, query, aggregations) => read(documents.aggregate(caller, query, aggregations)),
    idsBelow: (path) => read(documents.idsBelow(path)),
    async commit(caller, writes) {
      const answer = await committed(documents.commit(caller, writes))
      // A transaction may have stored nothing; a commit with writes has found room.
      if (writes.length > 0) counts.isFull = false
      return answer
    },
    transact: (work) => committed(documents.transact(work)),
    reading() {
      const reading = documents.reading()
      return {
        now: reading.now,
        get: (path) => read(reading.get(path)),
        query: (query) => read(reading.query(query)),
        search: (search) => read(reading.search(search)),
      }
    },
    look: (paths) => documents.look(paths),
    search: (search) => read(documents.search(search)),
    watch: (hear) => documents.watch(hear),
    listen(caller, send, room) {
      const stream = documents.listen(caller, send, room)
      let isOpen = true
      counts.listeners += 1
      return {
        addTarget: (id, target, resume) => stream.addTarget(id, target, resume),
        removeTarget: (id) => stream.removeTarget(id),
        close() {
          if (isOpen) counts.listeners -= 1
          isOpen = false
          stream.close()
        },
      }
    },
    tidy: () => documents.tidy(),
    close: () => documents.close(),
  }
  return { documents: counted, counts: () => ({ ...counts }) }
}
