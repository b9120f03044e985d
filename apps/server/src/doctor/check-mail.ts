import { tryMailServer } from '@brigade/platform/mail/outbox.ts'
import type { ServerConfig } from '../core/start/config.ts'
import { withoutSecrets } from '../core/http/logging.ts'
import { outboxOf } from '../people/identity/identity-settings.ts'
import { causeInWords } from '../core/start/start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

const { good, advice, act } = findingsOf('Mail')

/** Whether the mail server that is named takes us in. Nothing is sent. */
export async function checkMail(config: ServerConfig): Promise<Finding> {
  if (config.smtpUrl === undefined) {
    return advice(
      `No mail server is named, so messages stay in "${outboxOf(config)}": set SMTP_URL to send them.`,
    )
  }
  try {
    await tryMailServer(config.smtpUrl)
    return good('The mail server of SMTP_URL answers and takes the account.')
  } catch (error) {
    return act(
      `The mail server of SMTP_URL refuses (${withoutSecrets(causeInWords(error))}): correct the address, the account or the firewall.`,
    )
  }
}
