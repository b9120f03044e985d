import { describe, expect, test } from 'vitest'
import type { Caller } from '@brigade/contract/document.ts'
import type { RealtimeContext, RealtimePlace } from './realtime-place.ts'
import { presence, presenceOfPerson } from './presence.ts'
import { realtimePlaces } from './realtime-places.ts'
import { screenOfDevice, screens } from './screens.ts'
import { typing, typingOfPerson } from './typing.ts'

const caller = (uid: string | null): Caller => ({
  uid,
  isGuest: false,
  email: null,
  isEmailVerified: false,
  claims: {},
})
const member = { access: 'viewer', grants: [], state: 'active' }
const talk = (state: string) => ({ people: ['sam', 'kim'], state })

/** Somebody at a place, with the documents that the place asks for. */
function at(
  place: RealtimePlace,
  uid: string | null,
  documents: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): RealtimeContext {
  const params = { kitchenId: 'k1', conversationId: 'c1', uid: 'sam', deviceId: 'd1' }
  const named = Object.entries(place.policyReads(params, caller(uid)))
  return {
    caller: caller(uid),
    params,
    related: Object.fromEntries(named.map(([name, path]) => [name, documents[path]])),
  }
}

const team = {
  'kitchens/k1/team/sam': member,
  'kitchens/k1/team/kim': member,
  'kitchens/k1/team/lee': { ...member, state: 'left' },
  'kitchens/k1/devices/wall': { name: 'Pass' },
}

describe('presence and screens', () => {
  test.each([presence, presenceOfPerson, screens, screenOfDevice])(
    '$path is read by the team and its tablets',
    (place) => {
      const readers = ['sam', 'kim', 'lee', 'eve', 'wall', null].filter((uid) =>
        place.read(at(place, uid, team)),
      )

      expect(readers).toEqual(['sam', 'kim', 'wall'])
    },
  )

  test.each([presence, screens, typing])('$path is written by nobody as a whole', (place) => {
    expect(place.write(at(place, 'sam', team), { before: null, after: null })).toBe(false)
  })

  test('somebody is present in their own name only, and while in the team', () => {
    const after = { tab: { since: 1, state: 'here' } }
    const writers = ['sam', 'kim', 'eve', 'wall', null].filter((uid) =>
      presenceOfPerson.write(at(presenceOfPerson, uid, team), { before: null, after }),
    )

    expect(writers).toEqual(['sam'])
    expect(presenceOfPerson.write(at(presenceOfPerson, 'sam', {}), { before: null, after })).toBe(false)
  })

  test('who has left the team can still go', () => {
    expect(presenceOfPerson.write(at(presenceOfPerson, 'sam', {}), { before: {}, after: null })).toBe(true)
    expect(presenceOfPerson.write(at(presenceOfPerson, 'kim', team), { before: {}, after: null })).toBe(false)
  })

  test.each([
    ['a connection', { tab: { since: 1, state: 'here' } }, true],
    ['another state', { tab: { since: 1, state: 'asleep' } }, false],
    ['more than that', { tab: { since: 1, state: 'here', mood: 'good' } }, false],
    ['a text', 'here', false],
    [
      'twenty-one connections',
      Object.fromEntries(Array.from({ length: 21 }, (_, n) => [`c${n}`, { since: 1, state: 'here' }])),
      false,
    ],
  ])('presence holds %s: %j is %s', (_name, content, isHeld) => {
    expect(presenceOfPerson.schema?.safeParse(content).success).toBe(isHeld)
  })

  test('a device is taken when it is free, in one’s own name, and given back by who has it', () => {
    const write = (uid: string, before: unknown, after: unknown) =>
      screenOfDevice.write(at(screenOfDevice, uid, team), { before, after })
    const by = (uid: string) => ({ uid, screen: '/kitchens/k1/dashboard', since: 1 })

    expect(write('sam', null, by('sam'))).toBe(true)
    expect(write('sam', by('sam'), by('sam'))).toBe(true)
    expect(write('sam', by('sam'), null)).toBe(true)
    expect(write('sam', null, by('kim'))).toBe(false)
    expect(write('sam', by('kim'), by('sam'))).toBe(false)
    expect(write('sam', by('kim'), null)).toBe(false)
    expect(write('eve', null, by('eve'))).toBe(false)
    expect(screenOfDevice.schema?.safeParse({ ...by('sam'), screen: 'https://elsewhere' }).success).toBe(
      false,
    )
  })
})

describe('typing', () => {
  test('is seen by the people of the conversation', () => {
    const documents = { 'conversations/c1': talk('open') }
    const readers = ['sam', 'kim', 'eve', null].filter((uid) => typing.read(at(typing, uid, documents)))

    expect(readers).toEqual(['sam', 'kim'])
    expect(typing.read(at(typing, 'sam', {}))).toBe(false)
  })

  test.each([
    ['open', true],
    ['asked', true],
    ['closed', false],
  ])('in a conversation that is %s: %s', (state, isAllowed) => {
    const documents = { 'conversations/c1': talk(state) }
    const write = (uid: string, after: unknown) =>
      typingOfPerson.write(at(typingOfPerson, uid, documents), { before: null, after })

    expect(write('sam', { at: 1 })).toBe(isAllowed)
    expect(write('kim', { at: 1 })).toBe(false)
    expect(write('sam', null)).toBe(true)
  })
})

test('there is no other realtime data', () => {
  expect(realtimePlaces.map(({ path }) => path)).toEqual([
    'presence/{kitchenId}',
    'presence/{kitchenId}/{uid}',
    'typing/{conversationId}',
    'typing/{conversationId}/{uid}',
    'screens/{kitchenId}',
    'screens/{kitchenId}/{deviceId}',
  ])
})
