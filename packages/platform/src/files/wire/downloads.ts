import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import { MissingBytes } from '../bytes/byte-store.ts'
import { verified } from '../bytes/measure-bytes.ts'
import type { LocatedFile } from '../calls/change-file.ts'
import { fileToRead } from '../calls/read-file.ts'
import { FilesError } from '../files-error.ts'
import { readRange } from './byte-range.ts'
import { type DownloadContent, downloadHeaders } from './download-headers.ts'
import { type FilesWire, header, nameInPath, fileParameter, wholeNumber } from './file-request.ts'
import { etagOf } from './show-file.ts'

/** `GET /v0/b/{bucket}/o/{name}?alt=media`: the bytes, or a part of them, or a picture at a declared width. */
export async function answerDownload(
  wire: FilesWire,
  caller: Caller,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const token = fileParameter(request, 'token')
  const reading = { caller, name: nameInPath(request), ...(token !== undefined && { token }) }
  try {
    return await send(wire, await fileToRead(wire.context, reading), { request, reply })
  } catch (error) {
    if (!(error instanceof MissingBytes)) throw error
    // The file was replaced between the look at its row and at its bytes: what replaced it is as good.
    return send(wire, await fileToRead(wire.context, reading), { request, reply })
  }
}

async function send(
  wire: FilesWire,
  { file, located }: LocatedFile,
  { request, reply }: { readonly request: FastifyRequest; readonly reply: FastifyReply },
): Promise<FastifyReply> {
  const content = await contentOf(wire, { file, located }, request)
  const etag = `"${etagOf(file)}${content.label}"`
  reply.headers({ ...downloadHeaders(file, content, located?.rules), etag })
  if (failsPrecondition(request, etag)) throw new FilesError(412, 'The file is no longer the one you named.')
  if (isUnchanged(request, etag, file.createdAt)) return reply.code(304).send()
  const isWhole = header(request, 'if-range') !== undefined && header(request, 'if-range') !== etag
  const range = readRange(isWhole ? undefined : header(request, 'range'), content.size)
  if (range === 'unsatisfiable') {
    reply.header('content-range', `bytes */${content.size}`)
    throw new FilesError(416, `The file has ${content.size} bytes.`)
  }
  const length = range === undefined ? content.size : range.last - range.first + 1
  reply.header('content-length', String(length))
  if (range !== undefined) {
    reply.code(206).header('content-range', `bytes ${range.first}-${range.last}/${content.size}`)
  }
  // Without a stream the answer would claim to have no bytes.
  if (request.method === 'HEAD') return reply.send(Readable.from([]))
  const bytes = await wire.context.bytes.read(content.byteKey, range)
  const sent =
    range === undefined ? Readable.from(verified(bytes, content.crc32c), { objectMode: false }) : bytes
  return reply.send(sent)
}

interface LocatedContent extends DownloadContent {
  readonly byteKey: string
  /** Tells one version of a picture from another. */
  readonly label: string
}

async function contentOf(
  { variants }: FilesWire,
  { file, located }: LocatedFile,
  request: FastifyRequest,
): Promise<LocatedContent> {
  const asked = fileParameter(request, 'width')
  const width = asked === undefined ? undefined : wholeNumber(asked, 'width')
  const accept = header(request, 'accept') ?? ''
  const variant =
    width === undefined ? undefined : await variants.find(file, located?.rules.pictures, { width, accept })
  if (variant !== undefined) return { ...variant, label: `-${variant.width}-${variant.contentType}` }
  const { contentType, size, md5Hash: md5, crc32c, byteKey } = file
  return { contentType, size, md5, crc32c, byteKey, label: '' }
}

function tagsIn(list: string | undefined): readonly string[] {
  return (list ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''))
}

function failsPrecondition(request: FastifyRequest, etag: string): boolean {
  const ifMatch = header(request, 'if-match')
  return ifMatch !== undefined && ifMatch !== '*' && !tagsIn(ifMatch).includes(etag)
}

function isUnchanged(request: FastifyRequest, etag: string, createdAt: number): boolean {
  const ifNoneMatch = header(request, 'if-none-match')
  if (ifNoneMatch !== undefined) return ifNoneMatch === '*' || tagsIn(ifNoneMatch).includes(etag)
  const since = Date.parse(header(request, 'if-modified-since') ?? '')
  return Math.floor(createdAt / 1000) * 1000 <= since
}
