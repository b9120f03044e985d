import { buildPerson, buildSupplier } from '@brigade/builders/build-people.ts'
import type { CardsPage } from '@brigade/domain/people/profiles/browse-cards.ts'
import { beforeAll, expect, test } from 'vitest'
import { callFunctions, now } from '../../../testing/call-functions.ts'
import { cardLists } from './card-lists.ts'

const house = await callFunctions([])
const TOO_MANY = 2001
const AT_ONCE = 500

async function list(address: string): Promise<CardsPage> {
  const { pathname, searchParams } = new URL(address, 'http://localhost')
  const loader = cardLists.find(({ pattern }) => pattern === pathname)
  const { documents } = house.platform
  const page = await loader?.load({
    params: {},
    search: searchParams,
    documents,
    billing: 'off',
    language: 'en-GB',
    origin: 'http://localhost',
  })
  return Object(page).data
}

beforeAll(async () => {
  const people = Array.from({ length: TOO_MANY }, (_, at) =>
    buildPerson({ uid: `person-${at}`, displayName: at === 0 ? 'Ada Quist' : `Cook ${at}` }, now()),
  )
  for (let first = 0; first < people.length; first += AT_ONCE)
    await house.put(people.slice(first, first + AT_ONCE).flat())
  await house.put(
    buildSupplier(
      { uid: 'person-1', displayName: 'Cook 1', companyName: 'Quist', categories: ['greengrocery'] },
      now(),
    ),
  )
})

test('of more people than one list looks through the latest stand in it, and words find the others', async () => {
  const all = await list('/brigade-users')
  expect(all).toMatchObject({ isPartial: true, total: 2000 })
  const found = await list('/brigade-users?q=quist')
  expect(found).toMatchObject({ isPartial: false, total: 1 })
  expect(found.cards.map(({ name }) => name)).toEqual(['Ada Quist'])
})

test('a list that is looked through whole says nothing of it', async () => {
  expect(await list('/suppliers')).toMatchObject({ isPartial: false, total: 1 })
})
