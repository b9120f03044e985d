import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import { MissingBytes, type ByteRange, type MeasuredBytes } from '../bytes/byte-store.ts'
import { verified } from '../bytes/measure-bytes.ts'
import type { LocatedFile } from '../calls/change-file.ts'
import { fileToRead } from '../calls/read-file.ts'
import { FilesError } from '../files-error.ts'
import { type FilesWire, header, nameInPath, fileParameter, wholeNumber } from './file-request.ts'
import { etagOf, attachmentHeader, inlineHeader } from './show-file.ts'
import type { FileRules } from '../file-rules.ts'
import { mimeTypeOf } from '../find-content-type.ts'
import type { StoredFile } from '../stored-file.ts'

/** What a browser only shows or plays. Everything else, SVG and HTML above all, is saved and never opened here. */
const KNOWN_MEDIA: ReadonlySet<string> = new Set([
  'image/jpeg',
  'image/png',
  'image/gif',
  'image/webp',
  'image/avif',
  'image/bmp',
  'audio/aac',
  'audio/flac',
  'audio/mp4',
  'audio/mpeg',
  'audio/ogg',
  'audio/wav',
  'audio/webm',
  'video/mp4',
  'video/ogg',
  'video/quicktime',
  'video/webm',
])

/** A page shows the same pictures again and again, and a link that was revoked may work for so long in the same browser. */
const KEPT_SECONDS = 3600

/** What is sent: the file itself, or a smaller version of a picture. */
interface DownloadContent extends MeasuredBytes {
  readonly contentType: string
}

/**
 * The headers of a download. Files share the origin of the pages, so nothing in them may run: the type is not guessed, a
 * document gets no origin and no script, and what is not plainly media is an attachment.
 */
function downloadHeaders(
  file: StoredFile,
  content: DownloadContent,
  rules: FileRules | undefined,
): Readonly<Record<string, string>> {
  return {
    'content-type': headerText(content.contentType),
    'content-disposition': headerText(dispositionOf(file)),
    'cache-control': headerText(cacheControlOf(file, rules)),
    'x-content-type-options': 'nosniff',
    'content-security-policy': "sandbox; default-src 'none'; frame-ancestors 'none'",
    'accept-ranges': 'bytes',
    'last-modified': new Date(file.createdAt).toUTCString(),
    'x-goog-generation': String(file.generation),
    'x-goog-metageneration': String(file.metageneration),
    'x-goog-hash': `crc32c=${content.crc32c},md5=${content.md5}`,
    vary: rules?.pictures === undefined ? 'authorization' : 'accept, authorization',
    ...(file.contentLanguage !== null && { 'content-language': headerText(file.contentLanguage) }),
    ...(file.contentEncoding !== null &&
      file.contentEncoding !== 'identity' && { 'content-encoding': headerText(file.contentEncoding) }),
  }
}

function dispositionOf(file: StoredFile): string {
  const own = file.contentDisposition
  if (KNOWN_MEDIA.has(mimeTypeOf(file.contentType))) return own ?? inlineHeader(file.name)
  return own !== null && /^attachment(;|$)/i.test(own) ? own : attachmentHeader(file.name)
}

/**
 * Passing links guard what is private, so nobody keeps it without asking again, whatever its metadata says. An empty file
 * is not kept at all: out of its cache Chromium answers the ranges that the SDK asks for with 416.
 */
function cacheControlOf(file: StoredFile, rules: FileRules | undefined): string {
  if (file.size === 0) return 'no-store'
  if (rules?.links === 'passing') return 'private, no-cache'
  return (
    file.cacheControl ?? (rules === undefined ? 'private, max-age=0' : `private, max-age=${KEPT_SECONDS}`)
  )
}

/** Headers are octets: letters beyond ASCII go as UTF-8. */
function headerText(text: string): string {
  return Buffer.from(text).toString('latin1')
}

const SINGLE_RANGE = /^bytes=(\d*)-(\d*)$/

/**
 * The part of a file that a `Range` header asks for. What a server may ignore is ignored, and the whole file sent:
 * several ranges, other units, nonsense, and a range of an empty file, for the SDK takes 416 as a failure.
 * @returns undefined for the whole file, `unsatisfiable` when the range begins after the end
 */
function readRange(range: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, from = '', to = ''] = SINGLE_RANGE.exec(range ?? '') ?? []
  if (size === 0 || (from === '' && to === '')) return undefined
  if (from === '') return lastOctets(Number(to), size)
  const [first, last] = [Number(from), to === '' ? Number.POSITIVE_INFINITY : Number(to)]
  if (last < first) return undefined
  return first >= size ? 'unsatisfiable' : { first, last: Math.min(last, size - 1) }
}

function lastOctets(count: number, size: number): ByteRange | 'unsatisfiable' {
  return count === 0 ? 'unsatisfiable' : { first: Math.max(0, size - count), last: size - 1 }
}

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
