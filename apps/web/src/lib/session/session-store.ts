import { createStore, useStore } from '../store/store.ts'

/** Who is here. `waiting` until the sign-in watcher has reported. */
export type Session = { readonly state: 'waiting' } | { readonly state: 'nobody' } | SessionHere

export interface SessionHere {
  readonly state: 'here'
  readonly uid: string
  /** An anonymous identity: everything works, signing up can wait. */
  readonly isGuest: boolean
  readonly displayName: string | null
  readonly email: string | null
  readonly isEmailVerified: boolean
}

const waiting: Session = { state: 'waiting' }

export const sessionStore = createStore<Session>(waiting)

/** Who is here, kept up to date. The server and the first drawing know nobody: `waiting`. */
export function useSession(): Session {
  return useStore(sessionStore, waiting)
}
