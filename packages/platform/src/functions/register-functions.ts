import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '@brigade/contract/document.ts'
import type { Log } from '../documents/log.ts'
import type { Documents } from '../documents/types.ts'
import { logRefusal } from '../http/log-refusal.ts'
import { takeTextBodies, textBody } from '../http/text-bodies.ts'
import { IdentityError } from '../identity/identity-error.ts'
import { uncountedWrites, type WriteQuota } from '../quotas/write-quota.ts'
import { openSlidingWindow } from '../limits/sliding-window.ts'
import type { Limit } from '../limits/sliding-window.ts'
import { callableError, HTTP_STATUS } from './callable-error.ts'
import { decodeData } from './callable-values.ts'
import type { AnyFunction } from './define-stream.ts'
import { eventOf, openEvents, sendEvent, wantsEvents } from './event-stream.ts'
import { throwRefusal, Refusal } from './refusal.ts'
import { runFunction } from './run-function.ts'
import { answerOf, startStream, streamEvents } from './run-stream.ts'

interface FunctionsOptions {
  readonly functions: readonly AnyFunction[]
  /** Returns the holder of an ID token; throws IdentityError when it is not valid. */
  readonly verify: (idToken: string) => Promise<Caller>
  /** Must have the collection `storedAnswers` declared. */
  readonly documents: Pick<Documents, 'transact' | 'reading'>
  /** Counts what calls write; nobody does when absent. */
  readonly quota?: WriteQuota
  /** ms since 1970; the system's clock when absent. */
  readonly now?: () => number
  /** Calls per caller, by address for strangers: 300 a minute when absent. */
  readonly limit?: Limit
  /** Takes calls at the emulator's addresses too, in any project and region: for test servers only. */
  readonly isEmulator?: boolean
}

const DEFAULT_LIMIT: Limit = { tries: 300, perMs: 60_000 }
const LARGEST_BODY_BYTES = 1_048_576
/** `/my-project/us-central1/name`; what looks otherwise may be somebody else's. */
const EMULATED_URL = '/:project/:region(^[a-z]+-[a-z]+[0-9]+$)/:name(^[A-Za-z0-9_-]+$)'

const NOBODY: Caller = { uid: null, isGuest: false, email: null, isEmailVerified: false, claims: {} }

/**
 * Serves callable functions at `POST /functions/{name}`, in the protocol of the SDK's `firebase/functions`.
 * @throws when two functions share a name
 */
export async function registerFunctions(app: FastifyInstance, options: FunctionsOptions): Promise<void> {
  const { documents, quota = uncountedWrites, verify, now = Date.now } = options
  const functions = byName(options.functions)
  const window = openSlidingWindow(options.limit ?? DEFAULT_LIMIT, now)
  const ownWindows = new Map(
    options.functions.flatMap(({ name, limit }) =>
      limit === undefined ? [] : [[name, openSlidingWindow(limit, now)]],
    ),
  )

  await app.register(async (scope) => {
    takeTextBodies(scope, LARGEST_BODY_BYTES)
    scope.setErrorHandler((error, request, reply) => answerError(error, { request, reply, log: scope.log }))
    const answer = async (request: FastifyRequest<Named>, reply: FastifyReply): Promise<FastifyReply> => {
      const { name } = request.params
      const called = functions.get(name) ?? throwRefusal('NOT_FOUND', 'no-such-function')
      const data = readData(textBody(request.body))
      const caller = { ...(await callerOf(request.headers.authorization, verify)), address: request.ip }
      // What is logged of the request from here on says who asked.
      request.log = request.log.child({ uid: caller.uid })
      const asker = caller.uid ?? request.ip
      const retryAt = window.take(asker) ?? ownWindows.get(name)?.take(asker) ?? null
      if (retryAt !== null)
        throwRefusal('RESOURCE_EXHAUSTED', 'rate', { retryAt: new Date(retryAt).toISOString() })
      return answerCall({ documents, quota, request, reply }, { called, data, caller })
    }
    scope.post('/functions/:name', answer)
    if (options.isEmulator) scope.post(EMULATED_URL, answer)
  })
}

interface Named {
  readonly Params: { readonly name: string }
}

interface Exchange {
  readonly documents: FunctionsOptions['documents']
  readonly quota: WriteQuota
  readonly request: FastifyRequest
  readonly reply: FastifyReply
}

interface Call {
  readonly called: AnyFunction
  readonly data: unknown
  readonly caller: Caller
}

async function answerCall(
  { documents, quota, request, reply }: Exchange,
  { called, data, caller }: Call,
): Promise<FastifyReply> {
  const isListening = wantsEvents(request)
  if (!('isStreamed' in called)) {
    const answer = await runFunction({ documents, quota }, { called, data, caller }, reply.log)
    return sendAnswer(reply, isListening, answer)
  }
  const start = startStream(documents, { called, data, caller })
  if (!isListening) return sendAnswer(reply, isListening, await answerOf(start))
  await streamEvents(start, openEvents(reply), { name: called.name, log: reply.log })
  return reply
}

function sendAnswer(reply: FastifyReply, isListening: boolean, answer: string): FastifyReply {
  if (isListening) return sendEvent(reply, eventOf('result', answer))
  return reply
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(`{"result":${answer}}`)
}

function byName(functions: readonly AnyFunction[]): ReadonlyMap<string, AnyFunction> {
  const named = new Map(functions.map((one) => [one.name, one]))
  if (named.size !== functions.length) throw new Error('Two functions have the same name.')
  return named
}

function readData(body: string): unknown {
  const parsed = parseJson(body)
  if (typeof parsed !== 'object' || parsed === null || !('data' in parsed)) {
    return throwRefusal('INVALID_ARGUMENT', 'field', {
      fields: [{ path: '', rule: 'The body must be {"data": …}' }],
    })
  }
  return decodeData(parsed.data)
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return undefined
  }
}

async function callerOf(
  authorization: string | undefined,
  verify: FunctionsOptions['verify'],
): Promise<Caller> {
  if (authorization === undefined || authorization === '') return NOBODY
  const idToken = /^Bearer (\S+)$/i.exec(authorization)?.[1]
  if (idToken === undefined) return throwRefusal('UNAUTHENTICATED', 'sign-in-needed')
  try {
    return await verify(idToken)
  } catch (error) {
    if (error instanceof IdentityError)
      return throwRefusal('UNAUTHENTICATED', 'sign-in-needed', { cause: error.code })
    throw error
  }
}

function answerError(
  error: unknown,
  {
    request,
    reply,
    log,
  }: { readonly request: FastifyRequest; readonly reply: FastifyReply; readonly log: Log },
): FastifyReply {
  logRefusal(request.log, error)
  const told = callableError(clientFault(error) ?? error, request.url, log)
  void reply.code(HTTP_STATUS[told.status])
  // Who listens to a stream reads nothing but events, whatever the status.
  if (wantsEvents(request)) return sendEvent(reply, eventOf('error', JSON.stringify(told)))
  return reply.header('cache-control', 'no-store').send({ error: told })
}

/** What the HTTP server itself refuses, such as a body over the limit. */
function clientFault(error: unknown): Refusal | undefined {
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  if (typeof status !== 'number' || status >= 500) return undefined
  const rule =
    status === 413 ? `A call may have at most ${LARGEST_BODY_BYTES} bytes` : 'The request cannot be read'
  return new Refusal('INVALID_ARGUMENT', 'field', { fields: [{ path: '', rule }] })
}
