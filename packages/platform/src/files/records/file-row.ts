import type { StoredFile } from '../stored-file.ts'

/** A row of the table `file`; 64-bit integers come as the driver likes. */
export interface FileRow {
  readonly bucket: string
  readonly name: string
  readonly generation: string | number | bigint
  readonly metageneration: string | number | bigint
  readonly byte_key: string
  readonly size: string | number | bigint
  readonly md5: string
  readonly crc32c: string
  readonly sent_md5: string
  readonly sent_by: string | null
  readonly content_type: string
  readonly cache_control: string | null
  readonly content_disposition: string | null
  readonly content_encoding: string | null
  readonly content_language: string | null
  readonly custom_metadata: string
  readonly download_tokens: string
  readonly owner: string | null
  readonly width: number | null
  readonly height: number | null
  readonly created_at: string | number | bigint
  readonly updated_at: string | number | bigint
}

/** A file from its row. */
export function fileOfRow(row: FileRow): StoredFile {
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
