import { createStore, useStore } from '../store/store.ts'

/** Who is here. `pending` until the sign-in watcher has reported. */
export type Session = { readonly state: 'pending' } | { readonly state: 'signedOut' } | SignedInSession

export interface SignedInSession {
  readonly state: 'signedIn'
  readonly uid: string
  /** An anonymous identity: everything works, signing up can wait. */
  readonly isGuest: boolean
  readonly displayName: string | null
  readonly email: string | null
  readonly isEmailVerified: boolean
}

const pending: Session = { state: 'pending' }

export const sessionStore = createStore<Session>(pending)

/** Who is here, kept up to date. The server and the first drawing know nobody: `pending`. */
export function useSession(): Session {
  return useStore(sessionStore, pending)
}
