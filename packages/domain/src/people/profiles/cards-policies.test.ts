import { describe, expect, test } from 'vitest'
import {
  everybody,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { askedAt, type World } from '../../../testing/ask-policy.ts'
import { type Notification, notifications } from '../notifications/notification.ts'
import { brigadeUserProfiles } from './brigade-user-profile.ts'
import { type BrigadeUser, brigadeUsers } from './brigade-user.ts'
import { type ChefProfile, chefProfiles, chefs } from './chef.ts'
import { type HandleHolder, handles } from '../handles/handles.ts'
import { newBrigadeUser, newBrigadeUserProfile, newChef, newProfessional, newRecruiter } from './new-cards.ts'
import { professionalProfiles } from './professional-profile.ts'
import { professionals } from './professional.ts'
import { recruiterProfiles, recruiters } from './recruiter.ts'

const sam = { params: { uid: 'sam' } }
const ofSam = { read: 'sam', create: 'sam', change: 'sam', delete: nobodyAtAll }
const shownOfSam = { ...ofSam, read: everybody }

const said = { displayName: 'Sam', handle: 'sam-cooks', brigadeCode: '7K2-9QX' }
const card = (uid: string): BrigadeUser => newBrigadeUser(said, { uid, isGuest: false }, askedAt).card
const professional = (uid: string) =>
  newProfessional({ displayName: 'Sam', title: 'Saucier', roles: ['chef de partie'] }, uid, askedAt)
const recruiter = (uid: string) =>
  newRecruiter({ companyName: 'Chez Rui', kind: 'employer', defaultCurrency: 'EUR' }, uid, askedAt)

test('nobody is born in the future', () => {
  const ask = questionsAbout(brigadeUserProfiles, sam)
  const profile = newBrigadeUserProfile({ locale: 'fr', zone: 'Europe/Paris' }, 'sam', askedAt)
  const born = (birthDate: string) => ask.change(profile, { birthDate })
  expect(
    whoMayDo({
      'long ago': born('1990-02-28'),
      'in two days': born('2026-05-05'),
      'create so': ask.create((uid) => ({ ...profile, ...signedBy(uid), birthDate: '2027-01-01' })),
    }),
  ).toEqual({ 'long ago': 'sam', 'in two days': nobodyAtAll, 'create so': nobodyAtAll })
  expect(brigadeUserProfiles.schema.safeParse({ ...profile, birthDate: '1899-12-31' }).success).toBe(false)
})

describe('public cards and their private companions', () => {
  test('a card comes with its handle, and the server’s fields are the server’s', () => {
    const place = { ...sam, batch: { 'handles/sam-cooks': { targetId: 'sam' } } }
    expect(plainTable(brigadeUsers, place, { make: card, by: 'sam' })).toEqual(shownOfSam)
    const ask = questionsAbout(brigadeUsers, place)
    const change = (changes: Partial<BrigadeUser>) => ask.change(card('sam'), changes)
    expect(
      whoMayDo({
        'without handle': questionsAbout(brigadeUsers, sam).create(card),
        'verified from the start': ask.create((uid) => ({ ...card(uid), isVerified: true })),
        handle: change({ handle: 'sam-bakes' }),
        'brigade code': change({ brigadeCode: '7K2-9QY' }),
        standing: change({ standing: 'limited' }),
        headline: change({ headline: 'Sauces' }),
        'list of members': ask.read({ isGuest: false }),
        'list of all': questionsAbout(brigadeUsers, { params: {} }).read({}),
      }),
    ).toEqual({
      'without handle': nobodyAtAll,
      'verified from the start': nobodyAtAll,
      handle: nobodyAtAll,
      'brigade code': nobodyAtAll,
      standing: nobodyAtAll,
      headline: 'sam',
      'list of members': everybody,
      'list of all': nobodyAtAll,
    })
  })

  test('a kind is named by who has made its card, before or in the same batch, and stays', () => {
    const kinds = (named: BrigadeUser['kinds']) => (uid: string) => ({ ...card(uid), kinds: named })
    const ask = (batch: World = {}) =>
      questionsAbout(brigadeUsers, {
        ...sam,
        world: { 'handles/sam-cooks': { targetId: 'sam' } },
        batch: { 'handles/sam-cooks': { targetId: 'sam' }, ...batch },
      })
    const supplies = { 'suppliers/sam': {} }
    const both: BrigadeUser = { ...card('sam'), kinds: ['supplier', 'brigade-user'] }
    expect(
      whoMayDo({
        'without its card': ask().change(card('sam'), { kinds: ['supplier', 'brigade-user'] }),
        'with its card': ask(supplies).change(card('sam'), { kinds: ['supplier', 'brigade-user'] }),
        'without the card of another': ask(supplies).change(card('sam'), { kinds: ['chef', 'brigade-user'] }),
        'named first': ask().change(both, { kinds: ['brigade-user', 'supplier'] }),
        'named no more': ask(supplies).change(both, { kinds: ['brigade-user'] }),
        'from the start': ask().create(kinds(['recruiter'])),
        'all at once': ask({ 'recruiters/sam': {} }).create(kinds(['recruiter', 'brigade-user'])),
      }),
    ).toEqual({
      'without its card': nobodyAtAll,
      'with its card': 'sam',
      'without the card of another': nobodyAtAll,
      'named first': 'sam',
      'named no more': nobodyAtAll,
      'from the start': nobodyAtAll,
      'all at once': 'sam',
    })
  })

  test('every other card is made and changed by its person alone', () => {
    const chef = (uid: string) => newChef({ displayName: 'Sam', specialties: ['Sauces'] }, uid, askedAt).card
    const chefProfile = (uid: string): ChefProfile => ({
      ...signedBy(uid),
      kitchenOrder: [],
      tastingNotes: '',
      defaultUnits: 'metric',
    })
    const profile = (uid: string) =>
      newBrigadeUserProfile({ locale: 'fr', zone: 'Europe/Paris' }, uid, askedAt)
    const make = { by: 'sam' }
    expect(plainTable(professionals, sam, { ...make, make: (uid) => professional(uid).card })).toEqual(
      shownOfSam,
    )
    expect(plainTable(chefs, sam, { ...make, make: chef })).toEqual(shownOfSam)
    expect(plainTable(recruiters, sam, { ...make, make: (uid) => recruiter(uid).card })).toEqual(shownOfSam)
    expect(
      plainTable(professionalProfiles, sam, { ...make, make: (uid) => professional(uid).profile }),
    ).toEqual(ofSam)
    expect(plainTable(chefProfiles, sam, { ...make, make: chefProfile })).toEqual(ofSam)
    expect(plainTable(recruiterProfiles, sam, { ...make, make: (uid) => recruiter(uid).profile })).toEqual(
      ofSam,
    )
    expect(plainTable(brigadeUserProfiles, sam, { ...make, make: profile })).toEqual(ofSam)
  })

  test('who hides from anybody is shown to members only, whichever of the two is written', () => {
    const { card: publicCard, profile } = professional('sam')
    const hidden = { hideFrom: ['rui'] }
    const shownTo = (audience: 'public' | 'members') => ({ 'professionals/sam': { ...publicCard, audience } })
    const hide = (audience: 'public' | 'members') =>
      questionsAbout(professionalProfiles, { ...sam, batch: shownTo(audience) }).change(profile, hidden)
    const show = (stored: World[string]) =>
      questionsAbout(professionals, { ...sam, world: { 'professional-profiles/sam': stored } }).change(
        { ...publicCard, audience: 'members' },
        { audience: 'public' },
      )
    expect(
      whoMayDo({
        'hide on a public card': hide('public'),
        'hide on one for members': hide('members'),
        'show while hiding': show({ ...profile, ...hidden }),
        'show when hiding from nobody': show({ ...profile }),
      }),
    ).toEqual({
      'hide on a public card': nobodyAtAll,
      'hide on one for members': 'sam',
      'show while hiding': nobodyAtAll,
      'show when hiding from nobody': 'sam',
    })
  })

  test('verification, reply figures and the calendar’s secret are the server’s', () => {
    const figures = { medianHours: 3, answeredShare: 1, at: askedAt }
    const profile = newBrigadeUserProfile({ locale: 'fr', zone: 'Europe/Paris' }, 'sam', askedAt)
    expect(
      whoMayDo({
        verify: questionsAbout(recruiters, sam).change(recruiter('sam').card, { isVerified: true }),
        'badge of a recruiter': questionsAbout(recruiters, sam).change(recruiter('sam').card, {
          replyBadgeSnapshot: figures,
        }),
        'reply hours': questionsAbout(professionals, sam).change(professional('sam').card, {
          replyHoursSnapshot: { hours: 1, at: askedAt },
        }),
        secret: questionsAbout(brigadeUserProfiles, sam).change(profile, { calendarToken: 'x' }),
      }),
    ).toEqual({
      verify: nobodyAtAll,
      'badge of a recruiter': nobodyAtAll,
      'reply hours': nobodyAtAll,
      secret: nobodyAtAll,
    })
  })
})

test('a first handle is taken with the card, by function from then on', () => {
  const holder = (uid: string): HandleHolder => ({
    ...signedBy(uid),
    kind: 'person',
    targetId: uid,
    skeleton: 'sarn-cooks',
  })
  const batch = { 'brigade-users/sam': { handle: 'sam-cooks' } }
  const place = { params: { handle: 'sam-cooks' }, batch }
  expect(plainTable(handles, place, { make: holder, by: 'sam' })).toEqual({
    read: everybody,
    create: 'sam',
    change: nobodyAtAll,
    delete: nobodyAtAll,
  })
  const ask = questionsAbout(handles, place)
  const again = questionsAbout(handles, { ...place, world: { 'brigade-users/sam': { handle: 'old' } } })
  const reserved = questionsAbout(handles, {
    params: { handle: 'admin' },
    batch: { 'brigade-users/sam': { handle: 'admin' } },
  })
  expect(
    whoMayDo({
      'for somebody else': ask.create((uid) => ({ ...holder(uid), targetId: 'kim' })),
      'a second one': again.create(holder),
      'a reserved one': reserved.create(holder),
      'that leads elsewhere': ask.create((uid) => ({ ...holder(uid), movedTo: 'kim-cooks' })),
    }),
  ).toEqual({
    'for somebody else': nobodyAtAll,
    'a second one': nobodyAtAll,
    'a reserved one': nobodyAtAll,
    'that leads elsewhere': nobodyAtAll,
  })
})

test('notices are read and marked by their person', () => {
  const notice = (uid: string): Notification => ({
    ...signedBy(uid),
    kind: 'offer',
    thing: 'applications/j1_sam',
    textKey: 'offer',
    values: {},
    at: askedAt,
    readAt: null,
  })
  const place = { params: { uid: 'sam', notificationId: 'n1' } }
  expect(plainTable(notifications, place, { make: notice, by: 'rui' })).toEqual({
    ...ofSam,
    create: nobodyAtAll,
  })
  const ask = questionsAbout(notifications, place)
  expect(
    whoMayDo({
      'mark as read': ask.change(notice('rui'), { readAt: askedAt }),
      'change what it says': ask.change(notice('rui'), { thing: 'jobs/j1' }),
    }),
  ).toEqual({ 'mark as read': 'sam', 'change what it says': nobodyAtAll })
})
