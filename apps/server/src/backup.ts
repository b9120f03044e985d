import { resolve } from 'node:path'
import { makeBackup } from './backups/make-backup.ts'
import { runCommand } from './backups/run-command.ts'
import { withDatabase } from './backups/with-database.ts'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

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
