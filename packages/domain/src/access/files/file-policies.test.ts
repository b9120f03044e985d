import { expect, test } from 'vitest'
import {
  atWork,
  everybody,
  hiringTeam,
  nobodyAtAll,
  plainTable,
  questionsAbout,
  signedBy,
  whoMayDo,
} from '../../../testing/people-cast.ts'
import { filePath, files, largestBytes, type StoredFile } from './file.ts'

type Owner = StoredFile['owner']
const owners = {
  person: { collection: 'professionals', id: 'sam' },
  kitchen: { collection: 'kitchens', id: 'k1' },
  job: { collection: 'jobs', id: 'j1' },
  conversation: { collection: 'conversations', id: 'direct_kim_sam' },
} as const satisfies Record<string, Owner>
const place = {
  params: { fileId: 'f1' },
  world: { 'conversations/direct_kim_sam': { people: ['kim', 'sam'] } },
}
const file =
  (owner: Owner, change: Partial<StoredFile> = {}) =>
  (uid: string): StoredFile => {
    const purpose = change.purpose ?? 'certificate'
    return {
      ...signedBy(uid),
      owner,
      purpose,
      path: filePath({ owner, purpose }, 'f1'),
      name: 'level2.pdf',
      contentType: 'application/pdf',
      size: 1000,
      state: 'uploading',
      ...change,
    }
  }
const ask = questionsAbout(files, place)

test('a file is added by those who belong to its owner', () => {
  const cooks = 'cook lead manager owner tablet'
  const ofOwner = (owner: Owner) => plainTable(files, place, { make: file(owner), by: 'sam' })
  expect(Object.values(owners).map((owner) => ofOwner(owner).create)).toEqual([
    'sam',
    cooks,
    'rui full pipeline',
    'sam kim',
  ])
  expect(Object.values(owners).map((owner) => ofOwner(owner).read)).toEqual([
    'sam',
    atWork,
    hiringTeam.join(' '),
    'sam kim',
  ])
  for (const owner of Object.values(owners)) {
    expect(ofOwner(owner)).toMatchObject({ change: nobodyAtAll, delete: nobodyAtAll })
  }
})

test('[ID10] papers of an order are read by who reads orders, and so is a list that may hold some', () => {
  const ofKitchen = (purpose: StoredFile['purpose']) => ask.read(file(owners.kitchen, { purpose })('lead'))
  expect(
    whoMayDo({
      'a delivery': ofKitchen('delivery'),
      'a claim': ofKitchen('claim'),
      'a safety record': ofKitchen('safety record'),
      'list all of a kitchen': ask.read({ owner: owners.kitchen }),
      'list its log entries': ask.read({ owner: owners.kitchen, purpose: 'log entry' }),
    }),
  ).toEqual({
    'a delivery': 'lead manager owner',
    'a claim': 'lead manager owner',
    'a safety record': atWork,
    'list all of a kitchen': 'lead manager owner',
    'list its log entries': atWork,
  })
})

test('a file is taken away by who added it, a public one by a manager too, and evidence by nobody', () => {
  const removers = (owner: Owner, uid: string, purpose: StoredFile['purpose'] = 'certificate') =>
    whoMayDo({ remove: ask.change(file(owner, { purpose })(uid), { state: 'deleted' }) })['remove']
  expect(removers(owners.person, 'sam')).toBe('sam')
  expect(removers(owners.conversation, 'sam')).toBe('sam')
  expect(removers(owners.job, 'pipeline')).toBe('pipeline')
  expect(removers(owners.job, 'pipeline', 'photo')).toBe('rui full pipeline')
  expect(removers(owners.kitchen, 'cook')).toBe('cook')
  expect(removers(owners.kitchen, 'tablet', 'log entry')).toBe('tablet')
  expect(removers(owners.kitchen, 'cook', 'photo')).toBe('cook manager owner')
  expect(removers(owners.kitchen, 'former', 'photo')).toBe('manager owner')
  expect(removers(owners.kitchen, 'owner', 'safety record')).toBe(nobodyAtAll)
  expect(removers(owners.kitchen, 'owner', 'delivery')).toBe(nobodyAtAll)
})

test('pictures for everybody are read by everybody once they are ready, papers never', () => {
  const ready = (purpose: StoredFile['purpose']) =>
    ask.read(file(owners.person, { purpose, state: 'ready' })('sam'))
  expect(
    whoMayDo({
      'a gallery picture': ready('gallery'),
      'a certificate': ready('certificate'),
      'an avatar on its way': ask.read(file(owners.person, { purpose: 'avatar' })('sam')),
      'list avatars': ask.read({ purpose: 'avatar', state: 'ready' }),
      'list all': ask.read({ state: 'ready' }),
    }),
  ).toEqual({
    'a gallery picture': everybody,
    'a certificate': 'sam',
    'an avatar on its way': 'sam',
    'list avatars': everybody,
    'list all': nobodyAtAll,
  })
})

test('only the server says that a file is ready, and a new one lies where it says', () => {
  expect(
    whoMayDo({
      'say ready': ask.change(file(owners.person)('sam'), { state: 'ready' }),
      'create ready': ask.create(file(owners.person, { state: 'ready' })),
      'create with a checksum': ask.create(file(owners.person, { md5Hash: '0'.repeat(24) })),
      'create elsewhere': ask.create(file(owners.person, { path: 'kitchens/k1/photo/f1' })),
      'revive a deleted one': ask.change(file(owners.person, { state: 'deleted' })('sam'), {
        state: 'ready',
      }),
    }),
  ).toEqual({
    'say ready': nobodyAtAll,
    'create ready': nobodyAtAll,
    'create with a checksum': nobodyAtAll,
    'create elsewhere': nobodyAtAll,
    'revive a deleted one': nobodyAtAll,
  })
})

test('pictures have up to 15 MiB, PDFs up to 20', () => {
  expect([largestBytes('image/webp'), largestBytes('application/pdf')]).toEqual([15_728_640, 20_971_520])
  const fits = (contentType: StoredFile['contentType'], size: number) =>
    files.schema.safeParse(file(owners.person, { contentType, size })('sam')).success
  expect([fits('image/png', 15_728_640), fits('image/png', 15_728_641)]).toEqual([true, false])
  expect([fits('application/pdf', 20_971_520), fits('application/pdf', 20_971_521)]).toEqual([true, false])
})
