import { resolve } from 'node:path'
import { makeBackup } from './backups/make-backup.ts'
import { runCommand, withDatabase } from './backups/with-database.ts'
import { readConfig } from './config.ts'

// `npm run backup -- [folder]`: the settings say which server's.
await runCommand(async () => {
  const config = readConfig(process.env)
  const madeAt = new Date()
  const target = resolve(process.argv[2] ?? `backup-${madeAt.toISOString().replaceAll(/[:.]/g, '-')}`)
  const { tables } = await withDatabase(config, (database) =>
    makeBackup({ database, dataFolder: config.dataFolder, target, madeAt }),
  )
  return `The backup is in ${target}: ${tables['documents'] ?? 0} documents.`
})
