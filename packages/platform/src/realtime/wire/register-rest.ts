import type { FastifyInstance } from 'fastify'
import { find } from '../queries/find.ts'
import { readPath } from '../tree/path.ts'
import { permissionDenied, RealtimeRefusal } from '../tree/refusal.ts'
import { jsonOf, listedJsonOf } from '../tree/write-json.ts'
import { answerRest, REST_ROUTE } from './rest-request.ts'
import type { RestParts, RestQuery, RealtimeRestRequest, RestRoute } from './rest-request.ts'

const INDEXES: ReadonlyMap<unknown, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
])

/** Serves `GET /{path}.json?ns=`: how the SDK reads, once, in pages that a search engine visits. */
export function registerRealtimeRest(app: FastifyInstance, parts: RestParts): void {
  app.addConstraintStrategy({
    name: 'realtimeRest',
    storage: routesByConstraint,
    deriveConstraint: ({ url = '' }) => (/^[^?]*\.json\?(?:.*&)?ns=/.test(url) ? 'yes' : undefined),
  })
  app.route<RestRoute>({ ...REST_ROUTE, method: 'GET', handler: answerRest(parts, read) })
}

/** Where the router keeps the routes of one address, by what they demand besides. */
function routesByConstraint<Route>() {
  const routes = new Map<unknown, Route>()
  return {
    get: (constraint: unknown) => routes.get(constraint) ?? null,
    set: (constraint: unknown, route: Route) => void routes.set(constraint, route),
  }
}

async function read({ core, caller, path: pathText, query }: RealtimeRestRequest): Promise<unknown> {
  const path = readPath(pathText)
  const { mayRead } = await core.access.ask(caller, path)
  if (!mayRead) throw permissionDenied()
  const found = find(core.replica.root, path, wireQuery(query))
  return query.format === 'export' ? jsonOf(found) : listedJsonOf(found)
}

/** The same query as the websocket carries it. */
function wireQuery(query: RestQuery): unknown {
  const { startAt, startAfter, endAt, endBefore, limitToFirst, limitToLast } = query
  const [sp, sn] = readParts(startAt ?? startAfter)
  const [ep, en] = readParts(endAt ?? endBefore)
  const [order] = readParts(query.orderBy)
  return {
    ...(sp !== undefined && { sp, sn, sin: startAfter === undefined }),
    ...(ep !== undefined && { ep, en, ein: endBefore === undefined }),
    ...(limitToFirst !== undefined && { l: limitToFirst, vf: 'l' }),
    ...(limitToLast !== undefined && { l: limitToLast, vf: 'r' }),
    ...(order !== undefined && { i: INDEXES.get(order) ?? order }),
  }
}

/** Reads `"value"` or `"value","key"`. */
function readParts(text: string | undefined): readonly unknown[] {
  if (text === undefined) return []
  try {
    const parts: unknown = JSON.parse(`[${text}]`)
    return Array.isArray(parts) ? parts : []
  } catch {
    throw new RealtimeRefusal('invalid_query', 'Values in an address are JSON')
  }
}
