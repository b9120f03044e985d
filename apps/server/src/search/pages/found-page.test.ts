import { buildPerson } from '@brigade/builders/build-people.ts'
import { BrigadeCode } from '@brigade/domain/people/handles/brigade-code.ts'
import { beforeAll, expect, test } from 'vitest'
import { callFunctions, now } from '../../../testing/call-functions.ts'
import { foundPage } from './found-page.ts'

const house = await callFunctions([])
let code: BrigadeCode

async function placeOf(id: string): Promise<string | undefined> {
  const { documents } = house.platform
  const search = new URLSearchParams()
  const asked = {
    params: { id },
    search,
    documents,
    billing: 'off',
    language: 'en-GB',
    origin: 'http://localhost',
  } as const
  return Object(await foundPage.load(asked)).movedTo
}

beforeAll(async () => {
  await house.put(buildPerson({ uid: 'ada', displayName: 'Ada Quist' }, now()))
  const card = await house.platform.documents.transact((tx) => tx.get('brigade-users/ada'))
  code = BrigadeCode.parse(card?.['brigadeCode'])
})

test('a brigade code leads to its person, in any case, with its dash and without', async () => {
  const bare = code.replace('-', '')
  const typed = [code, code.toLowerCase(), bare, bare.toLowerCase(), code.replace('-', ' ')]
  const places = await Promise.all(typed.map(placeOf))
  expect(places).toEqual(typed.map(() => '/brigade-users/ada'))
  expect(await placeOf(`${bare}0`)).toBeUndefined()
  expect(await placeOf(`-${bare}`)).toBeUndefined()
})
