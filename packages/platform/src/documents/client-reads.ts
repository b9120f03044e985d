import type { Caller } from '@brigade/contract/document.ts'
import type { Queryable } from '../database/database.ts'
import { openWorkQueue, type WorkQueue } from '../limits/work-queue.ts'
import type { Registry } from './access/registry.ts'
import { DocumentsError } from './documents-error.ts'
import { type PreparedQuery, prepareQuery } from './query/prepared-query.ts'
import { selectByQuery, type VersionedContent } from './storage/read-documents.ts'
import type { StoredDocument } from './types.ts'

/** Reads the results of clients' queries, so that who asks for much waits for himself and holds up nobody else. */
export interface ClientReads {
  /** @throws DocumentsError RESOURCE_EXHAUSTED when the result is larger than its collection allows */
  select(caller: Caller, prepared: PreparedQuery): Promise<VersionedContent<readonly StoredDocument[]>>
}

/** What a screen shows is below this; whatever is more goes one at a time. */
const SMALL = 1000
/** The most that a query gives where its collection says nothing. */
const MOST_LISTED = 20_000
/** Of the ten connections to the database, so many at most read for clients; the others write. */
const READING_CONNECTIONS = 6
/** Queries of one caller that are read at the same time. */
const OF_ONE_CALLER = 3
const WAITING_LARGE = 50

interface ReadsParts {
  readonly database: Queryable
  readonly registry: Registry
}

/** The lanes of one process. */
export function createClientReads({ database, registry }: ReadsParts): ClientReads {
  const own = openOwnLanes(OF_ONE_CALLER)
  const everybody = openWorkQueue({ parallel: READING_CONNECTIONS })
  const large = openWorkQueue({ parallel: 1, full: { waiting: WAITING_LARGE, error: tooManyLarge } })

  return {
    select(caller, prepared) {
      const read = (query: PreparedQuery) => everybody(() => selectByQuery(database, query))
      return own(caller.uid ?? caller.address ?? '', async () => {
        const { query } = prepared
        const { offset = 0 } = query
        const most = mostListed(registry, query)
        const small = Math.min(SMALL, most)
        if (reachOf(query) <= small) return read(prepared)
        if (offset === 0) {
          const begun = await read(prepareQuery({ ...query, limit: small + 1 }))
          if (begun.content.length <= small) return begun
        }
        if (small === most) throw tooLarge(most)
        const whole = Math.min(reachOf(query), most + 1) - offset
        const found = await large(() => read(prepareQuery({ ...query, limit: Math.max(whole, 1) })))
        if (offset + found.content.length > most) throw tooLarge(most)
        return found
      })
    },
  }
}

type Query = PreparedQuery['query']

/** How many documents a query looks at. */
function reachOf({ limit, offset = 0 }: Query): number {
  return limit === undefined ? Infinity : limit + offset
}

function mostListed(registry: Registry, query: Query): number {
  const reached = registry.ofQuery(query).map(({ collection }) => collection.mostListed ?? MOST_LISTED)
  return Math.min(MOST_LISTED, ...reached)
}

function tooLarge(most: number): DocumentsError {
  return new DocumentsError(
    'RESOURCE_EXHAUSTED',
    `This query has more than ${most} documents. Ask for fewer at a time, with a limit and a cursor.`,
  )
}

function tooManyLarge(): DocumentsError {
  return new DocumentsError('RESOURCE_EXHAUSTED', 'Too many large queries wait already. Try again later.')
}

/** A queue for each name, for as long as somebody waits in it. */
function openOwnLanes(
  parallel: number,
): <Answer>(name: string, work: () => Promise<Answer>) => Promise<Answer> {
  const lanes = new Map<string, { readonly queue: WorkQueue; users: number }>()
  return async (name, work) => {
    const lane = lanes.get(name) ?? { queue: openWorkQueue({ parallel }), users: 0 }
    lanes.set(name, lane)
    lane.users += 1
    try {
      return await lane.queue(work)
    } finally {
      lane.users -= 1
      if (lane.users === 0) lanes.delete(name)
    }
  }
}
