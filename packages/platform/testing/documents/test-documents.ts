import * as z from 'zod'
import type { Collection } from '@brigade/contract/collection.ts'
import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { collectionPathOf, idOf } from '@brigade/contract/path.ts'
import type { Database } from '../../src/database/database.ts'
import { openDocuments } from '../../src/documents/open-documents.ts'
import type { DocumentsOptions } from '../../src/documents/open-documents.ts'
import type { Documents, Query, Write } from '../../src/documents/types.ts'
import { fieldsOfPlain } from '../../src/documents/values/plain-data.ts'

/** Nobody in particular: enough where everything is open. */
export const anyone = testCaller('ann')

export function testCaller(uid: string | null): Caller {
  return { uid, isGuest: false, email: null, isEmailVerified: false, claims: {} }
}

/** A collection that allows everything, and what a test wants different. */
export function aCollection(path: string, different: Partial<Collection> = {}): Collection {
  const yes = () => true
  const policy = { read: yes, create: yes, change: yes, delete: yes }
  return { path, schema: z.looseObject({}), policy, indexes: [], references: [], ...different }
}

/** Opens an emptied document database, by default one where everything is open. */
export async function openEmptyDocuments(
  database: Database,
  options: Partial<Omit<DocumentsOptions, 'database'>> = {},
): Promise<Documents> {
  const documents = await openDocuments({
    database,
    collections: [],
    open: options.collections === undefined,
    ...options,
  })
  await database.query('truncate documents, document_changes')
  return documents
}

export function setOf(path: string, data: DocumentData): Write {
  return { kind: 'set', path, fields: fieldsOfPlain(data) }
}

export function aQuery(collectionPath: string, different: Partial<Query> = {}): Query {
  return {
    parent: collectionPathOf(collectionPath),
    collectionId: idOf(collectionPath),
    allDescendants: false,
    orderBy: [],
    ...different,
  }
}

/** The paths of a query's result, in order. */
export async function pathsOf(
  documents: Documents,
  query: Query,
  caller = anyone,
): Promise<readonly string[]> {
  return (await documents.run(caller, query)).documents.map(({ path }) => path)
}
