import type { Queryable } from '../../database/database.ts'
import { type Given, prepareStatement, runStatement } from '../../database/typed-statements.ts'
import type { FileSettings } from '../stored-file.ts'
import { type FileChunkRow, fileTables, type FileUploadColumns } from './file-tables.ts'

/** A resumable upload under way, or one that has ended and is remembered for whoever did not hear it. */
export interface Upload {
  readonly id: string
  readonly bucket: string
  readonly name: string
  /** Who began it; only they go on. */
  readonly uid: string | null
  readonly settings: FileSettings
  /** What the client may have said about the bytes it has, base64. */
  readonly md5Hash: string | null
  /** Bytes it will have in the end. */
  readonly size: number
  readonly received: number
  readonly owner: string | null
  /** The answer to the last call, as JSON; null until then. */
  readonly result: string | null
  readonly expiresAt: number
}

/** A piece of an upload: its bytes from `skipped` on, for earlier ones had arrived already. */
export interface UploadChunk {
  readonly byteKey: string
  readonly skipped: number
  readonly size: number
}

type SavedSettings = FileSettings & { readonly md5Hash: string | null }

function uploadOfRow(row: FileUploadColumns): Upload {
  // This table is written by `insertUpload` alone, and its column holds what that was given.
  const { md5Hash, ...settings }: SavedSettings = JSON.parse(row.settings)
  return {
    id: row.id,
    bucket: row.bucket,
    name: row.name,
    uid: row.uid,
    settings,
    md5Hash,
    size: Number(row.size),
    received: Number(row.received),
    owner: row.owner,
    result: row.result,
    expiresAt: Number(row.expires_at),
  }
}

/** Keeps an upload that begins. */
export async function insertUpload(database: Queryable, upload: Upload): Promise<void> {
  const saved: SavedSettings = { ...upload.settings, md5Hash: upload.md5Hash }
  await runStatement(
    database,
    fileTables.insertInto('file_upload').values({
      id: upload.id,
      bucket: upload.bucket,
      name: upload.name,
      uid: upload.uid,
      settings: JSON.stringify(saved),
      size: upload.size,
      received: upload.received,
      owner: upload.owner,
      result: upload.result,
      expires_at: upload.expiresAt,
    }),
  )
}

const uploadById = prepareStatement((given: Given<{ id: string }>) =>
  fileTables.selectFrom('file_upload').selectAll().where('id', '=', given.id),
)
const lockedUpload = prepareStatement((given: Given<{ id: string }>) =>
  fileTables.selectFrom('file_upload').selectAll().where('id', '=', given.id).forUpdate(),
)

/** The upload of an id. Within a transaction that changes it, `isChanging` keeps others away. */
export async function findUpload(
  database: Queryable,
  id: string,
  isChanging = false,
): Promise<Upload | undefined> {
  const [row] = await (isChanging ? lockedUpload : uploadById)(database, { id })
  return row === undefined ? undefined : uploadOfRow(row)
}

const addChunkRow = prepareStatement((given: Given<FileChunkRow>) =>
  fileTables.insertInto('file_chunk').values(given),
)
const countChunk = prepareStatement((given: Given<{ id: string; size: number; expiresAt: number }>) =>
  fileTables
    .updateTable('file_upload')
    .set((eb) => ({ received: eb('received', '+', given.size), expires_at: given.expiresAt }))
    .where('id', '=', given.id),
)

/** Adds a piece at the end of what has arrived, and lets the upload live on. */
export async function addChunk(
  tx: Queryable,
  upload: Upload,
  chunk: UploadChunk,
  expiresAt: number,
): Promise<void> {
  await addChunkRow(tx, {
    byte_key: chunk.byteKey,
    upload_id: upload.id,
    position: upload.received,
    skipped: chunk.skipped,
    size: chunk.size,
  })
  await countChunk(tx, { id: upload.id, size: chunk.size, expiresAt })
}

/** The pieces of an upload, in order. */
export async function chunksOf(database: Queryable, id: string): Promise<readonly UploadChunk[]> {
  const rows = await runStatement(
    database,
    fileTables
      .selectFrom('file_chunk')
      .select(['byte_key', 'skipped', 'size'])
      .where('upload_id', '=', id)
      .orderBy('position'),
  )
  return rows.map((row) => ({
    byteKey: row.byte_key,
    skipped: Number(row.skipped),
    size: Number(row.size),
  }))
}

/** Ends an upload with its answer; its pieces are no longer needed. */
export async function endUpload(tx: Queryable, id: string, result: string): Promise<void> {
  await runStatement(tx, fileTables.updateTable('file_upload').set({ result }).where('id', '=', id))
  await runStatement(tx, fileTables.deleteFrom('file_chunk').where('upload_id', '=', id))
}

/** Forgets an upload and its pieces. */
export async function deleteUpload(database: Queryable, id: string): Promise<void> {
  await runStatement(database, fileTables.deleteFrom('file_upload').where('id', '=', id))
}

/** Forgets all uploads whose time is over. */
export async function deleteExpiredUploads(database: Queryable, now: number): Promise<void> {
  await runStatement(database, fileTables.deleteFrom('file_upload').where('expires_at', '<=', now))
}
