import type { StoredFile } from '../stored-file.ts'
import type { FileColumns } from './file-tables.ts'

/** A file from its row. */
export function fileOfRow(row: FileColumns): StoredFile {
  return {
    bucket: row.bucket,
    name: row.name,
    generation: BigInt(row.generation),
    metageneration: Number(row.metageneration),
    byteKey: row.byte_key,
    size: Number(row.size),
    md5Hash: row.md5,
    crc32c: row.crc32c,
    sentMd5: row.sent_md5,
    sentBy: row.sent_by,
    contentType: row.content_type,
    cacheControl: row.cache_control,
    contentDisposition: row.content_disposition,
    contentEncoding: row.content_encoding,
    contentLanguage: row.content_language,
    customMetadata: textsIn(row.custom_metadata),
    downloadTokens: row.download_tokens === '' ? [] : row.download_tokens.split(','),
    owner: row.owner,
    width: row.width,
    height: row.height,
    createdAt: Number(row.created_at),
    updatedAt: Number(row.updated_at),
  }
}

/** A map of texts from its JSON. */
export function textsIn(json: string): Readonly<Record<string, string>> {
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed !== 'object' || parsed === null) return {}
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}
