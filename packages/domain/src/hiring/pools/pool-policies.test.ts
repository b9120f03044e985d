import { expect, test } from 'vitest'
import { nobodyAtAll, plainTable, questionsAbout, signedBy, whoMayDo } from '../../../testing/people-cast.ts'
import { type PooledPerson, pooledPeople, type TalentPool, talentPools } from './talent-pool.ts'

const pool = (uid: string): TalentPool => ({
  ...signedBy(uid),
  name: 'Saucier',
  owner: uid,
  sharedWith: [],
  readers: [uid],
  tags: [],
})
const shared: TalentPool = {
  ...pool('rui'),
  sharedWith: [
    { uid: 'full', role: 'full' },
    { uid: 'view', role: 'view' },
  ],
  readers: ['rui', 'full', 'view'],
}
const t1 = { params: { poolId: 't1' } }

test('a recruiter keeps a pool; sharing it goes by function', () => {
  const ask = questionsAbout(talentPools, t1)
  expect(plainTable(talentPools, t1, { make: pool, by: 'rui' })).toEqual({
    read: 'rui',
    create: 'rui',
    change: 'rui',
    delete: 'rui',
  })
  expect(
    whoMayDo({
      'read shared': ask.read(shared),
      'list shared': ask.read({ readers: ['view'] }),
      'list all': ask.read({}),
      rename: ask.change(shared, { name: 'Sauce' }),
      share: ask.change(shared, { sharedWith: [], readers: ['rui'] }),
      'create shared': ask.create((uid) => ({ ...pool(uid), sharedWith: [{ uid: 'kim', role: 'full' }] })),
      'create for another': ask.create((uid) => ({ ...pool(uid), owner: 'kim', readers: ['kim'] })),
    }),
  ).toEqual({
    'read shared': 'rui full view',
    'list shared': 'view',
    'list all': nobodyAtAll,
    rename: 'rui',
    share: nobodyAtAll,
    'create shared': nobodyAtAll,
    'create for another': nobodyAtAll,
  })
})

test('people in a pool are kept by its owner and those with full, and never read their own entry', () => {
  const person = (uid: string): PooledPerson => ({ ...signedBy(uid), uid: 'sam', tags: ['sauce'], note: '' })
  const place = { params: { poolId: 't1', uid: 'sam' }, world: { 'talent-pools/t1': shared } }
  expect(plainTable(pooledPeople, place, { make: person, by: 'rui' })).toEqual({
    read: 'rui full view',
    create: 'rui full',
    change: 'rui full',
    delete: 'rui full',
  })
  const ask = questionsAbout(pooledPeople, place)
  expect(
    whoMayDo({
      'under another id': ask.create((uid) => ({ ...person(uid), uid: 'kim' })),
      'become somebody else': ask.change(person('rui'), { uid: 'kim' }),
    }),
  ).toEqual({ 'under another id': nobodyAtAll, 'become somebody else': nobodyAtAll })
  expect(
    pooledPeople.schema.safeParse({ ...person('rui'), tags: Array.from({ length: 51 }, String) }).success,
  ).toBe(false)
})
