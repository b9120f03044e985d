import type { Mail } from '../mail/outbox.ts'
import type { CodePurpose } from './one-time-code.ts'

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

/** How the product names itself in e-mails, and where its page for e-mailed links is. */
export interface MailSettings {
  readonly product: string
  readonly apiKey: string
  /** Address of the page that completes what an e-mail began. */
  readonly actionUrl: string
}

/** The link of a message; the page behind it uses the code up only when somebody confirms. */
export function codeLink(
  { actionUrl, apiKey }: MailSettings,
  { purpose, code, continueUrl }: CodeMail,
): string {
  const link = new URL(actionUrl)
  link.searchParams.set('mode', LINK_MODES[purpose])
  link.searchParams.set('oobCode', code)
  link.searchParams.set('apiKey', apiKey)
  link.searchParams.set('lang', 'en')
  if (continueUrl !== undefined) link.searchParams.set('continueUrl', continueUrl)
  return link.href
}

/** Writes the message that carries a code. */
export function composeMail(settings: MailSettings, mail: CodeMail): Mail {
  const { subject, reason, after } = WORDS[mail.purpose](mail, settings.product)
  const text = `${reason}\n\n${codeLink(settings, mail)}\n\n${after}\n`
  return { to: mail.to, subject, text }
}

interface MailWords {
  readonly subject: string
  readonly reason: string
  readonly after: string
}

const IGNORE = 'If you did not ask for this, you can ignore this message.'

const NOTHING_TO_DO = 'If it was you, there is nothing to do.'

const WORDS: Readonly<Record<CodePurpose, (mail: CodeMail, product: string) => MailWords>> = {
  PASSWORD_RESET: ({ to }, product) => ({
    subject: `Choose a new password for ${product}`,
    reason: `Open this link to choose a new password for ${to}. It works once, for one hour:`,
    after: IGNORE,
  }),
  EMAIL_SIGNIN: ({ to }, product) => ({
    subject: `Sign in to ${product}`,
    reason: `Open this link to sign in as ${to}. It works once, for one hour:`,
    after: IGNORE,
  }),
  VERIFY_EMAIL: ({ to }, product) => ({
    subject: `Confirm your e-mail address for ${product}`,
    reason: `Open this link to confirm that ${to} is yours. It works once, for three days:`,
    after: IGNORE,
  }),
  VERIFY_AND_CHANGE_EMAIL: ({ to }, product) => ({
    subject: `Confirm your new e-mail address for ${product}`,
    reason: `Open this link to sign in as ${to} from now on. It works once, for three days:`,
    after: IGNORE,
  }),
  RECOVER_EMAIL: ({ to, newEmail }, product) => ({
    subject: `Your e-mail address for ${product} was changed`,
    reason: `Your account now uses ${newEmail ?? 'another address'}. If that was not you, open this link to take ${to} back. It works once, for three days:`,
    after: NOTHING_TO_DO,
  }),
  REVERT_SECOND_FACTOR_ADDITION: (_mail, product) => ({
    subject: `A second step was added to your sign-in for ${product}`,
    reason: `An authenticator app is now asked for when you sign in. If that was not you, open this link to remove it and sign out everywhere. It works once, for three days:`,
    after: NOTHING_TO_DO,
  }),
}
