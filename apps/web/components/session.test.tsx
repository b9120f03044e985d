import { kitchens } from '@brigade/domain/kitchen/kitchens/kitchen.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useDocument } from '../src/lib/reading/use-document.ts'
import { actingUser, getSession } from '../src/lib/session/session.ts'
import { useSession } from '../src/lib/session/session-store.ts'
import { useIsModerator } from '../src/lib/session/use-is-moderator.ts'
import { useMayHaveDocuments } from '../src/lib/session/use-may-have-documents.ts'
import { whoIsHere } from './people.ts'

test('a visitor becomes a guest without being asked, and every component knows', async () => {
  const one = await renderHook(() => useSession())
  const other = await renderHook(() => useSession())
  const user = await actingUser()
  const guest = { state: 'signedIn', uid: user?.uid, isGuest: true, email: null }
  await expect.poll(() => one.result.current).toMatchObject(guest)
  expect(other.result.current).toEqual(one.result.current)
})

test('two who ask for the acting person in one moment get the same guest', async () => {
  const { auth } = await getSession()
  await auth.signOut()
  const [one, other] = await Promise.all([actingUser(), actingUser()])
  expect(one?.uid).toBeDefined()
  expect(other?.uid).toBe(one?.uid)
})

test('a guest moderates nothing, and may have documents once this device has worked with the server', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const { result } = await renderHook(() => ({
    isModerator: useIsModerator(),
    mayHaveDocuments: useMayHaveDocuments(),
    kitchen: useDocument(kitchens, { kitchenId }),
  }))
  await expect.poll(() => result.current.kitchen).toMatchObject({ state: 'success', fromCache: false })
  expect(result.current).toMatchObject({ isModerator: false, mayHaveDocuments: true })
})
