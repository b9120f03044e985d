import {
  type Auth,
  indexedDBLocalPersistence,
  initializeAuth,
  onIdTokenChanged,
  signInAnonymously,
  type User,
} from 'firebase/auth/web-extension'
import { logProblem } from '../store/log.ts'
import { recordSession } from './ended-session.ts'
import { firebaseApp } from './firebase-app.ts'
import { type Session, sessionStore } from './session-store.ts'

// By way of this file, so that it comes with it and not by itself.
export { noteLeaving } from './ended-session.ts'

function openAuth(): Auth {
  const auth = initializeAuth(firebaseApp, { persistence: [indexedDBLocalPersistence] })
  const { protocol, host } = globalThis.location
  auth.config.apiScheme = protocol.slice(0, -1)
  auth.config.apiHost = `${host}/identity`
  auth.config.tokenApiHost = `${host}/identity`
  // E-mails are written in the language on screen.
  auth.languageCode = document.documentElement.lang
  return auth
}

/** The SDK's identity service on this app's own origin, for the sign-in screens. */
export const auth: Auth = openAuth()

function sessionOf(user: User | null): Session {
  if (user === null) return { state: 'signedOut' }
  return {
    state: 'signedIn',
    uid: user.uid,
    isGuest: user.isAnonymous,
    displayName: user.displayName,
    email: user.email,
    isEmailVerified: user.emailVerified,
  }
}

/** Tells every component who is here now; call it after linking or changing the account. */
export function publishSession(): void {
  sessionStore.set(sessionOf(auth.currentUser))
}

let signingIn: Promise<User | null> | null = null

/** Signs the visitor in anonymously when nobody is here. A failure is only logged (rule ID2). */
export function signInGuest(): Promise<User | null> {
  if (auth.currentUser !== null) return Promise.resolve(auth.currentUser)
  signingIn ??= signInAnonymously(auth)
    .then(({ user }) => user)
    .catch((problem: unknown) => {
      logProblem('anonymous sign-in', problem)
      return null
    })
    .finally(() => {
      signingIn = null
    })
  return signingIn
}

/** Resolves when the watcher has reported, with a guest where nobody was; null when that failed. */
export async function currentUser(): Promise<User | null> {
  await auth.authStateReady()
  return auth.currentUser ?? signInGuest()
}

onIdTokenChanged(auth, async (user) => {
  recordSession(user)
  if (user === null && (await signInGuest()) !== null) return
  publishSession()
})
