import { afterAll, beforeAll, expect, test } from 'vitest'
import { formOf, TestClient } from '../webchannel/test-client.ts'
import { type ServerProcess, startConformance } from './conformance-process.ts'

const SEED = 20_261_121
const REQUESTS = 2_000
const AT_ONCE = 20
const DATABASE = 'projects/brigade/databases/(default)'
const ROOT = `${DATABASE}/documents`

let server: ServerProcess

beforeAll(async () => {
  server = await startConformance()
})

afterAll(async () => server.stop())

/** Numbers from 0 to below 1, the same in every run (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const random = randomFrom(SEED)

function pick<Item>(items: readonly [Item, ...Item[]]): Item {
  return items[Math.floor(random() * items.length)] ?? items[0]
}

/** Things that are rarely right anywhere. */
const oddities: readonly [unknown, ...unknown[]] = [
  null,
  true,
  0,
  -1,
  1e308,
  2 ** 53,
  '',
  'x',
  '\0',
  '\ud800',
  '../../etc',
  '__name__',
  '__proto__',
  'a..b',
  '`',
  '9'.repeat(400),
  'projects/brigade/databases/(default)/documents',
  [],
  [[]],
  [null],
  {},
  { fields: null },
  { __proto__: null, constructor: { name: 1 } },
  { integerValue: '99999999999999999999' },
  { doubleValue: 'x' },
  { timestampValue: '2026-99-99T00:00:00Z' },
  { mapValue: { fields: { '': { nullValue: null } } } },
  { arrayValue: { values: [{ arrayValue: {} }] } },
  { referenceValue: 'x' },
  { stringValue: '\0' },
  { bytesValue: '***' },
  JSON.parse(`${'[{"a":'.repeat(200)}1${'}]'.repeat(200)}`),
]

const name = `${ROOT}/fuzz/a`
const field = { fieldPath: 'n' }
const query = {
  from: [{ collectionId: 'fuzz', allDescendants: false }],
  where: {
    compositeFilter: {
      op: 'AND',
      filters: [
        { fieldFilter: { field, op: 'EQUAL', value: { integerValue: '1' } } },
        { unaryFilter: { field, op: 'IS_NULL' } },
      ],
    },
  },
  orderBy: [{ field, direction: 'ASCENDING' }],
  startAt: { values: [{ integerValue: '1' }], before: true },
  endAt: { values: [{ stringValue: 'z' }], before: false },
  limit: 5,
  offset: 1,
  select: { fields: [field] },
}
const write = {
  update: {
    name,
    fields: { n: { integerValue: '1' }, deep: { mapValue: { fields: { m: { doubleValue: 1.5 } } } } },
  },
  updateMask: { fieldPaths: ['n', 'deep.m'] },
  updateTransforms: [
    { fieldPath: 'k', increment: { integerValue: '1' } },
    { fieldPath: 'tags', appendMissingElements: { values: [{ stringValue: 'a' }] } },
  ],
  currentDocument: { updateTime: '2026-11-20T20:32:38.691000Z' },
}
const bodies: readonly [readonly [string, unknown], ...(readonly [string, unknown])[]] = [
  ['commit', { writes: [write, { delete: name }, { verify: name, currentDocument: { exists: true } }] }],
  ['batchGet', { documents: [name, `${ROOT}/fuzz/b`] }],
  ['runQuery', { structuredQuery: query }],
  [
    'runAggregationQuery',
    {
      structuredAggregationQuery: {
        structuredQuery: query,
        aggregations: [
          { alias: 'a', count: { upTo: '3' } },
          { alias: 'b', sum: { field } },
          { alias: 'c', avg: { field } },
        ],
      },
    },
  ],
]

/** A copy with one member somewhere inside replaced by something odd, or left out. */
function spoil(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || random() < 0.12) return pick(oddities)
  const entries = Object.entries(json)
  const chosen = Math.floor(random() * entries.length)
  if (random() < 0.1) entries.splice(chosen, 1)
  const spoiled = entries.map(
    ([key, value], index) => [key, index === chosen ? spoil(value) : value] as const,
  )
  return Array.isArray(json) ? spoiled.map(([, value]) => value) : Object.fromEntries(spoiled)
}

/** A text with some of its characters changed. */
function scramble(text: string): string {
  const characters = text.split('')
  for (let n = 0; n < 3; n++)
    characters[Math.floor(random() * characters.length)] = pick(['"', '{', ']', '\0', 'é', '%', '&'])
  return characters.join('')
}

async function post(path: string, body: string): Promise<number> {
  const response = await fetch(`http://${server.host}${path}`, { method: 'POST', body })
  await response.text()
  return response.status
}

async function attackRest(): Promise<number> {
  const [call, body] = pick(bodies)
  const text = JSON.stringify(spoil(body))
  const path = pick([
    `/v1/${ROOT}:${call}`,
    `/v1/${ROOT}/fuzz/a:${call}`,
    `/v1/${ROOT}/fuzz:${call}`,
    `/v1/${scramble(ROOT)}:${call}`,
  ])
  return post(encodeURI(path).replaceAll('#', '%23'), random() < 0.1 ? scramble(text) : text)
}

async function attackStream(): Promise<number> {
  const call = pick(['Listen', 'Write'])
  const addTarget = { targetId: 2, query: { parent: ROOT, structuredQuery: query }, resumeToken: 'MTc5' }
  const first = call === 'Listen' ? { database: DATABASE, addTarget } : { database: DATABASE }
  const second =
    call === 'Listen' ? { database: DATABASE, removeTarget: 2 } : { streamToken: 'dDA=', writes: [write] }
  const client = new TestClient(`http://${server.host}/google.firestore.v1.Firestore/${call}/channel`)
  const opened = await client.open([random() < 0.5 ? spoil(first) : first, spoil(second)])
  const form = formOf([spoil(second)], 2)
  const parameters = `VER=8&SID=${client.sessionId}&RID=${pick(['1', 'x', ''])}&AID=${pick(['0', '-1', 'x', '99'])}`
  const path = `/google.firestore.v1.Firestore/${call}/channel?${parameters}`
  const status = await post(path, random() < 0.3 ? scramble(form) : form)
  await client.terminate()
  return Math.max(opened.status, status)
}

const resource = {
  name: 'fuzz/a',
  contentType: 'text/plain',
  contentDisposition: 'inline',
  cacheControl: 'no-cache',
  md5Hash: '1B2M2Y8AsgTpgAmY7PhCfg==',
  metadata: { a: 'b' },
}

/** A call to the file store with something odd in its address, its headers or its body. */
async function attackFiles(): Promise<number> {
  const json = JSON.stringify(spoil(resource))
  const multipart = `--b\r\n\r\n${json}\r\n--b\r\ncontent-type: x\r\n\r\nbytes\r\n--b--`
  const names = oddities.filter((odd) => typeof odd === 'string').filter((odd) => odd.isWellFormed())
  const named = encodeURIComponent(pick(['fuzz/a', ...names]))
  const path = pick([
    `?name=${named}`,
    `?name=${named}&upload_id=${pick(['x', '', 'a'.repeat(32)])}`,
    `/${named}`,
    `/${named}?alt=media&token=${named}&width=${pick(['1', '-1', 'x'])}`,
    `?prefix=${named}&delimiter=${pick(['/', '', '//'])}&maxResults=${pick(['1', '0', 'x'])}&pageToken=${named}`,
    `/${named}?${pick(['create_token=true', 'delete_token=', `delete_token=${named}`])}`,
  ])
  const method = pick(['POST', 'POST', 'GET', 'PATCH', 'DELETE'])
  const body = random() < 0.5 ? multipart : json
  const response = await fetch(`http://${server.host}/v0/b/${pick(['brigade', 'x', '%00'])}/o${path}`, {
    method,
    headers: {
      'content-type': pick(['multipart/related; boundary=b', 'application/json', 'multipart/related', '']),
      'x-goog-upload-protocol': pick(['multipart', 'resumable', 'x']),
      'x-goog-upload-command': pick(['start', 'upload', 'upload, finalize', 'query', '']),
      'x-goog-upload-offset': pick(['0', '-1', 'x', '9'.repeat(30)]),
      'x-goog-upload-header-content-length': pick(['5', '-1', 'x', '9'.repeat(30)]),
      range: pick(['bytes=0-1', 'bytes=-', 'bytes=9-1', 'x']),
    },
    ...(method !== 'GET' && { body: random() < 0.2 ? scramble(body) : body }),
  })
  await response.arrayBuffer()
  return response.status
}

test(`${REQUESTS} malformed requests are all answered without a fault of the server`, async () => {
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    const attacks = Array.from({ length: AT_ONCE }, async () =>
      pick([attackRest, attackRest, attackStream, attackFiles])(),
    )
    for (const status of await Promise.all(attacks)) statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }

  expect([...statuses.keys()].filter((status) => status >= 500)).toEqual([])
  expect(statuses.get(400)).toBeGreaterThan(REQUESTS / 4)
  expect((await fetch(`http://${server.host}/healthz`)).status).toBe(200)
})
