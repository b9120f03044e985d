import { tryMailServer } from '@brigade/platform/mail/outbox.ts'
import type { ServerConfig } from '../start/config.ts'
import { withoutSecrets } from '../http/logging.ts'
import { causeInWords } from '../start/start-error.ts'
import { type Finding, findingsOf } from './finding.ts'

const { good, advice, act } = findingsOf('Mail')

/** Whether the mail server that is named takes us in. Nothing is sent. */
export async function checkMail({ smtpUrl }: ServerConfig): Promise<Finding> {
  if (smtpUrl === undefined) {
    return advice(
      'No mail server is named, so messages stay in the folder "outbox" of BRIGADE_DATA: set SMTP_URL to send them.',
    )
  }
  try {
    await tryMailServer(smtpUrl)
    return good('The mail server of SMTP_URL answers and takes the account.')
  } catch (error) {
    return act(
      `The mail server of SMTP_URL refuses (${withoutSecrets(causeInWords(error))}): correct the address, the account or the firewall.`,
    )
  }
}
