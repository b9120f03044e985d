import { segmentsOf } from '@brigade/contract/path-segments.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { takeTextBodies, textBody } from '../../http/text-bodies.ts'
import { DocumentsError } from '../documents-error.ts'
import { askerOf, verifyCaller, type VerifyCallerToken } from './caller.ts'
import type { FindDatabase, ServedDatabase } from './databases.ts'
import { errorBody, restError } from './errors.ts'
import { type JsonObject, readObject } from './read.ts'
import { restCalls } from './rest-calls.ts'
import {
  createDocument,
  deleteDocument,
  getDocument,
  listDocuments,
  patchDocument,
} from './rest-documents.ts'
import type { RestAnswer } from './rest-request.ts'
import { statuses } from './status.table.ts'

export interface RestOptions {
  readonly databases: FindDatabase
  readonly verify: VerifyCallerToken
}

const ROUTE = '/v1/projects/*'
/** `{project}/databases/{database}/documents`, and what follows: `/{path}`, `:{call}` or both. */
const ADDRESS = /^([^/]+\/databases\/[^/]+)\/documents((?:[/:].*)?)$/s
const CALL = /^(.*):(\w+)$/s
const MIB = 1024 * 1024
/** Firestore takes 10 MiB per commit; the rest is room for its wrapping. */
const REST_BODY_BYTES = 11 * MIB

interface Asked {
  readonly Params: { readonly '*': string }
}

/** Serves the calls and methods that are made with one request each, in a scope of their own. */
export function registerDocumentsRest(scope: FastifyInstance, { databases, verify }: RestOptions): void {
  takeTextBodies(scope, REST_BODY_BYTES)
  scope.addHook('onRequest', async (_request, reply) => void reply.header('cache-control', 'no-store'))

  const answer = async (request: FastifyRequest, asked: Place, work: RestAnswer): Promise<unknown> => {
    const { caller } = await verifyCaller(askerOf(request), verify)
    // What is logged of it from here on says who asked.
    request.log = request.log.child({ uid: caller.uid })
    const { searchParams: search } = new URL(request.url, 'http://localhost')
    const [path, body] = [asked.place.slice(1), hasBody(request) ? readBody(request) : {}]
    return work({ ...asked.database, log: request.log, caller, path, search, body })
  }

  scope.post<Asked>(ROUTE, async (request, reply) => {
    const { database, place } = readPlace(databases, request.params['*'])
    const [, parent = '', name = ''] = CALL.exec(place) ?? []
    const call = restCalls.get(name)
    if (call === undefined && isCollection(place)) return answer(request, { database, place }, createDocument)
    if (call === undefined) throw nothingAt(place)
    try {
      return await answer(request, { database, place: parent }, call.answer)
    } catch (error) {
      if (!call.isStreaming) throw error
      const refusal = errorBody(error, request.log)
      return reply.code(statuses[refusal.status].http).send([restError(refusal)])
    }
  })
  scope.get<Asked>(ROUTE, (request) => {
    const asked = readPlace(databases, request.params['*'])
    return answer(request, asked, isCollection(asked.place) ? listDocuments : getDocument)
  })
  scope.patch<Asked>(ROUTE, (request) =>
    answer(request, readPlace(databases, request.params['*']), patchDocument),
  )
  scope.delete<Asked>(ROUTE, (request) =>
    answer(request, readPlace(databases, request.params['*']), deleteDocument),
  )
}

/** What an address names: a database, and what is below it. */
interface Place {
  readonly database: ServedDatabase
  readonly place: string
}

function readPlace(databases: FindDatabase, address: string): Place {
  const [, database, place] = ADDRESS.exec(address) ?? []
  if (database === undefined || place === undefined) throw nothingAt(address)
  return { database: databases(`projects/${database}`), place }
}

function isCollection(place: string): boolean {
  return place.startsWith('/') && segmentsOf(place).length % 2 === 0
}

function nothingAt(place: string): DocumentsError {
  return new DocumentsError(
    'NOT_FOUND',
    `There is nothing at "${place.slice(0, 80)}"; ask at /v1/projects/{project}/databases/{database}/documents:{call}`,
  )
}

function hasBody({ method }: FastifyRequest): boolean {
  return method === 'POST' || method === 'PATCH'
}

function readBody(request: FastifyRequest): JsonObject {
  const text = textBody(request.body)
  if (text === '') return {}
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch {
    throw new DocumentsError('INVALID_ARGUMENT', 'The body is not JSON')
  }
  return readObject(json, 'The body')
}
