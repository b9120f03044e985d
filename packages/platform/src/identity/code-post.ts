import type { Outbox } from '../mail/outbox.ts'
import { codeLink, composeMail } from './identity-mails.ts'
import type { CodeMail, MailSettings } from './identity-mails.ts'

/** A code that was sent, as test tools read it. */
interface IssuedCode {
  readonly email: string
  readonly oobCode: string
  readonly oobLink: string
  readonly requestType: string
}

/** Sends codes while the caller has gone on. */
export interface CodePost {
  /** Makes and sends a message, or none, without making anybody wait. @param language - the reader's, as a tag */
  mailLater(makeMail: () => Promise<CodeMail | undefined>, language?: string): void
  /** Resolves when every message has left or failed. */
  settled(): Promise<void>
  /** Names who hears of messages that could not be sent. */
  reportTo(hear: (error: unknown) => void): void
}

/** Opens the way of codes to the outbox; `show` gets them in clear, for a test server. */
export function openCodePost({
  outbox,
  settings,
  show,
}: {
  readonly outbox: Outbox
  readonly settings: MailSettings
  readonly show?: (code: IssuedCode) => Promise<void>
}): CodePost {
  const underWay = new Set<Promise<void>>()
  let report: (error: unknown) => void = () => {}

  const deliver = async (
    makeMail: () => Promise<CodeMail | undefined>,
    language: string | undefined,
  ): Promise<void> => {
    try {
      const mail = await makeMail()
      if (mail === undefined) return
      await show?.(issuedCode(settings, mail))
      await outbox.send(composeMail(settings, mail, language))
    } catch (error) {
      report(error)
    }
  }

  return {
    mailLater(makeMail, language) {
      const delivery = deliver(makeMail, language).finally(() => underWay.delete(delivery))
      underWay.add(delivery)
    },
    async settled() {
      await Promise.all(underWay)
    },
    reportTo(hear) {
      report = hear
    },
  }
}

function issuedCode(settings: MailSettings, mail: CodeMail): IssuedCode {
  return {
    email: mail.to,
    oobCode: mail.code,
    oobLink: codeLink(settings, mail),
    requestType: mail.purpose,
  }
}
