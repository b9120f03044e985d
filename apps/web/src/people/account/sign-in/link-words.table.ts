import type { MessageKey } from '../../../messages/catalogue.ts'

interface LinkWords {
  readonly title: MessageKey
  /** What pressing the button does; `{email}` is whose link it is. */
  readonly ask: MessageKey
  readonly submit: MessageKey
  readonly done: MessageKey
}

const confirm: LinkWords = {
  title: 'auth.action.title',
  ask: 'auth.action.confirmFor',
  submit: 'auth.action.confirm',
  done: 'auth.action.confirmed',
}

/** The words of each kind of e-mailed link, by the SDK's `mode`. */
const wordsOfMode: Readonly<Record<string, LinkWords>> = {
  verifyEmail: confirm,
  resetPassword: {
    title: 'auth.action.newPassword',
    ask: 'auth.action.passwordFor',
    submit: 'auth.action.setPassword',
    done: 'auth.action.passwordSet',
  },
  verifyAndChangeEmail: {
    title: 'auth.action.changeTitle',
    ask: 'auth.action.changeFor',
    submit: 'auth.action.confirm',
    done: 'auth.action.changed',
  },
  recoverEmail: {
    title: 'auth.action.recoverTitle',
    ask: 'auth.action.recoverFor',
    submit: 'auth.action.recover',
    done: 'auth.action.recovered',
  },
  revertSecondFactorAddition: {
    title: 'auth.action.factorTitle',
    ask: 'auth.action.factorFor',
    submit: 'auth.action.factorRemove',
    done: 'auth.action.factorRemoved',
  },
  signIn: {
    title: 'auth.link.title',
    ask: 'auth.link.whose',
    submit: 'auth.signIn.submit',
    done: 'auth.action.confirmed',
  },
}

/** The words of a link; one of an unknown kind reads like a confirmation, and the server refuses it. */
export function wordsOfLink(mode: string): LinkWords {
  return wordsOfMode[mode] ?? confirm
}
