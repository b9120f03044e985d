import type { FastifyReply, FastifyRequest } from 'fastify'
import * as z from 'zod'
import type { Caller } from '@brigade/contract/document.ts'
import { nobody, type RealtimeCore } from '../realtime-core.ts'
import { RealtimeRefusal } from '../tree/refusal.ts'
import { pathInTree, type FindNamespace } from './namespaces.ts'

export interface RestParts {
  readonly core: RealtimeCore
  readonly findNamespace: FindNamespace
}

const ENDING = '.json'
const NO_CONTENT = 204
const BAD_REQUEST = 400
const UNAUTHORIZED = 401
const NOT_FOUND = 404

const RestQuery = z.object({
  ns: z.string(),
  auth: z.string().optional(),
  format: z.string().optional(),
  print: z.string().optional(),
  orderBy: z.string().optional(),
  startAt: z.string().optional(),
  startAfter: z.string().optional(),
  endAt: z.string().optional(),
  endBefore: z.string().optional(),
  limitToFirst: z.coerce.number().optional(),
  limitToLast: z.coerce.number().optional(),
})

export type RestQuery = z.infer<typeof RestQuery>

/** What a plain request asks for, and who asks. */
export interface RealtimeRestRequest {
  readonly core: RealtimeCore
  readonly caller: Caller
  readonly path: string
  readonly query: RestQuery
  readonly body: unknown
}

export interface RestRoute {
  readonly Params: { readonly '*': string }
}

/** Only addresses that name a namespace are taken; all others belong to whoever else serves them. */
export const REST_ROUTE = { url: '/*', constraints: { realtimeRest: 'yes' } }

/** Answers a plain request by what `work` makes of it, or by why it is refused. */
export function answerRest(
  { core, findNamespace }: RestParts,
  work: (asked: RealtimeRestRequest) => Promise<unknown>,
) {
  return async (request: FastifyRequest<RestRoute>, reply: FastifyReply): Promise<FastifyReply> => {
    const query = RestQuery.safeParse(request.query)
    if (!query.success) return refuse(reply, BAD_REQUEST, z.prettifyError(query.error))
    const base = findNamespace(query.data.ns)
    if (base === undefined)
      return refuse(reply, NOT_FOUND, `There is no realtime database "${query.data.ns}"`)
    try {
      const token = query.data.auth ?? /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
      const caller = token === undefined ? nobody : await core.verify(token)
      const path = pathInTree(base, request.params['*'].slice(0, -ENDING.length))
      const answer = await work({ core, caller, path, query: query.data, body: request.body })
      reply.header('cache-control', 'no-store')
      return query.data.print === 'silent'
        ? await reply.code(NO_CONTENT).send()
        : await reply.type('application/json; charset=utf-8').send(JSON.stringify(answer))
    } catch (error) {
      if (!(error instanceof RealtimeRefusal)) throw error
      return refuse(reply, isAboutCaller(error) ? UNAUTHORIZED : BAD_REQUEST, error.message)
    }
  }
}

function isAboutCaller({ status }: RealtimeRefusal): boolean {
  return status === 'permission_denied' || status === 'invalid_token' || status === 'expired_token'
}

function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply.code(status).send({ error })
}
