import { randomBytes } from 'node:crypto'
import { DocumentsError } from '../documents-error.ts'
import { checkDocumentPath } from '../paths.ts'
import { projection } from '../query/projection.ts'
import type { StoredDocument, Write } from '../types.ts'
import { formatVersion } from '../values/timestamps.ts'
import { readFieldPath } from './field-paths.ts'
import { documentName } from './names.ts'
import { invalidMember } from './read.ts'
import { readFields } from './read-value.ts'
import { readPrecondition } from './read-write.ts'
import { readPage } from './rest-pages.ts'
import { restParameter, rejectReadTime, type DocumentsRestRequest } from './rest-request.ts'
import { showDocument } from './show-document.ts'

/** `GET {document}`: throws NOT_FOUND where there is none. */
export async function getDocument(request: DocumentsRestRequest): Promise<unknown> {
  const { documents, transactions, names, caller, path } = request
  checkDocumentPath(path)
  rejectReadTime(restParameter(request, 'readTime'))
  const token = restParameter(request, 'transaction')
  const reads = token === undefined ? undefined : transactions.reads(caller, token)
  const project = readMask(request)
  const { documents: found } = await documents.get(caller, [path])
  const [document] = found
  reads?.documents([[path, document]])
  if (document === undefined)
    throw new DocumentsError('NOT_FOUND', `Document "${documentName(names, path)}" not found.`)
  return showDocument(names, project(document))
}

/** `GET {collection}`: its documents by pages, in the order asked for; with `showMissing` those that only have something below. */
export async function listDocuments(request: DocumentsRestRequest): Promise<unknown> {
  const { names } = request
  rejectReadTime(restParameter(request, 'readTime'))
  if (restParameter(request, 'transaction') !== undefined)
    throw invalidMember('transaction', 'must be left out of a list')
  const project = readMask(request)
  const { found, nextPageToken } = await readPage(request)
  const documents = found.map(({ path, document }) =>
    document === undefined ? { name: documentName(names, path) } : showDocument(names, project(document)),
  )
  return { ...(documents.length > 0 && { documents }), ...(nextPageToken !== undefined && { nextPageToken }) }
}

/** `POST {collection}`: under `documentId` or an id made here. */
export async function createDocument(request: DocumentsRestRequest): Promise<unknown> {
  const { path, body } = request
  const id = restParameter(request, 'documentId') ?? randomBytes(15).toString('base64url')
  return keep(request, {
    kind: 'set',
    path: `${path}/${id}`,
    fields: readFields(body['fields'], 'fields'),
    precondition: { exists: false },
  })
}

/** `PATCH {document}`: the fields of `updateMask.fieldPaths`; the whole document without it. */
export async function patchDocument(request: DocumentsRestRequest): Promise<unknown> {
  const { path, search, body } = request
  const mask = search.getAll('updateMask.fieldPaths')
  return keep(request, {
    kind: 'set',
    path,
    fields: readFields(body['fields'], 'fields'),
    ...(mask.length > 0 && { mask: mask.map((field) => readFieldPath(field, 'updateMask.fieldPaths')) }),
    ...readCondition(request),
  })
}

/** `DELETE {document}`. */
export async function deleteDocument(request: DocumentsRestRequest): Promise<unknown> {
  const { documents, caller, path } = request
  await documents.commit(caller, [{ kind: 'delete', path, ...readCondition(request) }])
  return {}
}

/** Commits a write and answers with the document as it is then; without its content, for who may not read it. */
async function keep(request: DocumentsRestRequest, write: Write): Promise<unknown> {
  const { documents, names, caller } = request
  const { path } = write
  const project = readMask(request)
  const { version } = await documents.commit(caller, [write])
  const kept = await readIfAllowed(request, path)
  return kept === undefined
    ? { name: documentName(names, path), updateTime: formatVersion(version) }
    : showDocument(names, project(kept))
}

async function readIfAllowed(
  { documents, caller }: DocumentsRestRequest,
  path: string,
): Promise<StoredDocument | undefined> {
  try {
    const { documents: found } = await documents.get(caller, [path])
    return found[0]
  } catch (error) {
    if (error instanceof DocumentsError && error.status === 'PERMISSION_DENIED') return undefined
    throw error
  }
}

function readMask({ search }: DocumentsRestRequest): ReturnType<typeof projection> {
  const paths = search.getAll('mask.fieldPaths').map((path) => readFieldPath(path, 'mask.fieldPaths'))
  return projection(paths.length === 0 ? undefined : paths)
}

function readCondition(request: DocumentsRestRequest): ReturnType<typeof readPrecondition> {
  const exists = restParameter(request, 'currentDocument.exists')
  const updateTime = restParameter(request, 'currentDocument.updateTime')
  if (exists === undefined && updateTime === undefined) return {}
  return readPrecondition(
    {
      ...(exists !== undefined && { exists: exists === 'true' ? true : exists === 'false' ? false : exists }),
      ...(updateTime !== undefined && { updateTime }),
    },
    'currentDocument',
  )
}
