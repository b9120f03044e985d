import { inviteToTeam } from '@brigade/domain/kitchen/team/team-functions.ts'
import { countAs } from '@brigade/testing/cast.ts'
import { aKitchenOf } from '@brigade/testing/kitchen-scene.ts'
import { expect, test } from 'vitest'
import { renderHook } from 'vitest-browser-react'
import { useCall } from '../src/lib/calls/use-call.ts'
import { somebodyElse, whoIsHere } from './people.ts'

function invitation(kitchenId: string) {
  const stations: string[] = []
  const wish = { access: 'cook', position: 'commis', to: { kind: 'link' }, note: 'Welcome' } as const
  return { ...wish, kitchenId, stations }
}

test('a call is pending until its answer is there, and leaves no problem', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const { result, act } = await renderHook(() => useCall(inviteToTeam))
  expect(result.current).toMatchObject({ isPending: false, problem: null })
  let sending: ReturnType<typeof result.current.send> | undefined
  await act(() => {
    sending = result.current.send(invitation(kitchenId))
  })
  expect(result.current.isPending).toBe(true)
  expect(await sending).toMatchObject({ state: 'done', value: { token: expect.any(String) } })
  await expect.poll(() => result.current.isPending).toBe(false)
  expect(result.current.problem).toBeNull()
})

test('a call that is refused tells its status, until the next try', async () => {
  await whoIsHere()
  const kitchenId = await aKitchenOf(await somebodyElse('Petra'))
  const { result, act } = await renderHook(() => useCall(inviteToTeam))
  await act(async () => {
    await result.current.send(invitation(kitchenId))
  })
  expect(result.current.problem).toMatchObject({ status: 'PERMISSION_DENIED' })
})

test('a call that is sent twice in one moment happens once', async () => {
  const ines = await whoIsHere()
  const kitchenId = await aKitchenOf(ines)
  const { result, act } = await renderHook(() => useCall(inviteToTeam))
  await act(async () => {
    const { send } = result.current
    await Promise.all([send(invitation(kitchenId)), send(invitation(kitchenId))])
  })
  const list = { parent: `/kitchens/${kitchenId}`, collectionId: 'invitations' }
  expect(await countAs(ines, list, { note: 'Welcome' })).toBe(1)
})
