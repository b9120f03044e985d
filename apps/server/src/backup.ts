import { resolve } from 'node:path'
import { makeBackup } from './core/backups/make-backup.ts'
import { runCommand } from './core/backups/run-command.ts'
import { withDatabase } from './core/backups/with-database.ts'
import { readConfig } from './core/start/config.ts'
import { StartError } from './core/start/start-error.ts'

const USAGE = 'npm run backup -- [folder]'

await runCommand({
  usage: `${USAGE}

  Copies everything that the server of these settings keeps into a new folder. Without a name it gets one with the time.`,
  async run([folder, ...others]) {
    if (others.length > 0) throw new StartError(`Say one folder: ${USAGE}.`)
    const config = readConfig(process.env)
    const madeAt = new Date()
    const target = resolve(folder ?? `backup-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}`)
    const { tables } = await withDatabase(config, (database) =>
      makeBackup({ database, dataFolder: config.dataFolder, target, madeAt }),
    )
    return `The backup is in ${target}: ${tables['documents'] ?? 0} documents.`
  },
})
