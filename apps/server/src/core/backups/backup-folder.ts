import * as z from 'zod'

/** The rows of the database: one per line, the table's name, a tab, and the row as PostgreSQL writes it in JSON. */
export const ROWS_FILE = 'rows.gz'
/** What the backup is; written last, so a folder without it is no backup. */
export const DESCRIPTION_FILE = 'backup.json'
/** Everything else of the data folder: files, outbox. */
export const DATA_FOLDER = 'data'

/** What `backup.json` says. */
export const BackupDescription = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** Migrations the database had seen. */
  migrations: z.array(z.string()),
  /** Rows of each table. */
  tables: z.record(z.string(), z.int().nonnegative()),
  /** SHA-256 of the rows file, in hexadecimal digits. */
  rowsHash: z.string().regex(/^[0-9a-f]{64}$/),
})
export type BackupDescription = z.infer<typeof BackupDescription>

/** What the embedded database keeps in the data folder, and what the engine before it kept. */
const DATABASE = /^(?:postgresql|database)(?:\.|$)/u

/** Parts of the data folder that are no content: the embedded database's own files, locks, what is half written. */
export function isContent(name: string): boolean {
  return !DATABASE.test(name) && !name.includes('.lock')
}
