import type { Account } from './account.ts'
import { readIdToken, signIdToken, type TokenContent, type TokenIssuer } from './id-token.ts'
import type { Database, Queryable } from '../database/database.ts'
import { IdentityError } from './identity-error.ts'
import type { IdentityAttempts } from './identity-limits.ts'
import type { CodeMail } from './identity-mails.ts'
import type { PasswordRules } from './password-policy.ts'
import type { Passwords } from './passwords.ts'
import type { PhoneTexts } from './phone-texts.ts'
import type { Providers } from './providers/providers.ts'
import { insertRefreshToken } from './refresh-tokens.ts'
import type { Sealer } from './second-factor/sealed-secret.ts'
import {
  endSessions,
  insertSession,
  saveSession,
  type Session,
  type SessionStart,
  readSession,
} from './session.ts'
import { ID_TOKEN_LIFETIME_MS } from './signing-keys.ts'
import { jsonObjectFrom } from 'kysely/helpers/postgres'
import { type Given, prepareStatement } from '../database/typed-statements.ts'
import { accountsWithLinks, readAccount } from './account-store.ts'

const holderOfSession = prepareStatement((given: Given<{ uid: string; sessionId: string }>) =>
  accountsWithLinks
    .select((eb) =>
      jsonObjectFrom(
        eb
          .selectFrom('identity_session as s')
          .selectAll('s')
          .whereRef('s.uid', '=', 'a.uid')
          .where('s.session_id', '=', given.sessionId),
      ).as('session'),
    )
    .where('a.uid', '=', given.uid),
)

/** An account and one of its sessions in one statement, since every request with a token asks for both. */
async function findHolder(
  db: Queryable,
  uid: string,
  sessionId: string,
): Promise<{ readonly account: Account | undefined; readonly session: Session | undefined }> {
  const [row] = await holderOfSession(db, { uid, sessionId })
  if (row === undefined) return { account: undefined, session: undefined }
  return { account: readAccount(row), session: row.session === null ? undefined : readSession(row.session) }
}

/** The context of every identity call. */
export interface IdentityContext extends TokenIssuer, PasswordRules {
  readonly database: Database
  readonly passwords: Passwords
  readonly attempts: IdentityAttempts
  readonly chainSecret: string
  readonly customTokenSecret: string
  /** Seals the secrets of second factors. */
  readonly sealer: Sealer
  readonly refreshGraceMs: number
  /** Hosts to which a link in an e-mail may redirect; the first is that of its own page. */
  readonly continueHosts: readonly string[]
  readonly providers: Providers
  /** Sends codes to phones; undefined without a text message service. */
  readonly phoneTexts: PhoneTexts | undefined
  /** Sends codes by e-mail in the background. */
  readonly mailLater: (makeMail: () => Promise<CodeMail | undefined>, language?: string) => void
  /** Test server: unsigned tokens, direct e-mail change, codes that can be read. */
  readonly isOpen: boolean
}

/** The origin of a call. */
export interface Origin {
  readonly address: string
  /** Browser and system in a few words; may be empty. */
  readonly device: string
  /** Whether answers distinguish an unknown address from a wrong password: on a test server, for the SDK's own suites. */
  readonly isFrank: boolean
}

export interface SignedIn {
  readonly account: Account
  readonly session: Session
  readonly token: TokenContent
}

/** Sensitive changes ask for a sign-in at most this long ago. */
const RECENT_SIGN_IN_MS = 5 * 60_000

/**
 * The account and session of an ID token, in their current state.
 * @throws INVALID_ID_TOKEN, TOKEN_EXPIRED (also when the session was ended), USER_NOT_FOUND, USER_DISABLED
 */
export async function signedIn(context: IdentityContext, idToken: string): Promise<SignedIn> {
  const token = await readIdToken(context, idToken)
  return { ...(await currentHolder(context, token.uid, token.sessionId)), token }
}

/**
 * The account and the session in their current state.
 * @throws TOKEN_EXPIRED when the session was ended, USER_NOT_FOUND, USER_DISABLED
 */
export async function currentHolder(
  { database }: IdentityContext,
  uid: string,
  sessionId: string,
): Promise<Pick<SignedIn, 'account' | 'session'>> {
  const { account, session } = await findHolder(database, uid, sessionId)
  if (account === undefined) throw new IdentityError('USER_NOT_FOUND')
  if (account.isDisabled) throw new IdentityError('USER_DISABLED')
  if (session === undefined) throw new IdentityError('TOKEN_EXPIRED')
  return { account, session }
}

/** @throws CREDENTIAL_TOO_OLD_LOGIN_AGAIN when the person signed in more than 5 minutes ago */
export function requireRecentSignIn(context: IdentityContext, session: Session): void {
  if (context.now() - session.authTime > RECENT_SIGN_IN_MS) {
    throw new IdentityError('CREDENTIAL_TOO_OLD_LOGIN_AGAIN')
  }
}

/** Tokens in the SDK's form. */
interface Tokens {
  readonly idToken: string
  readonly refreshToken: string
  /** Seconds, as text. */
  readonly expiresIn: string
}

export const ID_TOKEN_LIFETIME_TEXT = String(ID_TOKEN_LIFETIME_MS / 1000)

/** A new session, whose tokens are signed after the transaction. */
export interface NewSession {
  readonly account: Account
  readonly session: Session
  readonly refreshToken: string
}

/** Opens a new session for an account, within the transaction that signs the person in. */
export async function openSession(
  tx: Queryable,
  account: Account,
  opening: SessionStart,
): Promise<NewSession> {
  const session = await insertSession(tx, account, opening)
  return { account, session, refreshToken: await insertRefreshToken(tx, session) }
}

/**
 * Ends all other sessions of an account and continues in this one, which may have changed. It keeps its id: with a new id, the
 * streams of the device's tabs would end before the device has its new tokens, and sign it out.
 */
export async function continueSession(
  tx: Queryable,
  account: Account,
  session: Session,
): Promise<NewSession> {
  await endSessions(tx, account.uid, session.sessionId)
  await saveSession(tx, session)
  return { account, session, refreshToken: await insertRefreshToken(tx, session) }
}

/** Signs the tokens of a session. Not within a transaction: the signing keys use another connection. */
export async function presentTokens(
  context: IdentityContext,
  { account, session, refreshToken }: NewSession,
): Promise<Tokens> {
  return {
    idToken: await signIdToken(context, account, session),
    refreshToken,
    expiresIn: ID_TOKEN_LIFETIME_TEXT,
  }
}
