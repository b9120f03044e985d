import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeTextBodies, textBody } from '../../http/text-bodies.ts'
import { DocumentsError } from '../documents-error.ts'
import type { Documents } from '../types.ts'
import { admit, type VerifyToken } from './caller.ts'
import { errorBody, restError } from './errors.ts'
import { checkDatabase, type Names } from './names.ts'
import { type Json, readObject } from './read.ts'
import { findRestCall, type RestCall } from './rest-calls.ts'
import { statuses } from './status.table.ts'

export interface RestOptions {
  readonly documents: Documents
  readonly names: Names
  readonly verify: VerifyToken
}

const ROUTE = '/v1/projects/*'
/** `{project}/databases/{database}/documents[/{path}]:{call}` */
const ADDRESS = /^([^/]+\/databases\/[^/]+)\/documents(?:\/(.+))?:(\w+)$/s
const MIB = 1024 * 1024
/** Firestore takes 10 MiB per commit; the rest is room for its wrapping. */
const REST_BODY_BYTES = 11 * MIB

/** Serves the calls that are made with one request each, in a scope of their own. */
export function registerRest(scope: FastifyInstance, options: RestOptions): void {
  takeTextBodies(scope, REST_BODY_BYTES)
  scope.post<{ Params: { '*': string } }>(ROUTE, async (request, reply) => {
    const address = readAddress(request.params['*'], options.names)
    try {
      const { caller } = await admit(request.headers.authorization, options.verify)
      const { documents, names } = options
      return await address.call.answer({
        documents,
        names,
        caller,
        parent: address.parent,
        body: readBody(request),
      })
    } catch (error) {
      return refuse(reply, error, address.call)
    }
  })
}

/** Answers an error as the SDK reads it: in a list when the call answers with one. */
function refuse(reply: FastifyReply, error: unknown, call: RestCall): FastifyReply {
  const body = errorBody(error, reply.log)
  const answer = restError(body)
  return reply.code(statuses[body.status].http).send(call.isStreaming ? [answer] : answer)
}

function readAddress(address: string, names: Names): { readonly call: RestCall; readonly parent: string } {
  const [, database, path, call] = ADDRESS.exec(address) ?? []
  if (call === undefined) {
    throw new DocumentsError(
      'NOT_FOUND',
      'Ask at /v1/projects/{project}/databases/{database}/documents:{call}',
    )
  }
  checkDatabase(names, `projects/${database}`)
  return { call: findRestCall(call), parent: path === undefined ? names.root : `${names.root}/${path}` }
}

function readBody(request: FastifyRequest): Json {
  let json: unknown
  try {
    json = JSON.parse(textBody(request.body))
  } catch {
    throw new DocumentsError('INVALID_ARGUMENT', 'The body is not JSON')
  }
  return readObject(json, 'The body')
}
