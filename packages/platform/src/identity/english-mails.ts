import type { MailTexts } from './identity-mails.ts'

const IGNORE = 'If you did not ask for this, you can ignore this message.'

const NOTHING_TO_DO = 'If it was you, there is nothing to do.'

/** Default texts of e-mails, for products without their own. */
export const ENGLISH_MAILS: MailTexts = {
  PASSWORD_RESET: {
    subject: 'Choose a new password for {product}',
    reason: 'Open this link to choose a new password for {to}. It works once, for one hour:',
    after: IGNORE,
  },
  EMAIL_SIGNIN: {
    subject: 'Sign in to {product}',
    reason: 'Open this link to sign in as {to}. It works once, for one hour:',
    after: IGNORE,
  },
  VERIFY_EMAIL: {
    subject: 'Confirm your e-mail address for {product}',
    reason: 'Open this link to confirm that {to} is yours. It works once, for three days:',
    after: IGNORE,
  },
  VERIFY_AND_CHANGE_EMAIL: {
    subject: 'Confirm your new e-mail address for {product}',
    reason: 'Open this link to sign in as {to} from now on. It works once, for three days:',
    after: IGNORE,
  },
  RECOVER_EMAIL: {
    subject: 'Your e-mail address for {product} was changed',
    reason:
      'Your account now uses another address: {newEmail}. If that was not you, open this link to take {to} back. It works once, for three days:',
    after: NOTHING_TO_DO,
  },
  REVERT_SECOND_FACTOR_ADDITION: {
    subject: 'A second step was added to your sign-in for {product}',
    reason:
      'An authenticator app is now asked for when you sign in. If that was not you, open this link to remove it and sign out everywhere. It works once, for three days:',
    after: NOTHING_TO_DO,
  },
}
