import type { Queryable } from '../database/database.ts'

/** Bytes that the database speaks of: without them a file cannot be opened. */
export interface KeptFile {
  /** Their key in the byte store. */
  readonly key: string
  /** In bytes. */
  readonly size: number
  /** CRC-32C in base64. */
  readonly crc32c: string
}

/** Bytes of files and of pictures in their sizes; what is still being uploaded is not among them. */
export async function keptFiles(database: Queryable): Promise<readonly KeptFile[]> {
  const rows = await database.query<{ key: string; size: string | number | bigint; crc32c: string }>(
    `select byte_key as key, size, crc32c from file
       union all select byte_key as key, size, crc32c from file_variant order by key`,
  )
  return rows.map(({ key, size, crc32c }) => ({ key, size: Number(size), crc32c }))
}
