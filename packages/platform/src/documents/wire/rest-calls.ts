import { DocumentsError } from '../documents-error.ts'
import type { Caller, Documents } from '../types.ts'
import { formatVersion } from '../values/timestamps.ts'
import { documentName, type Names, readDocumentName, readParentName } from './names.ts'
import { invalid, type Json, readList, readObject } from './read.ts'
import { readAggregations, readQuery } from './read-query.ts'
import { readWrites } from './read-write.ts'
import { showCommit, showDocument } from './show-document.ts'

export interface RestRequest {
  readonly documents: Documents
  readonly names: Names
  readonly caller: Caller
  /** Full name of the document the call is made under, or of the root. */
  readonly parent: string
  readonly body: Json
}

export interface RestCall {
  /** Answers with a list, errors included. */
  readonly isStreaming: boolean
  readonly answer: (request: RestRequest) => Promise<unknown>
}

/** The calls of transactions, aggregates and of the SDK's lite form. */
export const restCalls: ReadonlyMap<string, RestCall> = new Map([
  ['batchGet', { isStreaming: true, answer: batchGet }],
  ['commit', { isStreaming: false, answer: commit }],
  ['runQuery', { isStreaming: true, answer: runQuery }],
  ['runAggregationQuery', { isStreaming: true, answer: runAggregationQuery }],
])

async function batchGet({ documents, names, caller, body }: RestRequest): Promise<unknown> {
  refuseTransactions(body)
  const list = readList(body['documents'], 'documents')
  const paths = list.map((name, index) => readDocumentName(names, name, `documents[${index}]`))
  const { version, documents: found } = await documents.get(caller, paths)
  const readTime = formatVersion(version)
  return paths.map((path, index) => {
    const document = found[index]
    return document === undefined
      ? { missing: documentName(names, path), readTime }
      : { found: showDocument(names, document), readTime }
  })
}

async function commit({ documents, names, caller, body }: RestRequest): Promise<unknown> {
  refuseTransactions(body)
  return showCommit(await documents.commit(caller, readWrites(names, body['writes'])))
}

async function runQuery({ documents, names, caller, parent, body }: RestRequest): Promise<unknown> {
  refuseTransactions(body)
  const path = readParentName(names, parent, 'The address')
  const query = readQuery(body['structuredQuery'], 'structuredQuery', path)
  const { version, documents: found } = await documents.run(caller, query)
  const readTime = formatVersion(version)
  if (found.length === 0) return [{ readTime }]
  return found.map((document) => ({ document: showDocument(names, document), readTime }))
}

async function runAggregationQuery({
  documents,
  names,
  caller,
  parent,
  body,
}: RestRequest): Promise<unknown> {
  refuseTransactions(body)
  const path = readParentName(names, parent, 'The address')
  const at = 'structuredAggregationQuery'
  const request = readObject(body[at], at)
  const query = readQuery(request['structuredQuery'], `${at}.structuredQuery`, path)
  const aggregations = readAggregations(request['aggregations'], `${at}.aggregations`)
  const { version, values } = await documents.aggregate(caller, query, aggregations)
  return [{ result: { aggregateFields: values }, readTime: formatVersion(version) }]
}

/** Web transactions are optimistic: they read, then commit under preconditions. Nothing ever begins one here. */
function refuseTransactions(body: Json): void {
  for (const name of ['transaction', 'newTransaction']) {
    if (body[name] !== undefined) throw invalid(name, 'must be left out: commit with preconditions instead')
  }
}

/** A call by its name; those of the protocol that are not served say so. */
export function findRestCall(name: string): RestCall {
  const call = restCalls.get(name)
  if (call === undefined)
    throw new DocumentsError('NOT_FOUND', `There is no call "${name.slice(0, 80)}" here`)
  return call
}
