import { mkdir } from 'node:fs/promises'
import { openDatabase } from '@brigade/platform/database/open-database.ts'
import type { Database } from '@brigade/platform/database/database.ts'
import { placeOf, type ServerConfig } from '../config.ts'
import { holdDataFolder } from '../data-folder.ts'
import { withoutSecrets } from '../http/logging.ts'
import { causeInWords, StartError } from '../start-error.ts'

/**
 * Works with the database while no server can: the embedded one is held for this work alone.
 * @throws StartError when a server holds the folder, or the database does not answer
 */
export async function withDatabase<Answer>(
  config: ServerConfig,
  work: (database: Database) => Promise<Answer>,
): Promise<Answer> {
  const place = placeOf(config)
  await mkdir(config.dataFolder, { recursive: true })
  const letGo = place.kind === 'folder' ? await holdDataFolder(config.dataFolder) : undefined
  try {
    const database = await openDatabase(place).catch((error: unknown) => {
      throw new StartError(`The database does not answer: ${withoutSecrets(causeInWords(error))}.`)
    })
    try {
      return await work(database)
    } finally {
      await database.close()
    }
  } finally {
    await letGo?.()
  }
}

/** Runs a command to its end; what it refuses is one sentence and exit code 1. */
export async function runCommand(command: () => Promise<string>): Promise<void> {
  try {
    process.stdout.write(`${await command()}\n`)
  } catch (error) {
    if (!(error instanceof StartError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
