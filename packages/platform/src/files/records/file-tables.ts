import type { Selectable } from 'kysely'
import { type BigIntColumn, type NewRow, typedTables } from '../../database/typed-statements.ts'

/** The columns of `file-migrations.ts`. */
interface FileTable {
  readonly bucket: string
  readonly name: string
  readonly generation: BigIntColumn
  readonly metageneration: BigIntColumn
  readonly byte_key: string
  readonly size: BigIntColumn
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
  readonly created_at: BigIntColumn
  readonly updated_at: BigIntColumn
}

interface FileUsageTable {
  readonly owner: string
  readonly bytes: BigIntColumn
}

interface FileVariantTable {
  readonly source_key: string
  readonly width: number
  readonly content_type: string
  readonly byte_key: string
  readonly size: BigIntColumn
  readonly md5: string
  readonly crc32c: string
}

interface FileUploadTable {
  readonly id: string
  readonly bucket: string
  readonly name: string
  readonly uid: string | null
  readonly settings: string
  readonly size: BigIntColumn
  readonly received: BigIntColumn
  readonly owner: string | null
  readonly result: string | null
  readonly expires_at: BigIntColumn
}

interface FileChunkTable {
  readonly byte_key: string
  readonly upload_id: string
  readonly position: BigIntColumn
  readonly skipped: BigIntColumn
  readonly size: BigIntColumn
}

interface FileSecretTable {
  readonly id: number
  readonly secret: string
}

interface FileTables {
  readonly file: FileTable
  readonly file_usage: FileUsageTable
  readonly file_variant: FileVariantTable
  readonly file_upload: FileUploadTable
  readonly file_chunk: FileChunkTable
  readonly file_secret: FileSecretTable
}

export type FileColumns = Selectable<FileTable>
export type FileRow = NewRow<FileTable>
export type FileChunkRow = NewRow<FileChunkTable>
export type FileUploadColumns = Selectable<FileUploadTable>

export const fileTables = typedTables<FileTables>()
