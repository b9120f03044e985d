import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { hasOldEngine } from '@brigade/platform/backup/old-engine/bring-over.ts'
import { isBegun } from '@brigade/platform/database/migrations.ts'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { placeOf, type ServerConfig } from '../start/config.ts'
import { holdDataFolder } from '../start/data-folder.ts'
import { withoutSecrets } from '../http/logging.ts'
import { causeInWords, StartError } from '../start/start-error.ts'

interface DatabaseUse {
  /** Whether a database is made where there is none; otherwise that is refused. */
  readonly mayMake?: boolean
}

/**
 * Works with the database while no server can: the embedded one is held for this work alone.
 * @throws StartError when there is no database, a server holds the folder, or the database does not answer
 */
export async function withDatabase<Answer>(
  config: ServerConfig,
  work: (database: Database) => Promise<Answer>,
  { mayMake = false }: DatabaseUse = {},
): Promise<Answer> {
  const place = placeOf(config)
  if (place.kind === 'folder' && hasOldEngine(config.dataFolder)) throw oldEngine(config)
  if (!mayMake && place.kind === 'folder' && !existsSync(place.path)) throw nothingKept(config)
  const letGo = place.kind === 'folder' ? await holdDataFolder(config.dataFolder) : undefined
  try {
    const database = await openDatabase(place).catch((error: unknown) => {
      throw new StartError(`The database does not answer: ${withoutSecrets(causeInWords(error))}.`)
    })
    try {
      if (!mayMake && !(await isBegun(database))) throw nothingKept(config)
      await mkdir(config.dataFolder, { recursive: true })
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await letGo?.()
  }
}

function oldEngine({ dataFolder }: ServerConfig): StartError {
  return new StartError(
    `BRIGADE_DATA is "${dataFolder}" and holds a database of the engine before: start the server once, which brings it over.`,
  )
}

function nothingKept({ databaseUrl, dataFolder }: ServerConfig): StartError {
  return new StartError(
    databaseUrl === undefined
      ? `BRIGADE_DATA is "${dataFolder}" but no server has kept anything there: name the folder of one that has.`
      : 'DATABASE_URL names a database in which no server has kept anything: name that of one that has.',
  )
}
