import type { Queryable } from '../../database/database.ts'
import type { FileSettings } from '../stored-file.ts'

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

interface UploadRow {
  readonly id: string
  readonly bucket: string
  readonly name: string
  readonly uid: string | null
  readonly settings: string
  readonly size: string | number | bigint
  readonly received: string | number | bigint
  readonly owner: string | null
  readonly result: string | null
  readonly expires_at: string | number | bigint
}

type SavedSettings = FileSettings & { readonly md5Hash: string | null }

function uploadOfRow(row: UploadRow): Upload {
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
  await database.query(
    `insert into file_upload (id, bucket, name, uid, settings, size, received, owner, result, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      upload.id,
      upload.bucket,
      upload.name,
      upload.uid,
      JSON.stringify(saved),
      upload.size,
      upload.received,
      upload.owner,
      upload.result,
      upload.expiresAt,
    ],
  )
}

/** The upload of an id. Within a transaction that changes it, `isChanging` keeps others away. */
export async function findUpload(
  database: Queryable,
  id: string,
  isChanging = false,
): Promise<Upload | undefined> {
  const [row] = await database.query<UploadRow>(
    `select * from file_upload where id = $1${isChanging ? ' for update' : ''}`,
    [id],
  )
  return row === undefined ? undefined : uploadOfRow(row)
}

/** Adds a piece at the end of what has arrived, and lets the upload live on. */
export async function addChunk(
  tx: Queryable,
  upload: Upload,
  chunk: UploadChunk,
  expiresAt: number,
): Promise<void> {
  await tx.query(
    'insert into file_chunk (byte_key, upload_id, position, skipped, size) values ($1, $2, $3, $4, $5)',
    [chunk.byteKey, upload.id, upload.received, chunk.skipped, chunk.size],
  )
  await tx.query('update file_upload set received = received + $2, expires_at = $3 where id = $1', [
    upload.id,
    chunk.size,
    expiresAt,
  ])
}

/** The pieces of an upload, in order. */
export async function chunksOf(database: Queryable, id: string): Promise<readonly UploadChunk[]> {
  const rows = await database.query<{
    byte_key: string
    skipped: string | number | bigint
    size: string | number | bigint
  }>('select byte_key, skipped, size from file_chunk where upload_id = $1 order by position', [id])
  return rows.map((row) => ({
    byteKey: row.byte_key,
    skipped: Number(row.skipped),
    size: Number(row.size),
  }))
}

/** Ends an upload with its answer; its pieces are no longer needed. */
export async function endUpload(tx: Queryable, id: string, result: string): Promise<void> {
  await tx.query('update file_upload set result = $2 where id = $1', [id, result])
  await tx.query('delete from file_chunk where upload_id = $1', [id])
}

/** Forgets an upload and its pieces. */
export async function deleteUpload(database: Queryable, id: string): Promise<void> {
  await database.query('delete from file_upload where id = $1', [id])
}

/** Forgets all uploads whose time is over. */
export async function deleteExpiredUploads(database: Queryable, now: number): Promise<void> {
  await database.query('delete from file_upload where expires_at <= $1', [now])
}
