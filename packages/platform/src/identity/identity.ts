import type { FastifyInstance } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import type { Account } from './account.ts'
import type { AccountChanges } from './account-changes.ts'
import { findAccount, listAccounts } from './account-store.ts'
import {
  createAccount,
  deleteAccount,
  endAllSessions,
  findByName,
  removeFactors,
  sendPasswordReset,
  setClaims,
  setDisabled,
  type AccountToCreate,
} from './administration.ts'
import type { CodePost } from './code-post.ts'
import { signCustomToken } from './custom-token.ts'
import { forgetExpired } from './housekeeping.ts'
import { tokenClaims } from './id-token.ts'
import { signedIn, type IdentityContext } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { endSession, endSessions, listSessions, type Session } from './session.ts'
import { callerOfCookie } from './session-cookie.ts'
import { registerIdentityEmulator } from './wire/emulator-routes.ts'
import { registerIdentityRoutes } from './wire/identity-routes.ts'
import { registerProviderRoutes } from './wire/provider-routes.ts'
import { registerSessionCookie } from './wire/session-cookie-routes.ts'
import { UnsecuredJWT } from 'jose'
import { text } from './call.ts'

/** The SDK lets a mock user's token end in January 1970, and goes on using it. */
const LONG_AGO = new Date(0)

/** What the SDK's server side and test tools send to a test server instead of an administrator's token. */
const OWNER = 'owner'
const owner: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

const mockUid = text('LOCAL_ID', 128).nullish()

/**
 * The caller that an unsigned token names, as the SDK makes one for a mock user; nobody for its administrator. For a
 * test server only, where everybody may do everything anyway.
 * @returns undefined when the token is signed, or is none
 */
function callerOfUnsignedToken(idToken: string): Caller | undefined {
  if (idToken === OWNER) return owner
  try {
    const { payload } = UnsecuredJWT.decode(idToken, { currentDate: LONG_AGO })
    const { sub, email } = payload
    return {
      uid: mockUid.parse(sub) ?? null,
      isGuest: isRecord(payload['firebase']) && payload['firebase']['sign_in_provider'] === 'anonymous',
      email: typeof email === 'string' ? email : null,
      isEmailVerified: payload['email_verified'] === true,
      claims: { ...payload, exp: undefined },
    }
  } catch {
    return undefined
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

/** Accounts, sessions and tokens, and the calls of the SDK's `firebase/auth`. */
export interface Identity {
  /** Adds the routes: `/identity/…`, the emulator's paths, and with `open` the emulator's test tools. */
  register(app: FastifyInstance): Promise<void>
  /**
   * Returns the holder of an ID token. Refuses an ended session and a disabled or deleted account, even when the token has
   * not expired. `claims` are the token's, with the current custom claims.
   * @throws IdentityError INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED
   */
  verify(idToken: string): Promise<Caller>
  /** The caller behind a `Cookie` header, for pages that a server renders; undefined without a valid session. */
  callerOfCookie(cookieHeader: string | undefined): Promise<Caller | undefined>
  /** Calls `hear` when any process may have changed the rights of an account's tokens, until the returned function is called. */
  watch(uid: string, hear: () => void): () => void
  /** Creates an account with e-mail and password; returns its uid. @throws IdentityError such as EMAIL_EXISTS */
  createAccount(account: AccountToCreate): Promise<string>
  /** An account by its uid or its e-mail address. */
  findAccount(uidOrEmail: string): Promise<Account | undefined>
  /** Accounts in the order of their uids, after the one named. */
  listAccounts(page: { readonly after: string; readonly limit: number }): Promise<readonly Account[]>
  /** Disables an account immediately on all devices, or enables it again. */
  setDisabled(uid: string, isDisabled: boolean): Promise<void>
  /** Deletes an account with its sessions. Other areas delete their own data of the person. */
  deleteAccount(uid: string): Promise<void>
  /** Replaces an account's custom claims with immediate effect. */
  setClaims(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void>
  /** Sends an e-mail for choosing a new password. @throws IdentityError USER_NOT_FOUND, MISSING_EMAIL */
  sendPasswordReset(uid: string): Promise<void>
  /** Removes all second factors of a person who lost them, and signs out everywhere; returns their number. */
  removeSecondFactors(uid: string): Promise<number>
  /** A token that signs a person in through `signInWithCustomToken`, valid for one hour; creates an account for an unknown uid. */
  createCustomToken(uid: string, claims?: Readonly<Record<string, unknown>>): Promise<string>
  /** The sessions of an account, the last used first; the caller's own has the id in the claim `sid`. */
  listSessions(uid: string): Promise<readonly Session[]>
  /** Ends one session, and within a second its streams. @throws IdentityError SESSION_NOT_FOUND */
  endSession(uid: string, sessionId: string): Promise<void>
  /** Signs an account out everywhere, or everywhere except in one session. */
  endSessions(uid: string, except?: string): Promise<void>
  /** Creates a new signing key, which is used after one token lifetime. */
  rotateKeys(): Promise<void>
  /** Deletes expired codes, sessions and tries; call it about every hour. */
  forgetExpired(): Promise<void>
  /** Resolves when every pending message was sent or has failed. */
  settled(): Promise<void>
  /** Waits for pending messages and stops listening. Database and outbox stay open. */
  close(): Promise<void>
}

interface IdentityParts {
  readonly post: CodePost
  readonly changes: AccountChanges
  /** Public address of the service, such as `https://brigade.example`. */
  readonly publicOrigin: string
}

/** Builds the service on its context. */
export function identityOf(
  context: IdentityContext,
  { post, changes, publicOrigin }: IdentityParts,
): Identity {
  return {
    ...administrationOf(context),
    async register(app) {
      post.reportTo((error) => {
        app.log.error({ err: error }, 'A message could not be sent')
      })
      await app.register(async (scope) => {
        // Stored, so that other processes can show the code too.
        if (context.isOpen) scope.addHook('onSend', () => post.settled())
        await registerIdentityRoutes(scope, context)
      })
      await registerProviderRoutes(app, context, publicOrigin)
      await registerSessionCookie(app, context)
      if (context.isOpen) await registerIdentityEmulator(app, context, post)
    },
    async verify(idToken) {
      const mock = context.isOpen ? callerOfUnsignedToken(idToken) : undefined
      return mock ?? verify(context, idToken)
    },
    callerOfCookie: (header) => callerOfCookie(context, header),
    watch: (uid, hear) => changes.watch(uid, hear),
    settled: () => post.settled(),
    async close() {
      await post.settled()
      await changes.close()
    },
  }
}

type Administration = Omit<Identity, 'register' | 'verify' | 'callerOfCookie' | 'watch' | 'settled' | 'close'>

function administrationOf(context: IdentityContext): Administration {
  const { database } = context
  return {
    createAccount: (account) => createAccount(context, account),
    findAccount: (name) => findByName(context, name),
    listAccounts: (page) => listAccounts(database, page),
    setDisabled: (uid, isDisabled) => setDisabled(context, uid, isDisabled),
    deleteAccount: (uid) => deleteAccount(context, uid),
    setClaims: (uid, claims) => setClaims(context, uid, claims),
    sendPasswordReset: (uid) => sendPasswordReset(context, uid),
    removeSecondFactors: (uid) => removeFactors(context, uid),
    createCustomToken: (uid, claims = {}) => signCustomToken(context, { uid, claims }),
    listSessions: (uid) => listSessions(database, uid),
    async endSession(uid, sessionId) {
      const isEnded = await database.transact((tx) => endSession(tx, uid, sessionId))
      if (!isEnded) throw new IdentityError('SESSION_NOT_FOUND')
    },
    async endSessions(uid, except) {
      if (except === undefined) return endAllSessions(context, uid)
      if ((await findAccount(database, uid)) === undefined) throw new IdentityError('USER_NOT_FOUND')
      return database.transact((tx) => endSessions(tx, uid, except))
    },
    rotateKeys: () => context.keys.rotate(),
    forgetExpired: () => forgetExpired(database, context.now()),
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
