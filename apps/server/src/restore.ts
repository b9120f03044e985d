import { resolve } from 'node:path'
import { restoreBackup } from './backups/restore-backup.ts'
import { runCommand, withDatabase } from './backups/with-database.ts'
import { readConfig } from './config.ts'
import { StartError } from './start-error.ts'

const REPLACE = '--replace'

// `npm run restore -- <folder> [--replace]`: the settings say where to.
await runCommand(async () => {
  const config = readConfig(process.env)
  const [source, ...others] = process.argv.slice(2).filter((argument) => argument !== REPLACE)
  if (source === undefined || others.length > 0) {
    throw new StartError('Say which backup: npm run restore -- <folder> [--replace].')
  }
  const mayReplace = process.argv.includes(REPLACE)
  const { madeAt, tables } = await withDatabase(config, (database) =>
    restoreBackup({
      database,
      dataFolder: config.dataFolder,
      source: resolve(source),
      mayReplace,
      now: new Date(),
    }),
  )
  return `The backup of ${madeAt} is restored: ${tables['documents'] ?? 0} documents.`
})
