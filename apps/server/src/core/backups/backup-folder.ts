import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod'
import { StartError } from '../start/start-error.ts'

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
  /** SHA-256 of the rows file as it lies there, in hexadecimal digits. */
  rowsHash: z.string().regex(/^[0-9a-f]{64}$/),
  /** For whom rows and files are encrypted, as age names it (`age1…`); absent, they are not. */
  recipient: z.string().optional(),
})
export type BackupDescription = z.infer<typeof BackupDescription>

/** Folders of the data folder that are content. What the database engine keeps there is copied as rows, not as files. */
const CONTENT = ['files', 'outbox'] as const

/** Whether a part of the data folder belongs into a backup. */
export function isContent(name: string): boolean {
  return CONTENT.some((content) => content === name)
}

/**
 * What a backup says it is.
 * @throws StartError when the folder is no whole backup
 */
export async function readDescription(source: string): Promise<BackupDescription> {
  const text = await readFile(join(source, DESCRIPTION_FILE), 'utf8').catch(() => undefined)
  if (text === undefined) {
    throw new StartError(`"${source}" is no backup: it has no ${DESCRIPTION_FILE}.`)
  }
  const description = BackupDescription.safeParse(parseJson(text))
  if (!description.success) {
    throw new StartError(`The ${DESCRIPTION_FILE} of "${source}" cannot be understood.`)
  }
  return description.data
}

/** JSON, or undefined where it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
