import { buildKitchen, buildTeamMember } from '@brigade/builders/build-kitchen.ts'
import { buildProfessional } from '@brigade/builders/build-people.ts'
import { newCommonFields } from '@brigade/domain/core/documents/common-fields.ts'
import { sortKeyAt } from '@brigade/domain/core/documents/sort-key.ts'
import { NOTHING_KNOWN } from '@brigade/domain/food/allergens/allergen-rollup.ts'
import { beforeAll, expect, test } from 'vitest'
import { callFunctions, newId, now, type Somebody } from '../../../testing/call-functions.ts'
import { searchAll } from './search-all.ts'

const dish = {
  id: 'i1',
  name: 'Grilled gurnard',
  names: {},
  text: '',
  diets: [],
  freeFrom: [],
  ...NOTHING_KNOWN,
  options: [],
}

const house = await callFunctions([searchAll])
let stranger: Somebody
let ines: Somebody
let omar: Somebody
let bystander: Somebody
let rui: Somebody

async function found(who: Somebody, q: string, kinds: readonly string[] = []): Promise<readonly string[]> {
  const { result } = await house.call(who, 'searchAll', { q, kinds, page: 0 })
  const hits = result?.['hits']
  return Array.isArray(hits) ? hits.map((hit: unknown) => `${Object(hit).kind} ${Object(hit).title}`) : []
}

beforeAll(async () => {
  stranger = await house.guest()
  ines = await house.member('ines')
  omar = await house.member('omar')
  bystander = await house.member('bystander')
  const [kitchenId, hidden] = [newId(), newId()]
  const sam = await house.member('sam')
  rui = await house.member('rui')
  const title = 'Pastry chef at sea'
  const shy = buildProfessional(
    { uid: rui.uid, displayName: 'Rui Mar', title, roles: [], audience: 'members' },
    now(),
  )
  const menu = (menuId: string, of: string) => ({
    path: `menus-public/${menuId}`,
    data: {
      ...newCommonFields(ines.uid, now()),
      kitchenId: of,
      snapshotId: `${menuId}-1`,
      at: now(),
      name: 'Lunch',
      kind: 'daily',
      days: [],
      currency: 'EUR',
      languages: ['en'],
      sortKey: sortKeyAt(0),
      sections: [{ id: 's1', name: 'Mains', names: {}, items: [dish] }],
    },
  })
  await house.put([
    menu('seen', kitchenId),
    menu('unseen', hidden),
    ...buildKitchen(
      { kitchenId, owner: ines.uid, draft: { name: 'Mar' }, kitchen: { isListed: true } },
      now(),
    ),
    ...buildKitchen(
      { kitchenId: hidden, owner: ines.uid, draft: { name: 'Mar Secreto' }, kitchen: { isListed: false } },
      now(),
    ),
    buildTeamMember(
      { kitchenId, uid: omar.uid, displayName: 'Omar', access: 'cook', position: 'commis' },
      now(),
    ),
    ...buildProfessional({ uid: sam.uid, displayName: 'Sam Mar', title, roles: [] }, now()),
    ...shy.map((document) =>
      document.path.startsWith('professional-profiles/')
        ? { ...document, data: { ...document.data, hideFrom: [kitchenId] } }
        : document,
    ),
  ])
})

test('a stranger finds what is public and nothing else', async () => {
  expect(await found(stranger, 'mar')).toEqual(['professional Sam Mar', 'kitchen Mar'])
  expect(await found(stranger, 'mar', ['kitchen'])).toEqual(['kitchen Mar'])
  expect(await found(stranger, '')).toEqual([])
})

test('a menu is found by its dishes and says whose it is, unless its kitchen does not want to be found', async () => {
  const { result } = await house.call(stranger, 'searchAll', { q: 'gurn', kinds: [], page: 0 })
  expect(result?.['hits']).toMatchObject([{ kind: 'menu', title: 'Lunch', subtitle: 'Mar' }])
  expect(result).toMatchObject({ counts: { menu: 1 }, total: 1, hasMore: false })
})

test('a page beyond the last is empty', async () => {
  const { result } = await house.call(stranger, 'searchAll', { q: 'mar', kinds: [], page: 1 })
  expect(result).toMatchObject({ hits: [], total: 2, hasMore: false })
})

test('members find professionals who are for members, but not those who hide from a kitchen of theirs', async () => {
  expect(await found(bystander, 'mar', ['professional'])).toEqual([
    'professional Sam Mar',
    'professional Rui Mar',
  ])
  expect(await found(omar, 'mar', ['professional'])).toEqual(['professional Sam Mar'])
  expect(await found(ines, 'mar', ['professional'])).toEqual(['professional Sam Mar'])
})

test('one card is refused to the team that it hides from, with the words for a card that is not there', async () => {
  const read = async ({ uid }: Somebody, path: string) => {
    const caller = { uid, isGuest: false, email: null, isEmailVerified: false, claims: {} }
    return house.platform.documents.get(caller, [path]).then(
      ({ documents }) => documents.length,
      (error: unknown) => String(error),
    )
  }
  const card = `professionals/${rui.uid}`
  expect(await read(bystander, card)).toBe(1)
  const refused = await read(omar, card)
  expect(refused).toMatch('You may not read this')
  expect(await read(omar, 'professionals/nobody')).toBe(refused)
})
