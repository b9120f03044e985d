import { describe, expect, test } from 'vitest'
import type { Caller, DocumentData } from '@brigade/contract/document.ts'
import { segmentsOf } from '@brigade/contract/path-segments.ts'
import { newCommonFields } from '../../core/documents/common-fields.ts'
import { FileOwnerCollection, FilePurpose, StoredFile } from './file.ts'
import { fileIdOfName, fileRules, type KeptBytes, keptFile, refusedFile } from './file-rules.ts'

const now = { seconds: 1_795_000_000, nanoseconds: 0 }
const person = (uid: string | null): Caller => ({
  uid,
  isGuest: false,
  email: null,
  isEmailVerified: false,
  claims: {},
})

function aFile(more: Partial<StoredFile> = {}): StoredFile {
  return StoredFile.parse({
    ...newCommonFields('anna', now),
    path: 'kitchens/k1/safety record/f1',
    owner: { collection: 'kitchens', id: 'k1' },
    purpose: 'safety record',
    name: 'Fridge.jpg',
    contentType: 'image/jpeg',
    size: 1000,
    state: 'uploading',
    ...more,
  })
}

const team = (access: string): DocumentData => ({ access, grants: [], state: 'active' })
const stored: Readonly<Record<string, DocumentData>> = {
  'kitchens/k1/team/anna': team('cook'),
  'kitchens/k1/team/vera': team('viewer'),
}
const bytes = { name: 'x', contentType: 'image/jpeg', size: 1000 }

/** What a person may do with the bytes of a file, given its document. */
function allowed(
  uid: string | null,
  document: StoredFile | undefined,
  path = 'kitchens/k1/safety record/f1',
  isLink = false,
) {
  const [collection, ownerId = '', purpose, fileId = ''] = segmentsOf(path)
  const rules = fileRules.find((one) => one.path === `${collection}/{ownerId}/${purpose}/{fileId}`)
  if (rules === undefined) return {}
  const params = { ownerId, fileId }
  const caller = person(uid)
  const documents: Readonly<Record<string, DocumentData | undefined>> = { ...stored, 'files/f1': document }
  const named = Object.entries(rules.policy.policyReads(params, caller))
  const related = Object.fromEntries(named.map(([name, at]) => [name, documents[at]]))
  const context = { caller, params, related, now }
  if (isLink) return { link: rules.policy.link(context) }
  return {
    read: rules.policy.read(context),
    list: rules.policy.list(context),
    create: rules.policy.create(context, bytes),
    change: rules.policy.change(context, bytes, bytes),
    delete: rules.policy.delete(context),
  }
}

const nothing = { read: false, list: false, create: false, change: false, delete: false }

describe('the bytes of a file', () => {
  test('[E46] are sent by who has made its document, while it waits for them', () => {
    expect(allowed('anna', aFile())).toEqual({
      ...nothing,
      read: true,
      list: true,
      create: true,
      change: true,
    })
    expect(allowed('vera', aFile())).toEqual({ ...nothing, read: true, list: true })
    expect(allowed('anna', aFile({ createdBy: 'ben', updatedBy: 'ben' }))).toMatchObject({ create: false })
    expect(allowed('anna', aFile({ state: 'ready' }))).toMatchObject({
      read: true,
      create: false,
      change: false,
    })
    expect(allowed('anna', undefined)).toMatchObject({ create: false, change: false })
  })

  test('[E46] of a kitchen’s records are nobody else’s', () => {
    expect(allowed('zoe', aFile({ state: 'ready' }))).toEqual(nothing)
    expect(allowed(null, aFile({ state: 'ready' }))).toEqual(nothing)
    expect(allowed('zoe', undefined)).toEqual(nothing)
  })

  test('[E46] lie only at the place its document names', () => {
    expect(allowed('anna', aFile(), 'kitchens/k1/log entry/f1')).toMatchObject({ create: false })
    expect(allowed('anna', aFile(), 'kitchens/k2/safety record/f1')).toEqual(nothing)
    expect(allowed('anna', aFile(), 'chefs/anna/gallery/f1')).toMatchObject({ create: false })
    expect(allowed('anna', aFile(), 'recipes/r1/photo/f1')).toEqual({})
  })

  test('[E46] of a public picture are everybody’s once it is ready', () => {
    const place = 'chefs/anna/gallery/f1'
    const picture = aFile({ path: place, owner: { collection: 'chefs', id: 'anna' }, purpose: 'gallery' })
    expect(allowed(null, picture, place)).toEqual(nothing)
    expect(allowed(null, { ...picture, state: 'ready' }, place)).toEqual({ ...nothing, read: true })
    expect(allowed('anna', picture, place)).toMatchObject({ read: true, list: true, create: true })
  })

  test('[E46] are gone for everybody but the team when the document is taken away', () => {
    const place = 'chefs/anna/gallery/f1'
    const owner = { collection: 'chefs', id: 'anna' } as const
    const picture = aFile({ path: place, owner, purpose: 'gallery', state: 'deleted' })

    expect(allowed(null, picture, place)).toEqual(nothing)
    expect(allowed('anna', picture, place)).toMatchObject({ create: false, change: false })
  })

  test('[E46] are opened by a link as long as the document stands, whoever follows it', () => {
    const linkOf = (document: StoredFile | undefined) => allowed(null, document, undefined, true)

    expect([
      linkOf(aFile({ state: 'ready' })),
      linkOf(aFile({ state: 'deleted' })),
      linkOf(undefined),
    ]).toEqual([{ link: true }, { link: false }, { link: false }])
  })

  test('[E46] have at most 15 MiB as a picture and 20 MiB as a PDF', () => {
    const MIB = 1_048_576
    expect(fileRules.every(({ contentTypes }) => contentTypes['image/jpeg'] === 15 * MIB)).toBe(true)
    expect(fileRules.every(({ contentTypes }) => contentTypes['application/pdf'] === 20 * MIB)).toBe(true)
    expect(fileRules.some(({ contentTypes }) => Object.hasOwn(contentTypes, 'text/html'))).toBe(false)
  })
})

test('[E46] public pictures have lasting links, all else those that pass', () => {
  const linksOf = (purpose: string) =>
    new Set(fileRules.filter(({ path }) => segmentsOf(path)[2] === purpose).map(({ links }) => links))

  expect([...linksOf('avatar'), ...linksOf('gallery')]).toEqual(['lasting', 'lasting'])
  expect([...linksOf('certificate'), ...linksOf('safety record')]).toEqual(['passing', 'passing'])
  expect(fileRules).toHaveLength(FileOwnerCollection.options.length * FilePurpose.options.length)
})

describe('the document of a file', () => {
  const kept: KeptBytes = { contentType: 'image/webp', size: 7, md5Hash: 'x'.repeat(24), width: 3, height: 2 }

  test('[E46] becomes ready with what was found in the bytes, and only once', () => {
    const changes = keptFile(aFile(), kept)
    expect(changes).toEqual({ state: 'ready', ...kept })
    expect(StoredFile.safeParse({ ...aFile(), ...changes }).success).toBe(true)
    expect(keptFile(aFile(), { ...kept, width: null, height: null })).not.toHaveProperty('width')
    expect([keptFile(aFile({ state: 'ready' }), kept), keptFile(undefined, kept)]).toEqual([
      undefined,
      undefined,
    ])
  })

  test('[E46] becomes refused with the reason, unless it is ready', () => {
    expect(refusedFile(aFile(), 'type')).toEqual({ state: 'refused', refusal: 'type' })
    expect(refusedFile(aFile({ state: 'ready' }), 'type')).toBeUndefined()
  })

  test.each([
    ['kitchens/k1/photo/f1', 'f1'],
    ['recipes/r1/photo/f1', undefined],
    ['kitchens/k1/photo', undefined],
    ['kitchens/k1/photo/f1/x', undefined],
  ])('[E46] %s belongs to %s', (name, fileId) => {
    expect(fileIdOfName(name)).toBe(fileId)
  })
})
