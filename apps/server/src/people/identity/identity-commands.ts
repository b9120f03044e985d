import type { Account } from '@brigade/platform/identity/account.ts'
import type { Identity } from '@brigade/platform/identity/identity.ts'
import { IdentityError } from '@brigade/platform/identity/identity-error.ts'
import { StartError } from '../../core/start/start-error.ts'

/** The claim that the product's policies know an operator by, and the one of a moderator. */
const ADMIN_CLAIMS = { op: true, mod: true }

const PAGE = 500

type Command = (identity: Identity, account: Account) => Promise<string>

/** What an operator may do with one account; each answers with a sentence. */
const COMMANDS: Readonly<Record<string, { readonly does: string; readonly run: Command }>> = {
  show: { does: 'shows an account and its sessions', run: show },
  disable: {
    does: 'locks an account out, at once and everywhere',
    run: async (identity, { uid }) => {
      await identity.setDisabled(uid, true)
      return `${uid} is disabled.`
    },
  },
  enable: {
    does: 'lets it in again',
    run: async (identity, { uid }) => {
      await identity.setDisabled(uid, false)
      return `${uid} is enabled.`
    },
  },
  'sign-out': {
    does: 'ends all its sessions',
    run: async (identity, { uid }) => {
      await identity.endSessions(uid)
      return `${uid} is signed out everywhere.`
    },
  },
  'send-reset': {
    does: 'sends the message for choosing a new password',
    run: async (identity, { uid, email }) => {
      await identity.sendPasswordReset(uid)
      await identity.settled()
      return `The message to ${email} is on its way.`
    },
  },
  'remove-factors': {
    does: 'removes second factors that were lost',
    run: async (identity, { uid }) => `${await identity.removeSecondFactors(uid)} second factors removed.`,
  },
  'sign-in-token': {
    does: 'prints a token for signInWithCustomToken, good for an hour',
    run: (identity, { uid }) => identity.createCustomToken(uid),
  },
  'make-admin': {
    does: 'gives the rights of an operator',
    run: async (identity, { uid, claims }) => {
      await identity.setClaims(uid, { ...claims, ...ADMIN_CLAIMS })
      return `${uid} is an operator.`
    },
  },
  'remove-admin': {
    does: 'takes them away',
    run: async (identity, { uid, claims }) => {
      const names = Object.keys(ADMIN_CLAIMS)
      const left = Object.entries(claims).filter(([name]) => !names.includes(name))
      await identity.setClaims(uid, Object.fromEntries(left))
      return `${uid} is no operator any more.`
    },
  },
  delete: {
    does: 'deletes the account; what the product keeps of the person stays',
    run: async (identity, { uid }) => {
      await identity.deleteAccount(uid)
      return `${uid} is deleted.`
    },
  },
}

/**
 * Does what an operator asks: `list`, or a command and an account's uid or e-mail address.
 * @throws StartError with one sentence for what is not understood or not possible
 */
export async function runIdentityCommand(identity: Identity, words: readonly string[]): Promise<string> {
  const [name = '', account, ...rest] = words
  if (name === 'list' && account === undefined) return list(identity)
  const command = Object.hasOwn(COMMANDS, name) ? COMMANDS[name] : undefined
  if (command === undefined || account === undefined || rest.length > 0) throw new StartError(identityUsage())
  const found = await identity.findAccount(account)
  if (found === undefined) throw new StartError(`There is no account "${account}".`)
  try {
    return await command.run(identity, found)
  } catch (error) {
    if (error instanceof IdentityError) throw new StartError(`That cannot be done: ${error.message}.`)
    throw error
  }
}

/** What can be asked, for whoever asks for it or for something else. */
export function identityUsage(): string {
  const lines = Object.entries(COMMANDS).map(([name, { does }]) => `  ${name.padEnd(15)} ${does}`)
  const first = `  ${'list'.padEnd(15)} lists all accounts`
  return ['npm run identity -- <command> <uid or e-mail address>', '', first, ...lines].join('\n')
}

async function list(identity: Identity): Promise<string> {
  const lines: string[] = []
  for (let after = ''; ;) {
    const page = await identity.listAccounts({ after, limit: PAGE })
    lines.push(...page.map(lineOf))
    const last = page.at(-1)
    if (last === undefined || page.length < PAGE)
      return lines.length === 0 ? 'There are no accounts.' : lines.join('\n')
    after = last.uid
  }
}

function lineOf({ uid, email, isDisabled, isEmailVerified, claims, factors, createdAt }: Account): string {
  const marks = [
    ...(isDisabled ? ['disabled'] : []),
    ...(email !== null && !isEmailVerified ? ['unconfirmed'] : []),
    ...(factors.length > 0 ? ['second factor'] : []),
    ...Object.keys(claims),
  ]
  return [uid, email ?? 'guest', new Date(createdAt).toISOString(), marks.join(', ')].join('\t').trimEnd()
}

async function show(identity: Identity, account: Account): Promise<string> {
  const sessions = await identity.listSessions(account.uid)
  const shown = sessions.map(
    ({ device, startedAt, lastUsedAt }) =>
      `  ${device || 'unknown device'}, since ${new Date(startedAt).toISOString()}, used ${new Date(lastUsedAt).toISOString()}`,
  )
  return [lineOf(account), `${sessions.length} sessions`, ...shown].join('\n')
}
