import { migrate } from '../database/migrations.ts'
import type { Database } from '../database/database.ts'
import type { Limit } from '../limits/sliding-window.ts'
import type { Outbox } from '../mail/outbox.ts'
import { openAccountChanges } from './account-changes.ts'
import type { CommonWords } from './common-passwords.ts'
import { identityOf, type Identity } from './identity.ts'
import type { IdentityContext } from './identity-context.ts'
import { openAttempts, type IdentityLimits } from './identity-limits.ts'
import { openCodePost } from './code-post.ts'
import type { MailSettings } from './identity-mails.ts'
import { identityMigrations } from './identity-migrations.ts'
import { DEFAULT_PASSWORD_POLICY, type PasswordPolicy } from './password-policy.ts'
import { openPasswords, type PasswordCost } from './passwords.ts'
import type { PhoneTexts } from './phone-texts.ts'
import type { ProviderSettings } from './providers/openid-provider.ts'
import { openProviders } from './providers/providers.ts'
import { openSealer } from './second-factor/sealed-secret.ts'
import { openSigningKeys } from './signing-keys.ts'
import { insertTicket, type TicketKind } from './ticket.ts'
import { runStatement } from '../database/typed-statements.ts'
import { identityTables } from './identity-tables.ts'
import { newSecret } from './secret-text.ts'

/** The uses of secrets. */
type SecretName = 'refresh-chain' | 'custom-tokens' | 'second-factors'

/** A secret of 256 bits that all processes share; created once per database. */
async function loadSecret(database: Database, name: SecretName): Promise<string> {
  return database.transact(async (tx) => {
    await runStatement(
      tx,
      identityTables
        .insertInto('identity_secret')
        .values({ name, value: newSecret() })
        .onConflict((conflict) => conflict.column('name').doNothing()),
    )
    const [row] = await runStatement(
      tx,
      identityTables.selectFrom('identity_secret').select('value').where('name', '=', name),
    )
    if (row === undefined) throw new Error(`The secret "${name}" could not be stored.`)
    return row.value
  })
}

export interface IdentityOptions {
  readonly database: Database
  /** The SDK's `projectId`: audience of the tokens. */
  readonly project: string
  /** Takes the messages with links. */
  readonly outbox: Outbox
  /** ms since 1970; the system's clock when absent. */
  readonly now?: () => number
  readonly limits?: Partial<IdentityLimits>
  /**
   * For a test server only: custom tokens, other providers' and unsigned ones are taken at their word, an address changes
   * without confirmation, codes can be read and all accounts deleted by anybody, and only what is tried on one
   * account is limited.
   */
  readonly open?: boolean
  /** Page behind the links in e-mails. */
  readonly actionUrl?: string
  /** Further hosts such a link, or a visit to another provider, may lead on to, beside the page's own. */
  readonly continueHosts?: readonly string[]
  /** Other providers with whom people may sign in. */
  readonly providers?: readonly ProviderSettings[]
  /** Sends codes to phones; without it nobody signs in by phone. */
  readonly phoneTexts?: PhoneTexts
  /** A secret that the operator keeps outside the database; it locks up the secrets of second factors. */
  readonly secret?: string
  /** How e-mails name the product; the project when absent. */
  readonly product?: string
  /** The words of e-mails by language tag; English for all when absent. */
  readonly mailsIn?: MailSettings['mailsIn']
  readonly passwordPolicy?: Partial<PasswordPolicy>
  /** Refuses new passwords that are tried first, by these words and by what many people have; takes them when absent. */
  readonly guessed?: CommonWords
  readonly passwordCost?: PasswordCost
  /** How long a refresh token still answers after its successor was used; at least 60 s. */
  readonly refreshGraceMs?: number
}

/** Two tabs share a session, and one may sleep: a day is long enough to wake. */
const DEFAULT_REFRESH_GRACE_MS = 24 * 3_600_000
const SHORTEST_REFRESH_GRACE_MS = 60_000

const DEFAULT_ACTION_URL = 'http://localhost:8080/auth/action'

const UNLIMITED: Limit = { tries: Infinity, perMs: 60_000 }

/** A test suite signs up, sends codes and mistypes them without end, all from one address. */
const OPEN_LIMITS: Partial<IdentityLimits> = {
  codeCheckPerAddress: UNLIMITED,
  codePerAccount: UNLIMITED,
  codePerAddress: UNLIMITED,
  signInPerAddress: UNLIMITED,
  signUpPerAddress: UNLIMITED,
}

/** Opens identity on a database, bringing its tables forward and making the first signing key. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, project, open: isOpen = false, now = Date.now, actionUrl = DEFAULT_ACTION_URL } = options
  await migrate(database, identityMigrations)
  // In the database, where every process that shares it finds them.
  const showIn = (kind: TicketKind) => async (content: object) => {
    await database.transact((tx) => insertTicket(tx, { kind, uid: null, content, now: now() }))
  }
  const post = openCodePost({
    outbox: options.outbox,
    settings: { product: options.product ?? project, apiKey: project, actionUrl, mailsIn: options.mailsIn },
    ...(isOpen && { show: showIn('shown-mail') }),
  })
  const context: IdentityContext = {
    database,
    project,
    now,
    isOpen,
    keys: await openSigningKeys(database, now),
    passwords: await openPasswords(options.passwordCost),
    passwordPolicy: { ...DEFAULT_PASSWORD_POLICY, ...options.passwordPolicy },
    guessed: options.guessed,
    attempts: openAttempts(database, { limits: { ...(isOpen && OPEN_LIMITS), ...options.limits }, now }),
    chainSecret: await loadSecret(database, 'refresh-chain'),
    customTokenSecret: await loadSecret(database, 'custom-tokens'),
    sealer: openSealer(await loadSecret(database, 'second-factors'), options.secret),
    refreshGraceMs: Math.max(options.refreshGraceMs ?? DEFAULT_REFRESH_GRACE_MS, SHORTEST_REFRESH_GRACE_MS),
    continueHosts: [new URL(actionUrl).host, ...(options.continueHosts ?? [])],
    providers: openProviders(options.providers ?? []),
    phoneTexts: options.phoneTexts ?? (isOpen ? { send: showIn('shown-text') } : undefined),
    mailLater: (makeMail, language) => post.mailLater(makeMail, language),
  }
  const changes = await openAccountChanges(database)
  return identityOf(context, { post, changes, publicOrigin: new URL(actionUrl).origin })
}
