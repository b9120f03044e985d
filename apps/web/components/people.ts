import { aGuest, type Person } from '@brigade/testing/cast.ts'
import { actingUser } from '../src/lib/session/session.ts'

/** The guest whom the identity SDK has signed in on this page, for the scenes of `packages/testing`. */
export async function whoIsHere(): Promise<Person> {
  const user = await actingUser()
  if (user === null) throw new Error('The identity SDK could sign nobody in.')
  const { uid, refreshToken } = user
  return { url: location.origin, name: 'Ines', uid, refreshToken, idToken: await user.getIdToken() }
}

/** Somebody else, on a device of their own. */
export function somebodyElse(name: string): Promise<Person> {
  return aGuest(location.origin, name)
}
