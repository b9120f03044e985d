import { buildKitchen } from '@brigade/builders/build-kitchen.ts'
import { beforeEach, expect } from 'vitest'
import { functions } from '../src/all-functions.ts'
import { callFunctions, newId, now, type Somebody } from './call-functions.ts'

type FunctionClient = Awaited<ReturnType<typeof callFunctions>>
type Answer = Awaited<ReturnType<FunctionClient['call']>>

/** What an invitation by an open link wishes for. */
export const openLink = { to: { kind: 'link' }, access: 'cook', position: 'commis', stations: [], note: '' }

let house: FunctionClient
/** New for every test. */
export let owner: Somebody
export let kitchenId: string

/** Opens the house for the tests of the file that asks for it. Every test begins with a kitchen and its owner. */
export async function openTeamKitchen(): Promise<FunctionClient> {
  const opened = await callFunctions(functions)
  beforeEach(async () => {
    house = opened
    owner = await newMember()
    kitchenId = newId()
    await house.put(buildKitchen({ kitchenId, owner: owner.uid }, now()))
  })
  return opened
}

/** Somebody with an account who is in no team yet. */
export const newMember = () => house.member(newId())

/** The team's entry of a person. */
export const entryOf = ({ uid }: Somebody) => house.read(`kitchens/${kitchenId}/team/${uid}`)

/** Invites, by an open link for a cook unless told otherwise. Gives what the call answers. */
export async function invite(who: Somebody, wish: object = {}): Promise<Readonly<Record<string, string>>> {
  const answer = await house.call(who, 'inviteToTeam', { kitchenId, ...openLink, ...wish })
  expect(answer).toEqual({ result: expect.anything() })
  return Object.fromEntries(Object.entries(answer.result ?? {}).map(([key, value]) => [key, String(value)]))
}

/** Accepts an invitation. */
export const accept = (who: Somebody, token: string | undefined): Promise<Answer> =>
  house.call(who, 'answerInvitation', {
    invitation: { kind: 'token', token },
    accept: true,
    displayName: 'Omar',
  })

/** The state in which anybody reads an invitation. */
export async function stateOf({ token }: Readonly<Record<string, string>>): Promise<unknown> {
  return (await house.call(null, 'readInvitation', { token })).result?.['state']
}

/** Somebody new whom the owner has let in. */
export async function joinAs(access: string): Promise<Somebody> {
  const somebody = await newMember()
  const { token } = await invite(owner, { access })
  expect(await accept(somebody, token)).toEqual({ result: { kitchenId, access } })
  return somebody
}
