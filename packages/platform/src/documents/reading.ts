import type { Queryable } from '../database/database.ts'
import {
  isReadAllowed,
  loadPolicyReads,
  readChecksOfDocument,
  readChecksOfQuery,
  readRefusal,
} from './access/read-access.ts'
import type { PolicyInputs, ReadCheck } from './access/read-access.ts'
import type { ClientReads } from './client-reads.ts'
import type { Registry } from './access/registry.ts'
import { checkDocumentPath } from './paths.ts'
import { aggregate } from './query/aggregate.ts'
import { prepareQuery } from './query/prepared-query.ts'
import type { ReadPaths } from './storage/batched-reads.ts'
import { countQuery } from './storage/read-documents.ts'
import type { Aggregation, Documents, Query, StoredDocument } from './types.ts'
import { plainData } from './values/plain-data.ts'

interface ReadParts {
  readonly database: Queryable
  readonly readPaths: ReadPaths
  readonly reads: ClientReads
  readonly registry: Registry
  readonly asking: PolicyInputs
}

/** Reads documents by path for a caller. Throws PERMISSION_DENIED when one of them is not the caller's to read. */
export async function getDocuments(parts: ReadParts, paths: readonly string[]): ReturnType<Documents['get']> {
  for (const path of paths) checkDocumentPath(path)
  const { version, content } = await parts.readPaths(paths)
  const questions = paths.flatMap((path) => readChecksOfDocument(parts.registry, path, content.get(path)))
  await requireRead(parts, questions)
  return { version, documents: paths.map((path) => content.get(path)) }
}

/** Runs a query for a caller. Throws PERMISSION_DENIED when its filters do not prove that the caller may read it. */
export async function runQuery(parts: ReadParts, query: Query): ReturnType<Documents['run']> {
  const prepared = prepareQuery(query)
  await requireRead(parts, readChecksOfQuery(parts.registry, prepared.query))
  const { version, content } = await parts.reads.select(parts.asking.caller, prepared)
  return { version, documents: content.map(prepared.project) }
}

/** Aggregates over a query for a caller; allowed when the query is. */
export async function aggregateQuery(
  parts: ReadParts,
  query: Query,
  aggregations: readonly Aggregation[],
): ReturnType<Documents['aggregate']> {
  const prepared = prepareQuery(query)
  await requireRead(parts, readChecksOfQuery(parts.registry, prepared.query))
  if (aggregations.every(({ kind }) => kind === 'count')) {
    const { version, content } = await countQuery(parts.database, prepared)
    const values = aggregations.map(({ alias, upTo }) => [
      alias,
      { integerValue: String(Math.min(content, upTo ?? content)) },
    ])
    return { version, values: Object.fromEntries(values) }
  }
  const { version, content } = await parts.reads.select(parts.asking.caller, prepared)
  return { version, values: aggregate(content, aggregations) }
}

async function requireRead({ readPaths, asking }: ReadParts, questions: readonly ReadCheck[]): Promise<void> {
  const found = new Map<string, StoredDocument>()
  const lookup = (path: string) => {
    const document = found.get(path)
    return document === undefined ? undefined : plainData(document.fields)
  }
  const load = async (paths: readonly string[]) => {
    for (const [path, document] of (await readPaths(paths)).content) found.set(path, document)
  }
  await loadPolicyReads(questions, asking, { lookup, load })
  if (!isReadAllowed(questions, asking, lookup)) throw readRefusal()
}
