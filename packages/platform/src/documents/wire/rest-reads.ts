import type { StoredDocument } from '../types.ts'
import { projection } from '../query/projection.ts'
import { readFieldPath } from './field-paths.ts'
import { invalidMember, isPresent, type JsonObject, readList, readObject, readText } from './read.ts'
import { rejectReadTime, type DocumentsRestRequest } from './rest-request.ts'
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
export function transactionOf({ transactions, caller, body }: DocumentsRestRequest): Within {
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
export function readTransactionOptions(json: unknown, at: string): void {
  if (!isPresent(json)) return
  const { readOnly } = readObject(json, at)
  if (isPresent(readOnly)) rejectReadTime(readObject(readOnly, `${at}.readOnly`)['readTime'])
}

/** The fields of documents that a call wants to see. */
export function readMask(body: JsonObject): (document: StoredDocument) => StoredDocument {
  if (!isPresent(body['mask'])) return projection(undefined)
  const paths = readList(readObject(body['mask'], 'mask')['fieldPaths'], 'mask.fieldPaths')
  return projection(paths.map((path, at) => readFieldPath(path, `mask.fieldPaths[${at}]`)))
}
