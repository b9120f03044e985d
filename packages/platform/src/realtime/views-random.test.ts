import * as fc from 'fast-check'
import * as sdk from 'firebase/database'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Database } from '../database/database.ts'
import { openTestDatabase } from '../../testing/database/test-database.ts'
import { plainQuery } from '../../testing/realtime/plain-query.ts'
import { readTreeQuery } from './queries/query.ts'
import { applySets, placesOf } from './store/change.ts'
import { type RealtimeServer, startRealtime } from '../../testing/realtime/realtime-server.ts'
import { recordEvents, openClient, type SdkClient } from '../../testing/realtime/sdk-client.ts'
import { type TreeContent, contentAt } from './tree/node.ts'
import { readPath } from './tree/path.ts'
import { readContent } from './tree/read-json.ts'
import { jsonOf } from './tree/write-json.ts'
import { Watches } from './watching/watches.ts'
import { readSet, readUpdate } from './writing.ts'

const RUNS = 10_000
const SDK_RUNS = 15
/** Ten thousand runs take long on a busy machine. */
const PATIENCE_MS = 120_000

const keys = fc.constantFrom('a', 'b', 'c', '1', '2', '10', 'é')
const values = fc.oneof(
  fc.constantFrom(null, true, false, 0, -1, 1, 2, 0.1, 'a', 'b', ''),
  fc.double({ noNaN: true, noDefaultInfinity: true }),
)
const priorities = fc.constantFrom(null, 1, 2, 'p')
const children = fc.oneof(
  values,
  fc.dictionary(keys, values, { maxKeys: 3 }),
  fc.record({ '.value': fc.constantFrom(1, 'x', true), '.priority': priorities }),
  fc.record({ n: values, m: values, '.priority': priorities }),
)
/** Data after encoding and decoding. */
const sent = (json: unknown): unknown => JSON.parse(JSON.stringify(json))
const wholes = fc.oneof(values, fc.dictionary(keys, children, { maxKeys: 7 })).map(sent)
const paths = fc.oneof(
  fc.constant(''),
  fc.constant('r'),
  keys.map((key) => `r/${key}`),
  fc.tuple(keys, fc.constantFrom('n', 'm', 'a')).map(([key, child]) => `r/${key}/${child}`),
)
const updates = fc.dictionary(keys, children, { minKeys: 1, maxKeys: 4 }).map(sent)
const writes = fc.oneof(
  fc.tuple(fc.constant('set' as const), paths, wholes),
  fc.tuple(fc.constant('update' as const), fc.constant('r'), updates),
)
const bounds = fc.oneof(fc.constantFrom(null, true, 0, 1, 'a', 'b'), fc.constant(undefined))
const queries = fc
  .record({
    i: fc.constantFrom('.priority', '.value', 'n', 'n/a'),
    sp: bounds,
    sn: fc.option(keys, { nil: undefined }),
    sin: fc.boolean(),
    ep: bounds,
    en: fc.option(keys, { nil: undefined }),
    ein: fc.boolean(),
    l: fc.option(fc.integer({ min: 1, max: 4 }), { nil: undefined }),
    vf: fc.constantFrom('l' as const, 'r' as const),
  })
  .map((query) => JSON.parse(JSON.stringify(query)))
const keyQueries = fc
  .record({
    sp: fc.option(keys, { nil: undefined }),
    ep: fc.option(keys, { nil: undefined }),
    sin: fc.boolean(),
    ein: fc.boolean(),
  })
  .map((query) => JSON.parse(JSON.stringify({ ...query, i: '.key', l: 3, vf: 'r' })))

type Write = readonly ['set' | 'update', string, unknown]

function written(root: TreeContent, [kind, path, data]: Write) {
  const raw = kind === 'set' ? readSet(path, data) : readUpdate(path, data)
  return raw.map((one) => ({
    path: one.path,
    content: readContent(one.data, one.path, { now: 0, before: root }),
  }))
}

/** The data of a client that applied all its pushes. */
function follower(start: TreeContent) {
  let known = start
  return {
    known: () => known,
    hear({ action, path, data }: { readonly action: string; readonly path: string; readonly data: string }) {
      const told = written(null, [action === 'd' ? 'set' : 'update', JSON.parse(path), JSON.parse(data)])
      known = applySets(known, told)
    },
  }
}

describe('views', () => {
  test(
    'after any change, the pushed data equals the result of a plain query',
    { timeout: PATIENCE_MS },
    () => {
      fc.assert(
        fc.property(fc.array(writes, { maxLength: 12 }), fc.oneof(queries, keyQueries), (changes, wire) => {
          const watches = new Watches()
          const query = readTreeQuery(wire)
          const path = readPath('r')
          const whole = follower(null)
          const part = follower(null)
          const result = follower(null)
          watches.add({ path: [], query: undefined }, whole, null)
          watches.add({ path: readPath('r/a'), query: undefined }, part, null)
          watches.add({ path, query }, result, null)
          let root: TreeContent = null
          for (const change of changes) {
            const sets = written(root, change)
            const before = root
            root = applySets(before, sets)
            watches.tell({ paths: placesOf(sets), before, after: root })
          }

          expect(jsonOf(whole.known())).toEqual(jsonOf(root))
          const at = (content: TreeContent, place: string) => jsonOf(contentAt(content, readPath(place)))
          expect(at(part.known(), 'r/a')).toEqual(at(root, 'r/a'))
          expect(at(result.known(), 'r')).toEqual(
            query === undefined ? at(root, 'r') : plainQuery(at(root, 'r'), wire),
          )
        }),
        { numRuns: RUNS },
      )
    },
  )
})

describe('the SDK', () => {
  let database: Database
  let server: RealtimeServer
  let writer: SdkClient
  let reader: SdkClient
  let rooms = 0

  beforeAll(async () => {
    database = await openTestDatabase()
    server = await startRealtime({ database })
    writer = openClient(server.url)
    reader = openClient(server.url)
  })
  afterAll(async () => {
    await writer.close()
    await reader.close()
    await server.close()
    await database.close()
  })

  const constraints: readonly (readonly sdk.QueryConstraint[])[] = [
    [sdk.orderByChild('n'), sdk.limitToFirst(2)],
    [sdk.orderByValue(), sdk.limitToLast(2)],
    [sdk.orderByKey(), sdk.startAfter('1'), sdk.endBefore('c')],
    [sdk.orderByPriority(), sdk.startAt(1), sdk.endAt('p')],
    [sdk.orderByChild('n'), sdk.equalTo(1)],
  ]

  const exported = async (query: sdk.Query): Promise<unknown> => (await sdk.get(query)).exportVal()

  test('its listeners get the data that a new query finds', { timeout: PATIENCE_MS }, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(writes, { minLength: 1, maxLength: 8 }), async (changes) => {
        rooms += 1
        const at = (path: string, { db }: SdkClient) => sdk.ref(db, `rooms/${rooms}/${path}`)
        const list = at('r', reader)
        // A client with the whole list answers queries locally, which is the SDK's own result.
        const own = recordEvents(at('r', writer))
        await expect.poll(() => own.values).toHaveLength(1)
        const heard = constraints.map((one) => recordEvents(sdk.query(list, ...one)))
        for (const [kind, path, data] of changes) {
          if (kind === 'set') await sdk.set(at(path, writer), data)
          else await sdk.update(at(path, writer), Object(data))
        }
        const whole = await exported(at('r', writer))
        for (const [index, { last }] of heard.entries()) {
          const wanted = await exported(sdk.query(at('r', writer), ...(constraints[index] ?? [])))
          await expect.poll(() => last()?.exportVal()).toEqual(wanted)
        }
        own.stop()
        heard.forEach(({ stop }) => stop())
        expect(await exported(list)).toEqual(whole)
      }),
      { numRuns: SDK_RUNS },
    )
  })

  test(
    'and we agree on the hash of any data: no transaction is made twice',
    { timeout: PATIENCE_MS },
    async () => {
      await fc.assert(
        fc.asyncProperty(wholes, async (data) => {
          rooms += 1
          const place = sdk.ref(reader.db, `rooms/${rooms}`)
          await sdk.set(sdk.ref(writer.db, `rooms/${rooms}`), { data, fixed: 1 })
          const heard = recordEvents(place)
          await expect.poll(() => heard.values).toHaveLength(1)
          let tries = 0
          await sdk.runTransaction(place, (value) => {
            tries += 1
            return { ...value, extra: 1 }
          })
          heard.stop()

          expect(tries).toBe(1)
        }),
        { numRuns: SDK_RUNS * 4 },
      )
    },
  )
})
