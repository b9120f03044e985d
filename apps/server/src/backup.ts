import { resolve } from 'node:path'
import { makeBackup } from './core/backups/make-backup.ts'
import { newBackupKey, sealOf } from './core/backups/seal.ts'
import { runCommand } from './core/backups/run-command.ts'
import { withDatabase } from './core/backups/with-database.ts'
import { readConfig } from './core/start/config.ts'
import { StartError } from './core/start/start-error.ts'

const NEW_KEY = '--new-key'

const USAGE = `npm run backup -- [folder] [${NEW_KEY}]`

await runCommand({
  usage: `${USAGE}

  Copies everything that the server of these settings keeps into a new folder. Without a name it gets one with the time.
  With BRIGADE_BACKUP_KEY it is encrypted.

  ${NEW_KEY}  makes no backup, but a key for BRIGADE_BACKUP_KEY: keep a copy of it outside this machine`,
  options: [NEW_KEY],
  async run([folder, ...others], options) {
    if (options.has(NEW_KEY)) return newBackupKey()
    if (others.length > 0) throw new StartError(`Say one folder: ${USAGE}.`)
    const config = readConfig(process.env)
    const madeAt = new Date()
    const target = resolve(folder ?? `backup-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}`)
    const { dataFolder, backupKey } = config
    const seal = await sealOf(backupKey)
    const { tables } = await withDatabase(config, (database) =>
      makeBackup({ database, dataFolder, target, madeAt, seal }),
    )
    return `The backup is in ${target}: ${tables['documents'] ?? 0} documents.`
  },
})
