import type { Queryable } from '../../database/database.ts'
import { type Given, prepareStatement, runStatement } from '../../database/typed-statements.ts'
import type { MeasuredBytes } from '../bytes/byte-store.ts'
import { fileTables } from './file-tables.ts'

/** A picture at another width or in another format, made from the file whose bytes lie under `sourceKey`. */
export interface Variant extends MeasuredBytes {
  readonly sourceKey: string
  readonly width: number
  readonly contentType: string
  readonly byteKey: string
}

/** Which variant is asked for. */
export type VariantName = Pick<Variant, 'sourceKey' | 'width' | 'contentType'>

const variantByName = prepareStatement(
  (given: Given<{ sourceKey: string; width: number; contentType: string }>) =>
    fileTables
      .selectFrom('file_variant')
      .select(['byte_key', 'size', 'md5', 'crc32c'])
      .where('source_key', '=', given.sourceKey)
      .where('width', '=', given.width)
      .where('content_type', '=', given.contentType),
)

/** The variant, when it has been made. */
export async function findVariant(database: Queryable, name: VariantName): Promise<Variant | undefined> {
  const { sourceKey, width, contentType } = name
  const [row] = await variantByName(database, { sourceKey, width, contentType })
  if (row === undefined) return undefined
  return { ...name, byteKey: row.byte_key, size: Number(row.size), md5: row.md5, crc32c: row.crc32c }
}

/** Keeps a variant, unless another process has been quicker or the file is gone; the answer tells whether it is kept. */
export async function saveVariant(database: Queryable, variant: Variant): Promise<boolean> {
  const rows = await runStatement(
    database,
    fileTables
      .insertInto('file_variant')
      .columns(['source_key', 'width', 'content_type', 'byte_key', 'size', 'md5', 'crc32c'])
      .expression((eb) =>
        eb
          .selectFrom('file')
          .select((file) => [
            'file.byte_key as source_key',
            file.cast<number>(file.val(variant.width), 'integer').as('width'),
            file.val(variant.contentType).as('content_type'),
            file.val(variant.byteKey).as('byte_key'),
            file.cast<number>(file.val(variant.size), 'bigint').as('size'),
            file.val(variant.md5).as('md5'),
            file.val(variant.crc32c).as('crc32c'),
          ])
          .where('file.byte_key', '=', variant.sourceKey),
      )
      .onConflict((conflict) => conflict.doNothing())
      .returning('byte_key'),
  )
  return rows.length > 0
}

/** Where the bytes of a file's variants lie. */
export async function variantKeysOf(database: Queryable, sourceKey: string): Promise<readonly string[]> {
  const rows = await runStatement(
    database,
    fileTables.selectFrom('file_variant').select('byte_key').where('source_key', '=', sourceKey),
  )
  return rows.map((row) => row.byte_key)
}
