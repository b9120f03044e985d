import type { Queryable } from '../../database/database.ts'
import { createBatchQueue } from '../batch-queue.ts'
import type { StoredDocument } from '../types.ts'
import { readDocuments } from './read-documents.ts'
import type { VersionedContent } from './read-documents.ts'

/** Reads documents by path; the map may have more than was asked for, and missing ones are missing in it. */
export type ReadPaths = (
  paths: readonly string[],
) => Promise<VersionedContent<ReadonlyMap<string, StoredDocument>>>

interface PendingRead {
  readonly paths: readonly string[]
  readonly resolve: (reading: Awaited<ReturnType<ReadPaths>>) => void
  readonly reject: (error: unknown) => void
}

/** A document may have 1 MiB, so an answer to all of them stays below 100. */
const MOST_TOGETHER = 20
/** Who asks for more goes alone, so that nobody waits for it. */
const MOST_PATHS = 5
/** While the database works for one group, the other's answers are read and sent. */
const LANES = 2

/** Reads that wait at the same moment share one statement. Each is sent after it was asked, so none sees less. */
export function batchReads(database: Queryable): ReadPaths {
  const serve = async (group: readonly PendingRead[]) => {
    try {
      const reading = await readDocuments(
        database,
        group.flatMap(({ paths }) => paths),
      )
      for (const { resolve } of group) resolve(reading)
    } catch (error) {
      for (const { reject } of group) reject(error)
    }
  }
  const lanes = Array.from({ length: LANES }, () => createBatchQueue(MOST_TOGETHER, serve))
  let asked = 0
  return (paths) => {
    if (paths.length > MOST_PATHS) return readDocuments(database, paths)
    asked += 1
    const lane = lanes[asked % LANES]
    return new Promise((resolve, reject) => lane?.add({ paths, resolve, reject }, false))
  }
}
