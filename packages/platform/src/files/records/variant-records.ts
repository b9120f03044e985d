import type { Queryable } from '../../database/database.ts'
import type { MeasuredBytes } from '../bytes/byte-store.ts'

/** A picture at another width or in another format, made from the file whose bytes lie under `sourceKey`. */
export interface Variant extends MeasuredBytes {
  readonly sourceKey: string
  readonly width: number
  readonly contentType: string
  readonly byteKey: string
}

/** Which variant is asked for. */
export type VariantName = Pick<Variant, 'sourceKey' | 'width' | 'contentType'>

/** The variant, when it has been made. */
export async function findVariant(database: Queryable, name: VariantName): Promise<Variant | undefined> {
  const [row] = await database.query<{
    byte_key: string
    size: string | number | bigint
    md5: string
    crc32c: string
  }>(
    'select byte_key, size, md5, crc32c from file_variant where source_key = $1 and width = $2 and content_type = $3',
    [name.sourceKey, name.width, name.contentType],
  )
  if (row === undefined) return undefined
  return { ...name, byteKey: row.byte_key, size: Number(row.size), md5: row.md5, crc32c: row.crc32c }
}

/** Keeps a variant, unless another process has been quicker or the file is gone; the answer tells whether it is kept. */
export async function saveVariant(database: Queryable, variant: Variant): Promise<boolean> {
  const rows = await database.query(
    `insert into file_variant (source_key, width, content_type, byte_key, size, md5, crc32c)
    select $1, $2::integer, $3, $4, $5::bigint, $6, $7 where exists (select 1 from file where byte_key = $1)
    on conflict do nothing returning byte_key`,
    [
      variant.sourceKey,
      variant.width,
      variant.contentType,
      variant.byteKey,
      variant.size,
      variant.md5,
      variant.crc32c,
    ],
  )
  return rows.length > 0
}

/** Where the bytes of a file's variants lie. */
export async function variantKeysOf(database: Queryable, sourceKey: string): Promise<readonly string[]> {
  const rows = await database.query<{ byte_key: string }>(
    'select byte_key from file_variant where source_key = $1',
    [sourceKey],
  )
  return rows.map((row) => row.byte_key)
}
