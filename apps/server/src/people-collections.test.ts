import { collectionPathOf } from '@brigade/contract/path.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { directConversationId } from '@brigade/domain/people/messages/conversation.ts'
import { expect, test } from 'vitest'
import { newId, now, type Somebody } from '../testing/call-functions.ts'
import {
  call,
  commitAs,
  ines,
  lena,
  listAs,
  openHiringKitchen,
  put,
  read,
  sam,
  stranger,
} from '../testing/hiring-kitchen.ts'

await openHiringKitchen()

const signed = ({ uid }: Somebody) => newCommonFields(uid, now())

test('a saved search is the person’s own, and fits its schema or is refused', async () => {
  const path = `brigade-user-profiles/${sam.uid}/saved-searches/${newId()}`
  const search = { ...signed(sam), kind: 'jobs', name: 'Sauce', filters: { place: 'Lyon' }, alert: 'daily' }
  expect(await commitAs(sam, path, { ...search, alert: 'hourly' })).toBe(400)
  expect(await commitAs(stranger, path, search)).toBe(403)
  expect(await commitAs(sam, path, search)).toBe(200)
  expect(await listAs(sam, collectionPathOf(path))).toHaveLength(1)
  expect(await listAs(stranger, collectionPathOf(path))).toBe('PERMISSION_DENIED')
})

test('a certificate that is shown needs its public part in the same batch', async () => {
  const path = `professional-profiles/${sam.uid}/certificates/c1`
  const paper = { ...signed(sam), name: 'Food hygiene', issuer: '', isShown: true }
  expect(await commitAs(sam, path, paper)).toBe(403)
  expect(await commitAs(sam, path, { ...paper, isShown: false })).toBe(200)
  expect(await commitAs(lena, path, { name: 'Hers' })).toBe(403)
})

test('two people talk in writing that nobody else reads, until one blocks the other', async () => {
  const conversationId = directConversationId(sam.uid, lena.uid)
  const conversation = {
    ...signed(sam),
    people: [sam.uid, lena.uid],
    about: { kind: 'none' },
    state: 'asked',
    askedBy: sam.uid,
  }
  await put([{ path: `conversations/${conversationId}`, data: conversation }])
  const say = (who: Somebody, text: string) =>
    commitAs(who, `conversations/${conversationId}/messages/${newId()}`, {
      ...signed(who),
      text,
      files: [],
      at: now(),
      by: who.uid,
    })
  expect(await say(sam, 'Hello?')).toBe(403)
  expect(await say(lena, 'Hello.')).toBe(200)
  expect(await say(stranger, 'Me too.')).toBe(403)
  expect(await listAs(stranger, `conversations/${conversationId}/messages`)).toBe('PERMISSION_DENIED')
  expect(await listAs(sam, `conversations/${conversationId}/messages`)).toHaveLength(1)
  const profile = {
    ...signed(sam),
    locale: 'en',
    zone: 'Europe/Paris',
    units: 'metric',
    temperatureUnit: 'C',
    currency: 'EUR',
    visibility: {},
    blocked: [lena.uid],
    onboarding: {},
  }
  await put([{ path: `brigade-user-profiles/${sam.uid}`, data: profile }])
  expect(await say(lena, 'Are you there?')).toBe(403)
})

test('what only functions write is refused to everybody who writes it by hand', async () => {
  const booking = `bookings/s1_${sam.uid}`
  expect(await commitAs(sam, booking, { ...signed(sam), uid: sam.uid })).not.toBe(200)
  expect(
    await commitAs(ines, `subscriptions/${ines.uid}`, { ...signed(ines), plan: { chef: 'full' } }),
  ).not.toBe(200)
  expect(await read(booking)).toBeUndefined()
})

test('a step that has a contract and no handler yet is not served', async () => {
  expect(await call(sam, 'publishRota', { kitchenId: 'k1', week: '2026-W20', acceptWarnings: [] })).toEqual({
    error: expect.objectContaining({ status: 'NOT_FOUND' }),
  })
})
