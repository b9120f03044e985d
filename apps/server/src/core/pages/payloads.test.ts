import { expect, test } from 'vitest'
import { fetchFrom } from '../../../testing/fetch-from.ts'
import { ownServer } from '../../../testing/own-server.ts'

const server = ownServer({ demo: true })
const ask = fetchFrom(server)

test.each([
  ['', 200],
  ['/apps', 200],
  ['/fr/help', 200],
  ['/legal/privacy', 200],
  ['/settings', 404],
  ['/no/such/page', 404],
])('the payload of %j, which has no data of its own, answers %i', async (path, status) => {
  const answer = await ask(`${path}/_payload.json`)
  expect([answer.status, await answer.json()]).toEqual([status, { status, data: null, jsonLd: [] }])
})

test('one address searches only so often, whatever else it reads', async () => {
  const search = (number: number) => ask(`/fr/search/_payload.json?page=${number}`)
  let told = await search(0)
  for (let tries = 1; told.status === 200 && tries <= 100; tries += 1) told = await search(tries)
  expect([told.status, told.headers.get('retry-after')]).toEqual([429, '60'])
  expect(told.headers.get('cache-control')).toBe('no-store')
  expect((await ask('/search?q=tern')).status).toBe(429)
  expect((await ask('/jobs')).status).toBe(200)
})

test('one address has only so many lists of cards, whichever and in whatever form, and an office enough', async () => {
  const lists = ['/chefs', '/kitchens/_payload.json', '/de/suppliers', '/professionals']
  const list = (number: number) => ask(`${lists[number % lists.length]}?page=${number % 8}`)
  let told = await list(0)
  let answered = 0
  for (; told.status === 200 && answered < 400; answered += 1) told = await list(answered)
  expect(answered).toBeGreaterThan(90)
  expect([told.status, told.headers.get('retry-after')]).toEqual([429, '60'])
  expect((await ask('/recruiters')).status).toBe(429)
  expect((await ask('/jobs')).status).toBe(200)
})
