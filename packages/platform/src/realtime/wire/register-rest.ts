import type { FastifyInstance, FastifyReply } from 'fastify'
import * as z from 'zod'
import { nobody, type RealtimeCore } from '../realtime-core.ts'
import { find } from '../queries/find.ts'
import { readPath } from '../tree/path.ts'
import { permissionDenied, Refusal } from '../tree/refusal.ts'
import { jsonOf } from '../tree/write-json.ts'

interface RestParts {
  readonly core: RealtimeCore
  readonly namespaces: readonly string[]
}

const ENDING = '.json'
const BAD_REQUEST = 400
const UNAUTHORIZED = 401
const NOT_FOUND = 404

const RestQuery = z.object({
  ns: z.string(),
  auth: z.string().optional(),
  orderBy: z.string().optional(),
  startAt: z.string().optional(),
  startAfter: z.string().optional(),
  endAt: z.string().optional(),
  endBefore: z.string().optional(),
  limitToFirst: z.coerce.number().optional(),
  limitToLast: z.coerce.number().optional(),
})

const INDEXES: ReadonlyMap<unknown, string> = new Map([
  ['$key', '.key'],
  ['$value', '.value'],
  ['$priority', '.priority'],
])

/**
 * Serves `GET /{path}.json?ns=`: how the SDK reads, once, in pages that a search engine visits. Only addresses that name a
 * namespace are taken; all others belong to whoever else serves them.
 */
export function registerRest(app: FastifyInstance, { core, namespaces }: RestParts): void {
  app.addConstraintStrategy({
    name: 'realtimeRest',
    storage: routesByConstraint,
    deriveConstraint: ({ url = '' }) => (/^[^?]*\.json\?(?:.*&)?ns=/.test(url) ? 'yes' : undefined),
  })
  app.get<{ Params: { readonly '*': string } }>(
    '/*',
    { constraints: { realtimeRest: 'yes' } },
    async (request, reply) => {
      const query = RestQuery.safeParse(request.query)
      if (!query.success) return refuse(reply, BAD_REQUEST, z.prettifyError(query.error))
      if (!namespaces.includes(query.data.ns))
        return refuse(reply, NOT_FOUND, `There is no realtime database "${query.data.ns}"`)
      try {
        const data = await read(core, request.params['*'].slice(0, -ENDING.length), query.data)
        return await reply.header('cache-control', 'no-store').send(data)
      } catch (error) {
        if (!(error instanceof Refusal)) throw error
        return refuse(reply, isAboutCaller(error) ? UNAUTHORIZED : BAD_REQUEST, error.message)
      }
    },
  )
}

/** Where the router keeps the routes of one address, by what they demand besides. */
function routesByConstraint<Route>() {
  const routes = new Map<unknown, Route>()
  return {
    get: (constraint: unknown) => routes.get(constraint) ?? null,
    set: (constraint: unknown, route: Route) => void routes.set(constraint, route),
  }
}

function isAboutCaller({ status }: Refusal): boolean {
  return status === 'permission_denied' || status === 'invalid_token' || status === 'expired_token'
}

function refuse(reply: FastifyReply, status: number, error: string) {
  return reply.code(status).send({ error })
}

async function read(core: RealtimeCore, pathText: string, query: z.infer<typeof RestQuery>): Promise<string> {
  const caller = query.auth === undefined ? nobody : await core.verify(query.auth)
  const path = readPath(pathText)
  const { mayRead } = await core.access.ask(caller, path)
  if (!mayRead) throw permissionDenied()
  return JSON.stringify(jsonOf(find(core.replica.root, path, wireQuery(query))))
}

/** The same query as the websocket carries it. */
function wireQuery(query: z.infer<typeof RestQuery>): unknown {
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
    throw new Refusal('invalid_query', 'Values in an address are JSON')
  }
}
