import { expect, test } from 'vitest'
import {
  aStation,
  type Answer,
  type KitchenClient,
  newKitchenClient,
  post,
} from '../testing/kitchen-client.ts'
import { ownServer } from '../testing/own-server.ts'

const BATCH = 500
const server = ownServer()

/** Commits of 500 stations each, until one is refused. */
async function writeStations(
  client: KitchenClient,
  most: number,
): Promise<{ kept: number; refused?: Answer }> {
  let kept = 0
  while (kept < most) {
    const name = (index: number) => `kitchens/${client.kitchenId}/stations/s${kept + index}`
    const stations = Array.from({ length: BATCH }, (_, index) => [name(index), aStation('Sauce')] as const)
    const answer = await client.write(Object.fromEntries(stations))
    if (answer.status !== 200) return { kept, refused: answer }
    kept += BATCH
  }
  return { kept }
}

test('a fresh guest who floods the database is stopped in words, and others are not', async () => {
  const flood = await newKitchenClient(server.url)
  const { kept, refused } = await writeStations(flood, 27_000)
  expect(kept).toBe(2000)
  const retryAt = expect.stringMatching(/^\d{4}-.*Z$/u)
  expect(refused).toEqual({
    status: 429,
    body: {
      error: {
        code: 429,
        status: 'RESOURCE_EXHAUSTED',
        message: expect.stringContaining('Try again at'),
        details: [
          {
            '@type': 'type.googleapis.com/google.rpc.RetryInfo',
            retryDelay: expect.stringMatching(/^\d+s$/u),
          },
          expect.objectContaining({ reason: 'WRITE_QUOTA', metadata: { of: 'account', retryAt } }),
        ],
      },
    },
  })
  const headers = { authorization: `Bearer ${flood.token}` }
  const allowance = await fetch(`${server.url}/v1/write-allowance`, { headers })
  expect(await allowance.json()).toEqual({ retryAt })
  const data = { requestId: crypto.randomUUID(), kind: 'person', handle: 'flood-of-words' }
  expect(await post(`${server.url}/functions/claimHandle`, { data }, flood.token)).toMatchObject({
    status: 429,
    body: { error: { details: { reason: 'rate', of: 'account', retryAt } } },
  })

  const other = await newKitchenClient(server.url)
  expect(await writeStations(other, BATCH)).toEqual({ kept: BATCH })
})

test('the book of a whole kitchen passes at once', async () => {
  const chef = await newKitchenClient(server.url, {
    email: 'chef@example.com',
    password: 'a quiet kitchen 7',
  })
  expect(await writeStations(chef, 6000)).toEqual({ kept: 6000 })
})

test('whoever is nobody, or says they are somebody they are not, is told nothing of others', async () => {
  const ask = (headers: Record<string, string>) => fetch(`${server.url}/v1/write-allowance`, { headers })
  expect(await (await ask({})).json()).toEqual({ retryAt: null })
  expect((await ask({ authorization: 'Bearer nonsense' })).status).toBe(401)
})
