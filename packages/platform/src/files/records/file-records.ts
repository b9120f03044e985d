import type { Queryable } from '../../database/database.ts'
import { type Given, prepareStatement } from '../../database/typed-statements.ts'
import { FilesError } from '../files-error.ts'
import type { FileSettings, StoredFile } from '../stored-file.ts'
import { type FileRow, fileTables, type FileColumns } from './file-tables.ts'

/** A file from its row. */
function fileOfRow(row: FileColumns): StoredFile {
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
function textsIn(json: string): Readonly<Record<string, string>> {
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed !== 'object' || parsed === null) return {}
  return Object.fromEntries(
    Object.entries(parsed).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  )
}

/** Where a file is found. */
export type FilePlace = Pick<StoredFile, 'bucket' | 'name'>

/** Lets one transaction at a time change the file of a name, also while there is none. */
export async function lockName(tx: Queryable, { bucket, name }: FilePlace): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`file:${bucket}/${name}`])
}

const fileByName = prepareStatement((given: Given<{ bucket: string; name: string }>) =>
  fileTables.selectFrom('file').selectAll().where('bucket', '=', given.bucket).where('name', '=', given.name),
)

/** The file of a name, or undefined. */
export async function findFile(
  database: Queryable,
  { bucket, name }: FilePlace,
): Promise<StoredFile | undefined> {
  const [row] = await fileByName(database, { bucket, name })
  return row === undefined ? undefined : fileOfRow(row)
}

const addFileRow = prepareStatement((given: Given<FileRow>) => fileTables.insertInto('file').values(given))
const changeFileRow = prepareStatement(({ bucket, name, ...columns }: Given<FileChangeColumns>) =>
  fileTables.updateTable('file').set(columns).where('bucket', '=', bucket).where('name', '=', name),
)
const deleteFileRow = prepareStatement((given: Given<{ bucket: string; name: string }>) =>
  fileTables.deleteFrom('file').where('bucket', '=', given.bucket).where('name', '=', given.name),
)

/** Writes a file's row, in place of the one that bore its name; the bytes that no row names then are the caller's. */
export async function putFile(tx: Queryable, file: StoredFile): Promise<void> {
  await deleteFile(tx, file)
  await addFileRow(tx, {
    ...changeColumns(file, file),
    generation: file.generation,
    byte_key: file.byteKey,
    size: file.size,
    md5: file.md5Hash,
    crc32c: file.crc32c,
    owner: file.owner,
    width: file.width,
    height: file.height,
    created_at: file.createdAt,
    sent_md5: file.sentMd5,
    sent_by: file.sentBy,
  })
}

/** What of a file changes while its bytes stay. */
export type FileChange = FileSettings & Pick<StoredFile, 'metageneration' | 'downloadTokens' | 'updatedAt'>

type FileChangeColumns = ReturnType<typeof changeColumns>

function changeColumns({ bucket, name }: FilePlace, change: FileChange) {
  return {
    bucket,
    name,
    metageneration: change.metageneration,
    content_type: change.contentType,
    cache_control: change.cacheControl,
    content_disposition: change.contentDisposition,
    content_encoding: change.contentEncoding,
    content_language: change.contentLanguage,
    custom_metadata: JSON.stringify(change.customMetadata),
    download_tokens: change.downloadTokens.join(','),
    updated_at: change.updatedAt,
  }
}

/** Changes what is said about a file. */
export async function changeFile(tx: Queryable, file: StoredFile, change: FileChange): Promise<void> {
  await changeFileRow(tx, changeColumns(file, change))
}

/** Deletes a file's row, and with it those of its variants. */
export async function deleteFile(tx: Queryable, { bucket, name }: FilePlace): Promise<void> {
  await deleteFileRow(tx, { bucket, name })
}

const addUsage = prepareStatement((given: Given<{ owner: string; added: number; atLeast: number }>) =>
  fileTables
    .insertInto('file_usage')
    .values({ owner: given.owner, bytes: given.atLeast })
    .onConflict((conflict) =>
      conflict.column('owner').doUpdateSet((eb) => ({
        bytes: eb.fn<number>('greatest', [eb('file_usage.bytes', '+', given.added), eb.lit(0)]),
      })),
    )
    .returning('bytes'),
)
const bytesOf = prepareStatement((given: Given<{ owner: string; now: number }>) =>
  fileTables.selectNoFrom((eb) => [
    eb.selectFrom('file_usage').select('bytes').where('owner', '=', given.owner).as('stored'),
    eb
      .selectFrom('file_upload')
      .select((upload) => upload.fn.sum('size').as('size'))
      .where('owner', '=', given.owner)
      .where('result', 'is', null)
      .where('expires_at', '>', given.now)
      .as('arriving'),
  ]),
)

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
  const [row] = await addUsage(tx, { owner, added, atLeast: Math.max(added, 0) })
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
  const [row] = await bytesOf(database, { owner, now })
  const bytes = Number(row?.stored ?? 0) + Number(row?.arriving ?? 0)
  if (bytes + added > quotaBytes) throw overQuota(quotaBytes)
}

function overQuota(quotaBytes: number): FilesError {
  return new FilesError(402, `There is no room for this file: ${quotaBytes} bytes are the most here.`)
}
