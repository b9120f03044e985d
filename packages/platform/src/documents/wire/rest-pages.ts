import { collectionIdOf, parentOf } from '@brigade/contract/path.ts'
import { NAME_FIELD } from '../field-path.ts'
import { checkDocumentPath } from '../paths.ts'
import { fieldReader } from '../query/field-of-document.ts'
import { normalizeQuery } from '../query/normalize-query.ts'
import type { Order, Query, StoredDocument, Value } from '../types.ts'
import { readFieldPath } from './field-paths.ts'
import { documentName, type Names } from './names.ts'
import { invalidMember } from './read.ts'
import { readValues } from './read-value.ts'
import { restParameter, type DocumentsRestRequest } from './rest-request.ts'

interface Listed {
  readonly path: string
  /** Undefined for one that only has documents below it. */
  readonly document: StoredDocument | undefined
}

interface Page {
  readonly found: readonly Listed[]
  readonly nextPageToken?: string
}

/** So many documents are on a page at most, and when nothing is said. */
const LARGEST_PAGE = 300

/** One page of a collection, by `pageSize`, `pageToken`, `orderBy` and `showMissing`. */
export async function readPage(request: DocumentsRestRequest): Promise<Page> {
  const size = readPageSize(restParameter(request, 'pageSize'))
  if (restParameter(request, 'showMissing') !== 'true') return readPresent(request, size)
  if (restParameter(request, 'orderBy') !== undefined)
    throw invalidMember('showMissing', 'must not stand beside orderBy')
  return readAll(request, size)
}

async function readPresent(request: DocumentsRestRequest, size: number): Promise<Page> {
  const { documents, names, caller, path } = request
  const place = `${path}/x`
  const query: Query = {
    parent: parentOf(place),
    collectionId: collectionIdOf(place),
    allDescendants: false,
    orderBy: readOrders(restParameter(request, 'orderBy') ?? ''),
    limit: size + 1,
  }
  const token = restParameter(request, 'pageToken')
  const start = token === undefined ? {} : { start: { values: readToken(token), before: false } }
  const { documents: content } = await documents.run(caller, { ...query, ...start })
  const found = content.slice(0, size).map((document) => ({ path: document.path, document }))
  const last = content[size - 1]
  if (content.length <= size || last === undefined) return { found }
  return { found, nextPageToken: showToken(names, normalizeQuery(query).orderBy, last) }
}

/** Also the missing documents that have something below them, in the order of their ids. */
async function readAll(request: DocumentsRestRequest, size: number): Promise<Page> {
  const { documents, caller, path } = request
  checkDocumentPath(`${path}/x`)
  const after = restParameter(request, 'pageToken')
  const ids = await documents.idsBelow(path)
  const first = after === undefined ? 0 : ids.indexOf(after) + 1
  const paths = ids.slice(first, first + size).map((id) => `${path}/${id}`)
  const { documents: content } = await documents.get(caller, paths)
  const found = paths.map((one, at) => ({ path: one, document: content[at] }))
  const last = ids[first + size - 1]
  return first + size < ids.length && last !== undefined ? { found, nextPageToken: last } : { found }
}

function readPageSize(text: string | undefined): number {
  if (text === undefined) return LARGEST_PAGE
  if (!/^\d{1,18}$/.test(text)) throw invalidMember('pageSize', 'must be a whole number from 0')
  return Math.min(Number(text) || LARGEST_PAGE, LARGEST_PAGE)
}

/** `priority desc, title` */
function readOrders(text: string): readonly Order[] {
  if (text === '') return []
  return text.split(',').map((part) => {
    const [, field, direction = 'asc'] = /^\s*(\S+)(?:\s+(asc|desc))?\s*$/i.exec(part) ?? []
    return {
      field: readFieldPath(field, 'orderBy'),
      descending: direction.toLowerCase() === 'desc',
    }
  })
}

/** The place of the last document in the order of the list. */
function showToken(names: Names, orders: readonly Order[], last: StoredDocument): string {
  const values = orders.map(({ field }) =>
    field === NAME_FIELD ? { referenceValue: documentName(names, last.path) } : fieldReader(field)(last),
  )
  return Buffer.from(JSON.stringify({ values })).toString('base64url')
}

function readToken(token: string): readonly Value[] {
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(token, 'base64url').toString())
  } catch {
    throw invalidMember('pageToken', 'must be one that the last page gave')
  }
  return readValues(json, 'pageToken')
}
