import type { User } from 'firebase/auth'

/** The identity part of the SDK (app and auth alone), fetched after the first screen is drawn. */
export function getSession() {
  return import('./firebase-session.ts')
}

/**
 * The person acting, signed in as a guest if nobody was; every first action calls it, so that a sign-in that failed
 * at start is tried again (rule ID2). Null while that is not possible.
 */
export async function actingUser(): Promise<User | null> {
  const { currentUser } = await getSession()
  return currentUser()
}
