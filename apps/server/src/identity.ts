import { openIdentity } from '@brigade/platform/identity/open-identity.ts'
import { openOutbox } from '@brigade/platform/mail/outbox.ts'
import { runCommand } from './core/backups/run-command.ts'
import { withDatabase } from './core/backups/with-database.ts'
import { readConfig } from './core/start/config.ts'
import { identityUsage, runIdentityCommand } from './people/identity/identity-commands.ts'
import { identitySettings, outboxOf, PROJECT } from './people/identity/identity-settings.ts'

// `npm run identity -- <command> [account]`: the settings say whose. An embedded database must not be in use.
await runCommand({
  usage: identityUsage(),
  async run(words) {
    const config = readConfig(process.env)
    return withDatabase(config, async (database) => {
      const outbox = await openOutbox({ folder: outboxOf(config), smtpUrl: config.smtpUrl })
      const identity = await openIdentity({ ...identitySettings(config), database, project: PROJECT, outbox })
      try {
        return await runIdentityCommand(identity, words)
      } finally {
        await identity.close()
        await outbox.close()
      }
    })
  },
})
