import { segmentsOf } from '@brigade/contract/path-segments.ts'
import type { StoredFile } from '../stored-file.ts'

/** A file's metadata as the SDK reads it; 64-bit integers are texts. */
export function shownFile(file: StoredFile, downloadTokens: readonly string[]): object {
  return {
    name: file.name,
    bucket: file.bucket,
    generation: String(file.generation),
    metageneration: String(file.metageneration),
    contentType: file.contentType,
    timeCreated: new Date(file.createdAt).toISOString(),
    updated: new Date(file.updatedAt).toISOString(),
    storageClass: 'STANDARD',
    size: String(file.size),
    md5Hash: file.md5Hash,
    crc32c: file.crc32c,
    contentEncoding: file.contentEncoding ?? 'identity',
    contentDisposition: file.contentDisposition ?? inlineHeader(file.name),
    ...(file.contentLanguage !== null && { contentLanguage: file.contentLanguage }),
    ...(file.cacheControl !== null && { cacheControl: file.cacheControl }),
    etag: etagOf(file),
    ...(downloadTokens.length > 0 && { downloadTokens: downloadTokens.join(',') }),
    ...(Object.keys(file.customMetadata).length > 0 && { metadata: file.customMetadata }),
  }
}

/** Differs for every content and every change of what is said about it. */
export function etagOf({ generation, metageneration }: StoredFile): string {
  return Buffer.from(`${generation}/${metageneration}`).toString('base64url')
}

/** Shown in the page, and saved under the last part of its name. */
export function inlineHeader(name: string): string {
  return `inline; ${fileNameOf(name)}`
}

/** Saved and never shown. */
export function attachmentHeader(name: string): string {
  return `attachment; ${fileNameOf(name)}`
}

/** RFC 5987: every octet beyond letters and digits is written as %41. */
function fileNameOf(name: string): string {
  const last = segmentsOf(name).findLast((part) => part !== '') ?? 'file'
  const encoded = encodeURIComponent(last).replaceAll(
    /['()*!~]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `filename*=utf-8''${encoded}`
}
