import { Client } from 'pg'
import { installedPackage } from '../installed-package.ts'
import { startChildServer } from './child-server.ts'
import { type Contender, type Item, ITEMS_ON_A_SHELF, LISTED, SHELVES } from './contender.ts'
import { type HttpClient, memberOf, openHttpClient } from './http-client.ts'

/** The peer's version; it is installed here and nowhere else. */
export const PARSE_SERVER = 'parse-server@9.10.0'
/** It reaches inside a package of Express, and breaks with the versions after this one. */
const MANIFEST = { overrides: { router: '2.2.0' } }
const HEADERS = { 'x-parse-application-id': 'bench', 'content-type': 'application/json' }
const lengthOf = (list: unknown) => (Array.isArray(list) ? list.length : 0)
const CLASS = '/parse/classes/Item'

/** Makes the class through Parse Server, and its items and the index in SQL, for its own way would take an hour. */
async function seed(databaseUrl: string, http: HttpClient): Promise<void> {
  const field = (type: string) => ({ type })
  await http.send('POST', '/parse/schemas/Item', {
    className: 'Item',
    fields: {
      shelf: field('String'),
      place: field('Number'),
      name: field('String'),
      price: field('Number'),
      isSold: field('Boolean'),
    },
  })
  const client = new Client(databaseUrl)
  await client.connect()
  await client.query(
    `insert into "Item" ("objectId", "createdAt", "updatedAt", shelf, place, name, price, "isSold")
      select 'item' || number, now(), now(), 'shelf' || number % $1::int, number / $1::int,
          'Article item' || number || ' of the shelf' || number % $1::int, number / $1::int + 0.25,
          number / $1::int % 2 = 0
        from generate_series(0, $2::int - 1) number`,
    [SHELVES, SHELVES * ITEMS_ON_A_SHELF],
  )
  await client.query('create index item_by_place on "Item" (shelf, place)')
  await client.query('vacuum analyze "Item"')
  await client.end()
}

/** Parse Server with its defaults, over its REST interface, on a database of its own in the same PostgreSQL. */
export async function openParseServer(databaseUrl: string, connections: number): Promise<Contender> {
  const env = {
    DATABASE_URL: databaseUrl,
    PEER_FOLDER: await installedPackage(PARSE_SERVER, MANIFEST),
    NODE_ENV: 'production',
  }
  const server = await startChildServer('parse-process.ts', env)
  const operator = openHttpClient(server.url, 1, { headers: { ...HEADERS, 'x-parse-master-key': 'bench' } })
  await seed(databaseUrl, operator)
  operator[Symbol.dispose]()
  const http = openHttpClient(server.url, connections, { headers: HEADERS })
  const find = (parameters: Readonly<Record<string, string>>) =>
    http.send('GET', `${CLASS}?${new URLSearchParams(parameters)}`)

  return {
    name: 'Parse Server',
    async create({ id: _, ...fields }) {
      const answer = await http.send('POST', CLASS, fields)
      return () => (memberOf(answer, 'objectId') === undefined ? 0 : 1)
    },
    async read(id) {
      const answer = await http.send('GET', `${CLASS}/${id}`)
      return () => (memberOf(answer, 'objectId') === id ? 1 : 0)
    },
    async list(shelf) {
      const where = JSON.stringify({ shelf })
      const answer = await find({ where, order: 'place', limit: String(LISTED) })
      return () => lengthOf(memberOf(answer, 'results'))
    },
    async createAll(items: readonly Item[]) {
      const requests = items.map(({ id: _, ...body }) => ({ method: 'POST', path: CLASS, body }))
      const answer = await http.send('POST', '/parse/batch', { requests, transaction: true })
      return () => (memberOf(answer, 0, 'success') === undefined ? 0 : lengthOf(memberOf(answer)))
    },
    async count(shelf) {
      const answer = await find({ where: JSON.stringify({ shelf }), count: '1', limit: '0' })
      return () => Number(memberOf(answer, 'count'))
    },
    async [Symbol.asyncDispose]() {
      http[Symbol.dispose]()
      await server[Symbol.asyncDispose]()
    },
  }
}
