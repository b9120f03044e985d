import { DATABASE_NAME, fieldsOfPlain, valueOfPlain } from '@brigade/platform/documents/values/plain-data.ts'
import { Client } from 'pg'
import { startChildServer } from './child-server.ts'
import { type Contender, type Item, ITEMS_ON_A_SHELF, LISTED, SHELVES, storedItem } from './contender.ts'
import { memberOf, openHttpClient } from './http-client.ts'

const ROOT = `${DATABASE_NAME}/documents`
const SEEDED_AT_ONCE = 500
const shelfIs = (shelf: string) => ({
  fieldFilter: { field: { fieldPath: 'shelf' }, op: 'EQUAL', value: valueOfPlain(shelf) },
})
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
const from = [{ collectionId: 'items' }]

function writeOf({ id, ...fields }: Item): object {
  return {
    update: { name: `${ROOT}/items/${id}`, fields: fieldsOfPlain(fields) },
    currentDocument: { exists: false },
  }
}

/** What PostgreSQL does by itself a minute after so many rows have come, and what the others get as well. */
async function tidy(databaseUrl: string): Promise<void> {
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query('vacuum analyze documents')
  await client.end()
}

/** The provider over the wire of the SDK's lite form. */
export async function openProvider(
  databaseUrl: string,
  connections: number,
  options: readonly string[] = [],
): Promise<Contender> {
  const server = await startChildServer('provider-process.ts', { DATABASE_URL: databaseUrl }, options)
  const http = openHttpClient(server.url, connections, { headers: { 'content-type': 'text/plain' } })
  const call = (name: string, body: unknown) => http.send('POST', `/v1/${encodeURI(ROOT)}:${name}`, body)
  const createAll = async (items: readonly Item[]) => {
    const answer = await call('commit', { writes: items.map(writeOf) })
    return () => lengthOf(memberOf(answer, 'writeResults'))
  }
  for (let first = 0; first < SHELVES * ITEMS_ON_A_SHELF; first += SEEDED_AT_ONCE) {
    await createAll(Array.from({ length: SEEDED_AT_ONCE }, (_, index) => storedItem(first + index)))
  }
  await tidy(databaseUrl)

  return {
    name: 'Brigade',
    create: (item) => createAll([item]),
    async read(id) {
      const answer = await call('batchGet', { documents: [`${ROOT}/items/${id}`] })
      return () => (memberOf(answer, 0, 'found') === undefined ? 0 : 1)
    },
    async list(shelf) {
      const orderBy = [{ field: { fieldPath: 'place' }, direction: 'ASCENDING' }]
      const structuredQuery = { from, where: shelfIs(shelf), orderBy, limit: LISTED }
      const answer = await call('runQuery', { structuredQuery })
      return () => (memberOf(answer, 0, 'document') === undefined ? 0 : lengthOf(memberOf(answer)))
    },
    createAll,
    async count(shelf) {
      const structuredQuery = { from, where: shelfIs(shelf) }
      const aggregations = [{ alias: 'all', count: {} }]
      const answer = await call('runAggregationQuery', {
        structuredAggregationQuery: { structuredQuery, aggregations },
      })
      return () => Number(memberOf(answer, 0, 'result', 'aggregateFields', 'all', 'integerValue'))
    },
    async [Symbol.asyncDispose]() {
      http[Symbol.dispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}
