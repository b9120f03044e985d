import { resolve } from 'node:path'
import { restoreBackup } from './core/backups/restore-backup.ts'
import { runCommand } from './core/backups/run-command.ts'
import { withDatabase } from './core/backups/with-database.ts'
import { readConfig } from './core/start/config.ts'
import { StartError } from './core/start/start-error.ts'

const REPLACE = '--replace'

const USAGE = `npm run restore -- <folder> [${REPLACE}]`

await runCommand({
  usage: `${USAGE}

  Makes what the server of these settings keeps what a backup holds.

  ${REPLACE}  also where something is kept already, which is lost`,
  options: [REPLACE],
  async run([source, ...others], options) {
    if (source === undefined || others.length > 0) throw new StartError(`Say which backup: ${USAGE}.`)
    const config = readConfig(process.env)
    const { dataFolder, backupKey } = config
    const now = new Date()
    const key = backupKey !== undefined && { key: backupKey }
    const mayReplace = options.has(REPLACE)
    const { madeAt, tables } = await withDatabase(
      config,
      (database) => restoreBackup({ database, dataFolder, source: resolve(source), mayReplace, now, ...key }),
      { mayMake: true },
    )
    return `The backup of ${madeAt} is restored: ${tables['documents'] ?? 0} documents.`
  },
})
