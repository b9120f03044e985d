import type { SearchIndex } from '@brigade/contract/search-index.ts'
import type { Queryable } from '../database/database.ts'
import { checkDocumentPath } from './paths.ts'
import { prepareQuery } from './query/prepared-query.ts'
import { searchDocuments } from './search/search-documents.ts'
import type { ReadPaths } from './storage/batched-reads.ts'
import { selectByQuery } from './storage/read-documents.ts'
import type { DocumentReading } from './types.ts'
import { plainData } from './values/plain-data.ts'
import { instantOfVersion } from './values/timestamps.ts'

interface ReadingParts {
  readonly database: Queryable
  readonly readPaths: ReadPaths
  /** How root collections are searched. */
  readonly searchIndex: ReadonlyMap<string, SearchIndex>
  readonly now: DocumentReading['now']
}

/** Trusted reading outside of transactions: nobody waits for it, and each read shows the latest commit. */
export function trustedReading({ database, readPaths, searchIndex, now }: ReadingParts): DocumentReading {
  return {
    now,
    async get(path) {
      checkDocumentPath(path)
      const { content } = await readPaths([path])
      const document = content.get(path)
      return document === undefined ? undefined : plainData(document.fields)
    },
    query: queryIn(database),
    search: (search) => searchDocuments({ database, searchIndex }, search),
  }
}

/** Queries of a database, or of one transaction of it, that answer with plain content. */
export function queryIn(database: Queryable): DocumentReading['query'] {
  return async (query) => {
    const prepared = prepareQuery(query)
    const { content } = await selectByQuery(database, prepared)
    return content.map((document) => ({
      path: document.path,
      data: plainData(prepared.project(document).fields),
      changedAt: instantOfVersion(document.updateVersion),
    }))
  }
}
