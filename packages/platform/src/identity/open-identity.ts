import type { FastifyInstance } from 'fastify'
import { migrate } from '../database/migrations.ts'
import type { Database } from '../database/database.ts'
import type { Caller } from '../documents/types.ts'
import type { Outbox } from '../mail/outbox.ts'
import { createAccount, endAllSessions, setClaims, setDisabled } from './administration.ts'
import type { AccountToCreate } from './administration.ts'
import { tokenClaims } from './id-token.ts'
import { signedIn } from './identity-context.ts'
import type { IdentityContext } from './identity-context.ts'
import { openAttempts } from './identity-limits.ts'
import type { IdentityLimits } from './identity-limits.ts'
import { openCodePost } from './code-post.ts'
import { identityMigrations } from './identity-migrations.ts'
import { DEFAULT_PASSWORD_POLICY } from './password-policy.ts'
import type { PasswordPolicy } from './password-policy.ts'
import { openPasswords } from './passwords.ts'
import type { PasswordCost } from './passwords.ts'
import { loadChainSecret } from './session.ts'
import { openSigningKeys } from './signing-keys.ts'
import { callerOfUnsignedToken } from './unsigned-token.ts'
import { registerEmulatorRoutes } from './wire/emulator-routes.ts'
import { registerIdentityRoutes } from './wire/identity-routes.ts'

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
   * For a test server only: custom tokens and unsigned ones are taken at their word, an address changes without confirmation, codes
   * can be read and all accounts deleted by anybody, and sign-ups are not limited.
   */
  readonly open?: boolean
  /** Page behind the links in e-mails. */
  readonly actionUrl?: string
  /** Further hosts such a link may lead on to, beside the page's own. */
  readonly continueHosts?: readonly string[]
  /** How e-mails name the product; the project when absent. */
  readonly product?: string
  readonly passwordPolicy?: Partial<PasswordPolicy>
  readonly passwordCost?: PasswordCost
  /** How long a refresh token still answers after its successor was used; at least 60 s. */
  readonly refreshGraceMs?: number
}

/** Accounts, sessions and tokens, and the calls of the SDK's `firebase/auth`. */
export interface Identity {
  /** Adds the routes: `/identity/v1|v2`, the emulator's paths, and with `open` the emulator's test tools. */
  register(app: FastifyInstance): Promise<void>
  /**
   * Tells who holds an ID token, as things stand now: an ended session, a disabled or a deleted account is refused
   * though the token has time left. `claims` are the token's, with today's custom claims.
   * @throws IdentityError INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED
   */
  verify(idToken: string): Promise<Caller>
  /** Makes an account with e-mail and password; answers its uid. @throws IdentityError such as EMAIL_EXISTS */
  createAccount(account: AccountToCreate): Promise<string>
  /** Disables an account, at once and everywhere, or enables it again. */
  setDisabled(uid: string, isDisabled: boolean): Promise<void>
  /** Replaces an account's custom claims; they hold at once. */
  setClaims(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void>
  /** Signs an account out everywhere. */
  endSessions(uid: string): Promise<void>
  /** Makes a new signing key, which takes over after one token lifetime. */
  rotateKeys(): Promise<void>
  /** Waits for messages on their way. Database and outbox stay open. */
  close(): Promise<void>
}

/** Two tabs share a session, and one may sleep: a day is long enough to wake. */
const DEFAULT_REFRESH_GRACE_MS = 24 * 3_600_000
const SHORTEST_REFRESH_GRACE_MS = 60_000

const DEFAULT_ACTION_URL = 'http://localhost:8080/auth/action'

/** A test suite signs up without end. */
const OPEN_LIMITS: Partial<IdentityLimits> = { signUpPerAddress: { tries: 100_000, perMs: 60_000 } }

/** Opens identity on a database, bringing its tables forward and making the first signing key. */
export async function openIdentity(options: IdentityOptions): Promise<Identity> {
  const { database, project, open: isOpen = false, now = Date.now, actionUrl = DEFAULT_ACTION_URL } = options
  await migrate(database, identityMigrations)
  const post = openCodePost({
    outbox: options.outbox,
    settings: { product: options.product ?? project, apiKey: project, actionUrl },
    isOpen,
  })
  const context: IdentityContext = {
    database,
    project,
    now,
    isOpen,
    keys: await openSigningKeys(database, now),
    passwords: await openPasswords(options.passwordCost),
    passwordPolicy: { ...DEFAULT_PASSWORD_POLICY, ...options.passwordPolicy },
    attempts: openAttempts({ ...(isOpen && OPEN_LIMITS), ...options.limits }, now),
    chainSecret: await loadChainSecret(database),
    refreshGraceMs: Math.max(options.refreshGraceMs ?? DEFAULT_REFRESH_GRACE_MS, SHORTEST_REFRESH_GRACE_MS),
    continueHosts: [new URL(actionUrl).host, ...(options.continueHosts ?? [])],
    mailLater: (makeMail) => post.mailLater(makeMail),
  }
  return {
    async register(app) {
      post.reportTo((error) => {
        app.log.error({ err: error }, 'A message could not be sent')
      })
      await registerIdentityRoutes(app, context)
      if (isOpen) await registerEmulatorRoutes(app, context, post)
    },
    async verify(idToken) {
      const mock = isOpen ? callerOfUnsignedToken(idToken) : undefined
      return mock ?? verify(context, idToken)
    },
    createAccount: (account) => createAccount(context, account),
    setDisabled: (uid, isDisabled) => setDisabled(context, uid, isDisabled),
    setClaims: (uid, claims) => setClaims(context, uid, claims),
    endSessions: (uid) => endAllSessions(context, uid),
    rotateKeys: () => context.keys.rotate(),
    close: () => post.settled(),
  }
}

async function verify(context: IdentityContext, idToken: string): Promise<Caller> {
  const { account, session, token } = await signedIn(context, idToken)
  return {
    uid: account.uid,
    isGuest: session.provider === 'anonymous',
    email: account.email,
    isEmailVerified: account.isEmailVerified,
    claims: { ...tokenClaims(account, session), iat: token.issuedAt, exp: token.expiresAt },
  }
}
