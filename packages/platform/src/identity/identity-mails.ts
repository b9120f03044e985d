import type { Mail } from '../mail/outbox.ts'
import { ENGLISH_MAILS } from './english-mails.ts'
import type { CodePurpose } from './identity-tables.ts'

/** A code on its way to somebody. */
export interface CodeMail {
  readonly purpose: CodePurpose
  readonly to: string
  readonly code: string
  readonly continueUrl: string | undefined
  /** For a change: the address that is to be used from now on. */
  readonly newEmail: string | null
}

/** What a link of each purpose does, as the SDK's `parseActionCodeURL` names it. */
const LINK_MODES: Readonly<Record<CodePurpose, string>> = {
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
}

/** The words around a link. `{product}`, `{to}` and `{newEmail}` stand for what they name. */
export interface MailWords {
  readonly subject: string
  /** Before the link: what it does and how long it works. */
  readonly reason: string
  readonly after: string
}

/** A language's e-mails. */
export type MailTexts = Readonly<Record<CodePurpose, MailWords>>

/** How the product names itself in e-mails, and where its page for e-mailed links is. */
export interface MailSettings {
  readonly product: string
  readonly apiKey: string
  /** Address of the page that completes what an e-mail began. */
  readonly actionUrl: string
  /**
   * The words of a language, by the tag that the SDK's `languageCode` names; without this, or for undefined, English.
   */
  readonly mailsIn?: ((language: string) => MailTexts) | undefined
}

/** The link of a message; the page behind it uses the code up only when somebody confirms. */
export function codeLink(
  { actionUrl, apiKey }: MailSettings,
  { purpose, code, continueUrl }: CodeMail,
  language?: string,
): string {
  const link = new URL(actionUrl)
  link.searchParams.set('mode', LINK_MODES[purpose])
  link.searchParams.set('oobCode', code)
  link.searchParams.set('apiKey', apiKey)
  if (language !== undefined) link.searchParams.set('lang', language)
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl)
  return link.href
}

/** Writes the message that carries a code. @param language - tag of the reader's language, when it is known */
export function composeMail(settings: MailSettings, mail: CodeMail, language?: string): Mail {
  const texts = (language === undefined ? undefined : settings.mailsIn?.(language)) ?? ENGLISH_MAILS
  const values = { product: settings.product, to: mail.to, newEmail: mail.newEmail ?? '–' }
  const { subject, reason, after } = texts[mail.purpose]
  const fill = (text: string) =>
    text.replaceAll(/\{(product|to|newEmail)\}/gu, (_, name: keyof typeof values) => values[name])
  const text = `${fill(reason)}\n\n${codeLink(settings, mail, language)}\n\n${fill(after)}\n`
  return { to: mail.to, subject: fill(subject), text }
}
