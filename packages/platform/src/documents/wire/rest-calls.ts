import { checkParentPath } from '../paths.ts'
import type { StoredDocument } from '../types.ts'
import { formatVersion } from '../values/timestamps.ts'
import { errorBody } from './errors.ts'
import { documentName, readDocumentName } from './names.ts'
import {
  invalidMember,
  isPresent,
  readInt32,
  readList,
  readObject,
  readText,
  type JsonObject,
} from './read.ts'
import { readAggregations, readQuery } from './read-query.ts'
import { readWrites } from './read-write.ts'
import { type RestAnswer, type DocumentsRestRequest, rejectReadTime } from './rest-request.ts'
import { showCommit, showDocument } from './show-document.ts'
import { statuses } from './status.table.ts'
import { projection } from '../query/projection.ts'
import { readFieldPath } from './field-paths.ts'
import type { Reads } from './transactions.ts'

/** The transaction that a request reads in. */
interface Within {
  /** Told in front of what is read: the name of a transaction that this request has begun. */
  readonly announced: readonly object[]
  readonly reads: Reads
}

const outside: Within = {
  announced: [],
  reads: { documents: () => undefined, answer: () => undefined },
}

/** The transaction of a call that reads: a new one, one that goes on, or none. */
function transactionOf({ transactions, caller, body }: DocumentsRestRequest): Within {
  rejectReadTime(body['readTime'])
  if (isPresent(body['newTransaction'])) {
    if (isPresent(body['transaction']))
      throw invalidMember('newTransaction', 'must not stand beside transaction')
    readTransactionOptions(body['newTransaction'], 'newTransaction')
    const transaction = transactions.begin(caller)
    return { announced: [{ transaction }], reads: transactions.reads(caller, transaction) }
  }
  if (!isPresent(body['transaction'])) return outside
  const token = readText(body['transaction'], 'transaction')
  return { announced: [], reads: transactions.reads(caller, token) }
}

/** What may be said of a new transaction: nothing of it makes a difference here. */
function readTransactionOptions(json: unknown, at: string): void {
  if (!isPresent(json)) return
  const { readOnly } = readObject(json, at)
  if (isPresent(readOnly)) rejectReadTime(readObject(readOnly, `${at}.readOnly`)['readTime'])
}

/** The fields of documents that a call wants to see. */
function readMask(body: JsonObject): (document: StoredDocument) => StoredDocument {
  if (!isPresent(body['mask'])) return projection(undefined)
  const paths = readList(readObject(body['mask'], 'mask')['fieldPaths'], 'mask.fieldPaths')
  return projection(paths.map((path, at) => readFieldPath(path, `mask.fieldPaths[${at}]`)))
}

export interface RestCall {
  /** Answers with a list, errors included. */
  readonly isStreaming: boolean
  readonly answer: RestAnswer
}

/** The calls `documents:{name}`: those of the SDK, and those of clients that know the REST form alone. */
export const restCalls: ReadonlyMap<string, RestCall> = new Map([
  ['batchGet', { isStreaming: true, answer: batchGet }],
  ['runQuery', { isStreaming: true, answer: runQuery }],
  ['runAggregationQuery', { isStreaming: true, answer: runAggregationQuery }],
  ['commit', { isStreaming: false, answer: commit }],
  ['batchWrite', { isStreaming: false, answer: batchWrite }],
  ['beginTransaction', { isStreaming: false, answer: beginTransaction }],
  ['rollback', { isStreaming: false, answer: rollback }],
  ['listCollectionIds', { isStreaming: false, answer: listCollectionIds }],
  ['partitionQuery', { isStreaming: false, answer: partitionQuery }],
])

async function batchGet(request: DocumentsRestRequest): Promise<unknown> {
  const { documents, names, caller, body } = request
  const list = readList(body['documents'], 'documents')
  const named = list.map((name, index) => readDocumentName(names, name, `documents[${index}]`))
  const paths = [...new Set(named)]
  const project = readMask(body)
  const { announced, reads } = transactionOf(request)
  const { version, documents: found } = await documents.get(caller, paths)
  reads.documents(paths.map((path, index) => [path, found[index]]))
  const readTime = formatVersion(version)
  const answers = paths.map((path, index) => {
    const document = found[index]
    return document === undefined
      ? { missing: documentName(names, path), readTime }
      : { found: showDocument(names, project(document)), readTime }
  })
  return [...announced, ...answers]
}

async function runQuery(request: DocumentsRestRequest): Promise<unknown> {
  const { documents, names, caller, path, body } = request
  const query = readQuery(body['structuredQuery'], 'structuredQuery', path)
  const { announced, reads } = transactionOf(request)
  const run = () => documents.run(caller, query)
  const { version, documents: found } = await run()
  reads.documents(found.map((document) => [document.path, document]))
  reads.answer(body, found.map(versionOf), async () => (await run()).documents.map(versionOf))
  const readTime = formatVersion(version)
  if (found.length === 0) return [...announced, { readTime }]
  return [...announced, ...found.map((document) => ({ document: showDocument(names, document), readTime }))]
}

function versionOf({ path, updateVersion }: StoredDocument): string {
  return `${path} ${updateVersion}`
}

async function runAggregationQuery(request: DocumentsRestRequest): Promise<unknown> {
  const { documents, caller, path, body } = request
  const at = 'structuredAggregationQuery'
  const asked = readObject(body[at], at)
  const query = readQuery(asked['structuredQuery'], `${at}.structuredQuery`, path)
  const aggregations = readAggregations(asked['aggregations'], `${at}.aggregations`)
  const { announced, reads } = transactionOf(request)
  const aggregate = () => documents.aggregate(caller, query, aggregations)
  const { version, values } = await aggregate()
  reads.answer(body, values, async () => (await aggregate()).values)
  return [...announced, { result: { aggregateFields: values }, readTime: formatVersion(version) }]
}

async function commit({
  documents,
  transactions,
  names,
  caller,
  body,
}: DocumentsRestRequest): Promise<unknown> {
  const writes = readWrites(names, body['writes'])
  if (!isPresent(body['transaction'])) return showCommit(await documents.commit(caller, writes))
  const token = readText(body['transaction'], 'transaction')
  return showCommit(await transactions.commit(caller, token, writes))
}

/** Each write by itself: some may be kept and others refused. */
async function batchWrite({ documents, names, log, caller, body }: DocumentsRestRequest): Promise<unknown> {
  const writes = readWrites(names, body['writes'])
  if (new Set(writes.map(({ path }) => path)).size < writes.length)
    throw invalidMember('writes', 'must not name a document twice')
  const outcomes = await Promise.all(
    writes.map(async (write) => {
      try {
        const [result] = showCommit(await documents.commit(caller, [write])).writeResults
        return { result, status: {} }
      } catch (error) {
        const { status, message } = errorBody(error, log)
        return { result: {}, status: { code: statuses[status].code, message } }
      }
    }),
  )
  return {
    writeResults: outcomes.map(({ result }) => result),
    status: outcomes.map(({ status }) => status),
  }
}

async function beginTransaction({ transactions, caller, body }: DocumentsRestRequest): Promise<unknown> {
  readTransactionOptions(body['options'], 'options')
  return { transaction: transactions.begin(caller) }
}

async function rollback({ transactions, caller, body }: DocumentsRestRequest): Promise<unknown> {
  transactions.end(caller, readText(body['transaction'], 'transaction'))
  return {}
}

const MOST_IDS = 300

async function listCollectionIds({ documents, path, body }: DocumentsRestRequest): Promise<unknown> {
  checkParentPath(path)
  const { pageSize, pageToken } = body
  const most = isPresent(pageSize) ? readInt32(pageSize, 'pageSize', 0) || MOST_IDS : MOST_IDS
  const after = isPresent(pageToken) ? readText(pageToken, 'pageToken') : ''
  const ids = (await documents.idsBelow(path)).filter((id) => id > after)
  const collectionIds = ids.slice(0, most)
  return { collectionIds, ...(ids.length > most && { nextPageToken: collectionIds.at(-1) }) }
}

/** A client that wants to read a query in parts is told of no border between them: there is one part. */
async function partitionQuery({ path, body }: DocumentsRestRequest): Promise<unknown> {
  readQuery(body['structuredQuery'], 'structuredQuery', path)
  return {}
}
