import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadPayload } from './load-payload.ts'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})

afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([200, 404, 410])('a payload of status %i is taken', async (status) => {
  const payload = { status, data: null, jsonLd: [] }
  vi.stubGlobal('fetch', async () => Response.json(payload, { status }))

  expect(await loadPayload('/jobs', '')).toEqual(payload)
})

test.each([
  Response.json({ error: 'Something went wrong here.' }, { status: 500 }),
  Response.json(null, { status: 500 }),
  new Response('<html>', { status: 500, headers: { 'content-type': 'text/html' } }),
])('what is no payload is never shown as one', async (answer) => {
  vi.stubGlobal('fetch', async () => answer)

  await expect(loadPayload('/jobs', '')).rejects.toThrow('Connection failed. (500)')
})
