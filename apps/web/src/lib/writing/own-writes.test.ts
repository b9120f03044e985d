import { expect, test } from 'vitest'
import { otherVisits, ownWrites, writesOf } from './own-writes.ts'

const writes = [
  { id: 'third', uid: 'ines', at: 3 },
  { id: 'second', uid: 'petra', at: 2 },
  { id: 'first', uid: 'ines', at: 1 },
]
const here = {
  state: 'signedIn',
  isGuest: false,
  displayName: null,
  email: null,
  isEmailVerified: false,
} as const
const idsFor = (session: Parameters<typeof ownWrites>[1]) => ownWrites(writes, session).map(({ id }) => id)

test('whoever is at the device sees the own writes alone, oldest first', () => {
  expect(idsFor({ ...here, uid: 'ines' })).toEqual(['first', 'third'])
  expect(idsFor({ ...here, uid: 'petra' })).toEqual(['second'])
})

test('before anybody is known, and when nobody is, there are none', () => {
  expect(idsFor({ state: 'pending' })).toEqual([])
  expect(idsFor({ state: 'signedOut' })).toEqual([])
})

test('each visit hears of its own writes; what was held back waits for a person', () => {
  const noted = [
    { visit: 'this tab' },
    { visit: 'other tab' },
    { visit: 'other tab', status: 'PERMISSION_DENIED' },
    { visit: 'yesterday', status: 'PERMISSION_DENIED' },
    {},
  ]
  expect(otherVisits(noted, 'this tab')).toEqual(['other tab', ''])
  expect(writesOf(noted, 'other tab')).toEqual([{ visit: 'other tab' }])
  expect(writesOf(noted, '')).toEqual([{}])
})
