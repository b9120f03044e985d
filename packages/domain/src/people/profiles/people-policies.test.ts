import { describe, expect, test } from 'vitest'
import {
  everybody,
  members,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  team,
  whoMayDo,
  without,
} from '../../../testing/people-cast.ts'
import { type GalleryItem, chefGallery, kitchenGallery, professionalGallery } from '../career/gallery-item.ts'
import type { SavedSearch } from '../../search/saved-search.ts'
import { savedSearches } from '../../search/saved-search.ts'
import {
  type NotificationPreferences,
  notificationPreferences,
} from '../notifications/notification-preferences.ts'
import { type Availability, chefAvailability, professionalAvailability } from '../career/availability.ts'
import {
  type Award,
  awards,
  type Education,
  educations,
  type Project,
  projects,
  type Volunteering,
  volunteerings,
} from '../career/career.ts'
import {
  type Certificate,
  certificates,
  type ShownCertificate,
  shownCertificates,
} from '../career/certificate.ts'
import { type Experience, experiences } from '../career/experience.ts'

const sam = { uid: 'sam' }
const experience = (uid: string): Experience => ({
  ...signedBy(uid),
  place: { kitchenId: 'k1', name: 'Chez Ines', town: 'Lyon', country: 'FR' },
  position: 'chef de partie',
  from: '2024-03',
  duties: '',
  proof: 'none',
})
const education = (uid: string): Education => ({
  ...signedBy(uid),
  school: 'Lycée hôtelier',
  subject: 'Cuisine',
  qualification: 'CAP',
  from: '2019-09',
  to: '2021-06',
  notes: '',
})
const project = (uid: string): Project => ({
  ...signedBy(uid),
  title: 'Harbour menu',
  role: 'Author',
  from: '2023-01',
  description: '',
  photos: [],
})
const award = (uid: string): Award => ({
  ...signedBy(uid),
  title: 'Young chef',
  issuer: 'Guild',
  on: '2022-11',
  description: '',
})
const volunteering = (uid: string): Volunteering => ({
  ...signedBy(uid),
  organisation: 'Soup kitchen',
  role: 'Cook',
  from: '2020-01',
  description: '',
})

/** What the lines below a card have in common: shown with the card, written by its person. */
const ofCard = { read: everybody, create: 'sam', change: 'sam', delete: 'sam' }

describe('lines below a card', () => {
  test('everybody reads a public card’s lines, its person writes them', () => {
    const asked = [
      plainTable(educations, { params: sam }, { make: education, by: 'sam' }),
      plainTable(projects, { params: sam }, { make: project, by: 'sam' }),
      plainTable(awards, { params: sam }, { make: award, by: 'sam' }),
      plainTable(volunteerings, { params: sam }, { make: volunteering, by: 'sam' }),
    ]
    for (const table of asked) expect(table).toEqual(ofCard)
  })

  test('a card for members hides its lines from strangers without an account and from those on its list', () => {
    const world = {
      'professionals/sam': { isListed: true, audience: 'members' },
      'professional-profiles/sam': { hideFrom: ['rui'] },
    }
    const { read } = questionsAbout(educations, { params: sam, world })
    expect(whoMayDo({ read: read({}) })).toEqual({ read: without(members, 'rui') })
    const hidden = questionsAbout(educations, {
      params: sam,
      world: { ...world, 'professionals/sam': { isListed: false, audience: 'public' } },
    })
    expect(whoMayDo({ read: hidden.read({}) })).toEqual({ read: 'sam' })
  })

  test('proof of an experience is given by function, and what was proven stands', () => {
    const ask = questionsAbout(experiences, { params: sam })
    const confirmed: Experience = { ...experience('sam'), proof: 'confirmed', proofBy: 'owner' }
    expect(
      whoMayDo({
        read: ask.read(experience('sam')),
        create: ask.create(experience),
        'create proven': ask.create((uid) => ({ ...experience(uid), proof: 'confirmed' })),
        'create with a witness': ask.create((uid) => ({ ...experience(uid), proofBy: 'owner' })),
        change: ask.change(experience('sam'), { from: '2023-01' }),
        'prove oneself': ask.change(experience('sam'), { proof: 'confirmed' }),
        'change what is proven': ask.change(confirmed, { from: '2023-01' }),
        'end what is proven': ask.change(confirmed, { to: '2026-04' }),
        'move its end': ask.change({ ...confirmed, to: '2026-03' }, { to: '2026-04' }),
        'add duties': ask.change(confirmed, { duties: 'Sauces' }),
        delete: ask.delete(experience('sam')),
      }),
    ).toEqual({
      read: everybody,
      create: 'sam',
      'create proven': nobodyAtAll,
      'create with a witness': nobodyAtAll,
      change: 'sam',
      'prove oneself': nobodyAtAll,
      'change what is proven': nobodyAtAll,
      'end what is proven': 'sam',
      'move its end': nobodyAtAll,
      'add duties': 'sam',
      delete: 'sam',
    })
  })
})

const ofSamAlone = { read: 'sam', create: 'sam', change: 'sam', delete: 'sam' }

describe('what belongs to one person', () => {
  test('saved searches and availability are read by nobody else', () => {
    const search = (uid: string): SavedSearch => ({
      ...signedBy(uid),
      kind: 'jobs',
      name: 'Sauce in Lyon',
      filters: { place: 'Lyon' },
      alert: 'daily',
    })
    const weekly = (uid: string): Availability => ({
      ...signedBy(uid),
      kind: 'weekly',
      day: 2,
      from: '17:00',
      to: '01:00',
    })
    expect(plainTable(savedSearches, { params: sam }, { make: search, by: 'sam' })).toEqual(ofSamAlone)
    expect(plainTable(professionalAvailability, { params: sam }, { make: weekly, by: 'sam' })).toEqual(
      ofSamAlone,
    )
    expect(plainTable(chefAvailability, { params: sam }, { make: weekly, by: 'sam' })).toEqual(ofSamAlone)
  })

  test('preferences of notices have one place', () => {
    const preferences = (uid: string): NotificationPreferences => ({
      ...signedBy(uid),
      channels: { offer: ['in app'] },
      quietDuringMyShifts: true,
      digest: 'off',
      postsForMe: false,
    })
    const elsewhere = questionsAbout(notificationPreferences, { params: { ...sam, settingsId: 'other' } })
    expect(
      plainTable(
        notificationPreferences,
        { params: { ...sam, settingsId: 'notifications' } },
        { make: preferences, by: 'sam' },
      ),
    ).toEqual({ ...ofSamAlone, delete: nobodyAtAll })
    expect(whoMayDo({ create: elsewhere.create(preferences) })).toEqual({ create: nobodyAtAll })
  })
})

describe('certificates', () => {
  const params = { ...sam, certificateId: 'c1' }
  const certificate =
    (isShown: boolean) =>
    (uid: string): Certificate => ({
      ...signedBy(uid),
      name: 'Food hygiene level 2',
      issuer: 'Guild',
      expiresOn: '2027-05-01',
      isShown,
    })
  const shown = (uid: string): ShownCertificate => ({
    ...signedBy(uid),
    name: 'Food hygiene level 2',
    expiresOn: '2027-05-01',
  })
  const privatePath = 'professional-profiles/sam/certificates/c1'
  const shownPath = 'professionals/sam/shown-certificates/c1'
  const both = { [privatePath]: certificate(true)('sam'), [shownPath]: shown('sam') }

  test('the paper is its holder’s alone; one that is shown comes with its public part', () => {
    const alone = questionsAbout(certificates, {
      params,
      batch: { [privatePath]: certificate(false)('sam') },
    })
    const together = questionsAbout(certificates, { params, batch: both })
    const shownAlone = questionsAbout(certificates, {
      params,
      batch: { [privatePath]: certificate(true)('sam') },
    })
    expect(
      whoMayDo({
        read: alone.read(certificate(true)('sam')),
        'create hidden': alone.create(certificate(false)),
        'create shown': together.create(certificate(true)),
        'create shown without its part': shownAlone.create(certificate(true)),
        'show it': together.change(certificate(false)('sam'), { isShown: true }),
        'show it without its part': shownAlone.change(certificate(false)('sam'), { isShown: true }),
        delete: alone.delete(certificate(false)('sam')),
      }),
    ).toEqual({
      read: 'sam',
      'create hidden': 'sam',
      'create shown': 'sam',
      'create shown without its part': nobodyAtAll,
      'show it': 'sam',
      'show it without its part': nobodyAtAll,
      delete: 'sam',
    })
  })

  test('the public part says what the paper says, and goes with it', () => {
    const together = questionsAbout(shownCertificates, { params, batch: both })
    const lying = questionsAbout(shownCertificates, {
      params,
      batch: { ...both, [shownPath]: { ...shown('sam'), expiresOn: '2030-01-01' } },
    })
    const gone = questionsAbout(shownCertificates, {
      params,
      world: both,
      batch: { [privatePath]: certificate(false)('sam'), [shownPath]: {} },
    })
    expect(
      whoMayDo({
        read: together.read(shown('sam')),
        create: together.create(shown),
        'create another date': lying.create(shown),
        change: together.change(shown('sam'), {}),
        'keep it when hidden': gone.change(shown('sam'), {}),
        'delete what is shown': together.delete(shown('sam')),
      }),
    ).toEqual({
      read: everybody,
      create: 'sam',
      'create another date': nobodyAtAll,
      change: 'sam',
      'keep it when hidden': nobodyAtAll,
      'delete what is shown': 'sam',
    })
  })
})

describe('galleries', () => {
  const item = (uid: string): GalleryItem => ({
    ...signedBy(uid),
    file: 'f1',
    caption: '',
    alt: 'A plate of turbot',
    sortKey: 'a0',
  })

  test('pictures are shown with their card, and chosen by its person or the kitchen’s managers', () => {
    const listed = { 'chefs/sam': { isListed: true }, 'kitchens/k1': { isListed: true, state: 'active' } }
    const unlisted = { 'chefs/sam': { isListed: false }, 'kitchens/k1': { isListed: false, state: 'active' } }
    expect(plainTable(professionalGallery, { params: sam }, { make: item, by: 'sam' })).toEqual(ofCard)
    expect(plainTable(chefGallery, { params: sam, world: listed }, { make: item, by: 'sam' })).toEqual(ofCard)
    expect(plainTable(chefGallery, { params: sam, world: unlisted }, { make: item, by: 'sam' })).toEqual(
      ofSamAlone,
    )
    const managers = { create: 'manager owner', change: 'manager owner', delete: 'manager owner' }
    const k1 = { kitchenId: 'k1', itemId: 'i1' }
    expect(plainTable(kitchenGallery, { params: k1, world: listed }, { make: item, by: 'manager' })).toEqual({
      read: everybody,
      ...managers,
    })
    const own = questionsAbout(kitchenGallery, { params: k1, world: unlisted })
    expect(
      whoMayDo({ read: own.read(item('manager')), change: own.change(item('manager'), { caption: 'New' }) }),
    ).toEqual({ read: team, change: 'manager owner' })
  })
})
