import type { Queryable } from '../../database/database.ts'
import { FilesError } from '../files-error.ts'
import type { FileSettings, StoredFile } from '../stored-file.ts'
import { fileOfRow, type FileRow } from './file-row.ts'

/** Where a file is found. */
export type FilePlace = Pick<StoredFile, 'bucket' | 'name'>

/** Lets one transaction at a time change the file of a name, also while there is none. */
export async function lockName(tx: Queryable, { bucket, name }: FilePlace): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`file:${bucket}/${name}`])
}

/** The file of a name, or undefined. */
export async function findFile(
  database: Queryable,
  { bucket, name }: FilePlace,
): Promise<StoredFile | undefined> {
  const [row] = await database.query<FileRow>('select * from file where bucket = $1 and name = $2', [
    bucket,
    name,
  ])
  return row === undefined ? undefined : fileOfRow(row)
}

/** Writes a file's row, in place of the one that bore its name; the bytes that no row names then are the caller's. */
export async function putFile(tx: Queryable, file: StoredFile): Promise<void> {
  await tx.query('delete from file where bucket = $1 and name = $2', [file.bucket, file.name])
  await tx.query(
    `insert into file (bucket, name, generation, metageneration, byte_key, size, md5, crc32c, content_type,
      cache_control, content_disposition, content_encoding, content_language, custom_metadata, download_tokens, owner,
      width, height, created_at, updated_at, sent_md5, sent_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22)`,
    [
      file.bucket,
      file.name,
      file.generation,
      file.metageneration,
      file.byteKey,
      file.size,
      file.md5Hash,
      file.crc32c,
      file.contentType,
      file.cacheControl,
      file.contentDisposition,
      file.contentEncoding,
      file.contentLanguage,
      JSON.stringify(file.customMetadata),
      file.downloadTokens.join(','),
      file.owner,
      file.width,
      file.height,
      file.createdAt,
      file.updatedAt,
      file.sentMd5,
      file.sentBy,
    ],
  )
}

/** What of a file changes while its bytes stay. */
export type FileChange = FileSettings & Pick<StoredFile, 'metageneration' | 'downloadTokens' | 'updatedAt'>

/** Changes what is said about a file. */
export async function changeFile(tx: Queryable, file: StoredFile, change: FileChange): Promise<void> {
  await tx.query(
    `update file set metageneration = $3, content_type = $4, cache_control = $5, content_disposition = $6,
      content_encoding = $7, content_language = $8, custom_metadata = $9, download_tokens = $10, updated_at = $11
    where bucket = $1 and name = $2`,
    [
      file.bucket,
      file.name,
      change.metageneration,
      change.contentType,
      change.cacheControl,
      change.contentDisposition,
      change.contentEncoding,
      change.contentLanguage,
      JSON.stringify(change.customMetadata),
      change.downloadTokens.join(','),
      change.updatedAt,
    ],
  )
}

/** Deletes a file's row, and with it those of its variants. */
export async function deleteFile(tx: Queryable, { bucket, name }: FilePlace): Promise<void> {
  await tx.query('delete from file where bucket = $1 and name = $2', [bucket, name])
}

/**
 * Counts bytes for an owner, or takes them back.
 * @throws FilesError 402 when bytes are added and the owner then has more than the quota
 */
export async function countBytes(
  tx: Queryable,
  owner: string,
  added: number,
  quotaBytes = Infinity,
): Promise<void> {
  const [row] = await tx.query<{ bytes: string | number | bigint }>(
    `insert into file_usage (owner, bytes) values ($1, greatest($2::bigint, 0))
    on conflict (owner) do update set bytes = greatest(file_usage.bytes + $2::bigint, 0) returning bytes`,
    [owner, added],
  )
  if (added > 0 && Number(row?.bytes ?? 0) > quotaBytes) throw overQuota(quotaBytes)
}

/**
 * Looks whether there is room for so many bytes more, those of uploads under way counted as if they had arrived.
 * @throws FilesError 402 when there is not
 */
export async function checkQuota(
  database: Queryable,
  owner: string,
  { added, quotaBytes, now }: { readonly added: number; readonly quotaBytes: number; readonly now: number },
): Promise<void> {
  const [row] = await database.query<{ bytes: string | number | bigint }>(
    `select coalesce((select bytes from file_usage where owner = $1), 0)
      + coalesce((select sum(size) from file_upload where owner = $1 and result is null and expires_at > $2), 0) as bytes`,
    [owner, now],
  )
  if (Number(row?.bytes ?? 0) + added > quotaBytes) throw overQuota(quotaBytes)
}

function overQuota(quotaBytes: number): FilesError {
  return new FilesError(402, `There is no room for this file: ${quotaBytes} bytes are the most here.`)
}
