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
} from './administration.ts'
import type { AccountToCreate } from './administration.ts'
import type { CodePost } from './code-post.ts'
import { signCustomToken } from './custom-token.ts'
import { forgetExpired } from './housekeeping.ts'
import { tokenClaims } from './id-token.ts'
import { signedIn } from './identity-context.ts'
import type { IdentityContext } from './identity-context.ts'
import { IdentityError } from './identity-error.ts'
import { endSession, endSessions, listSessions } from './session.ts'
import type { Session } from './session.ts'
import { callerOfCookie } from './session-cookie.ts'
import { callerOfUnsignedToken } from './unsigned-token.ts'
import { registerIdentityEmulator } from './wire/emulator-routes.ts'
import { registerIdentityRoutes } from './wire/identity-routes.ts'
import { registerProviderRoutes } from './wire/provider-routes.ts'
import { registerSessionCookie } from './wire/session-cookie-routes.ts'

/** Accounts, sessions and tokens, and the calls of the SDK's `firebase/auth`. */
export interface Identity {
  /** Adds the routes: `/identity/…`, the emulator's paths, and with `open` the emulator's test tools. */
  register(app: FastifyInstance): Promise<void>
  /**
   * Tells who holds an ID token, as things stand now: an ended session, a disabled or a deleted account is refused
   * though the token has time left. `claims` are the token's, with today's custom claims.
   * @throws IdentityError INVALID_ID_TOKEN, TOKEN_EXPIRED, USER_NOT_FOUND or USER_DISABLED
   */
  verify(idToken: string): Promise<Caller>
  /** Who sends a `Cookie` header, for pages that a server renders; undefined when nobody who is signed in. */
  callerOfCookie(cookieHeader: string | undefined): Promise<Caller | undefined>
  /** Calls `hear` when what an account's tokens allow may have changed, in whatever process; the answer stops it. */
  watch(uid: string, hear: () => void): () => void
  /** Makes an account with e-mail and password; answers its uid. @throws IdentityError such as EMAIL_EXISTS */
  createAccount(account: AccountToCreate): Promise<string>
  /** An account by its uid or its e-mail address. */
  findAccount(uidOrEmail: string): Promise<Account | undefined>
  /** Accounts in the order of their uids, after the one named. */
  listAccounts(page: { readonly after: string; readonly limit: number }): Promise<readonly Account[]>
  /** Disables an account, at once and everywhere, or enables it again. */
  setDisabled(uid: string, isDisabled: boolean): Promise<void>
  /** Deletes an account with its sessions. What other rooms keep of the person is theirs to delete. */
  deleteAccount(uid: string): Promise<void>
  /** Replaces an account's custom claims; they hold at once. */
  setClaims(uid: string, claims: Readonly<Record<string, unknown>>): Promise<void>
  /** Sends the message with which a person chooses a new password. @throws IdentityError USER_NOT_FOUND, MISSING_EMAIL */
  sendPasswordReset(uid: string): Promise<void>
  /** Removes all second factors of somebody who lost them, and signs out everywhere; answers how many there were. */
  removeSecondFactors(uid: string): Promise<number>
  /** A token that signs somebody in for one hour through `signInWithCustomToken`; an unknown uid makes an account. */
  createCustomToken(uid: string, claims?: Readonly<Record<string, unknown>>): Promise<string>
  /** Where an account is signed in, the session used last first; a caller's own is the claim `sid`. */
  listSessions(uid: string): Promise<readonly Session[]>
  /** Ends one session; within a second its streams end too. @throws IdentityError SESSION_NOT_FOUND */
  endSession(uid: string, sessionId: string): Promise<void>
  /** Signs an account out everywhere, or everywhere but in one session. */
  endSessions(uid: string, except?: string): Promise<void>
  /** Makes a new signing key, which takes over after one token lifetime. */
  rotateKeys(): Promise<void>
  /** Removes codes, sessions and counted tries whose time is over: to be called about every hour. */
  forgetExpired(): Promise<void>
  /** Resolves when every message on its way has left or failed. */
  settled(): Promise<void>
  /** Waits for messages on their way and stops listening. Database and outbox stay open. */
  close(): Promise<void>
}

interface IdentityParts {
  readonly post: CodePost
  readonly changes: AccountChanges
  /** Where people reach the service, such as `https://brigade.example`. */
  readonly publicOrigin: string
}

/** Puts what the service offers on what it works with. */
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
        // Whoever then asks another process for the code finds it there.
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
