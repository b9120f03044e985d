import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeTextBodies, textBody } from '../../http/text-bodies.ts'
import type { Call } from '../call.ts'
import { createAuthUri } from '../calls/create-auth-uri.ts'
import { deleteAccount } from '../calls/delete-account.ts'
import { lookup } from '../calls/lookup.ts'
import { refreshToken } from '../calls/refresh-token.ts'
import { resetPassword } from '../calls/reset-password.ts'
import { sendOobCode } from '../calls/send-oob-code.ts'
import { signInWithCustomToken } from '../calls/sign-in-with-custom-token.ts'
import { signInWithEmailLink } from '../calls/sign-in-with-email-link.ts'
import { signInWithPassword } from '../calls/sign-in-with-password.ts'
import { signUp } from '../calls/sign-up.ts'
import { update } from '../calls/update.ts'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { presentPasswordPolicy } from '../password-policy.ts'
import { readBody } from './read-body.ts'

/** Larger bodies are refused; the longest field, a password or a token, is 16 KiB. */
const LARGEST_BODY_BYTES = 65_536

const CALLS: Readonly<Record<string, Call>> = {
  'accounts::signUp': signUp,
  'accounts::signInWithPassword': signInWithPassword,
  'accounts::signInWithEmailLink': signInWithEmailLink,
  'accounts::signInWithCustomToken': signInWithCustomToken,
  'accounts::update': update,
  'accounts::delete': deleteAccount,
  'accounts::sendOobCode': sendOobCode,
  'accounts::resetPassword': resetPassword,
  'accounts::createAuthUri': createAuthUri,
}

/** Calls of the protocol that this provider does not offer. */
const CLOSED_CALLS: readonly string[] = [
  'accounts::signInWithIdp',
  'accounts::signInWithPhoneNumber',
  'accounts::sendVerificationCode',
]

/** Only OFF keeps the SDK from loading a script of another host. */
const RECAPTCHA_CONFIG = {
  recaptchaKey: 'unused',
  recaptchaEnforcementState: [
    { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
  ],
}

/** Serves the calls under `/identity` and under the paths of the SDK's emulator mode. */
export async function registerIdentityRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  await app.register(async (scope) => {
    takeTextBodies(scope, LARGEST_BODY_BYTES)
    scope.setErrorHandler(answerError)
    for (const prefix of ['/identity', '/identitytoolkit.googleapis.com'])
      registerCalls(scope, prefix, context)
    for (const prefix of ['/identity', '/securetoken.googleapis.com']) {
      scope.post(`${prefix}/v1/token`, { errorHandler: answerQuietly }, answering(context, refreshToken))
    }
    scope.get('/identity/v1/jwks', async (_request, reply) =>
      reply.header('cache-control', 'public, max-age=300').send(await context.keys.published()),
    )
  })
}

function registerCalls(scope: FastifyInstance, prefix: string, context: IdentityContext): void {
  for (const [path, handle] of Object.entries(CALLS))
    scope.post(`${prefix}/v1/${path}`, answering(context, handle))
  scope.post(`${prefix}/v1/accounts::lookup`, { errorHandler: answerQuietly }, answering(context, lookup))
  for (const path of CLOSED_CALLS) {
    scope.post(`${prefix}/v1/${path}`, () => {
      throw new IdentityError('OPERATION_NOT_ALLOWED')
    })
  }
  scope.get(`${prefix}/v1/projects`, () => ({ authorizedDomains: [] }))
  for (const version of ['v1', 'v2']) {
    scope.get(`${prefix}/${version}/recaptchaConfig`, () => RECAPTCHA_CONFIG)
    scope.get(`${prefix}/${version}/passwordPolicy`, () => presentPasswordPolicy(context.passwordPolicy))
  }
}

function answering(context: IdentityContext, handle: Call) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const body = readBody(textBody(request.body), request.headers['content-type'])
    const answer = await handle(context, body, { address: request.ip })
    return reply.header('cache-control', 'no-store').send(answer)
  }
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return sendRefusal(reply, refusal)
  request.log.error({ err: error }, 'An identity call failed')
  return sendRefusal(reply, { status: 503, message: 'INTERNAL_ERROR' })
}

/** For lookup and token: an error the SDK can read would sign the person out over a fault of ours. */
function answerQuietly(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return sendRefusal(reply, refusal)
  request.log.error({ err: error }, 'An identity call failed')
  return reply.code(503).send()
}

interface WireRefusal {
  readonly status: number
  readonly message: string
}

/** What the client did wrong; undefined when the fault is ours. */
function refusalOf(error: unknown): WireRefusal | undefined {
  if (error instanceof IdentityError) return { status: 400, message: error.message }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500
    ? { status, message: 'INVALID_REQUEST' }
    : undefined
}

function sendRefusal(reply: FastifyReply, { status, message }: WireRefusal): FastifyReply {
  const errors = [{ message, domain: 'global', reason: 'invalid' }]
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .send({ error: { code: status, message, errors } })
}
