import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import { isSender, storeFile } from '../calls/store-file.ts'
import { receiveBytes } from '../calls/receive-bytes.ts'
import { beginUpload, cancelUpload, finalizeUpload, receiveChunk, uploadOf } from '../calls/resumable.ts'
import { mostBytes } from '../file-rules.ts'
import { malformed } from '../files-error.ts'
import { authorise, notifyRefused } from '../files-context.ts'
import { downloadTokensFor } from '../links.ts'
import { checkObjectName } from '../object-name.ts'
import { findFile } from '../records/file-records.ts'
import type { Upload } from '../records/upload-records.ts'
import type { StoredFile } from '../stored-file.ts'
import { callerOf, type FilesWire, header, fileParameter, wholeNumber } from './file-request.ts'
import { boundaryOf, readMultipart } from './multipart.ts'
import { requestBody, drainBody, readBodyText } from './request-body.ts'
import { newSettings, readSettings, type RequestedSettings } from './settings.ts'
import { shownFile } from './show-file.ts'

const LONGEST_METADATA = 64 * 1024

/** `POST /v0/b/{bucket}/o`: an upload in one request, or one step of an upload in pieces. */
export async function answerUpload(wire: FilesWire, request: FastifyRequest, reply: FastifyReply) {
  const caller = await callerOf(request, wire.verify)
  const uploadId = fileParameter(request, 'upload_id')
  if (uploadId !== undefined) return takeStep(wire, { caller, uploadId, request, reply })
  const protocol = header(request, 'x-goog-upload-protocol')
  if (protocol === 'resumable') return begin(wire, { caller, request, reply })
  if (protocol === 'multipart' || protocol === undefined) return takeWhole(wire, caller, request)
  throw malformed('X-Goog-Upload-Protocol must be "multipart" or "resumable".')
}

/** The name in the address, which the metadata may repeat. @throws FilesError 400 for the root and for two names */
function nameOf(request: FastifyRequest, said?: RequestedSettings): string {
  const name = fileParameter(request, 'name') ?? said?.name ?? ''
  checkObjectName(name)
  if (said?.name != null && said.name !== name)
    throw malformed('The address and the metadata name two files.')
  return name
}

async function takeWhole(wire: FilesWire, caller: Caller, request: FastifyRequest): Promise<object> {
  const { context } = wire
  const name = fileParameter(request, 'name')
  if (name !== undefined) checkObjectName(name)
  const boundary = boundaryOf(header(request, 'content-type') ?? '')
  const parts = await readMultipart(requestBody(request.raw), boundary)
  const said = readSettings(parts.metadata)
  const place = nameOf(request, said)
  const settings = newSettings(said, parts.contentType)
  const before = await findFile(context.database, { bucket: context.bucket, name: place })
  // Asked once before the bytes are taken, with nothing known of them, and again when all is known.
  const after = { ...settings, name: place, size: 0 }
  const located = await authorise(context, { caller, name: place }, (policy, asked) =>
    before === undefined
      ? policy.create(asked, after)
      : isSender(before, caller) || policy.change(asked, before, after),
  )
  const received = await receiveBytes(context, parts.bytes, {
    maxBytes: located === undefined ? Number.POSITIVE_INFINITY : mostBytes(located.rules),
  }).catch(async (error: unknown) => {
    await notifyRefused(context, place, error)
    throw error
  })
  const md5Hash = said.md5Hash ?? null
  const file = await storeFile(context, { caller, name: place, settings, md5Hash, received })
  return shown(wire, file)
}

function shown({ context }: FilesWire, file: StoredFile): object {
  return shownFile(file, downloadTokensFor(context, file, context.finder.ofName(file.name)?.rules))
}

interface Step {
  readonly caller: Caller
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

async function begin(wire: FilesWire, { caller, request, reply }: Step): Promise<string> {
  if (header(request, 'x-goog-upload-command') !== 'start') {
    throw malformed('An upload in pieces begins with the X-Goog-Upload-Command "start".')
  }
  const size = wholeNumber(
    header(request, 'x-goog-upload-header-content-length'),
    'X-Goog-Upload-Header-Content-Length',
  )
  const said = readSettings(await readBodyText(request.raw, LONGEST_METADATA))
  const upload = await beginUpload(wire.context, {
    caller,
    name: nameOf(request, said),
    settings: newSettings(said, header(request, 'x-goog-upload-header-content-type')),
    md5Hash: said.md5Hash ?? null,
    size,
  })
  reply.headers({ 'x-goog-upload-status': 'active', 'x-goog-upload-url': uploadUrl(request, upload) })
  return ''
}

/** The address of an upload as its client must call it: the scheme is the one its page was loaded with. */
function uploadUrl(request: FastifyRequest, upload: Upload): string {
  const host = request.host
  const origin = URL.parse(header(request, 'origin') ?? '')
  const scheme = origin?.host === host ? origin.protocol.slice(0, -1) : request.protocol
  const parameters = new URLSearchParams({
    name: upload.name,
    upload_id: upload.id,
    upload_protocol: 'resumable',
  })
  return `${scheme}://${host}/v0/b/${encodeURIComponent(upload.bucket)}/o?${parameters.toString()}`
}

async function takeStep(wire: FilesWire, step: Step & { readonly uploadId: string }): Promise<string> {
  const { caller, request, reply, uploadId } = step
  const { context } = wire
  const upload = await uploadOf(context, caller, uploadId)
  const commands = (header(request, 'x-goog-upload-command') ?? '').split(',').map((word) => word.trim())
  const tell = ({ received, result }: Pick<Upload, 'received' | 'result'>) =>
    reply.headers({
      'x-goog-upload-status': result === null ? 'active' : 'final',
      'x-goog-upload-size-received': String(received),
    })
  if (commands.includes('cancel')) {
    await cancelUpload(context, upload)
    reply.header('x-goog-upload-status', 'cancelled')
    return ''
  }
  if (!commands.every((word) => ['query', 'upload', 'finalize'].includes(word))) {
    throw malformed('X-Goog-Upload-Command must be "upload", "finalize", both, "query" or "cancel".')
  }
  if (commands.includes('query') || upload.result !== null) {
    await drainBody(request.raw)
    tell(upload)
    return answerOf(reply, commands.includes('query') ? '' : (upload.result ?? ''))
  }
  const offset = wholeNumber(header(request, 'x-goog-upload-offset'), 'X-Goog-Upload-Offset')
  const after = await receiveChunk(context, upload, { offset, bytes: requestBody(request.raw) })
  if (!commands.includes('finalize')) {
    tell(after)
    return answerOf(reply, after.result ?? '')
  }
  const show = (file: StoredFile) => JSON.stringify(shown(wire, file))
  const result = await finalizeUpload(context, { caller, upload: after }, show)
  tell({ received: after.received, result })
  return answerOf(reply, result)
}

function answerOf(reply: FastifyReply, json: string): string {
  if (json !== '') reply.type('application/json; charset=utf-8')
  return json
}
