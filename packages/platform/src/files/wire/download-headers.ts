import type { MeasuredBytes } from '../bytes/byte-store.ts'
import type { FileRules } from '../file-rules.ts'
import { mimeTypeOf } from '../find-content-type.ts'
import type { StoredFile } from '../stored-file.ts'
import { attachmentHeader, inlineHeader } from './show-file.ts'

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
export interface DownloadContent extends MeasuredBytes {
  readonly contentType: string
}

/**
 * The headers of a download. Files share the origin of the pages, so nothing in them may run: the type is not guessed, a
 * document gets no origin and no script, and what is not plainly media is an attachment.
 */
export function downloadHeaders(
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
