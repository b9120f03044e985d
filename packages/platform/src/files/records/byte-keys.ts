import { randomBytes } from 'node:crypto'
import type { Queryable } from '../../database/database.ts'
import { anyText, runStatement } from '../../database/typed-statements.ts'
import { fileTables } from './file-tables.ts'

/** Those of some keys whose bytes are a file, a variant of a picture, or a piece of an upload. */
export async function keysInUse(database: Queryable, keys: readonly string[]): Promise<ReadonlySet<string>> {
  const keysIn = (table: 'file' | 'file_variant' | 'file_chunk') =>
    fileTables.selectFrom(table).select('byte_key').where('byte_key', '=', anyText(keys))
  const rows = await runStatement(
    database,
    keysIn('file').unionAll(keysIn('file_variant')).unionAll(keysIn('file_chunk')),
  )
  return new Set(rows.map((row) => row.byte_key))
}

/** The secret that passing links are signed with; all processes on one database share it. */
export async function loadLinkSecret(database: Queryable): Promise<string> {
  await runStatement(
    database,
    fileTables
      .insertInto('file_secret')
      .values({ id: 1, secret: randomBytes(32).toString('base64url') })
      .onConflict((conflict) => conflict.column('id').doNothing()),
  )
  const [row] = await runStatement(
    database,
    fileTables.selectFrom('file_secret').select('secret').where('id', '=', 1),
  )
  if (row === undefined) throw new Error('The secret of the links is gone from the database.')
  return row.secret
}
