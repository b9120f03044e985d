import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { takeTextBodies, textBody } from '../../http/text-bodies.ts'
import { ADMINISTRATOR_CALLS, listPage } from '../administrator/administrator-calls.ts'
import type { Call } from '../call.ts'
import { isOutOfSpace } from '../../database/out-of-space.ts'
import { createAuthUri } from '../calls/create-auth-uri.ts'
import { deleteAccountCall } from '../calls/delete-account.ts'
import { finalizeEnrolment, startEnrolment } from '../calls/enrol-second-factor.ts'
import { lookup } from '../calls/lookup.ts'
import { refreshToken } from '../calls/refresh-token.ts'
import { resetPassword } from '../calls/reset-password.ts'
import { revokeToken } from '../calls/revoke-token.ts'
import { sendOobCode } from '../calls/send-oob-code.ts'
import { sendVerificationCode } from '../calls/send-verification-code.ts'
import { endSessionsCall, listSessionsCall } from '../calls/sessions.ts'
import { signInWithCustomToken } from '../calls/sign-in-with-custom-token.ts'
import { signInWithEmailLink } from '../calls/sign-in-with-email-link.ts'
import { signInWithIdp } from '../calls/sign-in-with-idp.ts'
import { signInWithPassword } from '../calls/sign-in-with-password.ts'
import { signInWithPhoneNumber } from '../calls/sign-in-with-phone-number.ts'
import { finalizeSecondFactor, startSecondFactor } from '../calls/sign-in-with-second-factor.ts'
import { signUp } from '../calls/sign-up.ts'
import { update } from '../calls/update.ts'
import { withdrawSecondFactor } from '../calls/withdraw-second-factor.ts'
import { deviceName } from '../device-name.ts'
import type { IdentityContext } from '../identity-context.ts'
import { IdentityError } from '../identity-error.ts'
import { presentPasswordPolicy } from '../password-policy.ts'
import { readBody } from './read-body.ts'

/** Larger bodies are refused; the longest field, a password or a token, is 16 KiB. */
const LARGEST_BODY_BYTES = 65_536

const CALLS: Readonly<Record<string, Call>> = {
  'v1/accounts::signUp': signUp,
  'v1/accounts::signInWithPassword': signInWithPassword,
  'v1/accounts::signInWithEmailLink': signInWithEmailLink,
  'v1/accounts::signInWithIdp': signInWithIdp,
  'v1/accounts::signInWithCustomToken': signInWithCustomToken,
  'v1/accounts::signInWithPhoneNumber': signInWithPhoneNumber,
  'v1/accounts::sendVerificationCode': sendVerificationCode,
  'v1/accounts::update': update,
  'v1/accounts::delete': deleteAccountCall,
  'v1/accounts::sendOobCode': sendOobCode,
  'v1/accounts::resetPassword': resetPassword,
  'v1/accounts::createAuthUri': createAuthUri,
  'v1/sessions::list': listSessionsCall,
  'v1/sessions::end': endSessionsCall,
  'v2/accounts::revokeToken': revokeToken,
  'v2/accounts/mfaEnrollment::start': startEnrolment,
  'v2/accounts/mfaEnrollment::finalize': finalizeEnrolment,
  'v2/accounts/mfaEnrollment::withdraw': withdrawSecondFactor,
  'v2/accounts/mfaSignIn::start': startSecondFactor,
  'v2/accounts/mfaSignIn::finalize': finalizeSecondFactor,
}

/** The paths of the SDK's emulator mode. */
const EMULATOR_PREFIX = '/identitytoolkit.googleapis.com'
const TOKEN_PREFIX = '/securetoken.googleapis.com'

/** Without OPTIONS, by which browsers ask before a call, whichever it is. */
const ASKING = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE']

/** Only OFF keeps the SDK from loading a script of another host. */
const RECAPTCHA_CONFIG = {
  recaptchaKey: 'unused',
  recaptchaEnforcementState: [
    { provider: 'EMAIL_PASSWORD_PROVIDER', enforcementState: 'OFF' },
    { provider: 'PHONE_PROVIDER', enforcementState: 'OFF' },
  ],
}

/** What `RecaptchaVerifier` asks for before it draws its widget, or, in tests, a stand-in for it; nobody reads the token. */
const RECAPTCHA_PARAMS = { recaptchaSiteKey: 'unused' }

/** Serves the calls under `/identity` and under the paths of the SDK's emulator mode. */
export async function registerIdentityRoutes(app: FastifyInstance, context: IdentityContext): Promise<void> {
  await app.register(async (scope) => {
    takeTextBodies(scope, LARGEST_BODY_BYTES)
    scope.setErrorHandler(answerError)
    for (const prefix of ['/identity', EMULATOR_PREFIX]) registerCalls(scope, prefix, context)
    if (context.isOpen) registerAdministratorCalls(scope, context)
    for (const prefix of ['/identity', TOKEN_PREFIX]) {
      scope.post(
        `${prefix}/v1/token`,
        { errorHandler: answerQuietly },
        answering(context, refreshToken, false),
      )
    }
    for (const path of ['/identity/v1/jwks', '/.well-known/jwks.json']) {
      scope.get(path, async (_request, reply) =>
        reply.header('cache-control', 'public, max-age=300').send(await context.keys.published()),
      )
    }
    for (const prefix of ['/identity', EMULATOR_PREFIX, TOKEN_PREFIX]) {
      scope.route({
        method: ASKING,
        url: `${prefix}/*`,
        handler: (request, reply) => refuse(request, reply, NO_SUCH_CALL),
      })
    }
  })
}

function registerCalls(scope: FastifyInstance, prefix: string, context: IdentityContext): void {
  // The SDK's own suites, which know the emulator alone, want to be told what nobody else is told.
  const isFrank = context.isOpen && prefix === EMULATOR_PREFIX
  for (const [path, handle] of Object.entries(CALLS))
    scope.post(`${prefix}/${path}`, answering(context, handle, isFrank))
  scope.post(
    `${prefix}/v1/accounts::lookup`,
    { errorHandler: answerQuietly },
    answering(context, lookup, isFrank),
  )
  const { project: projectId, continueHosts } = context
  scope.get(`${prefix}/v1/projects`, () => ({ projectId, authorizedDomains: continueHosts.map(nameOf) }))
  scope.get(`${prefix}/v1/recaptchaParams`, () => RECAPTCHA_PARAMS)
  for (const version of ['v1', 'v2']) {
    scope.get(`${prefix}/${version}/recaptchaConfig`, () => RECAPTCHA_CONFIG)
    scope.get(`${prefix}/${version}/passwordPolicy`, () => presentPasswordPolicy(context.passwordPolicy))
  }
}

/** What the SDKs of servers ask of a test server, where everybody is believed who says that they are its owner. */
function registerAdministratorCalls(scope: FastifyInstance, context: IdentityContext): void {
  const accounts = `${EMULATOR_PREFIX}/v1/projects/:project/accounts`
  const onRequest = async ({ headers }: FastifyRequest, reply: FastifyReply) =>
    headers.authorization === 'Bearer owner' ? undefined : sendRefusal(reply, NOT_THE_OWNER)
  for (const [name, handle] of Object.entries(ADMINISTRATOR_CALLS))
    scope.post(`${accounts}${name}`, { onRequest }, answering(context, handle, true))
  scope.get(`${accounts}::batchGet`, { onRequest }, async ({ query }) => listPage(context, query))
}

/** A host without its port. */
function nameOf(host: string): string {
  return new URL(`http://${host}`).hostname
}

function answering(context: IdentityContext, handle: Call, isFrank: boolean) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const body = readBody(textBody(request.body), request.headers['content-type'])
    const device = deviceName(request.headers['user-agent'])
    const answer = await handle(inLanguageOf(request, context), body, {
      address: request.ip,
      device,
      isFrank,
    })
    logWho(request, answer)
    return reply.header('cache-control', 'no-store').send(answer)
  }
}

/** Who did it; what and from where stands in the log's line of the request. */
function logWho({ log }: FastifyRequest, answer: object): void {
  const uid = 'localId' in answer ? answer.localId : 'user_id' in answer ? answer.user_id : undefined
  if (typeof uid === 'string') log.info({ uid }, 'An identity call was answered')
}

/** The same context for one caller: what is mailed for them is in the language that the SDK names. */
function inLanguageOf(request: FastifyRequest, context: IdentityContext): IdentityContext {
  const language = request.headers['x-firebase-locale']
  if (typeof language !== 'string') return context
  return { ...context, mailLater: (makeMail) => context.mailLater(makeMail, language) }
}

const NO_ROOM = 'RESOURCE_EXHAUSTED : The server has no room left to store this. Try again later.'

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return refuse(request, reply, refusal)
  if (isOutOfSpace(error)) return sendRefusal(reply, { status: 503, message: NO_ROOM })
  request.log.error({ err: error }, 'An identity call failed')
  return sendRefusal(reply, { status: 503, message: 'INTERNAL_ERROR' })
}

/** For lookup and token: an error the SDK can read would sign the person out over a fault of ours. */
function answerQuietly(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const refusal = refusalOf(error)
  if (refusal !== undefined) return refuse(request, reply, refusal)
  request.log.error({ err: error }, 'An identity call failed')
  return reply.code(503).send()
}

const NOT_THE_OWNER = {
  status: 401,
  message: 'UNAUTHENTICATED : Only "Bearer owner" may administer accounts',
}

const NO_SUCH_CALL: WireRefusal = {
  status: 404,
  message: 'NOT_FOUND : There is no such call',
  reason: 'notFound',
  name: 'NOT_FOUND',
}

interface WireRefusal {
  readonly status: number
  readonly message: string
  readonly reason?: string
  /** The status in a word, where the protocol says it. */
  readonly name?: string
}

/** What the client did wrong; undefined when the fault is ours. */
function refusalOf(error: unknown): WireRefusal | undefined {
  if (error instanceof IdentityError) return { status: 400, message: error.message }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined
  return typeof status === 'number' && status >= 400 && status < 500
    ? { status, message: 'INVALID_REQUEST' }
    : undefined
}

function refuse({ log }: FastifyRequest, reply: FastifyReply, refusal: WireRefusal): FastifyReply {
  const [code] = refusal.message.split(' : ')
  log.info({ refusal: code }, 'An identity call was refused')
  return sendRefusal(reply, refusal)
}

function sendRefusal(
  reply: FastifyReply,
  { status: code, message, reason = 'invalid', name }: WireRefusal,
): FastifyReply {
  const errors = [{ message, domain: 'global', reason }]
  return reply
    .code(code)
    .header('cache-control', 'no-store')
    .send({ error: { code, message, errors, ...(name !== undefined && { status: name }) } })
}
