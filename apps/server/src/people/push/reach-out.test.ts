import { buildPerson } from '@brigade/builders/build-people.ts'
import { newBrigadeUserProfile } from '@brigade/domain/people/profiles/new-cards.ts'
import { RECEIVED_A_DAY, SENT_A_DAY } from '@brigade/domain/people/network/reaching-out.ts'
import { DAY_MS } from '@brigade/domain/core/time/span.ts'
import { timestampFromMs } from '@brigade/domain/core/time/timestamp.ts'
import { beforeEach, expect, test } from 'vitest'
import { newId, now, refusal, type Somebody } from '../../../testing/call-functions.ts'
import {
  invite,
  kitchenId,
  newMember,
  openLink,
  openTeamKitchen,
  owner,
} from '../../../testing/team-kitchen.ts'

const house = await openTeamKitchen()
let omar: Somebody
let handle: string

beforeEach(async () => {
  omar = await newMember()
  handle = `omar-${newId().toLowerCase().slice(0, 8)}`
  await house.put(buildPerson({ uid: omar.uid, displayName: handle }, now()))
})

const times = (count: number, at = now()) => Array.from({ length: count }, () => at)
const counts = ({ uid }: Somebody, sent: number, received: number, at = now()) =>
  house.put([
    { path: `reach-counts/${uid}`, data: { sentAt: times(sent, at), receivedAt: times(received, at) } },
  ])
const inviteOmar = () =>
  house.call(owner, 'inviteToTeam', { kitchenId, ...openLink, to: { kind: 'handle', handle } })
const profileOf = ({ uid }: Somebody, blocked: readonly string[]) => ({
  path: `brigade-user-profiles/${uid}`,
  data: { ...newBrigadeUserProfile({ locale: 'fr', zone: 'Europe/Paris' }, uid, now()), blocked },
})

test('an invitation is told to the person and says from which kitchen it comes, and who sent it', async () => {
  await inviteOmar()
  expect(await house.noticesOf(omar)).toEqual([
    expect.objectContaining({ kind: 'invitation', values: { kitchen: 'Tern' }, createdBy: owner.uid }),
  ])
})

test('whoever has written to sixty people on a day is told when to come back, by link and e-mail too', async () => {
  const anHourAgo = timestampFromMs(Date.now() - DAY_MS / 24)
  await counts(owner, SENT_A_DAY - 1, 0, anHourAgo)
  await invite(owner)
  const again = new Date(anHourAgo.seconds * 1000 + Math.floor(anHourAgo.nanoseconds / 1e6) + DAY_MS)
  expect(await inviteOmar()).toEqual(refusal('RESOURCE_EXHAUSTED', 'rate', { retryAt: again.toISOString() }))
  expect(await house.notices(omar)).toEqual([])
  await counts(owner, SENT_A_DAY, 0, timestampFromMs(Date.now() - DAY_MS - 1000))
  await invite(owner)
})

test('whoever has been written to twenty times on a day is invited and not told again', async () => {
  await counts(omar, 0, RECEIVED_A_DAY - 1)
  await inviteOmar()
  expect(await house.notices(omar)).toEqual(['invitation'])
  expect(await inviteOmar()).toEqual({ result: expect.anything() })
  expect(await house.notices(omar)).toEqual(['invitation'])
})

test('nobody reaches somebody through a block, whoever made it, and it is not announced', async () => {
  await house.put([profileOf(omar, [owner.uid])])
  expect(await inviteOmar()).toEqual(refusal('NOT_FOUND', 'gone'))
  await house.put([profileOf(omar, []), profileOf(owner, [omar.uid])])
  expect(await inviteOmar()).toEqual(refusal('NOT_FOUND', 'gone'))
})
