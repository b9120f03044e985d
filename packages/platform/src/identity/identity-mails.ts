import type { Mail } from '../mail/outbox.ts'
import { ENGLISH_MAILS } from './english-mails.ts'
import type { CodePurpose } from './identity-tables.ts'

/** A code to send by e-mail. */
export interface CodeMail {
  readonly purpose: CodePurpose
  readonly to: string
  readonly code: string
  readonly continueUrl: string | undefined
  /** For a change of address: the new one. */
  readonly newEmail: string | null
}

/** The action of each purpose, by the names of the SDK's `parseActionCodeURL`. */
const LINK_MODES: Readonly<Record<CodePurpose, string>> = {
  PASSWORD_RESET: 'resetPassword',
  EMAIL_SIGNIN: 'signIn',
  VERIFY_EMAIL: 'verifyEmail',
  VERIFY_AND_CHANGE_EMAIL: 'verifyAndChangeEmail',
  RECOVER_EMAIL: 'recoverEmail',
  REVERT_SECOND_FACTOR_ADDITION: 'revertSecondFactorAddition',
}

/** The text around a link, with the placeholders `{product}`, `{to}` and `{newEmail}`. */
export interface MailWords {
  readonly subject: string
  /** Before the link: what it does and how long it works. */
  readonly reason: string
  readonly after: string
}

/** The e-mails of a language. */
export type MailTexts = Readonly<Record<CodePurpose, MailWords>>

/** The product's name in e-mails, and its page for links from e-mails. */
export interface MailSettings {
  readonly product: string
  readonly apiKey: string
  /** Address of the page behind the links. */
  readonly actionUrl: string
  /**
   * The texts of a language, by the tag in the SDK's `languageCode`. English when this is absent or returns undefined.
   */
  readonly mailsIn?: ((language: string) => MailTexts) | undefined
}

/** The link of a message. Its page uses the code only when the person confirms. */
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

/** Writes the message with a code. @param language - tag of the reader's language, when it is known */
export function composeMail(settings: MailSettings, mail: CodeMail, language?: string): Mail {
  const texts = (language === undefined ? undefined : settings.mailsIn?.(language)) ?? ENGLISH_MAILS
  const values = { product: settings.product, to: mail.to, newEmail: mail.newEmail ?? '–' }
  const { subject, reason, after } = texts[mail.purpose]
  const fill = (text: string) =>
    text.replaceAll(/\{(product|to|newEmail)\}/gu, (_, name: keyof typeof values) => values[name])
  const text = `${fill(reason)}\n\n${codeLink(settings, mail, language)}\n\n${fill(after)}\n`
  return { to: mail.to, subject: fill(subject), text }
}
