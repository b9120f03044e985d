import type { Outbox } from '../mail/outbox.ts'
import { codeLink, composeMail } from './identity-mails.ts'
import type { CodeMail, MailSettings } from './identity-mails.ts'

/** A sent code, in the form for test tools. */
interface IssuedCode {
  readonly email: string
  readonly oobCode: string
  readonly oobLink: string
  readonly requestType: string
}

/** Sends codes in the background. */
export interface CodePost {
  /** Creates and sends a message, if there is one, in the background. @param language - tag of the reader's language */
  mailLater(makeMail: () => Promise<CodeMail | undefined>, language?: string): void
  /** Resolves when every message was sent or has failed. */
  settled(): Promise<void>
  /** Sets the handler for messages that could not be sent. */
  reportTo(hear: (error: unknown) => void): void
}

/** Creates a sender of codes through the outbox. `show` gets them in plain text, on a test server. */
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
