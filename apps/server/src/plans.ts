import { createPlatform } from '@brigade/platform/platform.ts'
import { openOutbox } from '@brigade/platform/mail/outbox.ts'
import { runCommand } from './core/backups/run-command.ts'
import { withDatabase } from './core/backups/with-database.ts'
import { planUsage, runPlanCommand } from './people/plans/plan-commands.ts'
import { collections } from './collections.ts'
import { readConfig } from './core/start/config.ts'
import { identitySettings, outboxOf, PROJECT } from './people/identity/identity-settings.ts'

// `npm run plans -- <command> [account]`: the settings say whose. An embedded database must not be in use.
await runCommand({
  usage: planUsage(),
  async run(words) {
    const config = readConfig(process.env)
    return withDatabase(config, async (database) => {
      const outbox = await openOutbox({ folder: outboxOf(config), smtpUrl: config.smtpUrl })
      const identity = identitySettings(config)
      const parts = { database, collections, functions: [], outbox, project: PROJECT, identity }
      const platform = await createPlatform(parts)
      try {
        return await runPlanCommand(platform, words)
      } finally {
        await platform.close()
        await outbox.close()
      }
    })
  },
})
