import { join } from 'node:path'
import type { IdentitySettings } from '@brigade/platform/platform.ts'
import type { ServerConfig } from '../../core/start/config.ts'
import { mailsIn } from './mails.table.ts'

/** The SDK's `projectId` and `apiKey`. */
export const PROJECT = 'brigade'

const PRODUCT = 'Brigade'

/** What identity is told, by the server and by the commands of the operator alike. */
export function identitySettings({ identity, isGuessedRefused, publicUrl }: ServerConfig): IdentitySettings {
  return {
    ...identity,
    product: PRODUCT,
    actionUrl: `${publicUrl}/auth/action`,
    mailsIn,
    ...(isGuessedRefused && { guessed: { words: [PRODUCT, ...namesOfPlace(publicUrl)] } }),
  }
}

/** The names in the address, without the last, which is half the world's. */
function namesOfPlace(publicUrl: string): readonly string[] {
  return new URL(publicUrl).hostname.split('.').slice(0, -1)
}

/** The folder of messages that no mail server takes. */
export function outboxOf({ dataFolder }: ServerConfig): string {
  return join(dataFolder, 'outbox')
}

/** The folder whose messages are shown: while the product is developed, and no mail server takes them. */
export function shownOutbox(config: ServerConfig): string | undefined {
  return config.isDevelopment && config.smtpUrl === undefined ? outboxOf(config) : undefined
}
